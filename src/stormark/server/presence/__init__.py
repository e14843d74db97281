"""Who is connected to a table, and what they tell each other."""
