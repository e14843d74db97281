"""Whether somebody's own cards are fair: duels with them beside the same duels without."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, TypeAlias

from stormark.kernel.game import Game
from stormark.kernel.json import Json
from stormark.kernel.manifest import manifest
from stormark.lab.experiment.game import play_task
from stormark.lab.experiment.plan import Setting, Task
from stormark.lab.experiment.row import GameRow, Purchase
from stormark.lab.experiment.statistics import Mean, RowSet
from stormark.lab.manifest import LabManifest
from stormark.lab.stats import Score
from stormark.lab.subject import GameInHand

BOT: Final = "skilled"  # looks one step ahead: quick, and no fool
PLAYERS: Final = 2
OPTIONS: Final[dict[str, Json]] = {"players": PLAYERS}  # and what is usual otherwise
GAMES_OF_PART: Final = 2  # few, so that a part is quick on every machine
PARTS: Final = 300
SEED: Final = 1
LABEL: Final = "balance"

FAIR: Final = (0.45, 0.55)  # of the duels of a faction
FEWEST_DUELS: Final = 30  # of a faction, before anything is remarked upon
HARDLY: Final = 0.02  # of the games: a card that nobody wants
NEARLY: Final = 0.9  # a card that nobody goes without
FEWEST: Final = 10  # games in which a card was taken, before it is told what it brings

FactionRemark: TypeAlias = Literal["", "strong", "weak"]
CardRemark: TypeAlias = Literal["", "never", "always"]
Entry: TypeAlias = tuple[str, str]
"""A section of packs, and an entry of it."""


@dataclass(frozen=True)
class CheckedFaction:
    """How often a faction wins, and how often it does so with the game's own cards."""

    faction: str
    won: Mean
    base: Mean | None  # None: it is new
    remark: FactionRemark


@dataclass(frozen=True)
class CheckedCard:
    """In how many games a card is taken, and what becomes of those who take it."""

    section: str  # of the pack
    card: str
    taken: Mean
    gain: Mean | None  # None: too few took it
    base_taken: Mean | None  # None: it is new
    base_gain: Mean | None
    remark: CardRemark


@dataclass(frozen=True)
class BalanceCheck:
    """What the games so far say."""

    games: int
    average: Mean  # gain of all purchases together: how far the bots' own estimates are off
    factions: list[CheckedFaction]
    cards: list[CheckedCard]


def play_part(game: Game[Any], number: int) -> list[GameRow]:
    """A few duels, always the same ones; with another pack they have the same chance."""
    load = GameInHand(game.spec.id, game=game)
    setting = Setting(load, (BOT,) * PLAYERS, OPTIONS, label=LABEL)
    first = number * GAMES_OF_PART
    tasks = [Task(setting, SEED, first + index) for index in range(GAMES_OF_PART)]
    return [_short(play_task(task).row) for task in tasks]


def _short(row: GameRow) -> GameRow:
    """What a check needs of a row.  A lord is a lord, of whatever faction: packs say it so."""
    bought = [Purchase(one.seat, one.card.split(".")[0], one.chance) for one in row.bought]
    return replace(row, options={}, numbers={}, uses={}, luck=[], bought=bought)


def checked(
    game: Game[Any], own: Sequence[GameRow], original: Game[Any], base: Sequence[GameRow]
) -> BalanceCheck:
    """What duels with a pack say, beside those with the game's own one."""
    ours, others = RowSet([*own]), RowSet([*base])
    factions, known = others.factions, set(_cards(original))
    found, before = _Taken(ours), _Taken(others)
    return BalanceCheck(
        len(own),
        ours.average_lift(),
        [_faction(name, score, factions.get(name)) for name, score in ours.factions.items()],
        [_card(entry, found, before if entry in known else None) for entry in _cards(game)],
    )


def _cards(game: Game[Any]) -> list[Entry]:
    """Everything that seats can take, as the pack has it."""
    data: Any = game.pack_data()
    return [
        (section, entry if isinstance(data[section], dict) else entry["id"])
        for section in manifest("lab", game.spec.id, LabManifest).taken
        for entry in data[section]
    ]


def _faction(name: str, score: Score, base: Score | None) -> CheckedFaction:
    return CheckedFaction(name, _mean(score), _mean(base) if base else None, _strength(score))


def _strength(score: Score) -> FactionRemark:
    low, high = score.interval()
    if score.games < FEWEST_DUELS:
        return ""
    return "strong" if low > FAIR[1] else "weak" if high < FAIR[0] else ""


def _mean(score: Score) -> Mean:
    return Mean(score.games, score.rate, *score.interval())


class _Taken:
    """What was taken in some games."""

    def __init__(self, rows: RowSet) -> None:
        self._games = len(rows.rows)
        self._lifts = {lift.card: lift for lift in rows.lifts()}

    def share(self, card: str) -> Mean:
        lift = self._lifts.get(card)
        return _mean(Score(self._games, 0.0 if lift is None else lift.games))

    def gain(self, card: str) -> Mean | None:
        lift = self._lifts.get(card)
        return None if lift is None or lift.games < FEWEST else lift.gain


def _card(entry: Entry, found: _Taken, before: _Taken | None) -> CheckedCard:
    card = entry[1]
    taken = found.share(card)
    base = None if before is None else before.share(card)
    gain = None if before is None else before.gain(card)
    return CheckedCard(*entry, taken, found.gain(card), base, gain, _remark(taken, base))


def _remark(taken: Mean, base: Mean | None) -> CardRemark:
    """What is surely so, and was not so with the game's own cards.

    Much is hardly ever taken in duels, such as fates, or always, such as lords.
    """
    if taken.high < HARDLY and (base is None or base.low > HARDLY):
        return "never"
    if taken.low > NEARLY and (base is None or base.high < NEARLY):
        return "always"
    return ""
