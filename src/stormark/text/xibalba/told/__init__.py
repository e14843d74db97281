"""Effects of cards as flowing text: the only place where they become sentences."""

from stormark.text.xibalba.told.card import told_card
from stormark.text.xibalba.told.compared import compared

__all__ = ["compared", "told_card"]
