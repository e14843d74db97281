"""Watching and analysing Xibalba."""
