"""Games of bots as data: what the coach made of some moments of them, and who won."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any, Final

from stormark.bots import make_bot
from stormark.coach.chance.chances import moving_side, samples, side_returns, sizes, terms
from stormark.coach.manifest import CoachManifest
from stormark.kernel.chance import FastChance, KeyedChance
from stormark.kernel.game import Game
from stormark.kernel.json import Json, JsonDict, canonical
from stormark.kernel.manifest import manifest
from stormark.kernel.refusal import Refusal
from stormark.kernel.simulator import Simulator
from stormark.kernel.state import SPECTATOR, Io, State
from stormark.lab.fitting.recording import Recorded, Rows
from stormark.lab.playing import arena_setup, seed_for

PLAYERS: Final = ("casual", "skilled", "greedy")  # of mixed strength: nobody knows who is better
MOMENTS: Final = 8  # of one game, at most: they have one winner, so more games tell more
ENDLESS: Final = 3_000  # decisions after which a game is given up: some bots only hoard
OFTEN: Final = 2  # of so many decisions at first; later of twice as many, and so on


@dataclass(frozen=True)
class Played:
    """One game: the rows of some of its moments, and a share of the victory per side.

    A game that was given up has no winner and is no use.
    """

    setting: str
    moments: tuple[Rows, ...]
    returns: tuple[float, ...]

    def to_json(self) -> JsonDict:
        return {
            "setting": self.setting,
            "moments": [[[round(x, 6) for x in row] for row in rows] for rows in self.moments],
            "returns": list(self.returns),
        }

    def recorded(self, number: int) -> Recorded:
        return Recorded(number, self.moments, self.returns)


def played_from_json(data: dict[str, Any]) -> Played:
    return Played(data["setting"], tuple(data["moments"]), tuple(data["returns"]))


def play(game: Game[Any], options: Mapping[str, Json], seed: int, number: int) -> Played:
    """One game with any of PLAYERS at each seat, looked at now and then by anybody."""
    secret = sha256(f"chances {seed} {number}".encode()).digest()
    random = Random(seed_for(secret, 0))
    io = Io(KeyedChance(secret, game.spec.streams))
    state: State = game.start(arena_setup(game, options), io)
    names = [random.choice(PLAYERS) for _ in range(int(state.seats))]
    bots = [make_bot(name, random.getrandbits(30), game.spec.id) for name in names]
    thoughts = FastChance(random.getrandbits(30))
    moments = Moments(random)
    setting = manifest("coach", game.spec.id, CoachManifest).setting(state)
    for _ in range(ENDLESS):
        seats = state.open_seats()
        if not seats:
            break
        if moments.wanted():
            moments.add(state.copy(), random.randrange(SPECTATOR, int(state.seats)))
        seat = seats[0]
        simulator = Simulator(game, game.seen_by(state, seat), seat, thoughts)
        action = bots[seat].choose({}, game.decision(state, seat), simulator)
        option = game.option(state, seat, action)
        if isinstance(option, Refusal):
            raise AssertionError(f"{names[seat]} chose {action}, refused by {option.rule}")
        state.apply(seat, option, io)
    won = side_returns(game, state) if any(state.returns()) else [0.0] * len(game.sides(state))
    rows = (rows_of(game, moment, viewer) for moment, viewer in moments.kept)
    return Played(setting, tuple(rows), tuple(won))


def mark_of(game: Game[Any], options: Mapping[str, Json]) -> str:
    """What today's bots and chances make of one game.

    Games that were recorded under another mark are those of other bots: they say nothing about
    the chances of today.
    """
    return sha256(canonical({**play(game, options, 0, 0).to_json()})).hexdigest()[:12]


class Moments:
    """Some moments of a game, spread over all of it although nobody knows how long it will be.

    Each is a position with somebody who looks at it.
    """

    def __init__(self, random: Random) -> None:
        self._random = random
        self._every = OFTEN
        self.kept: list[tuple[State, int]] = []

    def wanted(self) -> bool:
        return self._random.randrange(self._every) == 0

    def add(self, state: State, viewer: int) -> None:
        self.kept.append((state, viewer))
        if len(self.kept) > MOMENTS:
            self.kept = [one for one in self.kept if self._random.randrange(2)]
            self._every *= 2


def rows_of(game: Game[Any], state: State, viewer: int) -> Rows:
    """What a chance is made from, as `chances` does it."""
    known = manifest("coach", game.spec.id, CoachManifest)
    dealt = samples(game, game.seen_by(state, viewer), viewer)
    looks = [known.look(game, sample, trial) for trial, sample in enumerate(dealt)]
    return terms(looks, moving_side(game, state), sizes(game, state))
