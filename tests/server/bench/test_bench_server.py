"""`stormark bench server`: it plays over real sockets and says what it found."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stormark.cli.main import run
from stormark.server.bench.clients import Live, Opened
from stormark.server.bench.process import only_on
from stormark.server.bench.socket import Socket


@pytest.mark.parametrize("game", ["xibalba", "battalia"])
def test_every_step_plays_its_matches_and_is_reported(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "found.json"
    args = ["--matches", "1,3", "--every", "0", "--seconds", "1", "--game", game]
    assert run(["bench", "server", *args, "--json", str(file), "--lang", "en"]) == 0
    assert "3 live matches: " in capsys.readouterr().out
    found = json.loads(file.read_text())
    assert [step["matches"] for step in found["steps"]] == [1, 3]
    for step in found["steps"]:
        assert step["actions_per_second"] > 0
        assert 0 < step["p50_ms"] <= step["p99_ms"] <= step["slowest_ms"]
        assert step["refused"] == 0


def test_bots_have_all_seats_but_the_first(tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    args = ["--matches", "1", "--every", "0", "--seconds", "1", "--bot", "samir@casual"]
    assert run(["bench", "server", *args, "--json", str(file)]) == 0
    found = json.loads(file.read_text())
    assert found["load"]["bot"] == "samir@casual"
    assert found["steps"][0]["refused"] == 0


def test_the_server_has_some_cores_and_whoever_measures_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    had = [{0, 1, 4, 5}]
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: had[-1])
    monkeypatch.setattr(os, "sched_setaffinity", lambda process, cores: had.append(set(cores)))
    with only_on(2):
        assert had[-1] == {0, 1}
    assert had[-1] == {4, 5}
    with only_on(2):
        assert had[-1] == {4, 5}
    assert had[-1] == {4, 5}  # none is left: they are shared
    with only_on(None):
        assert len(had) == 5


def test_cores_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "server", "--cores", "none", "--lang", "en"]) == 2
    assert "--cores" in capsys.readouterr().err


def test_a_bot_that_nobody_knows_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "server", "--bot", "clever", "--lang", "en"]) == 2
    assert "--bot" in capsys.readouterr().err


def test_several_processes_are_measured_together_with_limits_that_nobody_meets(
    postgres_url: str, tmp_path: Path
) -> None:
    file = tmp_path / "found.json"
    args = ["--matches", "4", "--every", "0", "--seconds", "1", "--json", str(file)]
    several = ["--database", postgres_url, "--workers", "2", "--limits"]
    assert run(["bench", "server", *args, *several]) == 0
    found = json.loads(file.read_text())
    assert found["server"] == {"workers": 2, "limits": True}
    (step,) = found["steps"]
    assert step["actions_per_second"] > 0
    assert step["refused"] == 0


def test_several_processes_need_a_database_for_several(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "server", "--workers", "2", "--lang", "en"]) == 2
    assert "--workers" in capsys.readouterr().err


def test_a_list_that_is_none_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "server", "--matches", "10,many", "--lang", "en"]) == 2
    assert "“10,many” is not a list of whole numbers" in capsys.readouterr().err


def test_messages_are_found_however_the_bytes_arrive() -> None:
    """Short, long and very long messages, cut after every byte."""
    texts = [b"a", b"b" * 125, b"c" * 126, b"d" * 70_000]
    sizes = [b"\x01", b"\x7d", b"\x7e\x00\x7e", b"\x7f" + (70_000).to_bytes(8)]
    stream = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"
    stream += b"".join(b"\x81" + size + text for size, text in zip(sizes, texts, strict=True))
    for step in (1, 7, 1000, len(stream)):
        assert heard(stream, step) == texts


def heard(stream: bytes, step: int) -> list[bytes]:
    async def work() -> list[bytes]:
        found: list[bytes] = []
        socket = Socket(found.append)
        for at in range(0, len(stream), step):
            socket.data_received(stream[at : at + step])
        return found

    return asyncio.run(work())


class ShortMatch:
    """A server's end of a connection, for a match of two moves."""

    closed = False

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.moves = 0

    def send(self, data: bytes) -> None:
        message = json.loads(data)
        if message["type"] == "act":
            self.moves += 1
            self.say(type="accepted", request=message["request"])
        ended = self.moves == 2
        asked = [] if ended else [{"id": "1", "kind": "turn", "actions": [{"type": "end"}]}]
        self.say(type="update", decisions=asked, play={"result": [1.0] if ended else None})

    def say(self, **message: Any) -> None:
        data = json.dumps(message).encode()
        asyncio.get_running_loop().call_soon(self.heard, data)

    def close(self) -> None:
        self.closed = True


def test_a_match_that_is_over_is_followed_by_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    async def connect(host: str, port: int, path: str, heard: Callable[[bytes], None]) -> Any:
        return ShortMatch(heard)

    async def work() -> tuple[list[int], list[float]]:
        opened: list[int] = []
        third = asyncio.Event()

        async def open_one() -> Opened:
            opened.append(len(times))
            if len(opened) == 3:
                third.set()
            return {"table": {"id": "t"}, "seat_tokens": {"0": "token"}}

        times: list[float] = []
        live = Live(1, open_one, times.append)
        await live.open()
        live.play(0.0)
        await third.wait()
        live.rest()
        await live.settled()
        live.close()
        return opened, times

    monkeypatch.setattr(Socket, "connect", connect)
    opened, times = asyncio.run(work())
    assert opened == [0, 2, 4]
    assert len(times) == 4
