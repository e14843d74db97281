"""Tuning: an optimiser tries values, games judge them, and fresh games prove the best."""
