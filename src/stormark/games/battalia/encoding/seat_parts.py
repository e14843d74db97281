"""The parts of an observation that are about players: everybody's standing, and one's own cards."""

from __future__ import annotations

from typing import final

from stormark.games.battalia import layout as L
from stormark.games.battalia.encoding.table_parts import count, is_asked
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.procedure import Procedure
from stormark.games.battalia.queries import deck_size
from stormark.games.battalia.scoring import points_of
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn.laying import LayLine
from stormark.kernel.columns import Column, put
from stormark.kernel.compiling import i64, u8, vec
from stormark.kernel.observation import Part
from stormark.kernel.state import State


@final
class SeatPart(Part):
    """What everybody sees of one player: `distance` seats clockwise of the viewer."""

    def __init__(self, distance: int) -> None:
        self.distance: i64 = distance
        super().__init__(
            "viewer" if distance == 0 else f"seat {distance}",
            (
                Column("present", 1, "whether there is such a player"),
                Column("same_team", 1, "whether they win with the viewer"),
                Column("their_turn", 1, "whether it is their team's turn"),
                Column("asked", 1, "whether they have an open decision"),
                Column("faction", 6, "number of the faction + 1"),
                Column("points", 255, "victory points"),
                Column("deck", 255, "cards they own"),
                Column("hand", 255, "cards in hand"),
                Column("nation", 255, "cards in the Nation"),
                Column("refuge", 255, "cards in the Refuge"),
                Column("ambush", 255, "hidden cards"),
                Column("table", 255, "cards laid in this turn"),
                Column("tents", 255, "tents pitched"),
                Column("stored", 255, "cards in them"),
                Column("veteran", 2, "none, veteran, fallen"),
                Column("flags", 31, "announced 1, acted 2, income 4, done 8, mulligan 16"),
                Column("refills", 1, "whether they draw up at the end of the turn"),
                Column("hero", 77, "fields of both heroes + 1; 0: not on the board", 2),
                Column("booster", 6, "gates of their storm boosters + 1", 2),
            ),
        )

    def write(self, state: State, viewer: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, Position)
        s = state
        if self.distance >= s.seats:
            return
        seat = (viewer + self.distance) % s.seats
        put(out, at, 1)
        if s.team_of:
            put(out, at + 1, 1 if s.team_of[seat] == s.team_of[viewer] else 0)
            put(out, at + 2, 1 if s.team_of[seat] == s.team else 0)
        put(out, at + 3, 1 if is_asked(s, seat) else 0)
        put(out, at + 4, 1 + s.faction[seat])
        put(out, at + 5, points_of(s, seat))
        put(out, at + 6, deck_size(s, seat))
        hand: i64 = len(s.hand[seat])
        ambush: i64 = len(s.ambush[seat])
        if seat != viewer:  # nobody else sees what is half laid (B-RULING-106)
            laid = half_laid_by(s, seat)
            if laid is not None:
                from_hand, from_ambush = laid.laid_cards(s)
                hand += len(from_hand)
                ambush += len(from_ambush)
        put(out, at + 7, hand)
        put(out, at + 8, len(s.nation[seat]))
        put(out, at + 9, len(s.refuge[seat]))
        put(out, at + 10, ambush)
        put(out, at + 11, len(s.table[seat]))
        put(out, at + 12, len(s.tents[seat]))
        stored: i64 = 0
        for tent in s.tents[seat]:
            stored += len(tent) - 1
        put(out, at + 13, stored)
        put(out, at + 14, s.veteran[seat])
        put(out, at + 15, s.flags[seat])
        put(out, at + 16, s.refill >> seat & 1)
        for hero in range(i64(2)):
            put(out, at + 17 + hero, 1 + s.heroes[2 * seat + hero])
            put(out, at + 19 + hero, 1 + s.rings[2 * seat + hero])


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
            count_cards(tent[1:], out, at + 5 * L.KINDS)
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
