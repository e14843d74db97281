"""What a puzzle says, in both languages: sentences with the cards and numbers of its position."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from itertools import count
from typing import Any, Final

from stormark.coach.puzzles.kit import PuzzleKit
from stormark.coach.puzzles.mining import CERTAIN, Find
from stormark.coach.puzzles.moves import told
from stormark.kernel.game import Game
from stormark.kernel.json import JsonDict
from stormark.kernel.languages import LANGUAGES
from stormark.kernel.state import State
from stormark.text import Speaker

FACT_TRIALS: Final = 60
A_SHARE: Final = 0.2  # facts with a finer scale are shares of cases
Texts = dict[str, str]
"""By language."""


@dataclass(frozen=True)
class Words:
    """Everything that is said about a puzzle."""

    title: Texts
    ask: Texts
    why: Texts
    rivals: tuple[Texts, ...]


class Teller:
    """Words for finds of one game; no title twice."""

    def __init__(self, game: Game[Any], kit: PuzzleKit, titles: Collection[str]) -> None:
        self._game = game
        self._kit = kit
        self._speakers = {lang: Speaker(game, lang) for lang in LANGUAGES}
        self._titles = set(titles)

    def words(self, find: Find, position: State, kind: str) -> Words:
        rivals = [plan for plan, _ in find.rivals]
        own, *others = self._kit.facts(
            self._game, find.seen, find.seat, [find.plan, *rivals], FACT_TRIALS, 1
        )
        best = _of_100(find.chance)
        own_standing, other_standing = self._kit.standing(position, find.seat)
        title = self._title(position, find.seat)
        ask: Texts = {}
        why: Texts = {}
        refuted: list[Texts] = [{} for _ in rivals]
        for lang, speaker in self._speakers.items():
            t = speaker.catalogue.t
            ask[lang] = t(
                "puzzle-ask",
                game=self._game.spec.id,
                kind=kind,
                own=own_standing,
                other=other_standing,
            )
            why[lang] = t(
                "puzzle-why",
                plan=told(speaker, self._kit, position, find.seat, find.plan, find.plan),
                sure="yes" if find.chance > CERTAIN else "no",
                chance=best,
                other=_of_100(find.rivals[0][1]),
                fact=self._fact(speaker, own, others[0]),
            ).strip()
            for number, (plan, chance) in enumerate(find.rivals):
                refuted[number][lang] = t(
                    "puzzle-rival",
                    plan=told(speaker, self._kit, position, find.seat, plan, plan),
                    chance=_of_100(chance),
                    best=best,
                    fact=self._fact(speaker, own, others[number], refuted=True),
                ).strip()
        return Words(title, ask, why, tuple(refuted))

    def unlike(self, find: Find, position: State) -> tuple[tuple[tuple[int, ...], float], ...]:
        """The rivals that are not told like another one before them, in any language."""
        said: set[str] = set()
        kept = []
        for plan, chance in find.rivals:
            texts = {
                told(speaker, self._kit, position, find.seat, plan, plan)
                for speaker in self._speakers.values()
            }
            if not texts & said:
                kept.append((plan, chance))
            said |= texts
        return tuple(kept)

    def _fact(
        self,
        speaker: Speaker,
        own: dict[str, float],
        other: dict[str, float],
        refuted: bool = False,
    ) -> str:
        """The greatest difference between two plans, told of the good one or of the bad one."""
        weights = {
            name: (own[name] - other[name]) / scale for name, scale in self._kit.scales.items()
        }
        name = max(weights, key=lambda each: weights[each])
        game = self._game.spec.id
        if weights[name] < 1.0:
            return speaker.catalogue.t("puzzle-fact", game=game, fact="none", here=0, there=0)
        here, there = _rounded(own[name], other[name], share=self._kit.scales[name] < A_SHARE)
        if refuted:
            here, there = there, here
        return speaker.catalogue.t("puzzle-fact", game=game, fact=name, here=here, there=there)

    def _title(self, position: State, seat: int) -> Texts:
        """The first pattern that nobody has used with these cards."""
        given = self._game.describe(position)
        for number in count(1):
            found: Texts = {}
            for lang, speaker in self._speakers.items():
                found[lang] = speaker.catalogue.t(
                    "puzzle-title",
                    game=self._game.spec.id,
                    pattern=number,
                    **_subjects(speaker, given, seat, number),
                )
            if not self._titles & set(found.values()) and not any(
                title != title.strip() for title in found.values()
            ):
                self._titles |= set(found.values())
                return found
        raise AssertionError("unreachable")


def _subjects(speaker: Speaker, given: JsonDict, seat: int, number: int) -> dict[str, str | int]:
    """What titles speak of: factions, the soldier in the Ark, the date, the next number."""
    players: list[Any] = [
        given[f"p{at + 1}"]
        for at in range(int(given["players"]))  # type: ignore[arg-type]
    ]
    others = [players[(seat + step) % len(players)] for step in range(1, len(players))]
    ark: Any = given.get("ark", {})
    soldier = str(ark.get("soldier", ""))
    market: Any = given.get("market", {})
    cards = [card for row in market.values() for card in row if card]
    return {
        "own": speaker.faction_name(players[seat]["faction"]),
        "other": speaker.faction_name(others[0]["faction"]),
        "ark": speaker.card_name(soldier) if soldier else "",
        "card": speaker.card_name(cards[number % len(cards)]) if cards else "",
        "week": str(given.get("week", "")),
        "day": str(given.get("day", "")),
        "turn": str(given["turn_number"]),
    }


def _rounded(here: float, there: float, share: bool) -> tuple[float, float]:
    """Shares as cases of a hundred, other numbers with as few digits as tell them apart."""
    if share:
        return round(100 * abs(here)), round(100 * abs(there))
    whole = round(here), round(there)
    return whole if whole[0] != whole[1] else (round(here, 1), round(there, 1))


def _of_100(chance: float) -> int:
    return round(100 * chance)
