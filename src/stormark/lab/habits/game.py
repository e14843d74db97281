"""One game whose players are watched, played in any process."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256

from stormark.bots import make_bot
from stormark.kernel.action import Action, Decision
from stormark.kernel.event import EventList, Sink
from stormark.kernel.game import Setup
from stormark.kernel.json import Json
from stormark.kernel.manifest import manifest
from stormark.kernel.state import State
from stormark.lab.manifest import LabManifest
from stormark.lab.playing import arena_setup, play_out, seed_for
from stormark.lab.subject import GameByName, loaded


@dataclass(frozen=True)
class Watched:
    """All games follow from this; it can travel to another process."""

    load: GameByName
    options: Mapping[str, Json]
    seed: int
    against: str | None = None  # who has all other seats; without, the watched bot has them too

    def setup(self) -> Setup:
        return arena_setup(loaded(self.load), self.options)

    def secret(self, number: int) -> bytes:
        """The same chance for every bot, so that they can be compared closely."""
        return sha256(f"habits {self.seed} {number}".encode()).digest()


@dataclass(frozen=True)
class HabitJob:
    """A game for a process: who is watched, and at which number."""

    watched: Watched
    bot: str
    number: int


@dataclass(frozen=True)
class Observed:
    """What the watched seats did in a game, added up."""

    bot: str
    number: int
    counts: Mapping[str, int]


class Listener:
    """Hears everything that happens."""

    def __init__(self) -> None:
        self.heard = EventList()
        self.sink: Sink = self.heard

    def chose(
        self, state: State, seat: int, decision: Decision, action: Action, option: int
    ) -> None:
        """Events tell everything."""


def jobs_of(watched: Watched, bots: Sequence[str], games: int) -> Iterator[HabitJob]:
    """All bots side by side, so that a run that is stopped can be looked at already."""
    for number in range(games):
        for bot in bots:
            yield HabitJob(watched, bot, number)


def play_watched(job: HabitJob) -> Observed:
    """Play a game and count what the watched bot did; its seat moves on from game to game."""
    watched = job.watched
    game = loaded(watched.load)
    setup = watched.setup()
    secret = watched.secret(job.number)
    players = setup.options["players"]
    assert isinstance(players, int)
    seats = list(range(players)) if watched.against is None else [job.number % players]
    bots = [
        make_bot(
            job.bot if seat in seats else watched.against or job.bot,
            seed_for(secret, seat),
            game.spec.id,
        )
        for seat in range(players)
    ]
    listener = Listener()
    play_out(game, setup, secret, bots, listener)
    habits = manifest("lab", watched.load.name, LabManifest).habits
    by_seat = habits.count(listener.heard.packed, players)
    counts = {
        word: sum(by_seat[seat][word] for seat in seats) for word in sorted(set().union(*by_seat))
    }
    return Observed(job.bot, job.number, counts)
