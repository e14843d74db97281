"""The coach: how likely each seat wins, what a strong player would do, and what it was worth."""
