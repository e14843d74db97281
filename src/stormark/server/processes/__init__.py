"""Several processes that serve the same database."""
