"""What a content pack says, as plain typed values: the rules compile them, screens print them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from stormark.kernel.languages import Words


@dataclass(frozen=True, slots=True)
class Scaled:
    """An amount that counts: `each` for every unit of `per`, at most `max` (0: no cap)."""

    per: str
    each: int
    max: int = 0


@dataclass(frozen=True, slots=True)
class Item:
    """One step of a card effect.

    `params` holds the parameters of the operation with defaults filled in: integers, words,
    `Scaled` amounts, `options` (a tuple of item tuples) and `results` (face id -> item tuple).
    The `kind` of the triggers buy and opponent_buys is among them too.
    """

    op: str
    trigger: str  # "" = none: the item resolves as the phase tag of its card says (G2)
    params: Mapping[str, object]
    conditions: Mapping[str, int | bool | str]
    pay: Mapping[str, int | str]
    limit: int  # uses per turn and physical card, 0 = no cap; X-CARD-16 is filled in
    optional: bool
    until: str  # "" = the default duration of its kind


@dataclass(frozen=True, slots=True)
class CardDef:
    """A card as printed; `copies` physical cards look like this."""

    id: str
    name: Words
    faction: str
    type: str
    cost: int
    phase: str
    power: int  # 0 unless a soldier, like resistance and paragon
    resistance: int
    paragon: int
    copies: int
    edition: str
    manual_card: bool  # its name is printed in the manuals
    worth: float  # value by the costing formula; no rule reads it
    effect: tuple[Item, ...]
    text: Words


@dataclass(frozen=True, slots=True)
class Level:
    """One upgrade level of a base (X-BASE-01, X-BASE-02); it unlocks `level` add-on fields."""

    level: int
    upgrade_cost: int
    resistance: int
    productivity: int


@dataclass(frozen=True, slots=True)
class Faction:
    """A faction with its base: levels 1 to 4 in order, and the prices of the common actions."""

    id: str
    board: str
    style: str
    name: Words
    blurb: Words
    levels: tuple[Level, ...]
    action_costs: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Board:
    """A player board: only one of the factions on its sides can be in play (X-SETUP-08)."""

    id: str
    sides: tuple[str, ...]  # two on printed boards; a faction beside them may have one alone


@dataclass(frozen=True, slots=True)
class Die:
    """How many physical dice of a type there are (X-COMP-16), and the faces of each, in order."""

    count: int
    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class VictoryTarget:
    """Recommended range and default of the victory target (X-SETUP-16, X-SETUP-17)."""

    min: int
    max: int
    default: int


@dataclass(frozen=True, slots=True)
class Constants:
    """The numbers of the rules; the same in every pack, except for the edition mark."""

    edition: str
    players_min: int
    players_max: int
    start_paragon: int
    resource_max: int
    paragon_max: int
    ark_life_max_two_players: int
    ark_life_max_three_or_more: int
    ark_life_max_apocalypse: int
    dice_pool_size: int
    dice_per_type_max: int
    rerolls: int
    market_face_up: int
    market_face_up_apocalypse: int
    purchase_cost_min: int
    action_cost_min: int
    harvest_cost_min: int
    upgrade_limit_per_round: int
    victory_paragon: Mapping[int, VictoryTarget]  # by number of players
    apocalypse_discount: int
    apocalypse_bonus_low_life: int  # control bonus with 5 lifepoints or less
    apocalypse_bonus_high_life: int


@dataclass(frozen=True, slots=True)
class Pack:
    """A complete, checked content pack.

    `hash` is the SHA-256 of its whole content; matches record it. Equal content gives an equal
    hash whatever the file format, comments or key order.
    """

    constants: Constants
    dice: Mapping[str, Die]  # resource, attack, paragon
    boards: tuple[Board, ...]
    factions: tuple[Faction, ...]
    cards: tuple[CardDef, ...]
    hash: str
