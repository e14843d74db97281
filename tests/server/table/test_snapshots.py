"""Snapshots are a cache: with them or without, a match is the same."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import delete

from stormark.games.registry import load_game
from stormark.kernel.json import JsonDict
from stormark.server.app import create_app
from stormark.server.config import Config
from stormark.server.protocol.messages import Accepted, Act
from stormark.server.storage import records, schema, snapshots
from stormark.server.storage.snapshots import Snapshot
from stormark.server.table.apply import follow
from stormark.server.table.rebuild import rebuild, rebuilding_from
from stormark.server.table.room import SNAPSHOT_EVERY
from stormark.server.table.small_steps import at_once
from stormark.server.table.snapshot import to_snapshot
from stormark.server.table.state import TableState
from tests.server.connections.recording import RecordingConnection
from tests.server.storage.storing import TABLE, over, row_of, store
from tests.server.table.states import GREEDY, PERSON, Table, everything

MOVES = 120


def without_events(state: TableState, now: int) -> JsonDict:
    seen = everything(state, now)
    del seen["events"]
    return {**seen, "aside": to_snapshot(state), "requests": repr(state.__dict__["_requests"])}


@pytest.mark.parametrize("game", ["xibalba", "battalia"])
def test_a_course_goes_on_from_a_snapshot_as_if_it_had_been_folded(game: str) -> None:
    table = Table(PERSON, GREEDY, game=load_game(game))
    row, rng, taken = row_of(table), Random(5), 0
    for _ in range(MOVES):
        table.move(rng)
        if not table.state.match.undo_free or table.state.seq % 3:
            continue
        taken += 1
        body = json.loads(json.dumps(to_snapshot(table.state)))
        kept = Snapshot(table.state.seq, table.game.spec.rules_version, body)
        for later in range(rng.randrange(3)):
            if not table.state.over and later < 3:
                table.move(rng)
        quick = at_once(rebuilding_from(kept, row, table.game, table.records))
        slow = rebuild(row, table.game, table.records)
        assert without_events(quick, table.now) == without_events(slow, table.now)
        assert not quick.knows(0)
        assert slow.knows(0)
    assert taken > 10


def damaged(change: Callable[[Any], Any]) -> Callable[[Snapshot], Snapshot]:
    def carry_out(kept: Snapshot) -> Snapshot:
        body = json.loads(json.dumps(kept.body))
        change(body)
        return Snapshot(kept.seq, kept.rules_version, body)

    return carry_out


@pytest.mark.parametrize(
    "spoil",
    [
        lambda kept: None,
        lambda kept: Snapshot(kept.seq + 1, kept.rules_version, kept.body),
        lambda kept: Snapshot(kept.seq - 1, kept.rules_version, kept.body),
        lambda kept: Snapshot(kept.seq, kept.rules_version + 1, kept.body),
        damaged(lambda body: body.pop("match")),
        damaged(lambda body: body.pop("clock")),
        damaged(lambda body: body["match"]["state"].clear()),
        damaged(lambda body: body.update(undo_free=False)),
    ],
)
def test_a_snapshot_that_does_not_fit_is_as_good_as_none(
    spoil: Callable[[Snapshot], Snapshot | None],
) -> None:
    table = Table(PERSON, GREEDY)
    table.play(30)
    while not table.state.match.undo_free:
        table.play(1)
    kept = Snapshot(table.state.seq, table.game.spec.rules_version, to_snapshot(table.state))
    state = at_once(rebuilding_from(spoil(kept), row_of(table), table.game, table.records))
    assert everything(state, table.now) == everything(table.state, table.now)


async def seen(url: str, since: int | None) -> list[Any]:
    """What a server that just started tells everybody at the table."""
    app = create_app(Config(database=url))
    connections = [RecordingConnection(viewer) for viewer in (-1, 0, 1)]
    async with app.lifespan():
        room = await app.state.services.rooms.room(TABLE)
        for connection in connections:
            await room.join(connection, since)
    return [connection.told for connection in connections]


def newest(url: str) -> Snapshot | None:
    return over(url, lambda connection: snapshots.newest(connection, TABLE))


@pytest.mark.parametrize("since", [None, 0, 7])
def test_deleting_the_snapshots_changes_nothing(
    tmp_path: Path, since: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server puts matches aside when it stops, and the next one goes on from there."""
    for where in ("room", "subscribers"):  # clocks show how late it is
        monkeypatch.setattr(f"stormark.server.table.{where}.now_ms", lambda: 10**13)
    table, url = Table(PERSON, PERSON), f"sqlite:///{tmp_path}/tables.db"
    table.play(60)
    while not table.state.match.undo_free:
        table.play(1)
    over(url, lambda connection: store(connection, table))
    asyncio.run(seen(url, None))
    kept = newest(url)
    assert kept is not None
    assert kept.seq >= len(table.records)
    with_snapshot = asyncio.run(seen(url, since))
    over(url, lambda connection: connection.execute(delete(schema.snapshots)))
    assert asyncio.run(seen(url, since)) == with_snapshot
    assert with_snapshot[0][0]["seq"] == kept.seq


def test_a_snapshot_is_made_now_and_then_while_a_match_is_played(tmp_path: Path) -> None:
    table, url = Table(PERSON, PERSON), f"sqlite:///{tmp_path}/tables.db"
    table.play(SNAPSHOT_EVERY)
    over(url, lambda connection: store(connection, table))

    async def play_on() -> int | None:
        app = create_app(Config(database=url))
        async with app.lifespan():
            room = await app.state.services.rooms.room(TABLE)
            for number in range(40):
                connection = RecordingConnection(table.state.match.asked()[0][0])
                await room.join(connection, None)
                room.leave(connection)
                decision = connection.told[0]["decisions"][0]
                asked = Act(f"r{number}", decision["id"], decision["actions"][0])
                assert isinstance(await room.request(connection.viewer, asked), Accepted)
                await room.finish()
                await room.finish()
                database = app.state.services.database
                kept = await database.run(lambda c: snapshots.newest(c, TABLE))
                if kept is not None:
                    return int(kept.seq)
                follow(
                    table.state,
                    await database.run(lambda c: records.read(c, TABLE, table.state.seq)),
                )
        return None

    found = asyncio.run(play_on())
    assert found is not None
    assert found > SNAPSHOT_EVERY
