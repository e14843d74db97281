"""Days, turns and checkpoints (B-TURN, B-TEAM, B-CHECK, B-KINGS, B-HERO)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia.atoms import draw, finish
from stormark.games.battalia.atoms_days import (
    clean_up,
    clear_table,
    depose,
    dismiss_summoned,
    enter_metamorpha,
    grant,
    mark_veteran,
    next_day,
    next_team,
    reveal_cities,
    start_turn,
)
from stormark.games.battalia.atoms_flow import go_on, start_thread
from stormark.games.battalia.npcs import bilkarr
from stormark.games.battalia.procedure import SEAT, TABLE, Procedure, register
from stormark.games.battalia.procedure_fields import Declared, Flag, Word
from stormark.games.battalia.queries import active_team, clockwise_from, deck_sizes
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import act, windows
from stormark.kernel.compiling import i64

# steps of a turn
BEGIN: Final = 0
PLAY: Final = 1
END: Final = 2


@final
class Day(Procedure):
    """The start of a day: Bilkarr moves, potions turn, then the first turn (section 25)."""

    __slots__ = ("begun",)

    word: ClassVar[str] = "day"
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, Flag("begun"))

    def __init__(self, seat: i64, begun: bool = False) -> None:
        self.seat = seat
        self.begun = begun

    def run(self, s: Position, thread: i64) -> bool:
        if self.begun:
            go_on(s, thread, Turn(active_team(s)[0]))
            return True
        s.say(E.E_DAY, (s.week, s.day))
        go_on(s, thread, Day(self.seat, True))
        if not (s.week == 1 and s.day == 1):
            bilkarr.move_bilkarr(s)
            bilkarr.turn_potions(s)
        windows.open_window(s, thread, active_team(s)[0], windows.DAY_WINDOW)
        return True


register(Day)


# --- turns


@final
class Turn(Procedure):
    """Begin and end a turn; in between the members' threads run (see `frames/run.py`)."""

    __slots__ = ("step",)

    word: ClassVar[str] = "turn"
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, Word("step", ("begin", "play", "end")))

    def __init__(self, seat: i64, step: i64 = BEGIN) -> None:
        self.seat = seat
        self.step = step

    def run(self, s: Position, thread: i64) -> bool:
        if self.step == BEGIN:
            go_on(s, thread, Turn(self.seat, PLAY))
            start_turn(s)
            for seat in active_team(s):
                start_thread(s, seat, act.Act(seat))
                reveal_cities(s, seat)
            windows.open_window(s, thread, self.seat, windows.TURN_WINDOW)
            return True
        if self.step == PLAY:
            if not all_done(s):
                return False
            go_on(s, thread, Turn(self.seat, END))
            windows.open_window(s, thread, self.seat, windows.TURN_WINDOW)
            return True
        end_turn(s)
        return True


register(Turn)


def all_done(s: Position) -> bool:
    for seat in active_team(s):
        if not s.flags[seat] & L.DONE or len(s.threads[seat]) > 1:
            return False
    return True


def end_turn(s: Position) -> None:
    """Clean-up for all members in seat order, then the next team, day or checkpoint."""
    members = active_team(s)
    size = s.rules.tables.hand_size
    for seat in members:
        clean_up(s, seat)
        draw(s, seat, size)
    for seat in clockwise_from(s, members[0]):
        if seat not in members:
            clear_table(s, seat)
            if s.refill >> seat & 1:
                draw(s, seat, size - len(s.hand[seat]))
    if next_team(s):
        go_on(s, TABLE, Turn(active_team(s)[0]))
    else:
        end_day(s)


def end_day(s: Position) -> None:
    """The Oracle turns; a week ends with a checkpoint (B-TURN-18, B-CHECK-02)."""
    last = s.day == s.rules.tables.days_per_week
    if last and s.rules.week_limit and s.week >= s.rules.week_limit:
        finish(s, E.BY_WEEKS)
        return
    if last and s.rules.stormgates:
        checkpoint(s)
    next_day(s)
    go_on(s, TABLE, Day(0))


# --- checkpoints


def checkpoint(s: Position) -> None:
    """Count, depose, grant, veterans, summoned NPCs leave, NPCs enter (R-14)."""
    number = s.week
    s.say(E.E_CHECKPOINT, (number,))
    if number >= 2:
        counts = deck_sizes(s)
        for seat in range(s.seats):
            s.say(E.E_COUNTED, (seat, counts[seat]))
        for seat in range(s.seats):
            for card, needed in royal_cards(s, seat):
                if number > 2 and counts[seat] < needed:
                    depose(s, seat, card)
                elif number == 2 and counts[seat] >= needed:
                    grant(s, seat, card)
        if s.rules.hero_mode:
            judge_veterans(s, number, counts)
    dismiss_summoned(s)
    if number == 1:
        if s.rules.metamorpha and s.metamorpha < 0:
            enter_metamorpha(s, bilkarr.rolled_gate(s))
        if s.rules.bilkarr and s.bilkarr < 0:
            bilkarr.enter_bilkarr(s)


def royal_cards(s: Position, seat: i64) -> list[tuple[int, int]]:
    tables = s.rules.tables
    return [
        (L.QUEENS + s.faction[seat], tables.queen_cards),
        (L.KINGS + s.faction[seat], tables.king_cards),
    ]


def judge_veterans(s: Position, number: i64, counts: list[int]) -> None:
    """Markers are granted at the second checkpoint; later ones decide the standing (R-35)."""
    for seat in range(s.seats):
        enough = counts[seat] >= s.rules.tables.veteran_cards
        if number == 2:
            mark_veteran(s, seat, 1 if enough else 0)
        elif s.veteran[seat]:
            mark_veteran(s, seat, 1 if enough else 2)
