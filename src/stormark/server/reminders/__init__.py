"""Calling people back when it is their turn."""
