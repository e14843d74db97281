"""Tuning at work: Optuna proposes values, games judge them, and fresh games prove the best."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from stormark.kernel.chance import KeyedChance
from stormark.kernel.json import canonical
from stormark.kernel.state import Io
from stormark.lab.executor import Executor
from stormark.lab.experiment.plan import Experiment, Setting, Shard
from stormark.lab.experiment.results import Results
from stormark.lab.experiment.run import run_experiment
from stormark.lab.experiment.statistics import Mean, plain_mean
from stormark.lab.playing import arena_setup
from stormark.lab.subject import GameByName, loaded
from stormark.lab.tuned import tuned_name
from stormark.lab.tuning.packs import changed_pack, pack_files
from stormark.lab.tuning.plan import EVEN_GOAL, Tuning

FRESH: Final = 1_000_003  # added to the seed for the proof
PACKS: Final = "packs"

Values = Mapping[str, float]


@dataclass(frozen=True)
class Tuned:
    """The best values, and what fresh games say about them and about those before."""

    values: Values
    before: Mean
    after: Mean
    gain: Mean  # of each pair of games
    even: float | None  # where the measure should be, if not as high as can be

    @property
    def proven(self) -> bool:
        """Better, and the interval of the difference leaves no difference out."""
        sure = self.gain.low > 0 or self.gain.high < 0
        if self.even is None:
            return self.gain.low > 0
        return sure and abs(self.after.value - self.even) < abs(self.before.value - self.even)


class Tuner:
    """Trials of one tuning; their games are kept, so that a run goes on where it was."""

    def __init__(self, tuning: Tuning, results: Results, executor: Executor) -> None:
        self._tuning = tuning
        self._results = results
        self._executor = executor
        self._even = even_share(tuning) if tuning.goal == EVEN_GOAL else None

    def run(self, report: Callable[[int, float], None] = lambda _trial, _loss: None) -> Tuned:
        """All trials, the first with the values as they are; then the proof."""
        import optuna

        optuna.logging.set_verbosity(optuna.logging.WARNING)
        tuning = self._tuning
        sampler = optuna.samplers.TPESampler(seed=tuning.seed)
        study = optuna.create_study(sampler=sampler, direction="minimize")
        start = {one.name: one.start for one in tuning.ranges}
        study.enqueue_trial(start)
        space: dict[str, optuna.distributions.BaseDistribution] = {
            one.name: optuna.distributions.IntDistribution(int(one.low), int(one.high))
            if one.whole
            else optuna.distributions.FloatDistribution(one.low, one.high)
            for one in tuning.ranges
        }
        for number in range(tuning.trials):
            trial = study.ask(space)
            loss = self._loss(self._measured(trial.params, tuning.games, tuning.seed))
            study.tell(trial, loss)
            report(number + 1, loss)
        return self._prove(start, study.best_params)

    def _loss(self, found: Sequence[float | None]) -> float:
        value = plain_mean(_there(found)).value
        return -value if self._even is None else abs(value - self._even)

    def _prove(self, start: Values, best: Values) -> Tuned:
        tuning = self._tuning
        seed = tuning.seed + FRESH
        before = self._measured(start, tuning.proof, seed)
        after = self._measured(best, tuning.proof, seed)
        gains = [
            b - a for a, b in zip(before, after, strict=True) if a is not None and b is not None
        ]
        now, then = plain_mean(_there(before)), plain_mean(_there(after))
        return Tuned(best, now, then, plain_mean(gains), self._even)

    def _measured(self, values: Values, games: int, seed: int) -> list[float | None]:
        """What the measure says about each game, in the order of their numbers."""
        setting = self._setting(values)
        experiment = Experiment((setting,), games, (seed,))
        run_experiment(experiment, self._results, self._executor, Shard())
        rows = [self._results.rows[task.id] for task in experiment.tasks()]
        return [self._tuning.measure(row) for row in rows]

    def _setting(self, values: Values) -> Setting:
        tuning = self._tuning
        others = tuning.players - 1
        if tuning.of_weights:
            bots = (tuned_name(values), *(tuning.bot,) * others)
            return Setting(tuning.load, bots, tuning.options)
        load = GameByName(tuning.load.name, self._pack(values))
        return Setting(load, (tuning.bot,) * tuning.players, tuning.options)

    def _pack(self, values: Values) -> Path:
        name = sha256(canonical(dict(values))).hexdigest()[:12]
        return changed_pack(
            pack_files(self._tuning.load), values, self._results.folder / PACKS / name
        )


def even_share(tuning: Tuning) -> float:
    """What every side would win if nobody had an advantage."""
    game = loaded(tuning.load)
    setup = arena_setup(game, tuning.options)
    chance = KeyedChance(bytes(32), game.spec.streams)
    return 1 / len(game.sides(game.start(setup, Io(chance))))


def _there(found: Sequence[float | None]) -> list[float]:
    """The values of those games that have the measure."""
    return [value for value in found if value is not None]
