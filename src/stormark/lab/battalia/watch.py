"""What is counted in Battalia: lines, events, storms, Great Artefacts, potions, endings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia import words as W
from stormark.games.battalia.actions import VERBS
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.scoring import team_points
from stormark.kernel.event import EventList
from stormark.kernel.game import Game
from stormark.kernel.state import State
from stormark.lab.battalia.uses import JOINT, WORDS, is_joint_attack, uses_of
from stormark.lab.summary import Summary

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
ROYAL_CHECKPOINT: Final = 2  # grants Queens, Kings and veterans by the size of decks


class BattaliaWatch:
    """Listens to one game at a time."""

    def __init__(self, game: Game[Any]) -> None:
        self._heard = EventList()
        self.sink = self._heard
        self._joint = 0

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

    # --- balance

    def uses(self) -> tuple[str, ...]:
        return WORDS

    def chose(self, kind: str, option: int) -> None:
        self._joint += is_joint_attack(kind, option)

    def summary(self, state: State) -> Summary:
        assert isinstance(state, BattaliaState)
        heard = self._heard.packed
        cause = ""
        checkpoint = 0
        decks: list[int] = []
        for verb, args, _ in heard:
            if verb == E.E_OVER:
                cause = E.END_WORDS[args[0]]
            elif verb == E.E_CHECKPOINT:
                checkpoint = args[0]
            elif verb == E.E_COUNTED and checkpoint == ROYAL_CHECKPOINT:
                decks.append(args[1])
        uses = uses_of(heard)
        uses[JOINT] = self._joint
        self._joint = 0
        heard.clear()
        points = sorted(team_points(state, team) for team in range(len(state.teams)))
        days = state.rules.tables.days_per_week * (state.week - 1) + state.day
        return Summary(
            cause,
            tuple(state.order),
            tuple(state.rules.words.factions[faction] for faction in state.faction),
            {
                "days": (days,),
                "deck": tuple(decks),
                "points": (points[-1],),
                "lead": (points[-1] - points[-2],),
            },
            uses,
        )


def drawn_word(game: Game[Any], stream: int, result: int) -> str | None:
    """Results of the die and cards drawn at random; shuffles are not listed in scenarios."""
    return str(result + 1) if stream in (L.S_DIE, L.S_THEFT) else None
