"""The same from the terminal, with a server that runs or without one."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import Connection, update

from stormark.cli.commands.server import OPERATORS_COMMANDS
from stormark.cli.main import run
from stormark.server.clock.wall_clock import now_ms
from stormark.server.storage import people, tables
from stormark.server.storage.moderation_schema import audit
from stormark.server.storage.people import PersonRow
from tests.server.moderation.offices import logged_in
from tests.server.site import Client, at_table, heard, opened, person
from tests.server.storage.storing import over


class Terminal:
    """`stormark server … --database URL`."""

    def __init__(self, url: str, capsys: pytest.CaptureFixture[str]) -> None:
        self._url = url
        self._capsys = capsys

    def run(self, *args: str, lang: str = "en") -> tuple[int, str]:
        status = run(["server", *args, "--database", self._url, "--lang", lang])
        said = self._capsys.readouterr()
        return status, said.out + said.err

    def done(self, *args: str) -> str:
        status, said = self.run(*args)
        assert status == 0, said
        return said

    def listed(self, *args: str) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.done(*args, "--json").splitlines()]


@pytest.fixture
def terminal(database_url: str, capsys: pytest.CaptureFixture[str]) -> Terminal:
    def account(connection: Connection) -> None:
        people.create(connection, PersonRow("p1", "Paul", "paul", "x", now_ms()))

    over(database_url, account)
    return Terminal(database_url, capsys)


def test_operators_come_and_go(terminal: Terminal) -> None:
    assert terminal.done("operator", "add", "PAUL") == "Paul is now an operator of this server.\n"
    again = terminal.done("operator", "add", "Paul")
    assert again == "Paul is already an operator of this server.\n"
    assert [row["name"] for row in terminal.listed("operator", "list")] == ["Paul"]
    assert "Paul *" in terminal.done("people")
    status, said = terminal.run("ban", "Paul", "--reason", "x")
    assert (status, "T-ADMIN-03" in said) == (2, True)
    assert "no longer an operator" in terminal.done("operator", "remove", "Paul")
    assert "was not an operator" in terminal.done("operator", "remove", "Paul")
    actions = [entry["action"] for entry in terminal.listed("audit")]
    assert actions == ["operator_add", "operator_remove"]
    status, said = terminal.run("operator", "add", "Nobody", lang="de")
    assert status == 2
    assert "kein Konto namens „Nobody“" in said


def test_actions_are_done_and_written_down(terminal: Terminal) -> None:
    said = terminal.done("ban", "Paul", "--reason", "rude", "--hours", "2")
    assert said == "Done; recorded as number 1 in the audit log.\n"
    terminal.done("ban", "192.0.2.0/24", "--reason", "spam")
    bans = terminal.listed("sanctions")
    assert {row["name"] or row["network"] for row in bans} == {"Paul", "192.0.2.0/24"}
    terminal.done("lift", bans[0]["id"], "--reason", "enough")
    assert len(terminal.listed("sanctions")) == 1
    terminal.done("mute", "Paul", "--reason", "loud")
    terminal.done("rename", "Paul", "Pauline", "--reason", "asked")
    assert "The code is " in terminal.done("reset", "Pauline", "--reason", "forgot")
    terminal.done("logout", "Pauline", "--reason", "stolen")
    terminal.done("remove", "Pauline", "--reason", "asked")
    assert terminal.listed("people") == []
    log = terminal.listed("audit")
    assert [entry["seq"] for entry in log] == list(range(1, 9))
    assert all(entry["actor_name"].startswith("terminal:") for entry in log)
    assert "rude" in terminal.done("audit")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["ban", "Paul"], "--reason"),
        (["ban", "Nobody", "--reason", "x"], "There is no account called “Nobody”"),
        (["ban", "Paul", "--reason", "x", "--hours", "0"], "--hours"),
        (["ban", "1.0.0.0/2", "--reason", "x"], "too wide"),
        (["mute", "abc/x", "--reason", "x"], "is not a seat"),
        (["close", "nowhere", "--reason", "x"], "There is no such table"),
        (["answer", "x", "later", "--reason", "x"], "dismissed"),
        (["remove", "line:7", "--reason", "x"], "There is no such line"),
        (["tables", "--status", "lost"], "running"),
        (["people", "--limit", "0"], "--limit"),
        (["reports", "--state", "x"], "dismissed"),
    ],
)
def test_bad_input_is_named(terminal: Terminal, args: list[str], said: str) -> None:
    status, told = terminal.run(*args)
    assert status == 2
    assert said in told


@pytest.mark.parametrize("name", [*OPERATORS_COMMANDS, "operator add", "operator list"])
def test_every_command_explains_itself(capsys: pytest.CaptureFixture[str], name: str) -> None:
    for lang, usage in (("en", "Usage: stormark"), ("de", "Aufruf: stormark")):
        assert run(["server", *name.split(), "--help", "--lang", lang]) == 0
        told = capsys.readouterr().out
        assert told.startswith(usage)
        assert max(map(len, told.splitlines())) <= 80


def test_a_changed_audit_log_is_found(terminal: Terminal, database_url: str) -> None:
    terminal.done("mute", "Paul", "--reason", "loud")
    over(database_url, lambda c: c.execute(update(audit).values(reason="nice")))
    status, said = terminal.run("audit")
    assert status == 2
    assert "audit[1]" in said


def test_what_is_done_in_the_terminal_reaches_a_running_server(
    client: Client, capsys: pytest.CaptureFixture[str]
) -> None:
    from tests.server.moderation.offices import services_of

    terminal = Terminal(services_of(client).config.database, capsys)
    with logged_in(client, "Paul") as (paul, _):
        made = opened(paul, person("Paul"), person("Ben"))
        table = made["table"]["id"]
        with at_table(paul, table, made["seat_tokens"]["0"], lang="en") as socket:
            heard(socket, "company")
            assert table in terminal.done("tables", "--search", "Ben")
            terminal.done("rename", f"{table}/2", "Benno", "--reason", "asked")
            assert heard(socket, "table")["table"]["seats"][1]["name"] == "Benno"
            terminal.done("ban", "Paul", "--reason", "rude")
            assert heard(socket, "bye")["reason"] == "banned"
    guest = terminal.listed("guests")
    assert guest == []  # both seats belong to Paul's account


def test_guests_are_named_by_their_seats(terminal: Terminal, database_url: str) -> None:
    from tests.server.retention.test_retention import table

    over(database_url, lambda c: table(c, "abc", "open", 1))
    assert "abc/1" in terminal.done("guests")
    terminal.done("rename", "abc/1", "Benno", "--reason", "rude")
    terminal.done("mute", "abc/1", "--reason", "rude")
    assert "Benno" in terminal.done("sanctions")
    terminal.done("close", "abc", "--reason", "empty")
    assert over(database_url, lambda c: tables.read(c, "abc")) is None
