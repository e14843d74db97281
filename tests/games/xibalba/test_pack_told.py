"""Texts and effects of cards are compared by their numbers."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.games.xibalba.pack.format import tables
from stormark.games.xibalba.pack.told import text_notes
from tests.games.xibalba.pack_data import Data, card, op


def notes(text: str, *effect: Data) -> list[tuple[str, Any]]:
    told = card("event", "ACTION", *effect, text_en=text)
    del told["text_de"]  # one language is enough
    found = text_notes({"cards": {"tested": told}}, "my.toml")
    return [(note.place, dict(note.params)) for note in found]


def test_the_texts_of_the_base_pack_tell_what_their_effects_do() -> None:
    assert text_notes(tables(None), "base") == []


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("Gain 3 resources.", [op("resources", amount=3)]),
        ("Gain three resources.", [op("resources", amount=3)]),
        ("Gain a resource (at most 25).", [op("resources", amount=1)]),
        ("No Attack dice for you.", [op("cap_dice", die="attack", max=0)]),
        ("+1, or +2 if it is yours.", [op("paragon", amount=1), op("paragon", amount=1)]),
        (
            "+1 for every 5 resources (at most +3).",
            [op("paragon", amount={"per": "resources_5", "each": 1, "max": 3})],
        ),
    ],
)
def test_the_same_numbers_in_words_or_digits_are_no_difference(
    text: str, effect: list[Data]
) -> None:
    assert notes(text, *effect) == []


def test_a_number_in_one_of_them_alone_is_told() -> None:
    place = "my.toml: cards.tested.text_en"
    assert notes("Gain 4 resources.", op("resources", amount=3)) == [
        (place, {"missing": "3", "extra": "4"})
    ]
    assert notes("Gain resources.", op("resources", amount=-3)) == [
        (place, {"missing": "3", "extra": "–"})
    ]
