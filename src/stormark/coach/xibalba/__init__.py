"""Xibalba and its coach."""
