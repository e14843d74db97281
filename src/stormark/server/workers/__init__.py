"""Processes beside the server that do its heavy work, and whose turn it is."""
