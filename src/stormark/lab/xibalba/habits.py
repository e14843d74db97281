"""What a player of Xibalba did in a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from stormark.games.xibalba import events as E
from stormark.games.xibalba import vocab as V
from stormark.lab.habits.deeds import TURNS, Habits, Heard

EVENTS: Final = {
    E.E_TURN: TURNS,
    E.E_BUY: "bought",
    E.E_ENTER: "entered",
    E.E_BLOCK: "blocked",
    E.E_EFFECT: "activated",
    E.E_HIT: "hit",
}
ARK: Final = "attack-ark"
BASE: Final = "attack-base"
REROLL: Final = "reroll"
TARGET: Final = 2  # where an attack names it: 0 is the Ark
CAUSE: Final = 1  # where a roll names it
ACTIONS: Final = tuple(word.replace("_", "-") for word in V.ACTION_WORDS)


def counted(heard: Sequence[Heard], seats: int) -> list[Counter[str]]:
    """How often each player did what, by seat."""
    counts: list[Counter[str]] = [Counter() for _ in range(seats)]
    for verb, args, _ in heard:
        word = word_of(verb, args)
        if word and args[0] >= 0:  # not the neutral soldier of the setup
            counts[args[0]][word] += 1
    return counts


def word_of(verb: int, args: tuple[int, ...]) -> str:
    if verb == E.E_ATTACK:
        return BASE if args[TARGET] else ARK
    if verb == E.E_ACTION:
        return ACTIONS[args[1]]
    if verb == E.E_ROLL and args[CAUSE] == E.BY_REROLL:
        return REROLL
    return EVENTS.get(verb, "")


HABITS: Final = Habits(
    (ARK, BASE, *(word for word in EVENTS.values() if word != TURNS), *ACTIONS, REROLL), counted
)
