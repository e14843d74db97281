"""Everything the server keeps: plain functions over a connection, run by a `Database`."""
