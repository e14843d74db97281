"""The parts of an observation that are about players: everybody's standing, and one's own cards."""

from __future__ import annotations

from typing import final

from stormark.games.battalia import layout as L
from stormark.games.battalia.encoding.operands import MOST_SEATS
from stormark.games.battalia.encoding.table_parts import count, is_asked
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.procedure import Procedure
from stormark.games.battalia.scoring import points_at
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn.laying import LayLine
from stormark.kernel.columns import Column, put
from stormark.kernel.compiling import i64, u8, vec
from stormark.kernel.observation import Part
from stormark.kernel.state import State


@final
class PlayersPart(Part):
    """What everybody sees of the players: of each column one for each seat, the viewer first."""

    def __init__(self) -> None:
        super().__init__(
            "players",
            (
                Column("present", 1, "whether there is such a player", MOST_SEATS),
                Column("same_team", 1, "whether they win with the viewer", MOST_SEATS),
                Column("their_turn", 1, "whether it is their team's turn", MOST_SEATS),
                Column("asked", 1, "whether they have an open decision", MOST_SEATS),
                Column("faction", 6, "number of the faction + 1", MOST_SEATS),
                Column("points", 255, "victory points", MOST_SEATS),
                Column("hand", 255, "cards in hand", MOST_SEATS),
                Column("nation", 255, "cards in the Nation", MOST_SEATS),
                Column("refuge", 255, "cards in the Refuge", MOST_SEATS),
                Column("ambush", 255, "hidden cards", MOST_SEATS),
                Column("table", 255, "cards laid in this turn", MOST_SEATS),
                Column("tents", 255, "tents pitched", MOST_SEATS),
                Column("stored", 255, "cards in them", MOST_SEATS),
                Column("veteran", 2, "none, veteran, fallen", MOST_SEATS),
                Column("flags", 31, "announced 1, acted 2, income 4, done 8, redrawn 16", 6),
                Column("refills", 1, "whether they draw up at the end of the turn", MOST_SEATS),
                Column("hero_1", 77, "field of the first hero + 1; 0: nowhere", MOST_SEATS),
                Column("hero_2", 77, "field of the second hero + 1", MOST_SEATS),
                Column("booster_1", 6, "gate of the first hero's storm booster + 1", MOST_SEATS),
                Column("booster_2", 6, "gate of the second hero's storm booster + 1", MOST_SEATS),
            ),
        )

    def write(self, state: State, viewer: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, Position)
        s = state
        points = points_by_seat(s)
        laying = laying_seats(s)
        distance: i64 = 0
        while distance < s.seats:
            seat = viewer + distance
            if seat >= s.seats:
                seat -= s.seats
            covered = seat != viewer and laying >> seat & 1 != 0
            self.write_seat(s, viewer, seat, points[seat], covered, out, at + distance)
            distance += 1

    def write_seat(
        self,
        s: Position,
        viewer: i64,
        seat: i64,
        points: i64,
        covered: bool,
        out: vec[u8],
        at: i64,
    ) -> None:
        """`covered`: the seat lays cards that the viewer does not see (B-RULING-106)."""
        put(out, at, 1)
        if s.team_of:
            put(out, at + MOST_SEATS, 1 if s.team_of[seat] == s.team_of[viewer] else 0)
            put(out, at + 2 * MOST_SEATS, 1 if s.team_of[seat] == s.team else 0)
        put(out, at + 3 * MOST_SEATS, 1 if is_asked(s, seat) else 0)
        put(out, at + 4 * MOST_SEATS, 1 + s.faction[seat])
        put(out, at + 5 * MOST_SEATS, points)
        hand: i64 = len(s.hand[seat])
        ambush: i64 = len(s.ambush[seat])
        if covered:
            laid = half_laid_by(s, seat)
            if laid is not None:
                from_hand, from_ambush = laid.laid_cards(s)
                hand += len(from_hand)
                ambush += len(from_ambush)
        put(out, at + 6 * MOST_SEATS, hand)
        put(out, at + 7 * MOST_SEATS, len(s.nation[seat]))
        put(out, at + 8 * MOST_SEATS, len(s.refuge[seat]))
        put(out, at + 9 * MOST_SEATS, ambush)
        put(out, at + 10 * MOST_SEATS, len(s.table[seat]))
        tents = s.tents[seat]
        if tents:
            put(out, at + 11 * MOST_SEATS, len(tents))
            stored: i64 = 0
            for tent in tents:
                stored += len(tent) - 1
            put(out, at + 12 * MOST_SEATS, stored)
        put(out, at + 13 * MOST_SEATS, s.veteran[seat])
        put(out, at + 14 * MOST_SEATS, s.flags[seat])
        put(out, at + 15 * MOST_SEATS, s.refill >> seat & 1)
        put(out, at + 16 * MOST_SEATS, 1 + s.heroes[2 * seat])
        put(out, at + 17 * MOST_SEATS, 1 + s.heroes[2 * seat + 1])
        put(out, at + 18 * MOST_SEATS, 1 + s.rings[2 * seat])
        put(out, at + 19 * MOST_SEATS, 1 + s.rings[2 * seat + 1])


def points_by_seat(s: Position) -> vec[i64]:
    """Everybody's victory points, in one pass over the map."""
    points = vec[i64]([0] * MOST_SEATS)
    for field in range(s.rules.board.size):
        owner = s.owner[field]
        if owner >= 0:
            points[owner] += points_at(s, field)
    return points


@final
class OwnPart(Part):
    """The viewer's own cards by kind, wherever they are, and the line being laid."""

    def __init__(self) -> None:
        super().__init__(
            "own",
            (
                Column("hand", 255, "in hand, by kind", L.KINDS),
                Column("nation", 255, "in the Nation, by kind", L.KINDS),
                Column("refuge", 255, "in the Refuge, by kind", L.KINDS),
                Column("ambush", 255, "hidden, by kind", L.KINDS),
                Column("table", 255, "laid in this turn, by kind", L.KINDS),
                Column("tents", 255, "in tents, by kind", L.KINDS),
                Column("line", 255, "in the line being laid, by kind", L.KINDS),
                Column("changed", 255, "cards in hand that something happened to"),
                Column("units_missing", 255, "units the line still needs"),
                Column("rank_missing", 255, "of this rank"),
                Column("supply_missing", 255, "Supply it still needs"),
                Column("owed", 1, "whether a sacrifice is to be chosen"),
            ),
        )

    def write(self, state: State, viewer: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, Position)
        s = state
        changed = count_cards(s.hand[viewer], out, at)
        count_cards(s.nation[viewer], out, at + L.KINDS)
        count_cards(s.refuge[viewer], out, at + 2 * L.KINDS)
        count_cards(s.ambush[viewer], out, at + 3 * L.KINDS)
        count_cards(s.table[viewer], out, at + 4 * L.KINDS)
        for tent in s.tents[viewer]:
            count_cards(tent[1:], out, at + 5 * L.KINDS)  # without the tent card
        put(out, at + 7 * L.KINDS, changed)
        laid = half_laid_by(s, viewer)
        if laid is not None:
            count_cards(laid.chosen_cards(s), out, at + 6 * L.KINDS)
            if isinstance(laid, LayLine):
                at += 7 * L.KINDS
                put(out, at + 1, laid.line.units)
                put(out, at + 2, laid.line.rank)
                put(out, at + 3, laid.line.supply)
                put(out, at + 4, 1 if laid.line.owed else 0)


def laying_seats(s: Position) -> i64:
    """The seats that are laying something, a bit for each."""
    found: i64 = 0
    for thread in s.threads:
        for procedure in thread:
            if procedure.is_half_laid():
                found |= i64(1) << procedure.seat
    return found


def half_laid_by(s: Position, seat: i64) -> Procedure | None:
    """What a seat is laying; what a defender chooses lies in the attacker's thread."""
    for thread in s.threads:
        for procedure in thread:
            if procedure.seat == seat and procedure.is_half_laid():
                return procedure
    return None


def count_cards(cards: Cards, out: vec[u8], at: i64) -> i64:
    """Count cards by kind; how many of them something has happened to."""
    changed: i64 = 0
    for card in cards:
        kind = L.kind_of(card)
        count(out, at + kind)
        if card != kind:
            changed += 1
    return changed
