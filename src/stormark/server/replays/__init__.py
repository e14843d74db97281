"""Finished matches: as files, and step by step."""
