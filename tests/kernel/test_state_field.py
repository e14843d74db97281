"""A declaration of fields gives JSON, bounds, what a viewer sees, and a check of `copy()`."""

from __future__ import annotations

import json
from typing import Any, ClassVar

import pytest

from stormark.kernel.refusal import InputError
from stormark.kernel.state_field import (
    EACH_SEAT,
    StateField,
    StateFields,
    as_it_shows_itself,
    its_owner,
    nobody,
    top_card,
)
from stormark.kernel.state_shape import (
    UNKNOWN,
    Decimal,
    Fixed,
    Flag,
    Maybe,
    Number,
    RecordOf,
    Row,
    Variant,
)

CARD = Number("card")


class Raid:
    """A record that is changed in place."""

    fields = (StateField("by", Number("seat")), StateField("won", Flag()))

    def __init__(self, by: int, won: bool) -> None:
        self.by = by
        self.won = won


class Peek:
    """A procedure in which one player looks at cards."""

    word: ClassVar[str] = "peek"
    fields: ClassVar = (StateField("seat", Number("seat")), StateField("cards", Fixed(CARD)))

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def seen_by(self, viewer: int) -> Peek:
        return self if viewer == self.seat else Peek(self.seat, (UNKNOWN,) * len(self.cards))


class Wait:
    word: ClassVar[str] = "wait"
    fields: ClassVar = (StateField("seat", Number("seat")),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seen_by(self, viewer: int) -> Wait:
        return self


class Table:
    """A state with everything in it."""

    def __init__(self) -> None:
        self.seats = 2
        self.turn = 1
        self.hands = [(3, 5), (4,)]
        self.piles = [(7, 8), ()]
        self.deck: tuple[int, ...] = (1, 2)
        self.raid: Raid | None = Raid(1, False)
        self.shares: tuple[float, ...] = (0.5, 0.5)
        self.stack: list[Any] = [Peek(1, (1,)), Wait(0)]
        self.cache = "worked out again"

    def copy(self) -> Table:
        new = Table()
        new.hands, new.piles, new.stack = self.hands[:], self.piles[:], self.stack[:]
        new.deck, new.turn, new.shares = self.deck, self.turn, self.shares
        new.raid = self.raid and Raid(self.raid.by, self.raid.won)
        return new


FIELDS = StateFields(
    StateField("seats", Number("seats")),
    StateField("turn", Number("seat")),
    StateField("hands", Row(Fixed(CARD)), EACH_SEAT, its_owner),
    StateField("piles", Row(Fixed(CARD), "piles"), seen=top_card),
    StateField("deck", Fixed(CARD), seen=nobody),
    StateField("raid", Maybe(RecordOf(Raid, Raid.fields, changes=True))),
    StateField("shares", Fixed(Decimal())),
    StateField("stack", Row(Variant([Peek, Wait])), seen=as_it_shows_itself),
    derived=["cache"],
)
LIMITS = {"seats": range(2, 5), "seat": range(2), "card": range(9), "piles": range(2, 3)}


def limits(state: Table) -> dict[str, range]:
    return LIMITS


def test_what_is_written_is_read_back() -> None:
    written = FIELDS.to_json(Table())
    again = Table()
    again.hands, again.raid, again.stack = [], None, []
    FIELDS.fill(again, json.loads(json.dumps(written)), limits)
    assert FIELDS.to_json(again) == written
    assert written["stack"] == [
        {"is": "peek", "seat": 1, "cards": [1]},
        {"is": "wait", "seat": 0},
    ]
    assert isinstance(again.hands[0], tuple)
    assert isinstance(again.stack[0], Peek)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"turn": True}, "state.turn"),
        ({"turn": None}, "state.turn"),
        ({"deck": 3}, "state.deck"),
        ({"deck": ["3"]}, "state.deck"),
        ({"raid": []}, "state.raid"),
        ({"raid": {"by": 1}}, "state.raid.won"),
        ({"raid": {"by": 1, "won": 0}}, "state.raid.won"),
        ({"shares": ["all"]}, "state.shares"),
        ({"stack": [{"is": "sleep", "seat": 0}]}, "state.stack"),
        ({"stack": [{"is": "wait", "seat": 0, "cards": []}]}, "state.stack.cards"),
        ({"more": 1}, "state.more"),
        ({"turn": 2}, "state.turn"),
        ({"deck": [UNKNOWN]}, "state.deck[0]"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_with_the_place(change: Any, place: str) -> None:
    with pytest.raises(InputError) as caught:
        FIELDS.fill(Table(), {**FIELDS.to_json(Table()), **change}, limits)
    assert caught.value.place == place


def test_no_file_at_all_is_refused() -> None:
    with pytest.raises(InputError):
        FIELDS.fill(Table(), [], limits)


def test_numbers_out_of_bounds_and_lists_of_a_wrong_length_are_found() -> None:
    table = Table()
    assert FIELDS.misfits(table, LIMITS) == []
    table.turn = 2
    table.hands = [(3, 9)]
    table.piles = [()]
    table.raid = Raid(5, True)
    table.stack = [Wait(0), Peek(-1, (UNKNOWN,))]
    assert FIELDS.misfits(table, LIMITS) == [
        "state.turn",
        "state.hands",
        "state.hands[0][1]",
        "state.piles",
        "state.raid.by",
        "state.stack[1].seat",
        "state.stack[1].cards[0]",
    ]


def test_a_viewer_sees_what_the_fields_say() -> None:
    seen = Table()
    FIELDS.hide(seen, 0)
    assert seen.hands == [(3, 5), (UNKNOWN,)]
    assert seen.piles == [(UNKNOWN, 8), ()]
    assert seen.deck == (UNKNOWN, UNKNOWN)
    assert seen.stack[0].cards == (UNKNOWN,)
    assert seen.turn == 1
    spectator = Table()
    FIELDS.hide(spectator, -1)
    assert spectator.hands == [(UNKNOWN, UNKNOWN), (UNKNOWN,)]


def test_only_what_can_be_hidden_may_be_unknown_and_only_in_a_seen_position() -> None:
    seen = Table()
    FIELDS.hide(seen, 1)
    assert FIELDS.misfits(seen, LIMITS, seen=True) == []
    FIELDS.fill(Table(), FIELDS.to_json(seen), limits, seen=True)
    assert "state.deck[0]" in FIELDS.misfits(seen, LIMITS)
    seen.turn = UNKNOWN
    assert FIELDS.misfits(seen, LIMITS, seen=True) == ["state.turn"]


def test_a_sound_copy_has_no_faults() -> None:
    table = Table()
    assert FIELDS.copy_faults(table, table.copy()) == []


def test_a_copy_that_forgets_or_shares_is_found() -> None:
    table = Table()
    table.turn = 0
    copied = table.copy()
    copied.turn = 1
    copied.hands = table.hands
    copied.raid = table.raid
    table.forgotten = 3  # type: ignore[attr-defined]
    assert FIELDS.copy_faults(table, copied) == [
        "forgotten is not declared",
        "turn is not copied",
        "hands is shared with the copy",
        "raid is shared with the copy",
    ]
