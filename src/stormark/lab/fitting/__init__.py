"""Weights of an evaluation, fitted to the outcomes of games (Texel's method)."""
