"""Is a game fair, and is everything in it used?  Many games of equal bots tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stormark.kernel.json import Json, JsonDict
from stormark.lab.experiment.plan import Experiment, Setting
from stormark.lab.experiment.row import GameRow
from stormark.lab.playing import arena_setup
from stormark.lab.stats import Score, mean, percentile
from stormark.lab.subject import GameByName, loaded


def balance_experiment(
    load: GameByName, bot: str, options: Mapping[str, Json], games: int, seed: int
) -> Experiment:
    """Games of one bot against itself; raises InputError for options against the rules."""
    players = arena_setup(loaded(load), options).options["players"]
    assert isinstance(players, int)
    setting = Setting(load, (bot,) * players, options, draw_factions=True, label="balance")
    return Experiment((setting,), games, (seed,))


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

    def add(self, row: GameRow) -> None:
        self.games += 1
        self.causes[row.cause] = self.causes.get(row.cause, 0) + 1
        measured = {"turns": [row.turns], "decisions": [row.decisions], **row.numbers}
        for name, values in measured.items():
            for value in values:
                counts = self.numbers.setdefault(name, {})
                counts[value] = counts.get(value, 0) + 1
        for place, seat in enumerate(row.order):
            won = row.won[seat]
            self.places.setdefault(str(place + 1), Score()).add(won)
            self.factions.setdefault(row.factions[seat], Score()).add(won)
        for use, times in row.uses.items():
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
