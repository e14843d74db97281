"""Every event, question and option, word by word, in both languages."""

from __future__ import annotations

import pytest

from stormark.games.xibalba.actions import VERBS
from stormark.games.xibalba.events import SPECS
from stormark.games.xibalba.game import Xibalba
from stormark.kernel.action import Action, Decision
from stormark.kernel.event import Event
from stormark.kernel.json import JsonDict
from stormark.text import Speaker
from tests.i18n.ftl import messages
from tests.text.golden_events import EVENTS
from tests.text.golden_options import ABOUT, OPTIONS, VIEW
from tests.text.golden_prompts import PROMPTS

GAME = Xibalba()
ENGLISH = Speaker(GAME, "en", ["Anna", "Ben"])
GERMAN = Speaker(GAME, "de", ["Anna", "Ben"])


@pytest.mark.parametrize(("verb", "args", "english", "german"), EVENTS)
def test_an_event_is_told(verb: str, args: JsonDict, english: str, german: str) -> None:
    event = Event(verb, args)
    assert (ENGLISH.event(event, 0), GERMAN.event(event, 0)) == (english, german)


def test_every_event_is_among_them_with_the_arguments_it_really_has() -> None:
    told = {(verb, frozenset(args)) for verb, args, _, _ in EVENTS}
    real = {(word, frozenset(names.replace("*", "").split())) for word, names, _ in SPECS}
    referee = {(verb, frozenset(("seat",))) for verb in ("undone", "rewound")}
    assert told == real | referee | {("continued", frozenset(("from", "to")))}


@pytest.mark.parametrize(("kind", "about", "english", "german"), PROMPTS)
def test_a_question_is_asked(kind: str, about: JsonDict, english: str, german: str) -> None:
    decision = Decision("1", 0, kind, about, ())
    assert (ENGLISH.prompt(decision, VIEW), GERMAN.prompt(decision, VIEW)) == (english, german)


def test_every_question_is_among_them() -> None:
    asked = {f"prompt-{kind}" for kind, *_ in PROMPTS}
    assert asked == {name for name in messages("en") if name.startswith("prompt-")}


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
