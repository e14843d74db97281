"""What a player of Battalia did in a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from stormark.games.battalia import events as E
from stormark.lab.battalia.uses import JOINT, WORDS, uses_of
from stormark.lab.habits.deeds import TURNS, Habits, Heard

POTION_ABROAD: Final = "potion-abroad"  # drunk or used in the turn of somebody else
REPLACED: Final = "replaced"
POTIONS: Final = (E.E_POTION_DRUNK, E.E_POTION_USED)
ACTOR: Final = "seat"


def counted(heard: Sequence[Heard], seats: int) -> list[Counter[str]]:
    """How often each player did what, by seat."""
    counts: list[Counter[str]] = [Counter() for _ in range(seats)]
    own: list[list[Heard]] = [[] for _ in range(seats)]
    whose: tuple[int, ...] = ()
    for event in heard:
        verb, args, _ = event
        if verb == E.E_TURN:
            whose = args
            for seat in whose:
                counts[seat][TURNS] += 1
        elif E.SPECS[verb][1].split(" ")[0] == ACTOR and args[0] >= 0:  # not the neutral player
            own[args[0]].append(event)
            counts[args[0]][REPLACED] += verb == E.E_REPLACED
            counts[args[0]][POTION_ABROAD] += verb in POTIONS and args[0] not in whose
    return [found + uses_of(events) for found, events in zip(counts, own, strict=True)]


HABITS: Final = Habits(
    (*(word for word in WORDS if word != JOINT), REPLACED, POTION_ABROAD), counted
)
