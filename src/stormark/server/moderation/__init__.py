"""Operators: what they may do, how it reaches people, and what is written down of it."""
