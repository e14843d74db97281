"""What is counted in Xibalba: cards bought and used, items reached, how games end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.effects.registry import OP_WORDS
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.game import Xibalba
from stormark.games.xibalba.tables import Reached
from stormark.games.xibalba.words import FACES
from stormark.kernel.event import EventList
from stormark.kernel.game import Game
from stormark.kernel.state import State
from stormark.lab.summary import Summary

# events that tell what happened to a card: the group it counts for, and where the card stands
CARD_EVENTS: Final = {
    E.E_BUY: ("bought", 1),
    E.E_ATTACK: ("attacked", 1),
    E.E_ENTER: ("entered", 1),
    E.E_BLOCK: ("blocked", 1),
    E.E_EFFECT: ("activated", 1),
}
USES: Final = tuple(group for group, _ in CARD_EVENTS.values())


class XibalbaWatch:
    """Listens to one game at a time."""

    def __init__(self, game: Game[Any]) -> None:
        assert isinstance(game, Xibalba)
        self._tables = game.tables
        self._heard = EventList()
        self.sink = self._heard
        self._tables.reached = Reached(len(self._tables.items), len(self._tables.card))

    def expected(self) -> Mapping[str, list[str]]:
        cards = sorted({self._name(card) for card in range(len(self._tables.card))})
        return {
            "bought": cards,
            "used": cards,
            "operations": list(OP_WORDS),
            "triggers": list(V.TRIGGER_WORDS),
        }

    def finish(self, state: State) -> Mapping[str, Mapping[str, int]]:
        counts: dict[str, Counter[str]] = {"causes": Counter(), "operations": Counter()}
        counts |= {"triggers": Counter(), "used": Counter(), "events": Counter()}
        cause = ""
        for verb, args, _ in self._heard.packed:
            counts["events"][E.SPECS[verb][0]] += 1
            if verb == E.E_PARAGON:
                cause = E.CAUSE_WORDS[args[3]]
            elif verb == E.E_WIN:
                counts["causes"][cause] += 1
            elif verb in CARD_EVENTS and args[0] >= 0:  # not the neutral soldier of the setup
                group, at = CARD_EVENTS[verb]
                counts.setdefault(group, Counter())[self._name(args[at])] += 1
        self._count_items(counts)
        self._heard.packed.clear()
        return counts

    # --- balance

    def uses(self) -> tuple[str, ...]:
        return USES

    def chose(self, kind: str, option: int) -> None:
        """Events tell everything."""

    def summary(self, state: State) -> Summary:
        assert isinstance(state, XibalbaState)
        first = next(args[0] for verb, args, _ in self._heard.packed if verb == E.E_TURN)
        counts = self.finish(state)
        return Summary(
            next(iter(counts["causes"]), ""),
            tuple((first + place) % state.seats for place in range(state.seats)),
            tuple(self._tables.faction_ids[faction] for faction in state.faction),
            {"paragon": tuple(state.paragon)},
            {group: sum(counts.get(group, {}).values()) for group in USES},
        )

    def _count_items(self, counts: dict[str, Counter[str]]) -> None:
        tables = self._tables
        assert tables.reached is not None
        for index, times in enumerate(tables.reached.items):
            if times:
                item = tables.items[index]
                counts["operations"][item.word] += times
                if item.trigger != V.NO_TRIGGER:
                    counts["triggers"][V.TRIGGER_WORDS[item.trigger]] += times
        for card, times in enumerate(tables.reached.cards):
            if times:
                counts["used"][self._name(card)] += times
        tables.reached = Reached(len(tables.items), len(tables.card))

    def _name(self, card: int) -> str:
        """The card without the number of its copy."""
        return self._tables.refs[card].split("#")[0]


def die_face(game: Game[Any], stream: int, result: int) -> str | None:
    """The face a die shows; shuffles are not listed in scenarios."""
    assert isinstance(game, Xibalba)
    die = L.PARAGON_DIE if stream == L.ROLL_OFF else stream
    return FACES[game.tables.faces[die][result]] if die <= L.PARAGON_DIE else None
