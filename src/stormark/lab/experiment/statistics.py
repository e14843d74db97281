"""What the rows of an experiment add up to, with 95 % intervals."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from stormark.kernel.json import JsonDict, canonical
from stormark.lab.experiment.row import GameRow
from stormark.lab.stats import NORMAL_95, Score

CHOICES: Final = ("game", "pack", "players", "mode", "bots")
LUCK: Final = (("low", -9e9, -0.5), ("even", -0.5, 0.5), ("high", 0.5, 9e9))


@dataclass(frozen=True)
class Mean:
    """A mean with its 95 % interval."""

    count: int
    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Lift:
    """What became of those who took a card: their result less the chance they had before."""

    card: str
    games: int  # in which anybody took it
    gain: Mean


@dataclass
class RowSet:
    """Games of one setting, or of several, and what they come to."""

    rows: list[GameRow] = field(default_factory=list)

    @property
    def bots(self) -> dict[str, Score]:
        """Each bot by the result of its side, once for every side that it sits in."""
        return self._scores(_bots_and_sides)

    @property
    def factions(self) -> dict[str, Score]:
        return self._scores(lambda row: enumerate(row.factions))

    @property
    def places(self) -> dict[str, Score]:
        """By place in the order of play."""
        return self._scores(lambda row: ((s, str(at)) for at, s in enumerate(row.order, 1)))

    @property
    def lucky(self) -> dict[str, Score]:
        """By how the dice fell."""
        return self._scores(lambda row: ((s, _luck_word(luck)) for s, luck in enumerate(row.luck)))

    @property
    def causes(self) -> Counter[str]:
        return Counter(row.cause for row in self.rows)

    @property
    def turns(self) -> list[int]:
        return [row.turns for row in self.rows]

    def lifts(self, fewest: int = 1) -> list[Lift]:
        """Every card that was taken in at least so many games, the best first."""
        taken: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
        for row in self.rows:
            seen: set[tuple[int, str]] = set()
            for one in row.bought:
                if (one.seat, one.card) not in seen:  # the first copy speaks for all
                    seen.add((one.seat, one.card))
                    taken[one.card][row.id].append(row.won[one.seat] - one.chance)
        found = [
            Lift(card, len(games), clustered_mean(games.values()))
            for card, games in taken.items()
            if len(games) >= fewest
        ]
        return sorted(found, key=lambda lift: -lift.gain.value)

    def average_lift(self) -> Mean:
        """Of all purchases together: how far the chances themselves are off."""
        return clustered_mean(
            [row.won[one.seat] - one.chance for one in row.bought] for row in self.rows
        )

    def _scores(self, groups: Callable[[GameRow], Iterable[tuple[int, str]]]) -> dict[str, Score]:
        scores: dict[str, Score] = {}
        for row in self.rows:
            for seat, name in groups(row):
                scores.setdefault(name, Score()).add(row.won[seat])
        return dict(sorted(scores.items()))


def _bots_and_sides(row: GameRow) -> Iterable[tuple[int, str]]:
    for side in row.sides:
        yield from {row.bots[seat]: (seat, row.bots[seat]) for seat in side}.values()


def _luck_word(luck: float) -> str:
    return next(word for word, low, high in LUCK if low <= luck < high)


def clustered_mean(groups: Iterable[Sequence[float]]) -> Mean:
    """The mean of all values, where those of one group hang together.

    >>> mean = clustered_mean([[0.5, 0.5], [-0.5, -0.5]])
    >>> mean.count, mean.value, round(mean.high, 3)
    (4, 0.0, 0.98)
    """
    sums = [(len(group), sum(group)) for group in groups if group]
    count = sum(size for size, _ in sums)
    if not count:
        return Mean(0, 0.0, 0.0, 0.0)
    value = sum(total for _, total in sums) / count
    square = sum((total - size * value) ** 2 for size, total in sums)
    if len(sums) > 1:
        square *= len(sums) / (len(sums) - 1)
    spread = NORMAL_95 * sqrt(square) / count
    return Mean(count, value, value - spread, value + spread)


def by_setting(rows: Iterable[GameRow]) -> dict[str, RowSet]:
    found: dict[str, RowSet] = {}
    for row in rows:
        found.setdefault(row.setting, RowSet()).rows.append(row)
    return found


def varying(rows: Sequence[GameRow]) -> list[str]:
    """What tells settings apart: `players`, `pack`, `bots` and options by their names.

    What follows from the others is left out: modes bring options along, players bots.
    """
    settings = [conditions(found.rows[0]) for found in by_setting(rows).values()]
    names = sorted(dict.fromkeys(name for one in settings for name in one), key=_rank)
    kept: list[str] = []
    apart = 1
    for name in names:
        if len({_told(one, [*kept, name]) for one in settings}) > apart:
            kept.append(name)
            apart = len({_told(one, kept) for one in settings})
    return kept


def _told(about: JsonDict, names: Sequence[str]) -> bytes:
    return canonical([about.get(name) for name in names])


def _rank(name: str) -> int:
    """Choices before what follows from them; options keep their order."""
    return CHOICES.index(name) if name in CHOICES else len(CHOICES)


def conditions(row: GameRow) -> JsonDict:
    """Everything that makes up a setting, by name."""
    bots = row.bots[-row.number % row.players :] + row.bots[: -row.number % row.players]
    options = {name: value for name, value in row.options.items() if name != "players"}
    return {
        "game": row.game,
        "pack": row.pack if row.pack == "base" else f"{row.pack} ({row.pack_hash[:8]})",
        "players": row.players,
        "bots": ", ".join(bots),
        **options,
    }


@dataclass
class Curve:
    """A value as a game goes on, for winners and for the others."""

    name: str
    winners: list[Mean]
    others: list[Mean]


def curves(told: Iterable[Mapping[str, Any]], rows: Sequence[GameRow], points: int) -> list[Curve]:
    """Chances and values at equal parts of the way from the first turn to the last."""
    by_id = {row.id: row for row in rows}
    found: dict[str, tuple[list[list[float]], list[list[float]]]] = {}
    for game in told:
        row = by_id.get(game["id"])
        turns = game["turns"]
        if row is None or not turns:
            continue
        for point in range(points):
            turn = turns[point * (len(turns) - 1) // max(1, points - 1)]
            for name, values in [("chance", turn["chances"]), *turn["values"].items()]:
                winners, others = found.setdefault(name, (_empty(points), _empty(points)))
                for seat, value in enumerate(values):
                    (winners if row.won[seat] > 0 else others)[point].append(value)
    return [
        Curve(name, [plain_mean(at) for at in winners], [plain_mean(at) for at in others])
        for name, (winners, others) in found.items()
    ]


def _empty(points: int) -> list[list[float]]:
    return [[] for _ in range(points)]


def plain_mean(values: Sequence[float]) -> Mean:
    return clustered_mean([[value] for value in values])
