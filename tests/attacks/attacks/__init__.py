"""The attacks, one a module."""
