"""Is a game still played the same way?  Two versions of the rules, move by move."""
