"""Engines to be measured.  Each module offers `contender()`; only its own package is imported."""
