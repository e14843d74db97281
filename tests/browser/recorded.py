"""Matches between bots that come out the same every time, as replays that can be shown."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

from stormark.bots import make_bot
from stormark.games.registry import load_game
from stormark.kernel.action import Action, Decision
from stormark.kernel.event import Event, EventList, Sink
from stormark.kernel.match import Match
from stormark.kernel.refusal import Refusal
from stormark.kernel.replay import replay_text
from stormark.kernel.state import SPECTATOR, State
from stormark.lab.playing import arena_setup, play_out, seed_for

NAMES = ("Ada", "Ben", "Cleo", "Dan")


@dataclass
class Answers:
    """Hears what the bots choose."""

    given: list[tuple[int, Action]] = field(default_factory=list)
    sink: Sink = field(default_factory=EventList)

    def chose(
        self, state: State, seat: int, decision: Decision, action: Action, option: int
    ) -> None:
        self.given.append((seat, action))


@dataclass(frozen=True)
class Recorded:
    """A match as the text of its replay, and what spectators saw, by the number of its entry."""

    text: str
    steps: dict[int, list[Event]]


def recorded(game_id: str, options: dict[str, Any], bot: str, seed: int) -> Recorded:
    game: Any = load_game(game_id)
    setup = arena_setup(game, options)
    secret = seed.to_bytes(32, "big")
    players = int(options["players"])
    bots = [make_bot(bot, seed_for(secret, seat), game_id) for seat in range(players)]
    answers = Answers()
    play_out(game, setup, secret, bots, answers, views=False)
    match: Match[Any] = Match(game, setup, secret)
    for seat, action in answers.given:
        done = match.act(seat, action)
        assert not isinstance(done, Refusal), done
    steps: dict[int, list[Event]] = defaultdict(list)
    for number, event in match.events(SPECTATOR):
        steps[number].append(event)
    return Recorded(replay_text(match, NAMES[:players]), dict(steps))
