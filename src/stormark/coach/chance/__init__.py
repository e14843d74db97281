"""How likely each side wins, as somebody sees it, at any moment of a game."""

from stormark.coach.chance.chances import chances
from stormark.coach.chance.telling import told_chances

__all__ = ["chances", "told_chances"]
