"""Rules know their chapter, their rulebook and the rules that belong to them."""

from __future__ import annotations

import pytest

from stormark.games.registry import NAMES, load_game
from stormark.text import Speaker
from stormark.text.chapters import references
from stormark.text.entry import Entry


def shelf(game: str, lang: str) -> dict[str, Entry]:
    entries = Speaker(load_game(game), lang).library()
    return {entry.id: entry for entry in entries if entry.kind in ("rule", "ruling")}


@pytest.mark.parametrize("game", NAMES)
def test_both_languages_divide_the_rules_into_the_same_chapters(game: str) -> None:
    def first_of_each(lang: str) -> list[str]:
        seen: dict[tuple[str, str, str], str] = {}
        for entry in shelf(game, lang).values():
            seen.setdefault((entry.kind, entry.book, entry.chapter), entry.id)
        assert all(chapter for _, _, chapter in seen)
        return list(seen.values())

    assert first_of_each("en") == first_of_each("de")
    assert len(first_of_each("en")) > 20


def test_a_chapter_is_called_by_its_heading() -> None:
    # X-ARK-03
    assert shelf("xibalba", "en")["X-ARK-03"].chapter == "The Ark"
    assert shelf("xibalba", "de")["X-ARK-03"].chapter == "Die Arche"


def test_only_a_game_with_several_rulebooks_names_them() -> None:
    # X-ARK-03, B-TURN-01, B-CRULING-01, B-GATE-01, B-RULING-01
    assert shelf("xibalba", "en")["X-ARK-03"].book == ""
    rules = shelf("battalia", "en")
    assert {rules[i].book for i in ("B-TURN-01", "B-CRULING-01")} == {"creation"}
    assert {rules[i].book for i in ("B-GATE-01", "B-RULING-01")} == {"stormgates"}


@pytest.mark.parametrize("game", NAMES)
def test_rules_only_refer_to_rules_that_exist_and_both_ways(game: str) -> None:
    known = shelf(game, "en")
    for rule, others in references(game).items():
        assert rule in known
        for other in others:
            assert rule in references(game)[other]


def test_a_rule_leads_to_its_ruling() -> None:
    # X-ARK-03 is decided by X-RULING-48
    assert "X-RULING-48" in shelf("xibalba", "en")["X-ARK-03"].see
    assert "X-ARK-03" in shelf("xibalba", "en")["X-RULING-48"].see
