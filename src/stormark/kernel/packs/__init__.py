"""Content packs of all games: reading files, checking fields, reporting problems."""
