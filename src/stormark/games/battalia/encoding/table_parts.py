"""The parts of an observation that are about the table: time, question, stock, visitors."""

from __future__ import annotations

from typing import Final, final

from stormark.games.battalia import layout as L
from stormark.games.battalia.procedure import Procedure
from stormark.games.battalia.state import Position
from stormark.games.battalia.threads import questions, seat_in, thread_of, top
from stormark.kernel.columns import Column, put
from stormark.kernel.compiling import i64, u8, vec
from stormark.kernel.observation import Part, relative
from stormark.kernel.state import State

SEAT_OR_NONE: Final = "seats clockwise + 1; 0: nobody"
SWITCHES: Final = (
    "stormgates, draft, hero_mode, team_mode, two_trios, map_full, trio_cap, metamorpha, bilkarr, "
    "fanatics, unbound, mountain_pass, kings_bridge, kry_cek, extended, short_valley"
)


@final
class TablePart(Part):
    """Time, the match's switches, and what the viewer is asked."""

    def __init__(self, numbers: dict[type[Procedure], int]) -> None:
        self._numbers = numbers
        super().__init__(
            "table",
            (
                Column("seats", 6, "how many players there are"),
                Column("columns", 11, "columns of the board; it has 7 rows"),
                Column("day", 7, "day of the week"),
                Column("week", 255, "week"),
                Column("week_limit", 255, "weeks after which the game ends; 0: none"),
                Column("turn_number", 255, "number of the turn"),
                Column("attacks", 255, "attacks made in this turn"),
                Column("asked", 1, "whether the viewer has an open decision"),
                Column(
                    "question",
                    max(numbers.values()),
                    "number of the procedure that asks; 0: none",
                ),
                Column("first_asked", 6, f"first of those who are asked: {SEAT_OR_NONE}"),
                Column("switches", 1, SWITCHES, 16),
            ),
        )

    def write(self, state: State, viewer: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, Position)
        s = state
        rules = s.rules
        put(out, at, s.seats)
        put(out, at + 1, rules.board.columns)
        put(out, at + 2, s.day)
        put(out, at + 3, s.week)
        put(out, at + 4, rules.week_limit)
        put(out, at + 5, s.turn_no)
        put(out, at + 6, s.attacks)
        asked = questions(s)
        if asked:
            put(out, at + 9, 1 + relative(s, viewer, seat_in(asked)))
            if is_asked(s, viewer):
                put(out, at + 7, 1)
                put(out, at + 8, self._numbers[type(top(s, thread_of(s, viewer)))])
        at += 10
        put(out, at, int(rules.stormgates))
        put(out, at + 1, int(rules.draft))
        put(out, at + 2, int(rules.hero_mode))
        put(out, at + 3, int(rules.team_mode))
        put(out, at + 4, int(rules.two_trios))
        put(out, at + 5, int(rules.map_full))
        put(out, at + 6, int(rules.trio_cap))
        put(out, at + 7, int(rules.metamorpha))
        put(out, at + 8, int(rules.bilkarr))
        put(out, at + 9, int(rules.fanatics))
        put(out, at + 10, int(rules.unbound))
        put(out, at + 11, int(rules.mountain_pass))
        put(out, at + 12, int(rules.kings_bridge))
        put(out, at + 13, int(rules.kry_cek))
        put(out, at + 14, int(rules.extended))
        put(out, at + 15, int(rules.short_valley))


def is_asked(s: Position, viewer: i64) -> bool:
    left = questions(s)
    while left:
        if seat_in(left) == viewer:
            return True
        left >>= 8
    return False


@final
class StockPart(Part):
    """What can be bought and won."""

    def __init__(self) -> None:
        super().__init__(
            "stock",
            (
                Column("supply", 255, "Supply cards"),
                Column("stardust", 255, "Stardust cards"),
                Column("chests", 255, "chests"),
                Column("great", 255, "Great Artefacts face down"),
                Column("fates", 255, "Fate cards"),
                Column("storm", 255, "storm effects face down"),
                Column("stack", 255, "cards in each of the 21 stacks", L.STACKS),
                Column("top", 255, "top card of each: kind or terrain + 1; 0: empty", L.STACKS),
                Column("great_up", 255, "Great Artefacts and Fate cards face up, by number", 20),
                Column("royals", 255, "royal cards laid out: queens, then kings", 12),
                Column("limbo", 255, "cards in Limbo, by kind", L.KINDS),
            ),
        )

    def write(self, state: State, viewer: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, Position)
        s = state
        put(out, at, s.supply)
        put(out, at + 1, s.stardust)
        put(out, at + 2, s.chests)
        put(out, at + 3, len(s.great_rest))
        put(out, at + 4, len(s.fates))
        put(out, at + 5, len(s.storm))
        at += 6
        for stack in range(i64(L.STACKS)):
            pile = s.stock[stack]
            if pile:
                put(out, at + stack, len(pile))
                put(out, at + L.STACKS + stack, 1 + pile[-1])
        at += 2 * L.STACKS
        for card in s.great_up:
            count(out, at + L.kind_of(card) - L.GREAT)
        at += 20
        for card in s.royals:
            count(out, at + L.kind_of(card) - L.QUEENS)
        at += 12
        for card in s.limbo:
            count(out, at + L.kind_of(card))


def count(out: vec[u8], at: i64) -> None:
    """One more of a kind."""
    put(out, at, i64(out[at]) + 1)


@final
class VisitorPart(Part):
    """Metamorpha, Bilkarr and the potions."""

    def __init__(self) -> None:
        super().__init__(
            "visitors",
            (
                Column("metamorpha", 77, "her field + 1; 0: not on the board"),
                Column("bilkarr", 77, "his field + 1; 0: not on the board"),
                Column("heading", 4, "his way: 1, + 2 if down, + 1 if right; 0: not there"),
                Column("rests", 1, "whether he rests"),
                Column("potion_owner", 6, f"of each potion: {SEAT_OR_NONE}", L.POTIONS),
                Column("potion_drunk", 255, "quarter turns of its marker", L.POTIONS),
                Column("potion_empty", 1, "whether it is empty", L.POTIONS),
            ),
        )

    def write(self, state: State, viewer: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, Position)
        s = state
        put(out, at, 1 + s.metamorpha)
        put(out, at + 1, 1 + s.bilkarr)
        if s.bilkarr >= 0:
            down: i64 = 2 if s.bilkarr_down > 0 else 0
            right: i64 = 1 if s.bilkarr_right > 0 else 0
            put(out, at + 2, 1 + down + right)
        put(out, at + 3, 1 if s.bilkarr_rests else 0)
        at += 4
        for potion in range(i64(L.POTIONS)):
            owner = s.potion_owner[potion]
            put(out, at + potion, 0 if owner < 0 else 1 + relative(s, viewer, owner))
            put(out, at + L.POTIONS + potion, s.potion_drunk[potion])
            put(out, at + 2 * L.POTIONS + potion, s.potion_empty[potion])
