"""One game of an experiment, played in any process."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from time import perf_counter
from typing import Any

from stormark import __version__
from stormark.bots import Bot, make_bot
from stormark.bots.own import is_own
from stormark.kernel.action import Action, Decision
from stormark.kernel.json import JsonDict
from stormark.kernel.manifest import manifest
from stormark.kernel.simulator import Simulator
from stormark.lab.experiment.plan import Task
from stormark.lab.experiment.recorder import Recorder
from stormark.lab.experiment.row import GameRow, TurnRow
from stormark.lab.manifest import LabManifest
from stormark.lab.playing import play_out, replay_of, seed_for
from stormark.lab.subject import GameByName, GameInHand, loaded
from stormark.lab.tuned import factors_in, is_tuned, spread
from stormark.lab.watch import Watch

DRAWN = ("choose-faction",)  # left to chance, so that every faction plays at every place


@dataclass(frozen=True)
class Played:
    """A game that is over, and what was to be kept of it."""

    row: GameRow
    turns: tuple[TurnRow, ...] | None
    replay: str | None


class Drawing:
    """Leaves some decisions to chance and all others to a bot."""

    def __init__(self, bot: Bot, seed: int) -> None:
        self._bot = bot
        self._rng = Random(seed)

    def choose(self, view: JsonDict, decision: Decision, simulator: Simulator[Any]) -> Action:
        if decision.kind in DRAWN:
            return self._rng.choice(decision.actions)
        return self._bot.choose(view, decision, simulator)


def _watch(load: GameByName) -> Watch:
    """A watch marks what it listens to in the game itself: one for each game of a process."""
    return _new_watch(load) if isinstance(load, GameInHand) else _kept_watch(load)


def _new_watch(load: GameByName) -> Watch:
    return manifest("lab", load.name, LabManifest).watch(loaded(load))


@cache
def _kept_watch(load: GameByName) -> Watch:
    return _new_watch(load)


def play_task(task: Task) -> Played:
    """Play one game with bots at all seats."""
    began = perf_counter()
    setting = task.setting
    game = loaded(setting.load)
    known = manifest("lab", setting.load.name, LabManifest)
    watch = _watch(setting.load)
    watch.sink.packed.clear()  # of a game that was broken off
    recorder = Recorder(game, watch, known.reader(game), known.insight(), task.turns)
    secret = task.secret()
    names = setting.seating(task.number)
    bots = [_bot(task, name, seed_for(secret, seat)) for seat, name in enumerate(names)]
    views = any(is_own(name) for name in names)
    state, decisions = play_out(game, setting.setup, secret, bots, recorder, views)
    recorder.finish(state)
    summary = watch.summary(state)
    row = GameRow(
        id=task.id,
        setting=setting.key,
        version=__version__,
        game=setting.setup.game,
        rules_version=setting.setup.rules_version,
        pack=setting.pack,
        pack_hash=setting.setup.pack,
        players=len(names),
        options=dict(setting.setup.options),
        draw_factions=setting.draw_factions,
        label=setting.label,
        seed=task.seed,
        number=task.number,
        bots=list(names),
        factions=list(summary.factions),
        sides=game.sides(state),
        order=list(summary.order),
        won=list(state.returns()),
        cause=summary.cause,
        turns=game.turn_of(state)[0],
        decisions=decisions,
        seconds=round(perf_counter() - began, 4),
        numbers=_lists(summary.numbers),
        uses=dict(summary.uses),
        luck=recorder.luck(len(names)),
        bought=recorder.bought,
    )
    return Played(
        row,
        tuple(recorder.turns) if task.turns else None,
        replay_of(game, setting.setup, secret, names, recorder.choices) if task.replay else None,
    )


def _bot(task: Task, name: str, seed: int) -> Bot:
    game = task.setting.load.name
    bot = tuned_bot(name, seed, game) if is_tuned(name) else make_bot(name, seed, game)
    return Drawing(bot, seed) if task.setting.draw_factions else bot


def tuned_bot(name: str, seed: int, game: str) -> Bot:
    known = manifest("lab", game, LabManifest)
    return known.tuned(spread(factors_in(name), known.weights), seed)


def _lists(numbers: Mapping[str, Sequence[int]]) -> dict[str, list[int]]:
    return {name: list(values) for name, values in numbers.items()}
