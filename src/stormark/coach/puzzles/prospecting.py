"""Games of bots in which positions are looked at on the way: where puzzles come from."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any, Final

from stormark.bots import Bot, make_bot
from stormark.coach.puzzles.kit import PuzzleKit
from stormark.coach.puzzles.mining import Find, Sorted, looked_at, proved, sorted_out
from stormark.coach.puzzles.proof import kit_of
from stormark.games.registry import load_game
from stormark.kernel.action import Action, Decision
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Game
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.simulator import Simulator
from stormark.kernel.state import State
from stormark.lab.executor import Executor
from stormark.lab.playing import arena_setup, play_out, seed_for

PLAYER: Final = "skilled"  # plays the games, if nobody else is named: sensible, and quick
WEAKER: Final = ("greedy", "skilled")  # a position that both play right is no puzzle
FEWEST_OPTIONS: Final = 3
MOST_OF_A_GAME: Final = 4  # finds: more of them would look alike


@dataclass(frozen=True)
class Diggings:
    """Which games are played, and how often a position of them is looked at."""

    options: Mapping[str, Json]
    games: int
    seed: int
    every: int = 1  # one position of so many is looked at, by chance
    bot: str = PLAYER


class Prospector:
    """Plays like the bot it holds, and looks at positions before it moves."""

    def __init__(self, bot: Bot, look: Callable[[Decision, Simulator[Any]], None]) -> None:
        self._bot = bot
        self._look = look

    def choose(self, view: JsonDict, decision: Decision, simulator: Simulator[Any]) -> Action:
        if len(decision.actions) >= FEWEST_OPTIONS:
            self._look(decision, simulator)
        return self._bot.choose(view, decision, simulator)


@dataclass(frozen=True)
class Pit:
    """One game of the diggings."""

    game: str
    digging: Diggings
    number: int


def prospect(digging: Diggings, game: str, executor: Executor) -> Iterator[Find]:
    """Finds in the order of their games, whoever is done first."""
    pits = (Pit(game, digging, number) for number in range(digging.games))
    waiting: dict[int, list[Find]] = {}
    upcoming = 0
    for number, finds in executor.run(dug, pits):
        waiting[number] = finds
        while upcoming in waiting:
            yield from waiting.pop(upcoming)
            upcoming += 1


def dug(pit: Pit) -> tuple[int, list[Find]]:
    """What one game holds, with its number."""
    game = load_game(pit.game)
    return pit.number, _in_one_game(game, kit_of(game), pit.digging, pit.number)


def look_closely(
    game: Game[Any], kit: PuzzleKit, seen: State, decision: Decision, seed: int
) -> Find | None:
    """From the cheapest test to the dearest one."""
    seat = decision.seat
    if not kit.ripe(seen, seat):
        return None
    if sorted_out(looked_at(game, kit, seen, seat, seed, every=False)) is None:
        return None
    found = sorted_out(looked_at(game, kit, seen, seat, seed, every=True))
    if found is None or all(self_evident(game, name, seen, decision, found) for name in WEAKER):
        return None
    return proved(game, kit, seen, seat, found)


def self_evident(
    game: Game[Any], name: str, seen: State, decision: Decision, found: Sorted
) -> bool:
    """Whether a weaker bot begins with something that is part of a good plan."""
    seat = decision.seat
    simulator = Simulator(game, seen, seat, FastChance(0))
    action = make_bot(name, 0, game.spec.id).choose(game.show(seen, seat), decision, simulator)
    option = game.option(simulator.sample(), seat, action)
    return any(option in plan for plan in (found.plan, *found.also))


def _in_one_game(game: Game[Any], kit: PuzzleKit, digging: Diggings, number: int) -> list[Find]:
    secret = sha256(f"puzzles {digging.seed} {number}".encode()).digest()
    setup = arena_setup(game, digging.options)
    random = Random(seed_for(secret, 1_000))
    finds: list[Find] = []
    turns: set[tuple[int, int]] = set()

    def look(decision: Decision, simulator: Simulator[Any]) -> None:
        if len(finds) >= MOST_OF_A_GAME or random.randrange(digging.every):
            return
        seen: State = game.state_from_json(simulator.seen_json(), seen=True)
        turn = game.turn_of(seen)
        if turn in turns:
            return  # what is asked a step later is the same question
        find = look_closely(game, kit, seen, decision, number)
        if find is not None:
            finds.append(find)
            turns.add(turn)

    players = int(setup.options["players"])  # type: ignore[arg-type]  # checked by `setup`
    bots = [
        Prospector(make_bot(digging.bot, seed_for(secret, seat), game.spec.id), look)
        for seat in range(players)
    ]
    play_out(game, setup, secret, bots)
    return finds
