"""The course of a turn, one file per chapter of the rules."""
