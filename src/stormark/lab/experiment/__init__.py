"""Experiments: settings times seeds times games, as rows of data."""
