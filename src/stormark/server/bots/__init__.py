"""Bots at tables: they get what a person at their seat gets, in processes of their own."""
