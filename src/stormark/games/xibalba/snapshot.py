"""A position as JSON and back: for saves, digests and bug reports, never for players."""

from __future__ import annotations

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.procedures import procedure_from_json, procedure_to_json
from stormark.games.xibalba.state import Attack, Position
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.refusal import InputError

NUMBERS = (
    "seats",
    "target",
    "turn",
    "turn_no",
    "phase",
    "winner",
    "ark",
    "ark_owner",
    "life",
    "resolving",
    "rerolled",
)
FLAGS = ("apocalypse", "rolled")
LISTS = (
    "draws",
    "answered",
    "faction",
    "resources",
    "paragon",
    "level",
    "upgrades",
    "market",
    "dice",
    "action_dice",
    "spent",
    "uses",
)
TUPLES = ("committed", "aside", "resolved", "attackers", "moments")
SIZES = {
    "draws": len(L.STREAMS),
    "market": L.MARKET_SLOTS,
    **dict.fromkeys(("dice", "action_dice", "spent", "committed", "aside"), L.KINDS),
}
PER_SEAT = ("answered", "faction", "resources", "paragon", "level", "upgrades")
LASTING = 7  # numbers that describe a lasting effect, see `Position.lasting`
ATTACK_NUMBERS = (
    "seat",
    "soldier",
    "target",
    "attacks",
    "criticals",
    "power",
    "blocker",
)
ATTACK_FLAGS = ("from_ark", "unblockable", "blocked", "survived")


def to_json(s: Position) -> JsonDict:
    """Everything except what can be worked out again."""
    data: JsonDict = {name: getattr(s, name) for name in NUMBERS + FLAGS}
    for name in LISTS + TUPLES:
        data[name] = list(getattr(s, name))
    data["piles"] = [list(pile) for pile in s.piles]
    data["lasting"] = [list(lasting) for lasting in s.lasting]
    data["stack"] = [procedure_to_json(s.tables, procedure) for procedure in s.stack]
    attack = s.attack
    data["attack"] = (
        None
        if attack is None
        else {name: getattr(attack, name) for name in ATTACK_NUMBERS + ATTACK_FLAGS}
    )
    return data


def fill_from_json(s: Position, data: Json) -> None:
    """Set everything that `to_json` wrote; InputError names the field that is wrong.

    Fields that fit one by one but contradict each other are found by `State.check`.
    """
    if not isinstance(data, dict):
        raise InputError("snapshot-malformed", "state")
    expected = {*NUMBERS, *FLAGS, *LISTS, *TUPLES, "piles", "lasting", "stack", "attack"}
    for name in sorted(expected ^ set(data)):
        raise InputError("snapshot-malformed", f"state.{name}")
    for name in NUMBERS:
        setattr(s, name, _int(data[name], name))
    for name in FLAGS:
        setattr(s, name, _bool(data[name], name))
    for name in LISTS:
        setattr(s, name, ints(data[name], name))
    for name in TUPLES:
        setattr(s, name, tuple(ints(data[name], name)))
    s.piles = [tuple(ints(pile, "piles")) for pile in as_list(data["piles"], "piles")]
    s.lasting = tuple(
        tuple(ints(lasting, "lasting")) for lasting in as_list(data["lasting"], "lasting")
    )
    stack = as_list(data["stack"], "stack")
    s.restack([procedure_from_json(s.tables, procedure) for procedure in stack])
    s.attack = _attack(data["attack"])
    s.dirty = True
    s.open = None
    check_sizes(s)
    check_references(s)


def check_sizes(s: Position) -> None:
    """Every list is as long as the rules expect it to be."""
    sizes = {
        **SIZES,
        **dict.fromkeys(PER_SEAT, s.seats),
        "piles": L.BASES + L.BASE_PILES * s.seats,
    }
    for name, size in sizes.items():
        if len(getattr(s, name)) != size:
            raise InputError("snapshot-malformed", f"state.{name}")
    if any(len(lasting) != LASTING for lasting in s.lasting):
        raise InputError("snapshot-malformed", "state.lasting")


def check_references(s: Position) -> None:
    """Cards, factions and seats are ones that exist."""
    cards, nobody = len(s.tables.card), -1
    for name, values, first, end in (
        ("seats", [s.seats], 2, 5),
        ("turn", [s.turn], 0, s.seats),
        ("winner", [s.winner], nobody, s.seats),
        ("ark_owner", [s.ark_owner], nobody, s.seats),
        ("ark", [s.ark], nobody, cards),
        ("resolving", [s.resolving], nobody, cards),
        ("market", s.market, nobody, cards),
        ("piles", [card for pile in s.piles for card in pile], 0, cards),
        ("faction", s.faction, 0, len(s.tables.faction_ids)),
        ("level", s.level, 1, L.FIELDS + 1),
    ):
        if any(not first <= value < end for value in values):
            raise InputError("snapshot-malformed", f"state.{name}")


def _attack(data: Json) -> Attack | None:
    if data is None:
        return None
    if not isinstance(data, dict) or set(data) != {*ATTACK_NUMBERS, *ATTACK_FLAGS}:
        raise InputError("snapshot-malformed", "state.attack")
    attack = Attack(0, 0, 0, 0, 0)
    for name in ATTACK_NUMBERS:
        setattr(attack, name, _int(data[name], "attack"))
    for name in ATTACK_FLAGS:
        setattr(attack, name, _bool(data[name], "attack"))
    return attack


def as_list(value: Json, name: str) -> list[Json]:
    if not isinstance(value, list):
        raise InputError("snapshot-malformed", f"state.{name}")
    return value


def _int(value: Json, name: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise InputError("snapshot-malformed", f"state.{name}")
    return value


def _bool(value: Json, name: str) -> bool:
    if not isinstance(value, bool):
        raise InputError("snapshot-malformed", f"state.{name}")
    return value


def ints(value: Json, name: str) -> list[int]:
    return [_int(entry, name) for entry in as_list(value, name)]
