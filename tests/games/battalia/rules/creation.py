"""Games of mode creation for tests: positions, games just set up, games played at random."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from stormark.games.battalia.engine import BattaliaState
from stormark.kernel.chance import FastChance
from stormark.kernel.event import Event, EventList
from stormark.kernel.refusal import Refusal
from stormark.kernel.state import Io
from tests.games.battalia.table import GAME, Table

FACTIONS = ("baerfolk", "cloudborn", "emberians", "islanders")
PILES = ("hand", "nation", "refuge", "ambush", "table")


def creation(**given: Any) -> Table:
    """A position of mode creation, with two players unless told otherwise."""
    return Table(mode="creation", **given)


def new_game(seed: int = 1, **options: Any) -> Table:
    """A game of mode creation before its first choice."""
    return Table(new={"mode": "creation", "seed": seed, **options})


def settled(seed: int = 1, **options: Any) -> Table:
    """A game whose players took the first faction and the first city that was free."""
    table = new_game(seed, **options)
    io = Io(FastChance(seed))
    while table["phase"] != "turn":
        (seat,) = table.state.open_seats()
        table.state.apply(seat, table.state.options(seat)[0], io)
    return table


def refused(**options: Any) -> str:
    """The rule for which a game cannot be set up like this."""
    refusal = GAME.setup({"mode": "creation", **options})
    assert isinstance(refusal, Refusal)
    return refusal.rule


def lines(table: Table, verb: str) -> list[str]:
    """What the player may choose behind this verb."""
    return [option.partition(" ")[2] for option in table.options if option.split()[0] == verb]


def deck(table: Table, player: int = 1) -> Counter[str]:
    """All cards of a Creation deck that lie in no tent."""
    return Counter(card for pile in PILES for card in table[f"p{player}.{pile}"])


def play(
    seed: int,
    see: Callable[[BattaliaState], None],
    avoid: str = "",
    **options: Any,
) -> tuple[BattaliaState, list[Event]]:
    """Play a game at random without one verb; `see` looks at every position."""
    setup = GAME.setup(options)
    assert not isinstance(setup, Refusal)
    heard = EventList()
    io = Io(FastChance(seed), heard)
    state = GAME.start(setup, io)
    chooser = random.Random(seed)
    while seats := state.open_seats():
        choices = state.options(seats[0])
        wanted = [o for o in choices if GAME.action(state, seats[0], o).verb != avoid]
        state.apply(seats[0], chooser.choice(wanted), io)
        see(state)
    return state, [GAME.event(state, *packed) for packed in heard.packed]
