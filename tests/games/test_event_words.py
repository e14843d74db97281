"""What scenario files may say of events: whatever happens, and nothing that never can."""

from __future__ import annotations

import random

import pytest

import stormark
from stormark.games.registry import NAMES
from stormark.kernel.event import Event
from stormark.kernel.refusal import InputError

MOST = 400


@pytest.mark.parametrize("name", NAMES)
def test_every_argument_of_every_event_that_happens_may_be_named(name: str) -> None:
    match = stormark.new_match(name, players=3, seed=5)
    chosen = random.Random(5)
    heard: list[Event] = [*match.position.events]
    while match.deciding and match.number < MOST:
        heard += match.step(chosen.randrange(len(match.position.actions()))).events
    events = match.game.events
    for event in heard:
        for key, value in events.as_people_count(event)["args"].items():  # type: ignore[union-attr]
            for one in value if isinstance(value, list) else [value]:
                if one is not None:  # no file can say it
                    match.game.check_event_word(match.position.state, key, one, key)
    assert len({event.verb for event in heard}) > 10


@pytest.mark.parametrize(
    ("name", "key", "value"),
    [
        ("xibalba", "card", "no_such_card"),
        ("xibalba", "phase", "nap"),
        ("xibalba", "attack_target", 3),
        ("xibalba", "attack_target", "moon"),
        ("xibalba", "faction", "cloudborn"),
        ("xibalba", "power", "much"),
        ("battalia", "cards", "lord.of_the_rings"),
        ("battalia", "field", "99,1"),
        ("battalia", "hindrance", "rain"),
        ("battalia", "of_faction", "nobody"),
        ("battalia", "action", "sleep"),
        ("battalia", "building", "tower_of_babel"),
        ("battalia", "victim", 9),
    ],
)
def test_an_argument_that_can_never_be_is_refused(name: str, key: str, value: str | int) -> None:
    match = stormark.new_match(name, seed=1)
    with pytest.raises(InputError) as caught:
        match.game.check_event_word(match.position.state, key, value, key)
    assert caught.value.place == key
