"""Every position of a match, played from its log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar, cast

from stormark.kernel.chance import Chance
from stormark.kernel.continued import position_in
from stormark.kernel.game import Game, Setup
from stormark.kernel.log import Continued, Entry, Undo, first_position
from stormark.kernel.refusal import Refusal
from stormark.kernel.state import Io, State
from stormark.kernel.step import take
from stormark.kernel.vectors import ints

S = TypeVar("S", bound=State)


def positions(game: Game[S], setup: Setup, chance: Chance, entries: Sequence[Entry]) -> list[S]:
    """The positions of a log that is known to be true, from `first_position` on."""
    first = first_position(entries)
    start = entries[first - 1] if first else None
    if isinstance(start, Continued):
        states = [position_in(game, start, first)]
    else:
        states = [game.first_position(setup, Io(chance))]
    game = game.at(states[0])
    for entry in entries[first:]:
        assert not isinstance(entry, Continued), "the first position is after the last of them"
        if isinstance(entry, Undo):
            then = states[entry.to - first]
            states.append(with_new_chance(then, states[-1]) if entry.agreed else then)
        else:
            taken = take(game, states[-1], entry.seat, entry.action, chance)
            assert not isinstance(taken, Refusal), "the log is true"
            states.append(taken.state)
    return states


def with_new_chance(then: S, now: S) -> S:
    """An earlier position from which chance takes another course than it did until now.

    Results are numbered by stream.  The ones that were drawn since are known to the table; so the
    counters stay where they are, and whatever is drawn next was never seen.  Cards that lay face
    down lie there again in their order: what was seen of them cannot be made unseen.
    """
    state = cast(S, then.copy())
    state.draws = ints(max(counts) for counts in zip(then.draws, now.draws, strict=True))
    return state
