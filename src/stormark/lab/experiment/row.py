"""What is known about a game that was played: one row, and one for every turn."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from stormark.kernel.fields import only, read
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.refusal import InputError


@dataclass(frozen=True)
class Purchase:
    """A card that a seat bought, and the chance of its side to win just before."""

    seat: int
    card: str
    chance: float


@dataclass(frozen=True)
class GameRow:
    """One game.  Lists have an entry for every seat, unless another meaning is given."""

    id: str
    setting: str
    version: str  # of Stormark
    game: str
    rules_version: int
    pack: str
    pack_hash: str
    players: int
    options: JsonDict
    draw_factions: bool
    label: str  # which games a seed means
    seed: int
    number: int
    bots: list[str]
    factions: list[str]
    sides: list[list[int]]  # seats that win together
    order: list[int]  # seats in the order of play
    won: list[float]  # the share of the victory that the seat's side has
    cause: str  # how the game ended; empty if it was given up
    turns: int
    decisions: int
    seconds: float
    numbers: dict[str, list[int]]  # once per game or per seat
    uses: dict[str, int]
    luck: list[float]  # of all dice together, in standard deviations
    bought: list[Purchase]

    def to_json(self) -> JsonDict:
        data: dict[str, Any] = {one.name: getattr(self, one.name) for one in fields(self)}
        data["bought"] = [[one.seat, one.card, round(one.chance, 4)] for one in self.bought]
        return data

    @staticmethod
    def from_json(data: JsonDict) -> GameRow:
        """Raises InputError naming the field."""
        kinds = {one.name: one.type.partition("[")[0] for one in fields(GameRow)}
        only(data, kinds, "")
        values: dict[str, Any] = {name: _value(data, name, kind) for name, kind in kinds.items()}
        values["bought"] = [_purchase(one) for one in values["bought"]]
        return GameRow(**values)

    def outcome(self) -> JsonDict:
        """All that must be the same wherever the game is played."""
        return {key: value for key, value in self.to_json().items() if key not in WHEREVER}


TYPES: dict[str, type[Any]] = {
    "str": str,
    "bool": bool,
    "int": int,
    "float": float,
    "list": list,
    "dict": dict,
    "JsonDict": dict,
}
WHEREVER = ("seconds", "pack", "version")


def _value(data: JsonDict, name: str, kind: str) -> object:
    found = data.get(name)
    if kind == "float" and isinstance(found, int) and not isinstance(found, bool):
        return float(found)
    return read(data, name, TYPES[kind], "")


def _purchase(data: Json) -> Purchase:
    match data:
        case [int(seat), str(card), int(chance) | float(chance)]:
            return Purchase(seat, card, float(chance))
    raise InputError("journal-damaged", "bought")


@dataclass(frozen=True)
class TurnRow:
    """A turn as it begins; lists have an entry for every seat."""

    turn: int
    seat: int  # whose turn it is
    chances: list[float]
    values: dict[str, list[int]]

    def to_json(self) -> JsonDict:
        values: JsonDict = {name: [*numbers] for name, numbers in self.values.items()}
        chances: list[Json] = [round(chance, 4) for chance in self.chances]
        return {"turn": self.turn, "seat": self.seat, "chances": chances, "values": values}
