"""Every column of an observation of Xibalba holds what it is said to hold, and nothing else.

Here a column is one line; in the program it is a place counted by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from random import Random
from typing import Final

from stormark.games.xibalba import queries
from stormark.games.xibalba.effects.operations.scout import Scouting
from stormark.games.xibalba.encoding.observation import xibalba_observer
from stormark.games.xibalba.encoding.questions import card_in_question
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.game import Xibalba
from stormark.games.xibalba.procedures import PROCEDURES
from stormark.games.xibalba.turn.reorganize import Reorganize
from stormark.kernel.chance import FastChance
from stormark.kernel.state import Io
from tests.conformance.crowded import crowded_table
from tests.encoding.checks import check_columns
from tests.games.xibalba.operations.adhoc import play

GAME = Xibalba()
OBSERVER = xibalba_observer()
Told = Callable[[XibalbaState, int], list[int]]


def face(s: XibalbaState, card: int) -> int:
    return s.tables.card[card] + 1 if card >= 0 else 0


def clockwise(s: XibalbaState, viewer: int, seat: int) -> int:
    """1 for the viewer, 2 for the next seat; 0: nobody."""
    return 1 + (seat - viewer) % s.seats if seat >= 0 else 0


def base(s: XibalbaState, seat: int) -> tuple[tuple[int, ...], ...]:
    """The piles of a player: Warhost and fields."""
    return tuple(s.piles[8 + 5 * seat : 13 + 5 * seat])


TABLE: dict[str, Told] = {
    "seats": lambda s, v: [s.seats],
    "apocalypse": lambda s, v: [int(s.apocalypse)],
    "target": lambda s, v: [s.target],
    "turn_number": lambda s, v: [s.turn_no],
    "turn": lambda s, v: [(s.turn - v) % s.seats],
    "phase": lambda s, v: [s.phase],
    "decider": lambda s, v: [clockwise(s, v, s.open_seats()[0])],
    "question": lambda s, v: [1 + list(PROCEDURES).index(type(s.top))],
    "step": lambda s, v: [s.top.step],
    "card": lambda s, v: [face(s, card_in_question(s.top))],
    "rerolled": lambda s, v: [s.rerolled],
    "rolled": lambda s, v: [int(s.rolled)],
    "event": lambda s, v: [face(s, s.resolving)],
    "attacks": lambda s, v: [len(s.attackers)],
    "lasting": lambda s, v: [len(s.lasting)],
}
ARK: dict[str, Told] = {
    "soldier": lambda s, v: [face(s, s.ark)],
    "owner": lambda s, v: [clockwise(s, v, s.ark_owner)],
    "life": lambda s, v: [s.life],
    "life_max": lambda s, v: [s.life_max()],
    "attacker": lambda s, v: [clockwise(s, v, s.attack.seat) if s.attack else 0],
    "attacking": lambda s, v: [face(s, s.attack.soldier) if s.attack else 0],
    "target": lambda s, v: [1 + clockwise(s, v, s.attack.target) if s.attack else 0],
    "symbols": lambda s, v: [s.attack.attacks if s.attack else 0],
    "criticals": lambda s, v: [s.attack.criticals if s.attack else 0],
    "power": lambda s, v: [max(0, s.attack.power) if s.attack else 0],
    "from_ark": lambda s, v: [int(s.attack is not None and s.attack.from_ark)],
    "unblockable": lambda s, v: [int(s.attack is not None and s.attack.unblockable)],
    "blocker": lambda s, v: [face(s, s.attack.blocker) if s.attack else 0],
}
DICE: dict[str, Told] = {
    "pool": lambda s, v: list(s.dice),
    "action": lambda s, v: list(s.action_dice),
    "committed": lambda s, v: list(s.committed),
    "aside": lambda s, v: list(s.aside),
    "spent": lambda s, v: list(s.spent),
}
MARKET: dict[str, Told] = {
    "card": lambda s, v: [face(s, card) for card in s.market],
    "price": lambda s, v: [queries.price(s, v, card) if card >= 0 else 0 for card in s.market],
    "deck": lambda s, v: [len(pile) for pile in s.piles[:4]],
    "discards": lambda s, v: [len(pile) for pile in s.piles[4:8]],
    "discard": lambda s, v: [face(s, pile[-1]) if pile else 0 for pile in s.piles[4:8]],
    "action_price": lambda s, v: [
        queries.action_price(s, v, action) for action in range(len(queries.action_prices(s, v)))
    ],
}
PLAYER: dict[str, Told] = {
    "present": lambda s, p: [1],
    "faction": lambda s, p: [s.faction[p] + 1],
    "resources": lambda s, p: [s.resources[p]],
    "paragon": lambda s, p: [s.paragon[p]],
    "level": lambda s, p: [s.level[p]],
    "upgrades": lambda s, p: [s.upgrades[p]],
    "resistance": lambda s, p: [queries.base_resistance(s, p)],
    "productivity": lambda s, p: [queries.productivity(s, p)],
    "power": lambda s, p: (
        [queries.soldier_power(s, p, pile[-1]) for pile in base(s, p)[:1] if pile] or [0]
    ),
    "block": lambda s, p: (
        [queries.blocker_resistance(s, p, pile[-1]) for pile in base(s, p)[:1] if pile] or [0]
    ),
    "cards": lambda s, p: [len(pile) for pile in base(s, p)],
    "top": lambda s, p: [face(s, pile[-1]) if pile else 0 for pile in base(s, p)],
}


def covered(s: XibalbaState, viewer: int) -> list[int]:
    """Four cards below the top of each own pile, from above."""
    top = s.top
    lifting = isinstance(top, Reorganize) and top.seat == viewer
    piles = top.arrangement(s) if isinstance(top, Reorganize) and lifting else base(s, viewer)
    found: list[int] = []
    for pile in piles:
        below = [face(s, card) for card in pile[-2::-1]] if len(pile) > 1 else []
        found += (below + [0] * 4)[:4]
    return found


def scouting(s: XibalbaState, viewer: int) -> Scouting | None:
    return s.top if isinstance(s.top, Scouting) and s.top.seat == viewer else None


def scouted(s: XibalbaState, viewer: int) -> list[int]:
    look = scouting(s, viewer)
    return ([face(s, card) for card in look.left] if look else [])[:8]


def placed(s: XibalbaState, viewer: int) -> list[int]:
    look = scouting(s, viewer)
    return [len(look.top), len(look.bottom)] if look else [0, 0]


def lifted(s: XibalbaState, viewer: int) -> list[int]:
    top = s.top
    return [len(top.lifted) if isinstance(top, Reorganize) and top.seat == viewer else 0]


OWN: dict[str, Told] = {
    "covered": covered,
    "lifted": lifted,
    "scouted": scouted,
    "sorted": placed,
}


def player_at(distance: int) -> dict[str, Told]:
    def of(told: Told) -> Told:
        def at(s: XibalbaState, viewer: int) -> list[int]:
            return told(s, (viewer + distance) % s.seats) if distance < s.seats else [0]

        return at

    return {column: of(told) for column, told in PLAYER.items()}


PARTS: Final = {
    "table": TABLE,
    "ark": ARK,
    "dice": DICE,
    "market": MARKET,
    "viewer": player_at(0),
    **{f"seat {distance}": player_at(distance) for distance in (1, 2, 3)},
    "own": OWN,
}


def crowded() -> Iterator[XibalbaState]:
    """Tables where much happens; in the last two a soldier blocks, and none may block."""
    for seed in (*range(15), 47, 114):
        io = Io(FastChance(seed))
        rng = Random(seed)
        state = crowded_table(GAME, rng)
        for _ in range(25):
            if not state.open_seats():
                break
            yield state
            (seat,) = state.open_seats()
            state.apply(seat, rng.choice(state.options(seat)), io)


def rolling_again() -> XibalbaState:
    """Of two dice that are rolled again one lies aside already."""
    item = '{ op = "reroll_pool", die = "any", face = "any", count = 2 }'
    table = play(item, pool="R1 A A")
    return table.do(table.options[0], dice=["R2"]).state


def test_every_column_holds_what_it_is_said_to_hold() -> None:
    check_columns(OBSERVER, PARTS, chain(crowded(), [rolling_again()]))
