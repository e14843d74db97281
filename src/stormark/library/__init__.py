"""Stormark for programs: what `import stormark` offers (docs/library.md)."""

from stormark.library.choosing import Player
from stormark.library.game import LoadedGame, load, new_match, read_position
from stormark.library.match import PlayedMatch
from stormark.library.position import Position
from stormark.library.refused import Refused
from stormark.library.replay import PlayedReplay, PlayedStep, read_replay

__all__ = [
    "LoadedGame",
    "PlayedMatch",
    "PlayedReplay",
    "PlayedStep",
    "Player",
    "Position",
    "Refused",
    "load",
    "new_match",
    "read_position",
    "read_replay",
]
