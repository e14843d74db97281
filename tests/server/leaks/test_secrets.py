"""The seed, tokens, hashes and digests of positions: in no byte that leaves a running match."""

from __future__ import annotations

import asyncio
import json
import logging
from base64 import b64encode, urlsafe_b64encode
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stormark.kernel.match import Match
from stormark.server.ids import token_hash
from stormark.server.operations.logs import JsonLines
from tests.server.leaks.worlds import pages
from tests.server.wire import Server, Table, Wire, serving

MOVES = 100
VIEWERS: list[tuple[int, dict[str, Any]]] = [
    (0, {"lang": "en"}),
    (1, {"lang": "de"}),
    (-1, {"lang": "en"}),
    (-1, {"watch": 0}),
    (-1, {"watch": 1, "lang": "de"}),
]


class Lines(logging.Handler):
    """Everything that is logged, as it is written."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(JsonLines())
        self.lines: list[bytes] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record).encode())


@pytest.mark.parametrize("game", ["xibalba", "battalia"])
def test_nothing_secret_leaves_a_running_match(game: str, tmp_path: Path) -> None:
    lines = Lines()
    root = logging.getLogger()
    root.addHandler(lines)
    level = root.level
    root.setLevel(logging.DEBUG)
    logging.getLogger("websockets.client").setLevel(logging.WARNING)  # that is the test itself
    try:
        recorded, secret = asyncio.run(_recorded(game, tmp_path))
    finally:
        root.setLevel(level)
        root.removeHandler(lines)
    recorded["log"] = [line for line in lines.lines if b'"logger": "websockets.client' not in line]
    assert len(recorded["log"]) > 20
    assert len(recorded["metrics"][0]) > 1000
    for where, data in recorded.items():
        whole = b"\n".join(data)
        for what, needles in secret.items():
            found = [needle for needle in needles if needle in whole]
            assert not found, f"{what} in {where}"


async def _recorded(
    game: str, folder: Path
) -> tuple[dict[str, list[bytes]], dict[str, list[bytes]]]:
    """Everything that anybody was sent, and what must not be in it."""
    async with serving(folder / "tables.db") as server:
        table = await server.opened(game, 2, settings={"spectators": "open"}, password="sesame 1")
        wires = [
            await Wire.join(
                server,
                table.id,
                table.tokens[seat] if seat >= 0 else "",
                password="sesame 1",
                name="Somebody",
                **more,
            )
            for seat, more in VIEWERS
        ]
        match = await _play(server, table, wires[:2])
        for wire in wires:
            await wire.settle()
            assert len(wire.frames) > MOVES // 2
        pages = await _pages(server, table)
        recorded = {f"viewer {at}": wire.frames for at, wire in enumerate(wires)}
        recorded |= {"pages": pages, "metrics": [(await server.http.get("/metrics")).content]}
        for wire in wires:
            await wire.close()
        return recorded, _secrets(match, table)


async def _play(server: Server, table: Table, wires: list[Wire]) -> Match[Any]:
    """Random moves over the sockets; each seat also does what is refused."""
    rng = Random(4)
    room = await server.room(table.id)
    assert room.state is not None
    match = room.state.match
    for number in range(MOVES):
        asked = match.asked()
        if not asked:
            break
        seat, decision = rng.choice(asked)
        offered = match.decision(seat)
        assert offered is not None
        action = rng.choice(offered.actions).to_json()
        for wire in wires:  # one of them may
            await wire.ask("act", request=f"{number}", decision=decision, action=action)
        if number % 10 == 0:
            await wires[0].ask("undo", request=f"undo {number}")
            await wires[1].ask("say", request=f"say {number}", text="Well played!")
            await wires[1].ask("propose", request=f"pause {number}", what="pause")
            await wires[0].ask("decline", request=f"no {number}")
            await wires[0].send("nonsense")
    assert not match.over
    return match


async def _pages(server: Server, table: Table) -> list[bytes]:
    """Every page about the table, for everybody; and errors."""
    found: list[bytes] = []
    for token in ("", table.host_token, *table.tokens, "wrong"):
        headers = {"X-Table-Token": token} if token else {}
        for path in [*pages(server, table), "/api/openapi.json", "/api/nowhere"]:
            answer = await server.http.get(path, headers=headers)
            found += [json.dumps(dict(answer.headers)).encode(), answer.content]
    refused = await server.http.post(f"{table.path}/start", headers={"X-Table-Token": "wrong"})
    return [*found, refused.content]


def _secrets(match: Match[Any], table: Table) -> dict[str, list[bytes]]:
    seed = match.sealed_seed()
    tokens = [table.host_token, *table.tokens]
    encoded = [b64encode(seed).rstrip(b"="), urlsafe_b64encode(seed).rstrip(b"=")]
    return {
        "the seed": [seed, seed.hex().encode(), *encoded, str(int.from_bytes(seed)).encode()],
        "a token": [token.encode() for token in tokens],
        "the hash of a token": [token_hash(token).encode() for token in tokens],
        "a password": [b"sesame", b"argon2id"],
        "the digest of a position": [entry.digest.encode() for entry in match.log],
    }
