"""Is a game fair, and is everything in it used?  Many games of equal bots tell."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any

from stormark.bots import Bot, make_bot
from stormark.kernel.action import Action, Decision
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.simulator import Simulator
from stormark.lab.playing import Watching, arena_setup, play_out, seed_for
from stormark.lab.stats import Score, mean, percentile
from stormark.lab.subject import Subject, loaded
from stormark.lab.summary import Summary

DRAWN = ("choose-faction",)  # left to chance, so that every faction plays at every place


@dataclass(frozen=True)
class Balance:
    """Games of one bot against itself, numbered; everything about a game follows from the seed."""

    subject: Subject
    bot: str
    options: Mapping[str, Json]
    games: int
    seed: int

    def jobs(self) -> Iterator[BalanceJob]:
        return (BalanceJob(self, number) for number in range(self.games))


@dataclass(frozen=True)
class BalanceJob:
    """A game for a process."""

    balance: Balance
    number: int


@dataclass(frozen=True)
class PlayedGame:
    """How one game went; a share of the victory per seat."""

    number: int
    returns: tuple[float, ...]
    decisions: int
    turns: int
    summary: Summary


class Drawing:
    """Leaves some decisions to chance and all others to a bot."""

    def __init__(self, bot: Bot, seed: int) -> None:
        self._bot = bot
        self._rng = Random(seed)

    def choose(self, view: JsonDict, decision: Decision, simulator: Simulator[Any]) -> Action:
        if decision.kind in DRAWN:
            return self._rng.choice(decision.actions)
        return self._bot.choose(view, decision, simulator)


def play_balance(job: BalanceJob) -> PlayedGame:
    """Play one game with the bot at all seats, and listen."""
    balance = job.balance
    game = loaded(balance.subject.load)
    assert balance.subject.watch is not None
    watch = balance.subject.watch(game)
    secret = sha256(f"balance {balance.seed} {job.number}".encode()).digest()
    setup = arena_setup(game, balance.options)
    players = setup.options["players"]
    assert isinstance(players, int)
    bots = [
        Drawing(make_bot(balance.bot, seed_for(secret, seat), game.spec.id), seed_for(secret, seat))
        for seat in range(players)
    ]
    state, decisions = play_out(game, setup, secret, bots, Watching(watch))
    turns = game.turn_of(state)[0]
    return PlayedGame(job.number, tuple(state.returns()), decisions, turns, watch.summary(state))


class Findings:
    """All games so far, added up."""

    def __init__(self, uses: Sequence[str] = ()) -> None:
        self.games = 0
        self.causes: dict[str, int] = {}
        self.numbers: dict[str, dict[int, int]] = {}  # values, and how often each occurred
        self.places: dict[str, Score] = {}  # by place in the order of play
        self.factions: dict[str, Score] = {}
        self.uses: dict[str, int] = dict.fromkeys(uses, 0)
        self.games_with: dict[str, int] = dict.fromkeys(uses, 0)

    def add(self, record: PlayedGame) -> None:
        summary = record.summary
        self.games += 1
        self.causes[summary.cause] = self.causes.get(summary.cause, 0) + 1
        measured = {"turns": (record.turns,), "decisions": (record.decisions,), **summary.numbers}
        for name, values in measured.items():
            for value in values:
                counts = self.numbers.setdefault(name, {})
                counts[value] = counts.get(value, 0) + 1
        for place, seat in enumerate(summary.order):
            won = record.returns[seat]
            self.places.setdefault(str(place + 1), Score()).add(won)
            self.factions.setdefault(summary.factions[seat], Score()).add(won)
        for use, times in summary.uses.items():
            self.uses[use] = self.uses.get(use, 0) + times
            self.games_with[use] = self.games_with.get(use, 0) + (times > 0)

    def to_json(self) -> JsonDict:
        """Everything a reader of the report might want to work out anew."""
        return {
            "games": self.games,
            "causes": dict(sorted(self.causes.items())),
            "numbers": {
                name: {
                    "mean": mean(counts),
                    "p5": percentile(counts, 0.05),
                    "p95": percentile(counts, 0.95),
                    "counts": {str(value): counts[value] for value in sorted(counts)},
                }
                for name, counts in self.numbers.items()
            },
            "places": {place: self.places[place].to_json() for place in sorted(self.places)},
            "factions": {name: self.factions[name].to_json() for name in sorted(self.factions)},
            "uses": {
                use: {"per_game": times / self.games, "games": self.games_with[use]}
                for use, times in self.uses.items()
            },
        }
