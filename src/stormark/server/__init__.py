"""The table server: tables for every game over the net.  It contains no rules."""
