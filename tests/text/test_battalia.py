"""Battalia speaks: every event, question and option word by word, refusals, cards, lookups."""

from __future__ import annotations

import re

import pytest

from stormark.games.battalia.actions import VERBS
from stormark.games.battalia.events import SPECS
from stormark.games.battalia.game import Battalia
from stormark.games.battalia.pack import base_pack
from stormark.kernel.action import Action, Decision
from stormark.kernel.event import Event
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import InputError, Refusal
from stormark.text import Speaker
from tests.i18n.ftl import messages
from tests.text.golden_battalia_events import EVENTS
from tests.text.golden_battalia_options import ABOUT, OPTIONS, VIEW
from tests.text.golden_battalia_prompts import PROMPTS

GAME = Battalia()
ENGLISH = Speaker(GAME, "en", ["Anna", "Ben"])
GERMAN = Speaker(GAME, "de", ["Anna", "Ben"])


@pytest.mark.parametrize(("verb", "args", "english", "german"), EVENTS)
def test_an_event_is_told(verb: str, args: JsonDict, english: str, german: str) -> None:
    event = Event(verb, args)
    assert (ENGLISH.event(event, 0), GERMAN.event(event, 0)) == (english, german)


def test_every_event_is_among_them_with_the_arguments_it_really_has() -> None:
    told = {(verb, frozenset(args)) for verb, args, _, _ in EVENTS}
    real = {(word, frozenset(names.replace("*", "").split())) for word, names, _ in SPECS}
    assert told == real


@pytest.mark.parametrize(("kind", "about", "english", "german"), PROMPTS)
def test_a_question_is_asked(kind: str, about: JsonDict, english: str, german: str) -> None:
    decision = Decision("1", 0, kind, about, ())
    assert (ENGLISH.prompt(decision, VIEW), GERMAN.prompt(decision, VIEW)) == (english, german)


def test_every_question_is_among_them() -> None:
    """The questions of Great Artefacts stand in the pack."""
    asked = {
        "prompt-great" if "great" in about else f"prompt-{kind}" for kind, about, *_ in PROMPTS
    }
    assert asked == {name for name in messages("en", "battalia") if name.startswith("prompt-")}


def test_every_question_of_a_great_artefact_is_among_them() -> None:
    asked = {(about["great"], kind) for kind, about, *_ in PROMPTS if "great" in about}
    found = [
        re.fullmatch(r"great_artefacts[.](.*)[.]questions[.](.*)", path)
        for path in base_pack().names
    ]
    assert asked == {(path[1], path[2]) for path in found if path}


@pytest.mark.parametrize(("verb", "kind", "args", "english", "german"), OPTIONS)
def test_an_option_is_described(
    verb: str, kind: str, args: JsonDict, english: str, german: str
) -> None:
    decision = Decision("1", 0, kind, ABOUT.get(kind, {}), ())
    said = [speaker.option(Action(verb, args), decision, VIEW) for speaker in (ENGLISH, GERMAN)]
    assert said == [english, german]


def test_every_verb_is_among_them_with_arguments_it_really_has() -> None:
    assert {verb for verb, *_ in OPTIONS} == set(VERBS.by_word)
    for verb, _, args, _, _ in OPTIONS:
        assert set(args) <= {codec.name for codec in VERBS.by_word[verb].arguments}


# --- refusals and errors


def test_a_refusal_names_this_case_and_then_the_rule() -> None:
    refusal = Refusal("B-HIRE-02", "refused-units", {"rank": "lord", "needed": 1, "found": 0})
    first, second = GERMAN.refusal(refusal).splitlines()
    assert first == "Dafür brauchst du 1 × „Lord“; du hast 0."
    assert second.startswith("B-HIRE-02: ")


@pytest.mark.parametrize(("count", "english"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards")])
def test_a_cohort_that_is_too_small_is_counted(count: int, english: str) -> None:
    params: JsonDict = {"count": count, "needed": 3, "faction": "islanders"}
    said = ENGLISH.refusal(Refusal("B-COHORT-05", "refused-cohort", params))
    assert said.startswith(f"Your hand holds {english} of the faction “Islanders”")


def test_a_rule_with_a_dot_is_found_where_it_is_stored_with_a_hyphen() -> None:
    refusal = Refusal("B-STORM-E08.2", "refused-target")
    assert ENGLISH.refusal(refusal).splitlines()[1].startswith("B-STORM-E08.2: ")
    assert ENGLISH.rule("b-storm-e08.2") == ENGLISH.rule("B-STORM-E08-2") is not None
    assert "B-END-12.1" in ENGLISH.rules()


def test_a_refused_setup_says_what_is_possible() -> None:
    refusal = GAME.setup({"players": 9})
    assert isinstance(refusal, Refusal)
    assert ENGLISH.refusal(refusal).startswith("A game for 9 players is not possible; there can be")


def test_a_field_that_is_none_is_an_error_with_an_example() -> None:
    error = InputError("field-unknown-place", "field", found="9,9", rows=7, columns=11)
    assert GERMAN.error(error)[0].startswith("field: Ein Feld „9,9“ gibt es nicht.")


# --- cards


@pytest.mark.parametrize(
    ("ref", "english", "german"),
    [
        ("lord.islanders", "Lord (Islanders)", "Lord (Holmsiedler)"),
        ("tools.baerfolk>weapon", "Tools (Bärfolk) as Weapon", "Werkzeug (Bärenvolk) als Waffe"),
        ("chief.unbound@2", "Chief (The Unbound) of Ben", "Häuptling (Die Entfesselten) von Ben"),
        ("chief.islandersx2", "Chief (Islanders) ×2", "Häuptling (Holmsiedler) ×2"),
        ("chief.islanders^", "Chief (Islanders) ×2", "Häuptling (Holmsiedler) ×2"),
        ("horn_of_baldur%", "Horn of Baldur as a copy", "Baldurs Horn als Kopie"),
        ("supply", "Supply", "Versorgung"),
    ],
)
def test_a_card_has_a_name_that_tells_what_happened_to_it(
    ref: str, english: str, german: str
) -> None:
    assert (ENGLISH.card_name(ref), GERMAN.card_name(ref)) == (english, german)


def test_a_card_is_shown_with_its_price_and_its_effects() -> None:
    assert ENGLISH.card("horse.cloudborn").splitlines() == [
        "Horse (Cloudborn)",
        "Artefact. Buy it with a unit, “Tribesman” or higher, and 2 Supply cards.",
        "Three movement steps for one hero.",
        "Enlightened: Five steps.",
    ]
    assert GERMAN.card("fate_2").splitlines()[0] == "Schicksal 2"


@pytest.mark.parametrize(
    ("query", "kind", "found"),
    [
        ("B-GATE-10", "rule", "B-GATE-10"),
        ("B-STORM-E01.1", "rule", "B-STORM-E01.1"),
        ("b-storm-e01-1", "rule", "B-STORM-E01.1"),
        ("horn", "card", "horn_of_baldur"),
        ("Baldurs Horn", "card", "horn_of_baldur"),
        ("Kohorte", "term", "term-cohort"),
        ("frosthand", "potion", "frosthand"),
        ("Zaubergilde", "building", "mages_guild"),
        ("Free Lord", "storm", "lord"),
    ],
)
@pytest.mark.parametrize("speaker", [ENGLISH, GERMAN])
def test_the_best_match_comes_first(speaker: Speaker, query: str, kind: str, found: str) -> None:
    best = speaker.lookup(query)[0]
    assert (best.kind, best.id) == (kind, found)
