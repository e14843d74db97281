"""Changes by Metamorpha, Bilkarr and the rings of the valleys, each with its event."""

from __future__ import annotations

from stormark.games.battalia import events as E
from stormark.games.battalia.piles import with_number
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64

# --- rings


def give_ring(s: Position, seat: i64, hero: i64, gate: i64) -> None:
    """A hero carries a storm booster for a gate (B-PASS-01 to -04)."""
    s.rings = with_number(s.rings, 2 * seat + hero, gate)
    s.say(E.E_RING, (seat, hero, gate))


def deliver_ring(s: Position, seat: i64, hero: i64) -> None:
    """Both rings of a storm booster are removed (B-PASS-06)."""
    gate = s.rings[2 * seat + hero]
    s.rings = with_number(s.rings, 2 * seat + hero, -1)
    s.say(E.E_RING_SPENT, (seat, gate))


def spend_ring(s: Position, seat: i64, gate: i64) -> None:
    """King's Bridge: the one ring of a player for a gate (B-BRIDGE-02, -06)."""
    s.spent_rings += ((seat, gate),)
    s.say(E.E_RING_SPENT, (seat, gate))


def use_bridge(s: Position, seat: i64, hero: i64) -> None:
    """One bridge action per hero and turn (R-78)."""
    s.bridged += (2 * seat + hero,)


# --- Metamorpha and Bilkarr


def use_ability(s: Position, seat: i64, hero: i64, terrain: i64) -> None:
    """Once per turn, per hero and per terrain (B-META-08)."""
    s.tributes += ((2 * seat + hero, terrain),)


def put_metamorpha(s: Position, field: i64) -> None:
    s.metamorpha = field
    s.say(E.E_METAMORPHA, (field,))


def put_bilkarr(s: Position, field: i64, down: i64, right: i64, rests: bool) -> None:
    """Bilkarr stands on a field; `down` and `right` are the direction of his next step."""
    s.bilkarr = field
    s.bilkarr_down = down
    s.bilkarr_right = right
    s.bilkarr_rests = rests
    s.say(E.E_BILKARR, (field,))


def wake_bilkarr(s: Position) -> None:
    """He has rested for a day where he entered (R-60)."""
    s.bilkarr_rests = False


def summon(s: Position, seat: i64, npc: i64) -> None:
    s.summoned += ((npc, seat),)


# --- potions


def buy_potion(s: Position, seat: i64, potion: i64) -> None:
    s.potion_owner = with_number(s.potion_owner, potion, seat)
    s.say(E.E_POTION_BOUGHT, (seat, potion))


def drink_potion(s: Position, seat: i64, potion: i64, victim: i64) -> None:
    """The effect starts at once (B-BILK-18); Weakness lies with its victim (R-71)."""
    s.potion_drunk = with_number(s.potion_drunk, potion, 1)
    if victim >= 0:
        s.potion_owner = with_number(s.potion_owner, potion, victim)
    s.say(E.E_POTION_DRUNK, (seat, potion, victim))


def use_potion(s: Position, seat: i64, potion: i64) -> None:
    """A potion that works once a day is empty until the next (B-BILK-22)."""
    s.potion_empty = with_number(s.potion_empty, potion, 1)
    s.say(E.E_POTION_USED, (seat, potion))


def turn_potion(s: Position, potion: i64) -> None:
    """A new day: the marker is full again and turns; upright it goes back (B-BILK-20 to -22)."""
    s.potion_empty = with_number(s.potion_empty, potion, 0)
    if s.potion_drunk[potion]:
        s.potion_drunk = with_number(s.potion_drunk, potion, s.potion_drunk[potion] + 1)
        if s.potion_drunk[potion] > s.rules.tables.potion_days[potion]:
            s.potion_drunk = with_number(s.potion_drunk, potion, 0)
            s.potion_owner = with_number(s.potion_owner, potion, -1)
            s.say(E.E_POTION_OVER, (potion,))
