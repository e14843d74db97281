"""A table's sockets."""
