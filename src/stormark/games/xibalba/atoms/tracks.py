"""Resources, Paragon and levels of bases."""

from __future__ import annotations

from stormark.games.xibalba import events as E
from stormark.games.xibalba.state import Position
from stormark.kernel.compiling import i64


def gain_resources(s: Position, seat: i64, amount: i64, cause: i64, card: i64) -> i64:
    """Gain or, below 0, lose resources within 0 to 25 (X-GATHER-05, X-GATHER-08): the change."""
    before = s.resources[seat]
    after = max(0, min(s.tables.resource_max, before + amount))
    s.resources[seat] = after
    if s.sink is not None and after != before:
        s.sink.emit(E.E_RESOURCES, (seat, after - before, after, cause, card), -1)
    return after - before


def pay_resources(s: Position, seat: i64, amount: i64) -> None:
    """Pay a price that was checked before (X-ACTION-07)."""
    if amount > 0:
        gain_resources(s, seat, -amount, E.BY_PAYMENT, -1)


def change_paragon(s: Position, seat: i64, amount: i64, cause: i64, card: i64) -> i64:
    """Change Paragon within 0 to 40 without looking for a winner: see `check_victory`."""
    before = s.paragon[seat]
    after = max(0, min(s.tables.paragon_max, before + amount))
    s.paragon[seat] = after
    if s.sink is not None and after != before:
        s.sink.emit(E.E_PARAGON, (seat, after - before, after, cause, card), -1)
    return after - before


def check_victory(s: Position) -> None:
    """The first player from the current one who has reached the target wins (X-WIN-01, -05)."""
    for distance in range(s.seats):
        seat = (s.turn + distance) % s.seats
        if s.paragon[seat] >= s.target:
            s.winner = seat
            if s.sink is not None:
                s.say(E.E_WIN, (seat, s.paragon[seat]))
            return


def gain_paragon(s: Position, seat: i64, amount: i64, cause: i64, card: i64) -> None:
    """One player's Paragon changes: one step, then the check (X-WIN-02)."""
    change_paragon(s, seat, amount, cause, card)
    check_victory(s)


def upgrade_base(s: Position, seat: i64) -> None:
    """One level up, and one upgrade of this round used (X-UPGRADE-01, X-UPGRADE-03)."""
    s.level[seat] += 1
    s.upgrades[seat] += 1
    s.dirty = True
    if s.sink is not None:
        s.say(E.E_LEVEL, (seat, s.level[seat]))
