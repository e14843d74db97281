"""The fourteen characters.

A character brings a manner of play to any level; it may be asked to play any faction, its own is
the one whose people it is drawn as.  What it says is written by those who show it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Character:
    """Somebody to play against."""

    id: str
    game: str
    faction: str
    style: str

    @property
    def name(self) -> str:
        """The same in every language."""
        return self.id.capitalize()


CHARACTERS: Final = (
    Character("ottokar", "xibalba", "bastion", "guardian"),
    Character("juno", "xibalba", "outrider", "raider"),
    Character("vera", "xibalba", "saboteur", "schemer"),
    Character("tomoe", "xibalba", "abacus", "gambler"),
    Character("samir", "xibalba", "caravan", "trader"),
    Character("ixchel", "xibalba", "reliquary", "miser"),
    Character("florence", "xibalba", "lazaret", "warlord"),
    Character("bjarne", "xibalba", "borealis", "builder"),
    Character("bersi", "battalia", "baerfolk", "guardian"),
    Character("aeris", "battalia", "cloudborn", "schemer"),
    Character("cinder", "battalia", "emberians", "warlord"),
    Character("corwin", "battalia", "islanders", "trader"),
    Character("skadi", "battalia", "wolfsclan", "raider"),
    Character("oriel", "battalia", "sunblessed", "builder"),
)


def characters_of(game: str) -> tuple[Character, ...]:
    """The characters who play a game, one for each of its factions.

    >>> [character.id for character in characters_of("battalia")]
    ['bersi', 'aeris', 'cinder', 'corwin', 'skadi', 'oriel']
    """
    return tuple(one for one in CHARACTERS if one.game == game)


def character_named(name: str, game: str) -> Character | None:
    """Somebody who plays this game."""
    return next((one for one in characters_of(game) if one.id == name), None)
