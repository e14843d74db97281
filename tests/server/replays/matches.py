"""Matches at the tables of a server, played in no time: their records are written at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from sqlalchemy import Connection

from stormark.kernel.refusal import Refusal
from stormark.server.content.games import game_named
from stormark.server.storage import records, tables
from stormark.server.storage.database import open_database
from stormark.server.storage.tables import FINISHED, TableRow
from stormark.server.table.commands import Commands
from stormark.server.table.rebuild import rebuild
from stormark.server.table.records import Record
from stormark.server.table.requests import Command
from stormark.server.table.state import TableState
from tests.server.site import Client, Json, by, opened, person

T = TypeVar("T")
SEED = bytes(32)  # of every match here, so that they always take the same course
THINKING = 250  # milliseconds for every move
SHORT: Json = {"target": 1}  # options of matches of Xibalba that end soon


def in_database(folder: Path, work: Callable[[Connection], T]) -> T:
    """Carry out work in the database of `site`, whether the server runs or not."""

    async def run() -> T:
        database = open_database(f"sqlite:///{folder / 'tables.db'}")
        try:
            return await database.run(work)
        finally:
            await database.close()

    return asyncio.run(run())


@dataclass(frozen=True)
class Table:
    """A table at which a match has begun."""

    folder: Path
    opened: Json

    @property
    def id(self) -> str:
        return str(self.opened["table"]["id"])

    def seat_token(self, seat: int) -> str:
        return str(self.opened["seat_tokens"][str(seat)])

    def row(self) -> TableRow:
        row = in_database(self.folder, lambda c: tables.read(c, self.id))
        assert row is not None
        return row

    def written(self) -> list[Record]:
        return in_database(self.folder, lambda c: records.read(c, self.id))

    def state(self) -> TableState:
        """What the rules of this moment make of the log."""
        row = self.row()
        return rebuild(row, game_named(row.game), self.written())

    def play(self, moves: int = 100_000, seed: int = 1, until: Any = lambda _: False) -> TableState:
        """Random moves, to the end if there are enough; `until` a state is as it should be."""
        state, rng, made = self.state(), Random(seed), list[Record]()
        while not state.over and len(made) < moves and not until(state):
            seat, name = rng.choice(state.match.asked())
            decision = state.match.decision(seat)
            assert decision is not None
            action = rng.choice(decision.actions)
            commands = Commands(state, seat, None, state.last_at + THINKING)
            made.append(kept(commands.act(action, name)))
        self._write(state, made)
        return state

    def add(self, seat: int, command: Command) -> TableState:
        """Whatever a seat may ask for."""
        state = self.state()
        self._write(state, [kept(command(Commands(state, seat, None, state.last_at)))])
        return state

    def _write(self, state: TableState, made: list[Record]) -> None:
        def write(connection: Connection) -> None:
            for record in made:
                records.append(connection, self.id, record)
            if state.over:
                ended = {"status": FINISHED, "result": state.returns()}
                tables.change(connection, self.id, **ended)

        in_database(self.folder, write)


def kept(result: Record | Refusal) -> Record:
    assert isinstance(result, Record), result
    return result


def begun(client: Client, folder: Path, table: Json) -> Table:
    """Begin the match of a table that was opened."""
    in_database(folder, lambda c: tables.change(c, table["table"]["id"], seed=SEED))
    path = f"/api/tables/{table['table']['id']}/start"
    started = client.post(path, headers=by(table["host_token"]))
    assert started.status_code == 200, started.text
    return Table(folder, table)


def new_match(client: Client, folder: Path, **given: Any) -> Table:
    """A match between Ada and Ben."""
    return begun(client, folder, opened(client, person("Ada"), person("Ben"), **given))


def finished(client: Client, folder: Path, game: str) -> Table:
    """A match that was played to the end."""
    options = SHORT if game == "xibalba" else {}
    table = new_match(client, folder, game=game, options=options)
    assert table.play(seed=2).match.over
    return table


def given_up(client: Client, folder: Path, moves: int = 40, **given: Any) -> Table:
    """A match that Ben gave up after some moves."""
    table = new_match(client, folder, **given)
    table.play(moves)
    assert table.add(1, lambda commands: commands.resign("greedy")).over
    return table
