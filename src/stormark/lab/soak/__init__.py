"""Soaks: many random games of every option set, checked at every decision (docs/soak.md)."""
