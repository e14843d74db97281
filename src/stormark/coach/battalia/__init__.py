"""Battalia and its coach."""
