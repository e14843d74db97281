"""A connection may be cut after every single message: nothing is lost, nothing happens twice."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stormark.server.protocol.messages import Resign
from stormark.server.storage import records
from stormark.server.table.records import MovesMade
from tests.server.cuts.follower import Player, Witness
from tests.server.wire import Server, serving

SCALE = int(os.environ.get("STORMARK_LEAKS", "1"))  # `make leaks` plays more and longer matches
MATCHES: list[tuple[str, int, dict[str, Any]]] = [
    ("xibalba", 2, {"target": 15}),
    ("battalia", 2, {}),
]
ENOUGH = 150  # records; then somebody gives up


@pytest.mark.parametrize("longest", [1, 4])
@pytest.mark.parametrize(("game", "seats", "options"), MATCHES)
def test_whoever_is_cut_off_all_the_time_sees_and_does_the_same(
    game: str, seats: int, options: dict[str, Any], longest: int, tmp_path: Path
) -> None:
    """Every seat against a witness of the same seat who is never cut off."""

    async def match() -> None:
        async with serving(tmp_path / "tables.db") as server:
            table = await server.opened(
                game, seats, options=options, settings={"spectators": "open"}
            )
            players = [Player(server, table, seat, Random(seat)) for seat in range(seats)]
            witnesses = [await Witness.of(server, table, seat) for seat in (*range(seats), -1)]
            playing = [player.play(longest) for player in players]
            watching = [witness.watch() for witness in witnesses]
            await asyncio.gather(*playing, *watching, end_it(server, table.id))
            for player, witness in zip(players, witnesses, strict=False):
                assert player.known.final() == witness.known.final()
                assert player.cuts > 40
            assert sum(player.repeated for player in players) > 10
            log = await server.services.database.run(lambda c: records.read(c, table.id))
        assert [record.seq for record in log] == list(range(1, len(log) + 1))
        named = Counter((record.seat, record.request) for record in log if record.request)
        assert max(named.values()) == 1
        moves = [record for record in log if isinstance(record.content, MovesMade)]
        accepted = {seq for player in players for seq in player.accepted.values()}
        assert accepted <= {record.seq for record in log}
        assert len(moves) > 90

    asyncio.run(match())


async def end_it(server: Server, table: str) -> None:
    """Random play can last: after a while seat 0 gives up."""
    room = await server.room(table)
    while room.state is None or (room.state.seq < ENOUGH * SCALE and not room.state.over):
        await asyncio.sleep(0.02)
    if not room.state.over:
        await room.request(0, Resign("enough"))
