"""Tools for those who make content packs."""
