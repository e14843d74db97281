"""A table while its match is played: its log, what that adds up to, and who is told."""
