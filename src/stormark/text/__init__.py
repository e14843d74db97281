"""What people read: sentences about a game, its cards, rules and words."""

from stormark.text.entry import Entry
from stormark.text.speaker import Speaker

__all__ = ["Entry", "Speaker"]
