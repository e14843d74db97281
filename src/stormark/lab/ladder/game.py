"""One game of a ladder, played in any process."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from stormark.bots import Bot, make_bot
from stormark.kernel.action import Action, Decision
from stormark.kernel.files import write_atomically
from stormark.kernel.json import JsonDict
from stormark.kernel.simulator import Simulator
from stormark.lab.ladder.contest import Contest, LadderGame
from stormark.lab.playing import play_out, replay_of, seed_for
from stormark.lab.subject import loaded


@dataclass(frozen=True)
class Played:
    """How a game ended, from the side of the one who was alone."""

    game: LadderGame
    share: float  # of the victory; an even one where nobody won
    turns: int
    seconds: tuple[float, float]  # thought by the single one, for each turn, and by the others


@dataclass(frozen=True)
class LadderJob:
    """A game for a process."""

    contest: Contest
    game: LadderGame


class WatchedBot:
    """Passes everything on, takes the time and writes the choices down."""

    def __init__(self, bot: Bot, seat: int, choices: list[tuple[int, Action]]) -> None:
        self._bot = bot
        self._seat = seat
        self._choices = choices
        self.seconds = 0.0

    def choose(self, view: JsonDict, decision: Decision, simulator: Simulator[Any]) -> Action:
        began = perf_counter()
        action = self._bot.choose(view, decision, simulator)
        self.seconds += perf_counter() - began
        self._choices.append((self._seat, action))
        return action


def play_ladder_game(job: LadderJob) -> Played:
    """Play a game; keep it as a replay if that is wanted."""
    contest, wanted = job.contest, job.game
    game = loaded(contest.load)
    secret = contest.secret(wanted.block)
    sides = contest.sides(wanted.block)
    alone = sides[wanted.side]
    names = [
        wanted.pair.one if seat in alone else wanted.pair.others
        for seat in range(sum(map(len, sides)))
    ]
    choices: list[tuple[int, Action]] = []
    bots = [
        WatchedBot(make_bot(name, seed_for(secret, seat), game.spec.id), seat, choices)
        for seat, name in enumerate(names)
    ]
    state, _ = play_out(game, contest.setup(), secret, bots)
    if contest.saved is not None:
        _save(job, names, choices)
    turns = game.turn_of(state)[0]
    return Played(
        wanted,
        share_of(alone, state.returns(), len(sides)),
        turns,
        (_each_turn(bots, alone, turns), _each_turn(bots, others_than(alone, bots), turns)),
    )


def share_of(seats: Sequence[int], returns: Sequence[float], sides: int) -> float:
    """What a side has of the victory, counted once however many seats it has.

    >>> share_of([0, 2], [1, 0, 1, 0], 2), share_of([0], [0, 0], 2)
    (1.0, 0.5)
    """
    total = sum(returns)
    return sum(returns[seat] for seat in seats) / total if total else 1 / sides


def others_than(seats: Sequence[int], bots: Sequence[WatchedBot]) -> list[int]:
    return [seat for seat in range(len(bots)) if seat not in seats]


def _each_turn(bots: Sequence[WatchedBot], seats: Sequence[int], turns: int) -> float:
    """Seconds for each own turn; answers in the turns of others are counted with them."""
    own = max(1.0, turns * len(seats) / len(bots))
    return sum(bots[seat].seconds for seat in seats) / own


def _save(job: LadderJob, names: Sequence[str], choices: Sequence[tuple[int, Action]]) -> None:
    contest, game = job.contest, job.game
    assert contest.saved is not None
    secret = contest.secret(game.block)
    text = replay_of(loaded(contest.load), contest.setup(), secret, names, choices)
    file = f"{game.pair.one}-{game.pair.others}-{game.block:05}-{game.side}.json"
    write_atomically(contest.saved / file, text)
