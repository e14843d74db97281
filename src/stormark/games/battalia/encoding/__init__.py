"""Positions and options of Battalia as numbers, for programs that learn."""
