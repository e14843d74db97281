"""Rules, cards, factions, terms and actions are found by id and by words of both languages."""

from __future__ import annotations

import pytest

from stormark.games.xibalba.game import Xibalba
from stormark.text import Speaker

GAME = Xibalba()
ENGLISH = Speaker(GAME, "en")
GERMAN = Speaker(GAME, "de")


def test_a_rule_is_known_by_its_id_in_any_case() -> None:
    assert ENGLISH.rule("x-ark-04") == ENGLISH.rule("X-ARK-04")
    assert str(GERMAN.rule("X-ARK-04")).startswith("Solange ein Soldat in der Arche ist")
    assert ENGLISH.rule("X-ARK-99") is None
    assert ENGLISH.rule("term-ark") is None


@pytest.mark.parametrize(
    ("query", "kind", "found"),
    [
        ("X-ARK-03", "rule", "X-ARK-03"),
        ("x-ark-03", "rule", "X-ARK-03"),
        ("X-RULING-08", "ruling", "X-RULING-08"),
        ("iron_hussar", "card", "iron_hussar"),
        ("Iron Hussar", "card", "iron_hussar"),
        ("eisenhusar", "card", "iron_hussar"),
        ("hussar", "card", "iron_hussar"),
        ("Legion Eisenkrone", "faction", "bastion"),
        ("outrider", "faction", "outrider"),
        ("Warhost", "term", "term-warhost"),
        ("kampftrupp", "term", "term-warhost"),
        ("action pool", "term", "term-action-pool"),
        ("pool action", "term", "term-action-pool"),
        ("reroll", "term", "term-re-roll"),
        ("Stufe", "term", "term-base-upgrade-level"),
        ("Die Arche betreten", "term", "term-enter-the-ark"),
        ("tactical_assault", "term", "term-tactical-assault"),
        ("Basisausbau", "term", "term-base-upgrade"),
        ("exchange paragon", "action", "exchange"),
    ],
)
@pytest.mark.parametrize("speaker", [ENGLISH, GERMAN])
def test_the_best_match_comes_first(speaker: Speaker, query: str, kind: str, found: str) -> None:
    best = speaker.lookup(query)[0]
    assert (best.kind, best.id) == (kind, found)


def test_entries_are_in_the_language_of_the_reader() -> None:
    (english, *_), (german, *_) = ENGLISH.lookup("warhost"), GERMAN.lookup("warhost")
    assert (english.title, german.title) == ("Warhost", "Kampftrupp")
    assert german.text.startswith("Der Platz auf einer Basis")


def test_words_of_a_text_find_it_in_either_language() -> None:
    assert "X-ARK-03" in {entry.id for entry in ENGLISH.lookup("leere Arche betreten")}
    assert "iron_hussar" in {entry.id for entry in GERMAN.lookup("enters the Ark +2 Resistance")}


def test_a_beginning_finds_all_rules_of_a_topic() -> None:
    found = [entry.id for entry in ENGLISH.lookup("X-PHARMA")]
    assert found[:2] == ["X-PHARMA-01", "X-PHARMA-02"]


def test_an_action_is_explained_by_its_rule() -> None:
    action = next(entry for entry in GERMAN.lookup("Abernten") if entry.kind == "action")
    assert action.text == GERMAN.rule("X-HARVEST-01")


def test_a_term_is_looked_up_among_terms_only() -> None:
    assert {entry.kind for entry in ENGLISH.term("harvest")} == {"term"}


@pytest.mark.parametrize("query", ["", "  ", "„“", "meaning ="])
def test_nothing_finds_nothing(query: str) -> None:
    assert ENGLISH.lookup(query) == []


def test_a_near_miss_gets_a_suggestion() -> None:
    assert ENGLISH.lookup("warhots") == []
    assert "Warhost" in ENGLISH.suggestions("warhots")
    assert "Eisenhusar" in GERMAN.suggestions("Eisenhussar")
    assert ENGLISH.suggestions("qqqqqqq") == []
