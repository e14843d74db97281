"""A position in which a card can be tried out at once.

Everything is at hand that some card may ask for: both players have cards, a foreign hero stands in
the first player's city; there are a tent to destroy, cards in Limbo, an effect to copy.  What is
tried out comes to it: on the hand, as a potion to be drunk, as what the storm has for a jump.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from stormark.games.battalia import words as W
from stormark.games.battalia.effects.storm import EFFECTS
from stormark.games.battalia.game import Battalia
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.refusal import InputError

BOARD: Final = "stormgates_2"
STORM: Final = tuple(word for word, _ in EFFECTS)
FATES: Final = ("fate_1", "fate_2", "fate_3")
UNITS: Final = ("tribesman", "chief")  # every pack has them
SUPPLY: Final = "2 supply"


def trial(game: Battalia, section: str, card: str) -> JsonDict:
    """The position for a card of a pack, in the words of scenarios.  Raises InputError."""
    known, tried = SECTIONS.get(section, _NONE)
    if card not in known(game):
        raise InputError("trial-card", "card", found=card)
    return tried(Meeting(game, W.FACTIONS[0]), card)


class Meeting:
    """Two players with cards, and a foreign hero in the city of the first."""

    def __init__(self, game: Battalia, own: str) -> None:
        self.game = game
        self.own = own
        self.other = next(name for name in W.FACTIONS if game.homes[name] != game.homes[own])

    def field(self, number: int) -> str:
        return W.field_word(number, self.game.tables.boards[BOARD].columns)

    def hand(self, faction: str) -> list[Json]:
        """Enough for an attack, as far as the pack has weapons."""
        return [*self._some("weapon", faction), *(f"{rank}.{faction}" for rank in UNITS), SUPPLY]

    def _some(self, artefact: str, faction: str) -> list[str]:
        there = self.game.tables.artefacts_per_set[W.ARTEFACTS.index(artefact)]
        return [f"{artefact}.{faction}"] if there else []

    def given(self, own: JsonDict, table: JsonDict) -> JsonDict:
        """The position with what somebody tries out: of the first player, or of the table."""
        board = self.game.tables.boards[BOARD]
        tents: list[Json] = [
            [tent, f"tribesman.{self.other}"] for tent in self._some("tent", self.other)
        ]
        away: JsonDict = {"heroes": [self.field(board.starting[0]), ""], "tents": tents}
        players: JsonDict = {
            "p1": {**self._player(self.own), **own},
            "p2": {**self._player(self.other), **away},
        }
        return {"players": 2, "limbo": ["supply", f"priest.{self.other}"], **players, **table}

    def _player(self, faction: str) -> JsonDict:
        return {"faction": faction, "hand": self.hand(faction), "nation": ["4 supply"]}


# --- how things of each kind are tried out


def _held(meeting: Meeting, card: str) -> JsonDict:
    """It is on the hand."""
    tried = card if card in W.GREATS else f"{card}.{meeting.own}"
    others = [one for one in meeting.hand(meeting.own) if one != tried]
    return meeting.given({"hand": [tried, *others]}, {})


def _drunk(meeting: Meeting, potion: str) -> JsonDict:
    """It was bought of Bilkarr, and can be drunk now."""
    return meeting.given({"potions": {potion: {}}}, {"bilkarr": True})


def _storm(meeting: Meeting, effect: str) -> JsonDict:
    """It lies on top of the storm, and a hero is about to jump."""
    return _before_a_jump(meeting, STORM.index(effect), {})


def _fate(meeting: Meeting, card: str) -> JsonDict:
    """It lies on top of the Fate cards, and the storm draws one."""
    return _before_a_jump(meeting, STORM.index("fate"), {"fates": [card]})


def _before_a_jump(meeting: Meeting, effect: int, stock: JsonDict) -> JsonDict:
    board = meeting.game.tables.boards[BOARD]
    copied = next(
        number
        for number, copyable in enumerate(meeting.game.tables.storm_copyable)
        if copyable and number != effect
    )
    walk: JsonDict = {
        "procedure": "walk",
        "seat": 1,
        "hero": 1,
        "cards": ["supply", "supply"],
        "points": 0,
        "supply": 2,
        "free": -1,
        "steps": 0,
        "entered": [],
    }
    table: JsonDict = {
        "phase": "step",
        "under_way": {
            "table": [{"procedure": "turn", "seat": 1, "step": "play"}],
            "p1": [{"procedure": "act", "seat": 1}, walk],
        },
        "stock": {"storm": [effect + 1], "storm_discard": [copied + 1], **stock},
    }
    return meeting.given({"heroes": [meeting.field(board.gates[0]), ""]}, table)


def _played(meeting: Meeting, faction: str) -> JsonDict:
    """Whoever tries a faction out plays it."""
    return Meeting(meeting.game, faction).given({}, {})


Known = Callable[[Battalia], Iterable[str]]
Tried = Callable[[Meeting, str], JsonDict]
_NONE: Final[tuple[Known, Tried]] = (lambda _: (), _held)
SECTIONS: Final[dict[str, tuple[Known, Tried]]] = {
    "units": (lambda _: W.RANKS, _held),
    "artefacts": (lambda _: W.ARTEFACTS, _held),
    "great_artefacts": (lambda _: W.GREATS, _held),
    "fate_cards": (lambda _: FATES, _fate),
    "storm_effects": (lambda _: STORM, _storm),
    "potions": (lambda _: W.POTIONS, _drunk),
    "factions": (lambda game: game.homes, _played),
}
"""What can be tried out, and how."""
