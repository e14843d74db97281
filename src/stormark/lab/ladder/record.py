"""The file of a ladder: what is played on its first line, then a line for every game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from stormark.kernel.fields import read
from stormark.kernel.files import located
from stormark.kernel.json import JsonDict, canonical
from stormark.kernel.refusal import InputError
from stormark.lab.journal import Journal
from stormark.lab.ladder.contest import Contest, LadderGame, Pair
from stormark.lab.ladder.game import Played
from stormark.lab.subject import loaded

VERSION: Final = 1


class LadderFile:
    """Games of one contest on disk; only one run writes at a time."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self._path = path
        self._head = _head(contest)
        self._journal = Journal(path)

    def close(self) -> None:
        self._journal.close()

    def begin(self) -> list[Played]:
        """The games that are there already; an empty file is begun.

        Raises InputError for a file of another contest or a damaged one.
        """
        lines = list(self._journal.lines())
        if not lines:
            self._journal.add(self._head)
        return list(self._read(lines))

    def add(self, played: Played) -> None:
        """Write a game down, so that it outlives the process."""
        self._journal.add(_line(played))

    def _read(self, lines: list[JsonDict]) -> Iterator[Played]:
        for number, line in enumerate(lines, 1):
            try:
                if number == 1:
                    self._check_head(line)
                else:
                    yield _played(line)
            except InputError as error:
                raise located(error, Path(f"{self._path}:{number}")) from None

    def _check_head(self, found: JsonDict) -> None:
        for key, value in self._head.items():
            if found.get(key) != value:
                there, wanted = canonical(found.get(key)).decode(), canonical(value).decode()
                raise InputError("ladder-other", key, found=there, expected=wanted)


def _head(contest: Contest) -> JsonDict:
    setup = contest.setup()
    return {
        "ladder": VERSION,
        "game": setup.game,
        "rules_version": loaded(contest.load).spec.rules_version,
        "pack": setup.pack,
        "options": dict(setup.options),
        "seed": contest.seed,
    }


def _line(played: Played) -> JsonDict:
    game = played.game
    return {
        "one": game.pair.one,
        "others": game.pair.others,
        "block": game.block,
        "side": game.side,
        "share": played.share,
        "turns": played.turns,
        "seconds": [round(seconds, 4) for seconds in played.seconds],
    }


def _played(data: JsonDict) -> Played:
    pair = Pair(read(data, "one", str, ""), read(data, "others", str, ""))
    seconds = read(data, "seconds", list, "")
    one, others = (_number(value, "seconds") for value in seconds[:2] or (0, 0))
    return Played(
        LadderGame(pair, read(data, "block", int, ""), read(data, "side", int, "")),
        _number(data.get("share"), "share"),
        read(data, "turns", int, ""),
        (one, others),
    )


def _number(value: object, place: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise InputError("journal-damaged", place)
    return float(value)
