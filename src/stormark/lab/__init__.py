"""Experiments with whole games: bots against bots, and soaks that look for mistakes."""
