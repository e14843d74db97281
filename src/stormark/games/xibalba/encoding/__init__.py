"""Positions and options of Xibalba as numbers, for programs that learn."""
