"""From the positions and events of a match to numbers that charts can show.

Going back takes back what happened since: counts and dice are those of the position it led to.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, cast

from stormark.kernel.event import Event
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.log import Move, Undo
from stormark.kernel.manifest import manifest
from stormark.kernel.state import SPECTATOR
from stormark.lab.analysis.account import Account
from stormark.lab.analysis.luck import RolledDice, die_to_json
from stormark.lab.analysis.reader import Count, Reader, Whose
from stormark.lab.manifest import LabManifest


@dataclass
class Turn:
    """A turn: the position it begins with, and how much happened in it."""

    at: int
    whose: Whose
    moves: int = 0
    events: int = 0

    def to_json(self) -> JsonDict:
        return {
            "at": self.at,
            "number": self.whose.number,
            "seats": list(self.whose.seats),
            "moves": self.moves,
            "events": self.events,
            "about": dict(self.whose.about),
        }


@dataclass
class Tally:
    """What was counted until a position."""

    counts: Counter[tuple[str, str, int]] = field(default_factory=Counter)
    luck: dict[tuple[str, int], RolledDice] = field(default_factory=dict)

    def hear(self, reader: Reader, events: Iterable[Event]) -> None:
        for event in events:
            for count in reader.counted(event):
                self.count(count)
            for rolled in reader.rolled(event):
                self.luck[rolled.die, rolled.seat].faces.update(rolled.faces)

    def copy(self) -> Tally:
        return Tally(self.counts.copy(), {key: one.copy() for key, one in self.luck.items()})

    def count(self, count: Count) -> None:
        self.counts[count.group, count.word, count.seat] += count.amount


@dataclass
class Steps:
    """A value over time: only where it changes."""

    points: list[tuple[int, Any]] = field(default_factory=list)

    def add(self, at: int, value: Any) -> None:
        if not self.points or self.points[-1][1] != value:
            self.points.append((at, value))

    def to_json(self) -> list[Json]:
        return [[at, value] for at, value in self.points]


class Analysis:
    """What a match was like."""

    def __init__(self, account: Account) -> None:
        self.game = account.game.spec.id
        self.first, self.last = account.first, account.last
        self.seats = account.states[0].seats
        self.turns: list[Turn] = []
        self.series: dict[str, list[Steps]] = {}
        self.sides: dict[tuple[int, ...], Steps] = {}
        self.owners: dict[str, Steps] = {}
        self.luck_over_time: dict[tuple[str, int], Steps] = {}
        reader = manifest("lab", self.game, LabManifest).reader(account.game)
        self.dice = reader.dice
        self.tally = self._walk(account, reader)

    def _walk(self, account: Account, reader: Reader) -> Tally:
        events: dict[int, list[Event]] = {}
        for number, event in account.events:
            events.setdefault(number, []).append(event)
        view = account.game.view(account.states[0], SPECTATOR)
        tallies = [self._beginning(reader, view, events.get(0, []))]
        self._follow(self.first, view, reader)
        self._weigh(self.first, tallies[0])
        for number in range(self.first + 1, self.last + 1):
            entry, happened = account.entries[number - 1], events.get(number, [])
            if isinstance(entry, Undo):
                tallies.append(tallies[entry.to - self.first])
            else:
                tallies.append(_further(tallies[-1], reader, happened))
            self.turns[-1].moves += isinstance(entry, Move)
            self.turns[-1].events += len(happened)
            view = account.game.view(account.states[number - self.first], SPECTATOR)
            self._follow(number, view, reader)
            if tallies[-1] is not tallies[-2]:
                self._weigh(number, tallies[-1])
        final = tallies[-1].copy()
        for source in reader.sources(view):
            final.count(source)
        return final

    def _beginning(self, reader: Reader, view: JsonDict, happened: Iterable[Event]) -> Tally:
        tally = Tally()
        for die in reader.dice:
            for seat in range(self.seats):
                tally.luck[die.id, seat] = RolledDice(die)
        for count in reader.before(view):
            tally.count(count)
        if self.first == 0:
            tally.hear(reader, happened)
        return tally

    def _follow(self, number: int, view: JsonDict, reader: Reader) -> None:
        whose = reader.turn(view)
        if not self.turns or self.turns[-1].whose != whose:
            self.turns.append(Turn(number, whose))
        for name, values in reader.values(view).items():
            lines = self.series.setdefault(name, [Steps() for _ in values])
            for line, value in zip(lines, values, strict=True):
                line.add(number, value)
        for side in reader.sides(view):
            self.sides.setdefault(side.seats, Steps()).add(number, side.score)
        for name, owner in reader.owners(view).items():
            self.owners.setdefault(name, Steps()).add(number, owner)

    def _weigh(self, number: int, tally: Tally) -> None:
        for key, record in tally.luck.items():
            self.luck_over_time.setdefault(key, Steps()).add(number, record.luck)

    def counted(self, group: str) -> dict[str, list[int]]:
        """The words of a group with a number per seat, the most frequent first."""
        found: dict[str, list[int]] = {}
        for (of, word, seat), amount in self.tally.counts.items():
            if of == group:
                found.setdefault(word, [0] * self.seats)[seat] = amount
        return dict(sorted(found.items(), key=lambda item: (-sum(item[1]), item[0])))

    def luck(self, die: str, seat: int) -> RolledDice:
        return self.tally.luck[die, seat]

    def to_json(self) -> JsonDict:
        return {
            "game": self.game,
            "seats": self.seats,
            "first": self.first,
            "last": self.last,
            "turns": [turn.to_json() for turn in self.turns],
            "series": [
                {"id": name, "seats": [line.to_json() for line in lines]}
                for name, lines in self.series.items()
            ],
            "sides": [
                {"seats": list(seats), "score": line.to_json()}
                for seats, line in self.sides.items()
            ],
            "owners": [
                {"id": name, "course": line.to_json()} for name, line in self.owners.items()
            ],
            "sources": _words(self.counted("source")),
            "deeds": _words(self.counted("deed")),
            "luck": [
                {
                    **die_to_json(die),
                    "seats": [self._luck_to_json(die.id, seat) for seat in range(self.seats)],
                }
                for die in self.dice
            ],
        }

    def _luck_to_json(self, die: str, seat: int) -> JsonDict:
        course = cast("list[tuple[int, Fraction]]", self.luck_over_time[die, seat].points)
        return self.luck(die, seat).to_json(course)


def _further(tally: Tally, reader: Reader, happened: list[Event]) -> Tally:
    """The tally after some more events; the same one if they do not count."""
    if not any((*reader.counted(event), *reader.rolled(event)) for event in happened):
        return tally
    more = tally.copy()
    more.hear(reader, happened)
    return more


def _words(counted: Mapping[str, list[int]]) -> list[Json]:
    return [{"word": word, "seats": [*amounts]} for word, amounts in counted.items()]


def analyse(account: Account) -> Analysis:
    """What a match was like, from what everybody could see of it."""
    return Analysis(account)
