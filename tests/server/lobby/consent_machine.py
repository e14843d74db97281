"""Random deeds of a host, of guests and of strangers at a table, judged by a memory of its own.

Whatever they do, and in whatever order: when the match begins, everybody who sat down by themselves
has agreed to this table.  `python -m tests.server.lobby.consent_machine 2000` plays so many seeds.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import msgspec
from sqlalchemy import create_engine, event
from sqlalchemy.pool import StaticPool

from stormark.kernel.refusal import InputError
from stormark.server import lobby
from stormark.server.content.games import game_named
from stormark.server.lobby import LobbyRefusal, Wanted
from stormark.server.lobby.host import Changes
from stormark.server.lobby.preconditions import holds
from stormark.server.storage import tables
from stormark.server.storage.schema import metadata
from stormark.server.table.settings import TableSettings
from stormark.server.table.summary import summary_of

GAME: Final = "battalia"
STEPS: Final = 25

Card = dict[str, Any]


@dataclass
class Guest:
    """Somebody who came by themselves, and what they believe of the table."""

    name: str
    token: str
    knows: Card
    shown: Card = field(default_factory=dict)  # what their screen shows; it may be old


class Play:
    """One table, from its opening until its match begins."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.engine = create_engine("sqlite://", poolclass=StaticPool)
        event.listen(self.engine, "connect", lambda made, _: made.execute("PRAGMA foreign_keys=ON"))
        metadata.create_all(self.engine)
        self.table = self.host = ""
        self.guests: list[Guest] = []
        self.gone: list[Guest] = []  # who was here; their tokens are tried again
        self.names = 0
        self.began = False
        self.again = False
        self.deeds: list[str] = []
        self.likely: dict[Callable[[], None], int] = {
            **dict.fromkeys([self.sit, self.claim, self.start], 4),
            self.agree: 8,
            **dict.fromkeys([self.look, self.settings, self.options, self.put, self.move], 2),
            **dict.fromkeys([self.rename, self.get_up, self.send_away, self.steal], 1),
        }
        self.before: Card = {}  # the table before the last deed

    # What happens

    def run(self) -> None:
        self.open()
        for _ in range(STEPS):
            deed = self.chance.choices(list(self.likely), list(self.likely.values()))[0]
            self.happens(deed)
            if self.began:
                return
        for deed in (self.fill, *[self.claim] * 8, *[self.agree] * 12, self.start):
            self.happens(deed)
            if self.began:
                return

    def happens(self, deed: Callable[[], None]) -> None:
        self.deeds.append(deed.__name__)
        self.tried(deed)
        self.check()

    def tried(self, deed: Callable[[], None]) -> None:
        self.before = self.card()
        try:
            deed()
        except (LobbyRefusal, InputError):
            assert self.card() == self.before, f"{self.deeds}: a refused deed changed the table"

    def open(self) -> None:
        opened = lobby.new_table(
            GAME,
            {"players": 4, "team_mode": True},
            TableSettings(auto_start=self.chance.random() < 0.5),
            [Wanted("person", "Host")],
        )
        self.do(lambda c: lobby.keep(c, opened))
        self.table, self.host = opened.row.id, opened.host_token
        self.again = self.chance.random() < 0.5
        if self.again:
            self.open_again()

    def open_again(self) -> None:
        """A match of the same people is over: one of them opens the next table."""
        for seat in (1, 2, 3):
            self.sit(seat)
        self.do(lambda c: tables.change(c, self.table, status="finished", result=[1, 0, 0, 0]))
        old, version = self.table, game_named(GAME).spec.rules_version
        row, self.host = self.do(lambda c: lobby.rematch(c, old, self.host, version))
        self.table = row.id
        card = self.card()
        for guest in self.guests:
            guest.knows = guest.shown = card

    def look(self) -> None:
        for guest in self.guests:
            if self.chance.random() < 0.5:
                guest.shown = self.card()

    def sit(self, at: int | None = None) -> None:
        seat = self.chance.randrange(4) if at is None else at
        seen = self.card()
        if at is None and self.chance.random() < 0.3:
            self.tried(self.chance.choice([self.settings, self.put, self.rename]))  # just before
            self.before = self.card()
        self.names += 1
        name, before = f"Guest {self.names}", self.card()
        token = self.do(
            lambda c: lobby.sit_down(c, self.table, seat, name, offered=str(seen["offer"]))
        )
        assert decided(seen) == decided(before), "somebody sat down at another table than they saw"
        self.settle(before)
        card = self.card()
        self.guests.append(Guest(name, token, card, card))

    def claim(self) -> None:
        if not self.guests:
            return
        guest = self.chance.choice(self.guests + self.gone)
        before = self.card()
        _, token = self.do(lambda c: lobby.claim(c, self.table, guest.token))
        guest.token = token
        self.settle(before)

    def agree(self) -> None:
        if not self.guests:
            return
        guest = self.chance.choice(self.guests)
        seat = self.seat_of(guest)
        if seat is None:
            return
        if self.chance.random() < 0.8:
            guest.shown = self.card()
        seats = guest.shown["seats"]
        mine = next((s for s in seats if s["name"] == guest.name), None)
        changes = guest.shown["changes"] if mine is None else mine["changes"]
        before = self.card()
        self.do(lambda c: lobby.agree(c, self.table, seat, guest.token, changes))
        told = after(guest.knows, changes)
        assert told == meant(before), f"{self.deeds}: {guest.name} agreed to what they did not see"
        guest.knows = before

    def settings(self) -> None:
        value: dict[str, Any] = self.chance.choice(
            [
                {"spectators": "open"},
                {"spectators": "public"},
                {"auto_start": True},
                {"replay": "private"},
                {"clock": {"kind": "move", "seconds": 10}},
                {"clock": {"kind": "none"}},
            ]
        )
        self.change(Changes(settings=value))

    def options(self) -> None:
        self.change(Changes(options={"team_mode": self.chance.random() < 0.5}))

    def change(self, changes: Changes) -> None:
        rules = game_named(GAME)
        self.do(lambda c: lobby.change(c, self.table, self.host, rules, changes))

    def put(self) -> None:
        seats = [s["seat"] for s in self.card()["seats"] if s["kind"] != "person"]
        seat = self.chance.choice([*seats, *seats, *range(4)])
        kind = self.chance.choice(["bot", "bot", "open", "person"])
        who = Wanted(kind, "Friend" if kind == "person" else "")
        self.do(lambda c: lobby.seat_as(c, self.table, self.host, seat, who))

    def fill(self) -> None:
        """In the end the match shall begin."""
        for seat in self.card()["seats"]:
            if seat["kind"] == "open":
                where, bot = seat["seat"], Wanted("bot")
                self.do(lambda c: lobby.seat_as(c, self.table, self.host, where, bot))  # noqa: B023

    def move(self) -> None:
        one, other = self.chance.sample(range(4), 2)
        self.do(lambda c: lobby.exchange(c, self.table, self.host, one, other))

    def send_away(self) -> None:
        seat = self.chance.randrange(4)
        self.do(lambda c: lobby.leave(c, self.table, seat, self.host))

    def start(self) -> None:
        self.do(lambda c: lobby.start(c, self.table, self.host))

    def rename(self) -> None:
        guest = self.chance.choice(self.guests) if self.guests else None
        seat = None if guest is None else self.seat_of(guest)
        if guest is None or seat is None:
            return
        self.names += 1
        name, before = f"Guest {self.names}", self.card()
        self.do(lambda c: lobby.rename(c, self.table, seat, guest.token, name))
        guest.name = name
        self.settle(before)

    def get_up(self) -> None:
        guest = self.chance.choice(self.guests) if self.guests else None
        seat = None if guest is None else self.seat_of(guest)
        if guest is None or seat is None:
            return
        before = self.card()
        self.do(lambda c: lobby.leave(c, self.table, seat, guest.token))
        self.settle(before)

    def steal(self) -> None:
        """Tokens of others, and of those who have gone."""
        token = self.chance.choice(["guessed", self.host, *(g.token for g in self.gone)])
        seat, card = self.chance.randrange(4), self.card()
        self.do(lambda c: lobby.agree(c, self.table, seat, token, card["changes"]))
        raise AssertionError("somebody agreed in the place of somebody else")

    # What must hold

    def settle(self, before: Card) -> None:
        """Somebody did something by themselves: others expected that, where they knew the seat."""
        now = self.card()
        for guest in self.guests:
            seats = list(meant(guest.knows)["seats"])
            for seat, (old, new) in enumerate(zip(sitters(before), sitters(now), strict=True)):
                if old != new and seats[seat] == old:
                    seats[seat] = new
            guest.knows = {**guest.knows, "sitters": seats}

    def check(self) -> None:
        card = self.card()
        here = []
        for guest in self.guests:
            seat = self.seat_of(guest)
            if seat is None and not self.is_kept(guest, card):
                self.gone.append(guest)
                continue
            here.append(guest)
            told = card["seats"][self.place_of(guest, card)]
            same = meant(guest.knows) == meant(card)
            assert told["ready"] == same, f"{self.deeds}: {guest.name} {told}"
            assert told["ready"] == (not told["changes"]), "whoever is asked is told what about"
        self.guests = here
        self.began = card["status"] == "running"
        if self.began:
            for guest in self.guests:
                assert meant(guest.knows) == meant(card), f"{self.deeds}: {guest.name}"
                assert self.seat_of(guest) is not None, f"{self.deeds}: {guest.name} is not there"

    def card(self) -> Card:
        def read(connection: Any) -> Card:
            row = tables.read(connection, self.table)
            assert row is not None
            found: Card = msgspec.to_builtins(summary_of(row))
            return found

        card: Card = self.do(read)
        return card

    def place_of(self, guest: Guest, card: Card) -> int:
        return int(next(s["seat"] for s in card["seats"] if s["name"] == guest.name))

    def is_kept(self, guest: Guest, card: Card) -> bool:
        return any(s["kept"] and s["name"] == guest.name for s in card["seats"])

    def seat_of(self, guest: Guest) -> int | None:
        def read(connection: Any) -> int | None:
            row = tables.read(connection, self.table)
            assert row is not None
            held = (s.seat for s in row.seats if holds(s, guest.token))
            return next(held, None)

        found: int | None = self.do(read)
        return found

    def do(self, deed: Any) -> Any:
        with self.engine.begin() as connection:
            return deed(connection)


def sitters(card: Card) -> list[Any]:
    return [
        None if seat["kind"] == "open" else (seat["kind"], seat["bot"] or seat["name"])
        for seat in card["seats"]
    ]


def meant(card: Card) -> Card:
    """What one agrees to."""
    seats = card.get("sitters") or sitters(card)
    return {"options": card["options"], "settings": card["settings"], "seats": seats}


def after(card: Card, changes: list[Card]) -> Card:
    """What somebody expects who knew a table and was told of changes."""
    known = meant(card)
    found: Card = {"options": {**known["options"]}, "settings": {**known["settings"]}}
    found["seats"] = list(known["seats"])
    for change in changes:
        part, _, name = change["what"].partition(".")
        who = change["after"]
        if part == "seats":
            found[part][int(name)] = who and (who["kind"], who.get("bot") or who["name"])
        else:
            found[part][name] = who
    return found


def decided(card: Card) -> Card:
    """What the host alone decides: guests come and go by themselves."""
    seats = [
        who for seat, who in zip(card["seats"], sitters(card), strict=True) if seat["kind"] == "bot"
    ]
    return {**meant(card), "seats": seats}


if __name__ == "__main__":
    began = 0
    for seed in range(int(sys.argv[1])):
        play = Play(seed)
        play.run()
        began += play.began
    told = f"{sys.argv[1]} tables, {began} matches began, all with everybody's consent"
    sys.stdout.write(f"{told}\n")
