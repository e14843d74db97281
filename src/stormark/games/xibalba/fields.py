"""The fields of a position, each declared once: what it holds, and who may see it.

Hidden are the order of the decks, covered cards of other players' piles, cards below the top of a
discard pile (X-DECK-10 to X-DECK-12), cards somebody else is looking at, a re-organization under
way, and how many steps of it others have made.
"""

from __future__ import annotations

from typing import Any, Final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.effects.operation import Operation
from stormark.games.xibalba.procedure import Procedure
from stormark.games.xibalba.procedures import procedure_from_json, procedure_to_json
from stormark.games.xibalba.records import Lasting, PastMoment
from stormark.games.xibalba.state import Attack, Position
from stormark.kernel.json import Json
from stormark.kernel.refusal import InputError
from stormark.kernel.state_field import (
    EACH_SEAT,
    StateField,
    StateFields,
    its_owner,
)
from stormark.kernel.state_shape import (
    UNKNOWN,
    Fixed,
    Flag,
    Ints,
    Limits,
    Maybe,
    Number,
    RecordOf,
    Row,
    Shape,
)

COUNT: Final = Number("count")
SEAT: Final = Number("seat")
NO_SEAT: Final = Number("seat or none")
CARD: Final = Number("card")
NO_CARD: Final = Number("card or none")
DICE: Final = "kinds of dice"  # as many numbers as there are kinds


def limits(s: Position) -> Limits:
    """The values that numbers of each kind may have in this position."""
    seats, cards = s.seats, len(s.tables.card)
    return {
        "seats": range(2, 5),
        "seat": range(seats),
        "seat or none": range(-1, seats),
        "card": range(cards),
        "card or none": range(-1, cards),
        "faction": range(len(s.tables.faction_ids)),
        "level": range(1, L.FIELDS + 1),
        "phase": range(L.END_OF_TURN + 1),
        "count": range(1 << 31),
        "streams": one(len(L.STREAMS)),
        "market slots": one(L.MARKET_SLOTS),
        "all piles": one(L.BASES + L.BASE_PILES * seats),
        DICE: one(L.KINDS),
        "duration": range(len(V.UNTIL_WORDS)),
        "moment": range(V.TRIGGERS),
        "type or none": range(-1, L.TYPES),
    }


def one(value: int) -> range:
    return range(value, value + 1)


# --- what is hidden


def seen_piles(field: StateField, s: Any, piles: Any, viewer: int) -> list[tuple[int, ...]]:
    """Every pile with what a viewer knows of it; unknown cards lie below known ones."""
    shown: list[tuple[int, ...]] = []
    for number, pile in enumerate(piles):
        known = 0 if number < L.DISCARD else min(len(pile), 1)  # the top card
        if number < L.BASES:
            known = max(known, looked_at(s, viewer, number))
        elif (number - L.BASES) // L.BASE_PILES == viewer:
            known = len(pile)
        shown.append((UNKNOWN,) * (len(pile) - known) + pile[len(pile) - known :])
    return shown


def looked_at(s: Position, viewer: int, pile: int) -> int:
    """How many cards on top of a deck or discard pile the viewer is looking at."""
    for procedure in s.stack:
        if procedure.seat == viewer:
            found = procedure.looks_at(s, pile)
            if found:
                return found
    return 0


def seen_stack(field: StateField, s: Any, stack: Any, viewer: int) -> tuple[Procedure, ...]:
    """Every procedure without what only its own player may see."""
    return tuple(procedure.seen_by(viewer) for procedure in stack)


# --- records in a position


class ProcedureShape(Shape):
    """A procedure in words; its own fields say how."""

    def write(self, value: Any, state: Any) -> Json:
        return procedure_to_json(state.tables, value)

    def read(self, data: Json, place: str, state: Any) -> Procedure:
        return procedure_from_json(state.tables, data)

    def misfits(self, value: Any, limits: Limits, place: str, hidden: bool) -> list[str]:
        return []  # `read` has looked at them

    def hidden(self, value: Any) -> Any:
        raise AssertionError("a procedure says itself what is hidden in it")


ATTACK: Final = (
    StateField("seat", SEAT),
    StateField("soldier", CARD),
    StateField("target", NO_SEAT),
    StateField("attacks", COUNT),
    StateField("criticals", COUNT),
    StateField("from_ark", Flag()),
    StateField("power", Number()),
    StateField("unblockable", Flag()),
    StateField("blocked", Flag()),
    StateField("blocker", NO_CARD),
    StateField("survived", Flag()),
)


class ItemShape(Shape):
    """An item of a card, by its name."""

    def write(self, value: Any, state: Any) -> Json:
        return str(value.name)

    def read(self, data: Json, place: str, state: Any) -> Operation:
        if not isinstance(data, str) or data not in state.tables.item_names:
            raise InputError("snapshot-malformed", place)
        found: Operation = state.tables.item_names[data]
        return found

    def misfits(self, value: Any, limits: Limits, place: str, hidden: bool) -> list[str]:
        return []

    def hidden(self, value: Any) -> Any:
        return value


LASTING: Final = (
    StateField("item", ItemShape()),
    StateField("owner", SEAT),
    StateField("card", CARD),
    StateField("players", Fixed(SEAT)),
    StateField("until", Number("duration")),
    StateField("amount", Number()),
    StateField("on", NO_CARD),
    StateField("uses", COUNT),
)
MOMENT: Final = (
    StateField("trigger", Number("moment")),
    StateField("seat", SEAT),
    StateField("soldier", NO_CARD),
    StateField("bought", Number("type or none")),
)


# --- the position

FIELDS: Final = StateFields(
    StateField("seats", Number("seats"), given="players"),
    StateField("apocalypse", Flag(), given="mode"),
    StateField("target", COUNT, given="target"),
    StateField("turn", SEAT, given="turn"),
    StateField("turn_no", COUNT, given="turn_number"),
    StateField("phase", Number("phase"), given="phase"),
    StateField("winner", NO_SEAT),
    StateField("ark", NO_CARD, given="ark.soldier"),
    StateField("ark_owner", NO_SEAT, given="ark.owner"),
    StateField("life", COUNT, given="ark.life"),
    StateField("resolving", NO_CARD),
    StateField("rerolled", COUNT, given="rerolls_used"),
    StateField("rolled", Flag()),
    StateField("draws", Ints(COUNT, "streams")),
    StateField("answered", Ints(COUNT), EACH_SEAT, its_owner),
    StateField("faction", Ints(Number("faction"), changes=False), EACH_SEAT, given="p1.faction"),
    StateField("resources", Ints(COUNT), EACH_SEAT, given="p1.resources"),
    StateField("paragon", Ints(COUNT), EACH_SEAT, given="p1.paragon"),
    StateField("level", Ints(Number("level")), EACH_SEAT, given="p1.level"),
    StateField("upgrades", Ints(COUNT), EACH_SEAT, given="p1.upgraded"),
    StateField("piles", Row(Fixed(CARD), "all piles"), seen=seen_piles, given="deck"),
    StateField("market", Ints(NO_CARD, "market slots"), given="market"),
    StateField("dice", Ints(COUNT, DICE), given="dice_pool"),
    StateField("action_dice", Ints(COUNT, DICE), given="action_pool"),
    StateField("committed", Fixed(COUNT, DICE)),
    StateField("aside", Fixed(COUNT, DICE)),
    StateField("spent", Ints(COUNT, DICE), given="used_dice"),
    StateField("stack", Fixed(ProcedureShape()), seen=seen_stack),
    StateField("lasting", Fixed(RecordOf(Lasting, LASTING)), given="lasting"),
    StateField("uses", Fixed(Number())),
    StateField("resolved", Fixed(CARD)),
    StateField("attackers", Fixed(CARD)),
    StateField("moments", Fixed(RecordOf(PastMoment, MOMENT))),
    StateField("attack", Maybe(RecordOf(Attack, ATTACK))),
    derived=("top", "dirty", "sums", "active", "known", "open"),
    outside=("tables", "chance", "sink"),
)
