"""The table of Battalia in words."""
