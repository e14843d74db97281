"""Whatever is sent to a socket: the server answers or hangs up, and nothing half happens."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from stormark.kernel.refusal import InputError
from stormark.server.protocol.codec import LONGEST, decode
from stormark.server.protocol.schema import schema
from stormark.server.storage import records
from stormark.server.table.rebuild import rebuild
from tests.server.wire import Server, Table, Wire, serving

SCALE = int(os.environ.get("STORMARK_LEAKS", "1"))
PARTS: dict[str, Any] = schema()["$defs"]
MESSAGES: dict[str, list[str]] = {
    tag: list(PARTS[reference.rpartition("/")[2]]["properties"])
    for tag, reference in PARTS["FromClient"]["discriminator"]["mapping"].items()
}
ODD_TEXTS = ["", "\0", "\ud800", "\u202e", "\U0001f3b2" * 40, "x" * 70, "0.0", "1.0", "null", "-1"]
ODD_NUMBERS = [-1, 0, 1, 99, 2**31, 2**53 + 1, 2**63, -(2**63) - 1, 10**30, 0.5, 1e308]

values = st.recursive(
    st.none()
    | st.booleans()
    | st.sampled_from(ODD_NUMBERS)
    | st.sampled_from(ODD_TEXTS)
    | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
actions = st.fixed_dictionaries(
    {"verb": st.sampled_from(["split", "keep", "pass", "\0"]) | st.text(max_size=5)},
    optional={"args": st.dictionaries(st.sampled_from(["resource", "attack", "x"]), values)},
)


@st.composite
def nearly_valid(draw: st.DrawFn) -> bytes:
    """A message with the fields of its kind, some of them wrong, missing or too many."""
    tag = draw(st.sampled_from(sorted(MESSAGES)))
    usual: dict[str, st.SearchStrategy[Any]] = {
        "request": st.sampled_from(["a", "b", "\0", "x" * 64]),
        "action": actions,
        "answers": st.dictionaries(st.text(max_size=5), actions, max_size=2),
        "what": st.sampled_from(["undo", "pause"]),
        "text": st.sampled_from(["split 3 3", "\0", "keep; keep", "\u200d"]) | st.text(max_size=30),
        "decision": st.sampled_from(["0.0", "1.0", "0.1.1", "\0"]),
        "seat": st.integers(-2, 3),
        "protocol": st.just(1),
    }
    message: dict[str, Any] = {"type": tag}
    for field in MESSAGES[tag]:
        how = draw(st.integers(0, 9))
        if how < 8 and field in usual:
            message[field] = draw(usual[field])
        elif how == 8:
            message[field] = draw(values)
    if draw(st.integers(0, 19)) == 0:
        message[draw(st.text(max_size=5))] = draw(values)
    return json.dumps(message).encode()


@st.composite
def damaged(draw: st.DrawFn) -> bytes:
    """A message in which bytes were lost, changed or put in."""
    data = bytearray(draw(nearly_valid()))
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(data)))
        put = draw(
            st.binary(max_size=3) | st.sampled_from([b"{", b"[", b'"', b"\\u0000", b"1e999"])
        )
        data[at : at + draw(st.integers(0, 4))] = put
    return bytes(data)


deep = st.integers(1, 3000).map(lambda n: b'{"type":' * n + b"1" + b"}" * n)
long = st.integers(LONGEST - 20, 2 * LONGEST).map(lambda n: b'{"type":"' + b"x" * n + b'"}')
anything = nearly_valid() | damaged() | st.binary(max_size=60) | deep | long


@given(anything)
@settings(max_examples=400 * SCALE, deadline=None)
def test_bytes_are_a_message_or_bad_input(data: bytes) -> None:
    with suppress(InputError):
        decode(data)


@dataclass
class Target:
    """A server, and a loop to talk to it."""

    runner: asyncio.Runner
    server: Server


async def _state(server: Server, table: Table) -> tuple[int, str]:
    """How far the match is; a fold of its log must come to the same."""
    room = await server.room(table.id)
    await room.task()  # opens it
    state = room.state
    assert state is not None
    log = await server.services.database.run(lambda c: records.read(c, table.id))
    folded = rebuild(room.table, room.rules, log)
    assert (folded.seq, folded.match.digest) == (state.seq, state.match.digest)
    return state.seq, state.match.digest


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    folder: Path = tmp_path_factory.mktemp("fuzz")
    with asyncio.Runner() as runner:
        house = serving(folder / "tables.db")
        yield Target(runner, runner.run(house.__aenter__()))
        runner.run(house.__aexit__(None, None, None))


@given(st.lists(anything, min_size=1, max_size=6), st.booleans(), st.booleans(), st.booleans())
@settings(
    max_examples=60 * SCALE,
    deadline=None,
    phases=[Phase.explicit, Phase.reuse, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_the_socket_survives_everything(
    target: Target, sent: list[bytes], hello: bool, seated: bool, as_text: bool
) -> None:
    """Every message is answered or ends the connection; only what was accepted has happened."""

    async def talk() -> None:
        table = await target.server.opened("xibalba", 2)
        before = await _state(target.server, table)
        wire = await Wire.open(target.server, table.id)
        if hello:
            await wire.say("hello", protocol=1, token=table.tokens[0] if seated else "")
        alive = await _send(wire, [_text(data) if as_text else data for data in sent])
        wire.cut()
        answers = [json.loads(frame) for frame in wire.frames]
        after = await _state(target.server, table)
        assert all(answer.get("reason") != "server-error" for answer in answers)
        assert all(answer["type"] != "error" or answer["place"] for answer in answers)
        if alive:
            new = {answer.get("seq", 0) for answer in answers if answer["type"] == "accepted"}
            assert after[0] == max([before[0], *new])
            assert len(answers) >= len(sent)
        other = await Wire.join(target.server, table.id, table.tokens[1])
        await other.settle()
        await other.close()

    target.runner.run(talk())


async def _send(wire: Wire, sent: list[str | bytes]) -> bool:
    """Send everything and read all answers; whether the connection is still there at the end."""
    with suppress(ConnectionClosed):
        for data in sent:
            await wire.send(data)
        await wire.say("mute", request="the end", seat=0, muted=False)
        while (await wire.next()).get("request") != "the end":
            pass
        return True
    return False


def _text(data: bytes) -> str | bytes:
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data
