"""Showing a replay: as a listing, or position by position."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, Final

from stormark.cli.board.display import Display
from stormark.cli.play.moves import spoken
from stormark.cli.review_report import review_lines, review_of
from stormark.kernel.json import JsonDict
from stormark.kernel.log import Continued, Entry, Move
from stormark.kernel.refusal import InputError
from stormark.kernel.replay import Replay
from stormark.kernel.state import SPECTATOR
from stormark.lab.analysis import of_replay

EVERYBODY: Final = "all"


class Film:
    """A replay as one viewer saw it: a seat, a spectator, or everybody together."""

    def __init__(self, replay: Replay[Any], viewer: str, words: Display) -> None:
        if replay.sealed:
            raise InputError("replay-sealed", "seed")
        self.replay = replay
        self.words = words
        self._viewers = read_viewers(viewer, len(replay.record.players))
        self._lines = self._tell()

    @property
    def first(self) -> int:
        """The number of the first position that can be shown."""
        return self.replay.verified_from

    @property
    def last(self) -> int:
        """The number of the last position."""
        return len(self.replay)

    def view(self, number: int) -> JsonDict:
        """The position after an entry; everybody together see all covered cards."""
        first, *others = [self.replay.view_at(number, viewer) for viewer in self._viewers]
        return self.words.shared(first, others)

    def entry(self, number: int) -> list[str]:
        """What was done, and what came of it."""
        if number == 0:
            head = self.words.t("replay-start", count=self.last)
        else:
            entry = self.replay.record.entries[number - 1]
            head = self.words.t(
                "replay-entry",
                number=number,
                count=self.last,
                player="" if isinstance(entry, Continued) else self.words.player(entry.seat),
                move=self._move(entry) if isinstance(entry, Move) else "",
                cause=_cause(entry),
            )
        return [head, *(f"  {line}" for line in self._lines[number])]

    def _move(self, entry: Move) -> str:
        return spoken(self.replay.game.notation(entry.action), self.words)

    def board(self, number: int) -> list[str]:
        return self.words.plain(self.view(number))

    def listing(self) -> list[str]:
        """The whole match, entry by entry."""
        lines = self.headings()
        for number in range(self.last + 1):
            lines += self.entry(number)
        return lines

    def headings(self) -> list[str]:
        """That the replay is true, and the seed it was played with, once it is over."""
        record = self.replay.record
        lines = [self.words.t("replay-verified", count=self.last - self.first)]
        if self.first:
            lines.append(self.words.t("replay-older", first=self.first))
        lines.append(self.words.t("seed-hash", hash=record.seed_hash))
        if record.result is not None and record.seed is not None:
            lines.append(self.words.t("seed", seed=record.seed.hex()))
        return lines

    def review(self) -> list[str]:
        """What the coach says to the match; nothing while it could still be played."""
        record = self.replay.record
        if record.result is None:
            return [self.words.t("replay-no-review")]
        speaker = self.words.speaker
        names = [speaker.name(seat) for seat in range(len(record.players))]
        lang, account = speaker.catalogue.lang, of_replay(self.replay)
        return [*review_lines(lang, record.game, review_of(account, lang, names), names)]

    def _tell(self) -> dict[int, list[str]]:
        """The lines of every entry; an event several viewers saw is told once."""
        match = self.replay.match()
        lines: dict[int, list[str]] = defaultdict(list)
        told: set[int] = set()
        for viewer in self._viewers:
            for number, event in match.events(viewer):
                line = self.words.speaker.event(event, viewer)
                if line is not None and id(event) not in told:
                    told.add(id(event))
                    lines[number].append(line)
        return lines


def _cause(entry: Entry) -> str:
    if isinstance(entry, Move):
        return entry.cause
    if isinstance(entry, Continued):
        return "rules"
    if entry.practice:
        return "practice"
    return "agreed" if entry.agreed else "undo"


def read_viewers(viewer: str, seats: int) -> list[int]:
    """The seats whose knowledge is shown: a player's number, `spectator` or `all`.

    >>> read_viewers("2", 3), read_viewers("all", 3), read_viewers("spectator", 3)
    ([1], [-1, 0, 1, 2], [-1])
    """
    if viewer == "spectator":
        return [SPECTATOR]
    if viewer == EVERYBODY:
        return [SPECTATOR, *range(seats)]
    numbers = [str(number) for number in range(1, seats + 1)]
    if viewer not in numbers:
        allowed = ", ".join([*numbers, "spectator", EVERYBODY])
        raise InputError("argument-unknown", "--viewer", found=viewer, allowed=allowed)
    return [int(viewer) - 1]
