"""Whole games of Battalia are told to everybody, and nobody reads of a card hidden from them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from stormark.games.battalia import words as W
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.game import Battalia
from stormark.i18n import LANGUAGES
from stormark.kernel.event import ALL
from stormark.kernel.game import Setup
from stormark.kernel.json import Json
from stormark.kernel.match import Match
from stormark.text import Speaker
from tests.i18n.samples import holes

GAME = Battalia()
SPEAKERS = [Speaker(GAME, lang) for lang in LANGUAGES]
QUOTED = re.compile(r"“([^”]+)”|„([^“]+)“")
MOVES = 90
EVERY_THIRD = range(0, len(GAME.option_sets()), 3)
HIDDEN_KINDS = [kind for kind in W.KINDS if "." in kind]  # cards that decks are made of


def texts(value: Json) -> Iterator[str]:
    """Every text somewhere in a view: all cards are among them."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from texts(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from texts(item)


def kind_of(ref: str) -> str:
    """The kind of a card; nothing for words that are no cards."""
    parts = W.CARD.fullmatch(ref)
    return parts["kind"] if parts is not None and parts["kind"] in W.KINDS else ""


class Listener:
    """One viewer: every kind of card it was shown, and what it is told."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.seen: set[str] = set()
        self.since = -1

    def look(self, match: Match[BattaliaState]) -> None:
        self.seen.update(kind_of(text) for text in texts(match.view(self.viewer)))

    def listen(self, match: Match[BattaliaState]) -> None:
        """Cards a sentence names were seen before, are seen now or were shown in an event.

        What the event of somebody else shows is told to nobody else by the match.
        """
        news = match.events(self.viewer, self.since)
        self.since = len(match.log)
        for _, event in news:
            if event.audience == ALL or self.viewer >= 0:
                self.seen.update(kind_of(text) for text in texts(dict(event.args)))
        for _, event in news:
            for speaker in SPEAKERS:
                text = speaker.event(event, self.viewer)
                assert text
                self.understands(text, speaker)

    def understands(self, text: str, speaker: Speaker) -> None:
        assert "{" not in text, text
        assert holes([text]) == []
        kinds = KINDS_BY_NAME[speaker.lang]
        named = {english or german for english, german in QUOTED.findall(text)}
        assert {kinds[name] for name in named if name in kinds} <= self.seen, text


KINDS_BY_NAME = {
    speaker.lang: {speaker.card_name(kind): kind for kind in HIDDEN_KINDS} for speaker in SPEAKERS
}


@pytest.mark.parametrize("number", EVERY_THIRD)
def test_a_game_can_be_told_to_everybody(number: int) -> None:
    options: dict[str, Any] = dict(GAME.option_sets()[number])
    setup = GAME.setup(options)
    assert isinstance(setup, Setup)
    match = Match(GAME, setup, bytes([number] * 32), auto_forced=True)
    listeners = [Listener(viewer) for viewer in range(-1, match.seats)]
    random = Random(number)
    for _ in range(MOVES):
        for listener in listeners:
            listener.look(match)
            listener.listen(match)
        if match.over:
            return
        decision = random.choice(match.decisions())
        view = match.view(decision.seat)
        for speaker in SPEAKERS:
            reader = Listener(decision.seat)  # knows nothing but what is to be seen now
            reader.look(match)
            reader.understands(speaker.prompt(decision, view), speaker)
            for action in decision.actions:
                option = speaker.option(action, decision, view)
                assert option
                assert holes([option]) == []
        match.act(decision.seat, random.choice(decision.actions), decision.id)


def test_a_leak_would_be_noticed() -> None:
    with pytest.raises(AssertionError):
        Listener(0).understands("Ben draws “Lord (Islanders)”.", SPEAKERS[0])
