"""Who is stronger, and by how much: paired games, Elo, and a test that stops early."""
