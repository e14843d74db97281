"""Accounts and their passwords."""
