"""Bots that are no part of the server: over a socket, or as programs speaking in lines."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import httpx
import pytest

from stormark.cli.main import run
from stormark.kernel.refusal import InputError
from stormark.server.bots.program_adapter import socket_of
from tests.cli.running import PROGRAM
from tests.server.bots.living import children, ends
from tests.server.patience import PATIENCE
from tests.server.processes.running import Server, served

ROOT = Path(__file__).parents[3]
EXAMPLES = ROOT / "examples"
LINE_BOT = [sys.executable, str(EXAMPLES / "line_bot.py")]
DECIDED = 60.0  # seconds until a short match must be over


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("served")
    with served(f"sqlite:///{folder / 'tables.db'}", folder / "log") as running:
        yield running


LONG = 35  # Paragon; with the few of a short match the other seat may win before we are asked


class Seat:
    """A seat of a table that has begun; the other one is played by the server's own bot."""

    def __init__(self, server: Server, target: int = 2) -> None:
        opened = server.post(
            "/api/tables",
            {
                "game": "xibalba",
                "options": {"players": 2, "target": target},
                "seats": [{"kind": "person", "name": "Program"}, {"kind": "bot", "bot": "greedy"}],
            },
        )
        self.table = opened["table"]["id"]
        self.token = opened["seat_tokens"]["0"]
        self.link = f"{server.address}/api/tables/{self.table}"
        server.post(f"/api/tables/{self.table}/start", token=opened["host_token"])

    def status(self) -> str:
        return str(httpx.get(self.link, timeout=PATIENCE).json()["status"])


def started(command: Sequence[str], token: str = "", **more: str) -> subprocess.Popen[str]:
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        "STORMARK_LANG": "en",
        "STORMARK_TOKEN": token,
        **more,
    }
    return subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


def ended(process: subprocess.Popen[str]) -> tuple[int, str]:
    """Exit status and output."""
    try:
        said, _ = process.communicate(timeout=DECIDED)
    finally:
        process.kill()
    return process.returncode, said


def bot(seat: Seat, *words: str, token: str | None = None, **more: str) -> tuple[int, str]:
    """`stormark bot` at a seat."""
    known = seat.token if token is None else token
    return ended(started([*PROGRAM, "bot", seat.link, *words], known, **more))


# Whole matches


def test_the_example_plays_a_whole_match_over_a_socket(server: Server) -> None:
    seat = Seat(server)
    socket = socket_of(seat.link)
    example = [sys.executable, str(EXAMPLES / "socket_bot.py"), socket]
    status, said = ended(started(example, seat.token))
    assert said.startswith("The match is over: [")
    assert status == 0
    assert seat.status() == "finished"


def test_the_example_plays_a_whole_match_in_lines(server: Server) -> None:
    seat = Seat(server)
    status, said = bot(seat, "--", *LINE_BOT)
    assert "The match is over." in said
    assert status == 0
    assert seat.status() == "finished"


def test_a_built_in_bot_plays_a_whole_match_with_a_token_from_a_file(
    server: Server, tmp_path: Path
) -> None:
    seat = Seat(server)
    file = tmp_path / "token"
    file.write_text(seat.token + "\n")
    status, said = bot(seat, "--bot", "greedy", "--token-file", str(file), token="")
    assert "The match is over." in said
    assert status == 0


def test_a_match_goes_on_when_the_server_was_away(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with served(database, tmp_path / "log") as first:
        seat = Seat(first, target=3)
        port = first.address.rpartition(":")[2]
        process = started([*PROGRAM, "bot", seat.link, "--bot", "greedy"], seat.token)
        assert process.stdout is not None
        assert process.stdout.readline() == "Connected.\n"
        first.process.kill()
        assert "trying again" in process.stdout.readline()
    with served(database, tmp_path / "log", "--port", port):
        status, said = ended(process)
    assert "Connected." in said
    assert "The match is over." in said
    assert status == 0


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_the_processes_of_bots_end_with_their_server(tmp_path: Path, how: signal.Signals) -> None:
    with served(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as server:
        bots = [{"kind": "bot", "bot": "greedy"}] * 2
        opened = server.post("/api/tables", {"game": "xibalba", "seats": bots})
        server.post(f"/api/tables/{opened['table']['id']}/start", token=opened["host_token"])
        while not (workers := children(server.process.pid)):
            time.sleep(0.05)
        server.process.send_signal(how)
        server.process.wait(PATIENCE)
    assert all(ends(worker) for worker in workers)


# What goes wrong


@pytest.mark.parametrize(
    ("program", "wrong"),
    [
        ("", "ended in the middle of the match (exit status 0)"),
        ("import sys; sys.stdin.readline(); sys.exit(7)", "(exit status 7)"),
        ("print('what?', flush=True); input()", "not valid JSON"),
        ("print('x' * 20_000, flush=True); input()", "too long"),
        ('print(\'{"type":"hello","protocol":1}\', flush=True); input()', "said “hello”"),
        (
            'print(\'{"type":"act","request":"a"}\', flush=True); input()',
            "missing required field `decision`",
        ),
        ("import time; time.sleep(60)", "did not answer within a second"),
    ],
)
def test_a_program_that_fails_is_not_started_again_and_the_error_says_why(
    server: Server, program: str, wrong: str
) -> None:
    status, said = bot(
        Seat(server, target=LONG), "--seconds", "1", "--", sys.executable, "-c", program
    )
    assert wrong in said
    assert status == 1


def test_errors_come_in_german_too(server: Server) -> None:
    status, said = bot(Seat(server, target=LONG), "--", "no-such-program", STORMARK_LANG="de")
    assert "Das Programm lässt sich nicht starten" in said
    assert status == 1


def test_a_wrong_token_is_turned_away(server: Server) -> None:
    status, said = bot(Seat(server, target=LONG), "--bot", "random", token="wrong")
    assert "No seat of this table has such a token." in said
    assert status == 1


def test_the_program_does_not_get_the_token(server: Server) -> None:
    seat = Seat(server, target=LONG)
    program = "import os, sys; sys.exit('STORMARK_TOKEN' in os.environ)"
    _, said = bot(seat, "--", sys.executable, "-c", program)
    assert "(exit status 0)" in said


@pytest.mark.parametrize(
    ("words", "token", "wrong"),
    [
        (["ftp://x/y", "--bot", "random"], "t", "is not the link of a table"),
        (["http://x/api/tables/y"], "t", "Name either a program"),
        (["http://x/api/tables/y", "--bot", "random", "--", "x"], "t", "Name either a program"),
        (["http://x/api/tables/y", "--bot", "genius"], "t", "There is no bot “genius”"),
        (["http://x/api/tables/y", "--bot", "random"], "", "The token of the seat is missing"),
        (["http://x/api/tables/y", "--bot", "random", "--seconds", "0"], "t", "--seconds"),
    ],
)
def test_a_command_line_that_makes_no_sense_is_refused(
    words: list[str],
    token: str,
    wrong: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("STORMARK_TOKEN", token)
    assert run(["bot", *words, "--lang", "en"] if "--" not in words else ["bot", *words]) == 2
    assert wrong in capsys.readouterr().err


@pytest.mark.parametrize(
    ("link", "socket"),
    [
        ("http://h:1/api/tables/a-b_C", "ws://h:1/api/tables/a-b_C/live"),
        ("wss://h/api/tables/abc/live", "wss://h/api/tables/abc/live"),
        ("https://h/tables/abc/", "wss://h/api/tables/abc/live"),
    ],
)
def test_any_link_to_a_table_leads_to_its_socket(link: str, socket: str) -> None:
    assert socket_of(link) == socket


def test_a_link_to_something_else_is_refused() -> None:
    with pytest.raises(InputError):
        socket_of("https://example.org/")


# The page about it


@pytest.mark.parametrize("example", ["socket_bot.py", "line_bot.py"])
def test_the_page_about_bots_shows_the_examples_as_they_are(example: str) -> None:
    page = (ROOT / "docs/bots.md").read_text(encoding="utf-8")
    code = (EXAMPLES / example).read_text(encoding="utf-8")
    assert f"```python\n{code}```" in page
