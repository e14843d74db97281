"""The folder of an experiment: journals of games and turns, replays, and tables made of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from stormark.kernel.fields import read
from stormark.kernel.files import located, write_atomically
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.refusal import InputError
from stormark.lab.experiment.game import Played
from stormark.lab.experiment.plan import Setting, Task
from stormark.lab.experiment.row import GameRow
from stormark.lab.journal import Journal, read_journal
from stormark.lab.subject import GameByName

GAMES: Final = "games.journal"
TURNS: Final = "turns.journal"
REPLAYS: Final = "replays"


class Results:
    """A folder that is written to; only by one run at a time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        try:
            (folder / REPLAYS).mkdir(parents=True, exist_ok=True)
        except OSError:
            raise InputError("folder-unusable", str(folder)) from None
        self._games = Journal(folder / GAMES)
        self._turns = Journal(folder / TURNS)
        self.rows = {row.id: row for row in read_rows(folder)}
        self._with_turns = {read(line, "id", str, "") for line in self._turns.lines()}

    def __enter__(self) -> Results:
        return self

    def __exit__(self, *error: object) -> None:
        self._games.close()
        self._turns.close()

    def has(self, task: Task) -> bool:
        """Whether everything that is to be kept of a game is here."""
        return (
            task.id in self.rows
            and (not task.turns or task.id in self._with_turns)
            and (not task.replay or replay_file(self.folder, task.id).exists())
        )

    def add(self, played: Played) -> None:
        """The row comes last: whatever has a row is complete."""
        row = played.row
        self._check_same(row)
        if played.replay is not None:
            write_atomically(replay_file(self.folder, row.id), played.replay)
        if played.turns is not None:
            self.add_turns(row.id, [turn.to_json() for turn in played.turns])
        self.add_row(row)

    def add_row(self, row: GameRow) -> None:
        self._check_same(row)
        if row.id not in self.rows:
            self.rows[row.id] = row
            self._games.add(row.to_json())

    def add_turns(self, game: str, turns: list[Json]) -> None:
        if game not in self._with_turns:
            self._with_turns.add(game)
            self._turns.add({"id": game, "turns": turns})

    def merge(self, others: Iterable[Path]) -> int:
        """Take everything of other folders in; how many games were new."""
        before = len(self.rows)
        for other in others:
            for turns in read_turns(other):
                self.add_turns(read(turns, "id", str, ""), read(turns, "turns", list, ""))
            for row in read_rows(other):
                replay = replay_file(other, row.id)
                if replay.exists():
                    text = replay.read_text(encoding="utf-8")
                    write_atomically(replay_file(self.folder, row.id), text)
                self.add_row(row)
        return len(self.rows) - before

    def _check_same(self, row: GameRow) -> None:
        """A game that ends otherwise the second time was not played by the same program."""
        known = self.rows.get(row.id)
        if known is not None and known.outcome() != row.outcome():
            raise InputError("lab-other-game", str(self.folder / GAMES), id=row.id)


def read_rows(folder: Path) -> Iterator[GameRow]:
    """The games of a folder; InputError for one that is not there or damaged."""
    for number, line in enumerate(read_journal(folder / GAMES), 1):
        try:
            yield GameRow.from_json(line)
        except InputError as error:
            raise located(error, Path(f"{folder / GAMES}:{number}")) from None


def row_of(folder: Path, game: str) -> GameRow:
    """The row of a game by its id; raises InputError if there is none."""
    for row in read_rows(folder):
        if row.id == game:
            return row
    raise InputError("lab-no-game", str(folder), id=game)


def task_of(row: GameRow, pack: Path | None) -> Task:
    """The game of a row once more; raises InputError if it would be another one now."""
    players = range(row.players)
    bots = tuple(row.bots[(entrant - row.number) % row.players] for entrant in players)
    load = GameByName(row.game, pack)
    setting = Setting(load, bots, row.options, row.draw_factions, row.label)
    if setting.key != row.setting:
        raise InputError("lab-game-gone", row.id, pack=row.pack, version=row.rules_version)
    return Task(setting, row.seed, row.number)


def read_turns(folder: Path) -> Iterator[JsonDict]:
    """Every game with its turns; none for a folder without them."""
    path = folder / TURNS
    return read_journal(path) if path.exists() else iter(())


def replay_file(folder: Path, game: str) -> Path:
    return folder / REPLAYS / f"{game}.json"
