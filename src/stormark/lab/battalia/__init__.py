"""Watching and analysing Battalia."""
