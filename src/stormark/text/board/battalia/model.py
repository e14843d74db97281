"""A view of Battalia as typed values: what the renderers read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from stormark.games.battalia import words as W

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
DIRECTIONS: Final = ("north", "east", "south", "west")
HEROES: Final = "heroes"


@dataclass(frozen=True)
class Field:
    """One field of the map; an empty one has neither roads nor terrain."""

    name: str
    place: str
    exits: int = 0
    terrain: str = ""
    shape: int = 0
    owner: int = -1
    level: int = 0
    hidden: bool = False

    @property
    def row(self) -> int:
        return int(self.name.split(",")[0])

    @property
    def column(self) -> int:
        return int(self.name.split(",")[1])

    @property
    def gate(self) -> int:
        """The number of a stormgate: that of its terrain (B-GATE-02)."""
        return W.TERRAINS.index(self.terrain) + 1

    @property
    def building(self) -> str:
        """Which valley building stands here, once it is discovered."""
        return W.BUILDINGS[self.shape]


@dataclass(frozen=True)
class Player:
    """What is known of a player; the last four only to the player."""

    seat: int
    faction: str | None
    points: int
    deck: int
    hand: int
    nation: int
    refuge: int
    ambush: int
    table: tuple[str, ...]
    tents: tuple[Mapping[str, Any], ...]
    heroes: tuple[str | None, ...]
    rings: tuple[int, ...]
    posts: tuple[str, ...]
    veteran: int
    hand_cards: tuple[str, ...]
    ambush_cards: tuple[str, ...]
    refuge_cards: tuple[str, ...]
    nation_cards: tuple[str, ...]


@dataclass(frozen=True)
class Stack:
    """A stack of the stock: how many cards, and the one on top."""

    name: str
    size: int
    top: str | None


@dataclass(frozen=True)
class Battle:
    """A battle under way: both lines and totals."""

    attacker: int
    defender: int
    target: str
    field: str
    attacker_line: tuple[str, ...]
    defender_line: tuple[str, ...]
    attack: int
    defence: int


@dataclass(frozen=True)
class Board:
    """Everything a viewer may know of a position."""

    viewer: int
    mode: str
    week: int
    weeks: int
    day: int
    enlightened: str
    matching: str
    teams: tuple[tuple[int, ...], ...]
    team: int
    deciding: tuple[int, ...]
    rows: int
    columns: int
    fields: Mapping[str, Field]
    players: tuple[Player, ...]
    stacks: Mapping[str, Stack]
    counts: Mapping[str, int]  # Supply, Stardust, Chests, storm cards, Fate cards
    royals: tuple[str, ...]
    limbo: tuple[str, ...]
    great_artefacts: tuple[str, ...]
    under_gates: tuple[int, ...]
    visitors: Mapping[str, str]  # where Metamorpha and Bilkarr are
    potions: tuple[Mapping[str, Any], ...]
    battles: tuple[Battle, ...]

    @property
    def acting(self) -> tuple[int, ...]:
        """Whose turn it is; nobody's before the first one."""
        return self.teams[self.team] if self.teams else ()

    @property
    def own(self) -> Player | None:
        return self.players[self.viewer] if self.viewer >= 0 else None


COUNTS: Final = ("supply", "stardust", "chests", "storm", "fates")


def read_board(view: Mapping[str, Any]) -> Board:
    """The board of a view of Battalia."""
    board, stock = view["board"], view["stock"]
    columns = board["columns"]
    return Board(
        viewer=view["viewer"],
        mode=view["options"]["mode"],
        week=view["week"],
        weeks=view["options"]["week_limit"],
        day=view["day"],
        enlightened=view["enlightened"],
        matching=view["matching"],
        teams=tuple(tuple(team) for team in view["teams"]),
        team=view["turn"]["team"],
        deciding=tuple(view["deciding"]),
        rows=board["rows"],
        columns=columns,
        fields={name: Field(name, **shown) for name, shown in board["fields"].items()},
        players=tuple(_player(player) for player in view["players"]),
        stacks={
            name: Stack(name, stack["size"], stack["top"])
            for name, stack in stock["stacks"].items()
        },
        counts={name: stock[name] for name in COUNTS},
        royals=tuple(stock["royals"]),
        limbo=tuple(view["limbo"]),
        great_artefacts=tuple(view["great_artefacts"]),
        under_gates=tuple(stock["under_gates"]),
        visitors={
            npc: W.field_word(view["npcs"][npc], columns)
            for npc in W.NPCS
            if view["npcs"][npc] >= 0
        },
        potions=tuple(view["potions"]),
        battles=tuple(_battle(battle, columns) for battle in view["battles"] if battle),
    )


def _player(player: Mapping[str, Any]) -> Player:
    values: dict[str, Any] = {}
    for field in fields(Player):
        value = player.get(field.name, ())
        values[field.name] = tuple(value) if isinstance(value, list) else value
    return Player(**values)


def _battle(battle: Mapping[str, Any], columns: int) -> Battle:
    target = battle["object"]
    return Battle(
        attacker=battle["attacker"],
        defender=battle["defender"],
        target=W.PLACES[target] if target else HEROES,
        field=W.field_word(battle["field"], columns),
        attacker_line=tuple(battle["attacker_line"]),
        defender_line=tuple(battle["defender_line"]),
        attack=battle["attack_total"],
        defence=battle["defence_total"],
    )
