"""A view as typed values: what the renderers read.  Nothing here is computed from rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

DECKS: Final = ("soldier", "civilian", "structure", "event")


@dataclass(frozen=True)
class Pile:
    """A Warhost or add-on field; `cards` (bottom to top) are known to their owner alone."""

    place: str
    size: int
    top: str | None
    locked: bool
    disabled: bool
    cards: tuple[str, ...] | None


@dataclass(frozen=True)
class Base:
    """A player's base."""

    seat: int
    faction: str
    level: int
    resources: int
    paragon: int
    resistance: int
    productivity: int
    upgraded: int
    attacker: Mapping[str, Any] | None  # the soldier that would attack now
    costs: Mapping[str, int | None]
    prices: Mapping[str, tuple[int | None, ...]]
    piles: tuple[Pile, ...]

    def pile(self, place: str) -> Pile:
        return next(pile for pile in self.piles if pile.place == place)


@dataclass(frozen=True)
class Deck:
    """One of the four decks with its market slots and discard pile."""

    kind: str
    market: tuple[str | None, ...]
    size: int
    discard_size: int
    discard_top: str | None


@dataclass(frozen=True)
class Dice:
    """The dice of the current turn, as faces."""

    pool: tuple[str, ...]
    action: tuple[str, ...]
    attacking: tuple[str, ...]
    aside: tuple[str, ...]
    spent: tuple[str, ...]
    rolled: bool
    total: int
    rerolls_left: int


@dataclass(frozen=True)
class Ark:
    """The Ark: its soldier, who controls it (None: neutral), and the life points."""

    card: str | None
    owner: int | None
    life: int
    life_max: int


@dataclass(frozen=True)
class Board:
    """Everything a viewer may know of a position."""

    viewer: int
    mode: str
    target: int
    turn: int
    turn_seat: int
    phase: str
    winner: int | None
    deciding: tuple[int, ...]
    ark: Ark
    decks: tuple[Deck, ...]
    bases: tuple[Base, ...]
    dice: Dice
    resolving: str | None
    attack: Mapping[str, Any] | None
    lasting: tuple[Mapping[str, Any], ...]
    looking: Mapping[str, Any] | None
    arranging: Mapping[str, Any] | None

    @property
    def buyer(self) -> Base:
        """Whose prices are shown: the viewer's, or those of the player whose turn it is."""
        return self.bases[self.viewer if self.viewer >= 0 else self.turn_seat]


def read_board(view: Mapping[str, Any]) -> Board:
    """The board of a view of Xibalba."""
    return Board(
        viewer=view["viewer"],
        mode=view["mode"],
        target=view["target"],
        turn=view["turn"]["number"],
        turn_seat=view["turn"]["seat"],
        phase=view["turn"]["phase"],
        winner=view["winner"],
        deciding=tuple(view["deciding"]),
        ark=Ark(**{field.name: view["ark"][field.name] for field in fields(Ark)}),
        decks=tuple(_deck(view, kind) for kind in DECKS),
        bases=tuple(_base(player) for player in view["players"]),
        dice=_dice(view["dice"]),
        resolving=view["resolving"],
        attack=view["attack"],
        lasting=tuple(view["lasting"]),
        looking=view["looking"],
        arranging=view["arranging"],
    )


def _deck(view: Mapping[str, Any], kind: str) -> Deck:
    deck = view["decks"][kind]
    return Deck(
        kind,
        tuple(view["market"][kind]),
        deck["size"],
        deck["discard_size"],
        deck["discard_top"],
    )


def _base(player: Mapping[str, Any]) -> Base:
    plain = {field.name: player[field.name] for field in fields(Base)[:-2]}
    return Base(
        **plain,
        prices={kind: tuple(prices) for kind, prices in player["prices"].items()},
        piles=tuple(_pile(place, pile) for place, pile in player["piles"].items()),
    )


def _pile(place: str, pile: Mapping[str, Any]) -> Pile:
    cards = tuple(pile["cards"]) if "cards" in pile else None
    return Pile(place, pile["size"], pile["top"], pile["locked"], pile["disabled"], cards)


def _dice(dice: Mapping[str, Any]) -> Dice:
    return Dice(
        pool=tuple(dice["pool"]),
        action=tuple(dice["action"]),
        attacking=tuple(dice["attacking"]),
        aside=tuple(dice["aside"]),
        spent=tuple(dice["spent"]),
        rolled=dice["rolled"],
        total=dice["total"],
        rerolls_left=dice["rerolls"] - dice["rerolled"],
    )
