"""The exchange in docs/protocol.md happens as it is written there, and fits the schema."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stormark.kernel.match import SEED_BYTES
from stormark.server.protocol.messages import FromServer
from tests.server.wire import Server, Table, Wire, serving

PAGE = Path(__file__).parents[3] / "docs" / "protocol.md"
LINE = re.compile(r"(?P<who>[^<>]+) (?P<way>[<>]) (?P<message>\{.*\})")
ANYTHING = "…"


def transcript() -> list[tuple[str, str, Any]]:
    """Who, which way, what."""
    block = PAGE.read_text(encoding="utf-8").partition("```transcript\n")[2].partition("```")[0]
    lines = [LINE.fullmatch(line) for line in block.splitlines()]
    return [
        (line["who"], line["way"], json.loads(line["message"].replace(ANYTHING, f'"{ANYTHING}"')))
        for line in lines
        if line is not None
    ]


def fits(pattern: Any, found: Any) -> bool:
    if pattern == ANYTHING:
        return True
    if isinstance(pattern, dict) and isinstance(found, dict):
        return list(pattern) == list(found) and all(fits(pattern[k], found[k]) for k in pattern)
    if isinstance(pattern, list) and isinstance(found, list):
        return len(pattern) == len(found) and all(map(fits, pattern, found))
    return bool(pattern == found)


def test_the_exchange_of_the_page_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begins_with_seat_0 = bytes([2]) * SEED_BYTES
    monkeypatch.setattr("stormark.server.lobby.create.new_seed", lambda: begins_with_seat_0)

    async def exchange() -> None:
        async with serving(tmp_path / "tables.db") as server:
            table = await server.opened("xibalba", 2, names=["Ada", "Ben"])
            await _replay(server, table)

    asyncio.run(exchange())


async def _replay(server: Server, table: Table) -> None:
    wires: dict[str, Wire] = {}
    lines = transcript()
    assert len(lines) > 30
    for who, way, message in lines:
        if way == "<":
            found = await wires[who].next()
            assert fits(message, found), f"{who}: {found}"
            _check_shape(wires[who].frames[-1])
            continue
        if who not in wires:
            wires[who] = await Wire.open(server, table.id)
        for seat, token in enumerate(table.tokens):
            if message.get("token") == f"TOKEN OF SEAT {seat}":
                message["token"] = token
        await wires[who].send(json.dumps(message))
    for wire in wires.values():
        await wire.close()


def _check_shape(frame: bytes) -> None:
    """The types say everything about a message: nothing is missing, nothing is left over."""
    message: FromServer = msgspec.json.decode(frame, type=FromServer)
    assert json.loads(msgspec.json.encode(message)) == json.loads(frame)
