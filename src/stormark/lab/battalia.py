"""What a soak counts in Battalia: lines, events, storms, Great Artefacts, potions, endings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia import words as W
from stormark.games.battalia.actions import VERBS
from stormark.kernel.event import EventList, Sink
from stormark.kernel.game import Game
from stormark.kernel.state import State

STORM_EFFECTS: Final = 12
LINES: Final = (
    *range(V.V_HIRE, V.V_RECRUIT + 1),
    *(V.V_PROMOTE, V.V_AMULET, V.V_GREAT, V.V_POST, V.V_DISCOVER, V.V_POTION, V.V_TRIBUTE),
)
POTION_EVENTS: Final = {
    E.E_POTION_BOUGHT: ("bought", 1),
    E.E_POTION_DRUNK: ("drunk", 1),
    E.E_POTION_USED: ("used", 1),
    E.E_POTION_OVER: ("over", 0),
}
ONCE_A_DAY: Final = W.POTIONS[:3]


class BattaliaWatch:
    """Listens to one game at a time."""

    def __init__(self, game: Game[Any]) -> None:
        self._heard = EventList()
        self.sink: Sink = self._heard

    def expected(self) -> Mapping[str, list[str]]:
        potions = [f"{potion} {what}" for potion in W.POTIONS for what in ("bought", "drunk")]
        return {
            "lines": [VERBS.by_number[verb].word for verb in LINES],
            "storms": [str(effect + 1) for effect in range(STORM_EFFECTS)],
            "greats": [*W.GREATS, *W.KINDS[L.FATES : L.FATES + 3]],
            "potions": [*potions, *(f"{potion} used" for potion in ONCE_A_DAY)],
            "events": [word for word, _, _ in E.SPECS],
        }

    def finish(self, state: State) -> Mapping[str, Mapping[str, int]]:
        counts: dict[str, Counter[str]] = {group: Counter() for group in self.expected()}
        counts["causes"] = Counter()
        for verb, args, _ in self._heard.packed:
            counts["events"][E.SPECS[verb][0]] += 1
            if verb == E.E_LINE:
                counts["lines"][VERBS.by_number[args[1]].word] += 1
            elif verb == E.E_STORM:
                counts["storms"][str(args[1] + 1)] += 1
            elif verb == E.E_GAINED and args[1] >= L.GREAT:
                counts["greats"][W.KINDS[args[1]]] += 1
            elif verb in POTION_EVENTS:
                what, at = POTION_EVENTS[verb]
                counts["potions"][f"{W.POTIONS[args[at]]} {what}"] += 1
            elif verb == E.E_OVER:
                counts["causes"][E.END_WORDS[args[0]]] += 1
        self._heard.packed.clear()
        return counts


def drawn_word(game: Game[Any], stream: int, result: int) -> str | None:
    """Results of the die and cards drawn at random; shuffles are not listed in scenarios."""
    return str(result + 1) if stream in (L.S_DIE, L.S_THEFT) else None
