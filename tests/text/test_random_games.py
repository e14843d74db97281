"""Whole games are told to everybody, and nobody reads the name of a card hidden from them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.game import Xibalba
from stormark.i18n import LANGUAGES
from stormark.kernel.game import Setup
from stormark.kernel.json import Json
from stormark.kernel.match import Match
from stormark.text import Speaker
from tests.i18n.samples import holes

GAME = Xibalba()
SPEAKERS = [Speaker(GAME, lang) for lang in LANGUAGES]
QUOTED = re.compile(r"“([^”]+)”|„([^“]+)“")
MOST_MOVES = 400


def refs(value: Json) -> Iterator[str]:
    """Every text somewhere in a view: all references to cards are among them."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from refs(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from refs(item)


class Listener:
    """One viewer: everything it was shown, and what it was told."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.seen: set[str] = set()
        self.since = -1

    def look(self, match: Match[XibalbaState]) -> None:
        self.seen.update(refs(match.view(self.viewer)))

    def listen(self, match: Match[XibalbaState]) -> None:
        """Cards a sentence names were seen before, are seen now or were shown to everybody."""
        news = match.events(self.viewer, self.since)
        self.since = len(match.log)
        for _, event in news:
            if event.audience == -1:
                self.seen.update(refs(dict(event.args)))
        for _, event in news:
            for speaker in SPEAKERS:
                text = speaker.event(event, self.viewer)
                assert text
                self.understands(text, speaker)

    def understands(self, text: str, speaker: Speaker) -> None:
        assert "{" not in text, text
        assert holes([text]) == []
        known = {speaker.card_name(ref) for ref in self.seen}
        names = {english or german for english, german in QUOTED.findall(text)}
        assert (names & CARD_NAMES) <= known, text


CARD_NAMES = {speaker.card_name(card.id) for speaker in SPEAKERS for card in GAME.pack.cards}


@pytest.mark.parametrize("options", [
    {"players": 2, "target": 12},
    {"players": 3, "target": 10, "mode": "apocalypse"},
    {"players": 4, "target": 8},
])  # fmt: skip
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_can_be_told_to_everybody(seed: int, options: dict[str, Any]) -> None:
    setup = GAME.setup(options)
    assert isinstance(setup, Setup)
    match = Match(GAME, setup, bytes([seed] * 32))
    listeners = [Listener(viewer) for viewer in range(-1, match.seats)]
    random = Random(seed)
    for _ in range(MOST_MOVES):
        for listener in listeners:
            listener.look(match)
            listener.listen(match)
        if match.over:
            return
        decision = match.decisions()[0]
        view = match.view(decision.seat)
        for speaker in SPEAKERS:
            reader = Listener(decision.seat)  # knows nothing but what is to be seen now
            reader.look(match)
            reader.understands(speaker.prompt(decision, view), speaker)
            for action in decision.actions:
                reader.understands(speaker.option(action, decision, view), speaker)
        match.act(decision.seat, random.choice(decision.actions))


def test_a_leak_would_be_noticed() -> None:
    with pytest.raises(AssertionError):
        Listener(0).understands("Ben draws “Iron Hussar”.", SPEAKERS[0])
