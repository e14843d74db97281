"""Whether the text of a card tells the numbers of its effect, and no others.

Rules read the effect, people read the text; a number that was mistyped in one of them is found by
comparing the two.  Ones are not looked for: texts have many words for them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from stormark.games.xibalba.pack.todo import is_todo
from stormark.kernel.languages import LANGUAGES
from stormark.kernel.packs.format import Tables
from stormark.kernel.packs.problem import Problem

NUMBERS: Mapping[str, Mapping[str, int]] = {
    "en": {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "twice": 2, "double": 2,
           "both": 2},
    "de": {"zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "zweimal": 2, "doppelte": 2,
           "doppelt": 2, "beide": 2, "beiden": 2},
}  # fmt: skip
ASIDE = re.compile(r"\([^)]*\)")  # floors and caps of the rules are told in brackets
IN_WORDS = ("results",)  # a roll decides: texts tell what each symbol brings
FIVES = "resources_5"


def text_notes(pack: Tables, name: str) -> list[Problem]:
    """What texts and effects of the cards say differently; a pack can be played all the same."""
    return [note for card in pack["cards"].values() for note in _notes(card, name)]


def _notes(card: Mapping[str, Any], name: str) -> Iterator[Problem]:
    if is_todo(card):
        return  # its text is all there is
    effect = set(_numbers(card["effect"])) - {0, 1}
    possible = {*_numbers(card["effect"], whole=True), *_sums(card["effect"])}
    given = [language for language in LANGUAGES if f"text_{language}" in card]
    for language in given:
        text = card[f"text_{language}"]
        words = re.findall(r"\w+", text.lower())
        told = {NUMBERS[language][word] for word in words if word in NUMBERS[language]}
        told |= {int(word) for word in words if word.isdecimal()}
        plain = {int(number) for number in re.findall(r"\d+", ASIDE.sub("", text))} - {0, 1}
        missing, extra = sorted(effect - told), sorted(plain - possible)
        if missing or extra:
            params = {"missing": _listed(missing), "extra": _listed(extra)}
            path = f"cards.{card['id']}.text_{language}"
            yield Problem("pack-text-numbers", name, path, params=params)


def _listed(numbers: list[int]) -> str:
    return ", ".join(str(number) for number in numbers) or "–"


def _numbers(value: Any, whole: bool = False) -> Iterator[int]:
    """The numbers of an effect, whatever their signs; `whole`: those texts may leave out too."""
    if isinstance(value, Mapping):
        if value.get("per") == FIVES:
            yield 5
        for key, inner in value.items():
            if whole or key not in IN_WORDS:
                yield from _numbers(inner, whole)
    elif isinstance(value, list):
        for inner in value:
            yield from _numbers(inner, whole)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield abs(value)


def _sums(effect: list[Mapping[str, Any]]) -> Iterator[int]:
    """Items that do the same add up: “+1, or +2 if …” is one of 1 and another one of 1."""
    for op in {item["op"] for item in effect}:
        amounts = [item.get("amount") for item in effect if item["op"] == op]
        yield abs(sum(amount for amount in amounts if isinstance(amount, int)))
