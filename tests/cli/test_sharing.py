"""Whether others in the network may join: asked once, off by default, kept."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from stormark.cli import sharing
from stormark.cli.commands.serve import serve
from stormark.i18n import translator
from stormark.kernel.refusal import InputError
from stormark.server.config import Config

GERMAN = translator("de")


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for the user's data."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "stormark"


def test_nobody_gets_in_unless_somebody_said_so() -> None:
    assert sharing.kept() is None
    assert not sharing.is_shared(GERMAN, None, ask=False)
    assert not sharing.is_shared(GERMAN, None, ask=True)  # there is nobody at this terminal
    assert sharing.kept() is None


@pytest.mark.parametrize(
    ("answer", "share"),
    [("j", True), ("JA ", True), ("", False), ("n", False), ("nein", False), ("vielleicht", False)],
)
def test_only_a_yes_is_a_yes(answer: str, share: bool) -> None:
    asked: list[str] = []

    def ask(question: str) -> str:
        asked.append(question)
        return answer

    assert sharing.asked(GERMAN, ask) is share
    assert "in deinem Netz" in asked[0]


def test_a_closed_terminal_is_no_answer() -> None:
    def gone(_question: str) -> str:
        raise EOFError

    assert not sharing.asked(GERMAN, gone)


def test_it_is_asked_once_and_kept(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal:
        def isatty(self) -> bool:
            return True

    answers = ["ja"]
    monkeypatch.setattr(sys, "stdin", Terminal())
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", lambda _question: answers.pop())
    assert sharing.is_shared(GERMAN, None, ask=True)
    assert sharing.is_shared(GERMAN, None, ask=True)
    assert json.loads((data / "play.json").read_text()) == {"share": True}


def test_the_command_line_decides_and_is_kept() -> None:
    assert sharing.is_shared(GERMAN, "yes", ask=False)
    assert sharing.kept() is True
    assert not sharing.is_shared(GERMAN, "no", ask=False)
    assert sharing.kept() is False
    with pytest.raises(InputError, match="argument-unknown"):
        sharing.is_shared(GERMAN, "perhaps", ask=False)


@pytest.mark.parametrize("content", ["", "[]", '{"share": "yes"}', "\0"])
def test_a_damaged_file_counts_as_none(data: Path, content: str) -> None:
    data.mkdir()
    (data / "play.json").write_text(content)
    assert sharing.kept() is None


def test_the_address_is_one_that_others_can_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "network_address", lambda: "192.168.1.7")
    assert sharing.found_at(8003) == "http://192.168.1.7:8003"
    monkeypatch.setattr(sharing, "network_address", lambda: None)
    assert sharing.found_at(8003) == ""
    monkeypatch.undo()
    assert not (sharing.network_address() or "").startswith("127.")


def test_the_address_is_shown_with_a_code_where_there_is_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    sharing.show_invitation(GERMAN, "http://192.168.1.7:8000")
    plain = capsys.readouterr().out
    assert "Andere in deinem Netz" in plain
    assert "http://192.168.1.7:8000" in plain
    assert "▄" not in plain
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    sharing.show_invitation(GERMAN, "http://192.168.1.7:8000")
    assert "▄" in capsys.readouterr().out


def started(monkeypatch: pytest.MonkeyPatch, **said: str | None) -> Config:
    """The settings of a server that `stormark serve --open` would run; nothing is opened."""
    seen: list[Config] = []

    def instead(config: Config, ready: Callable[[str], None]) -> int:
        seen.append(config)
        ready(f"http://{config.host}:{config.port}")
        return 0

    monkeypatch.setattr("stormark.server.serve.serve", instead)
    monkeypatch.setattr("stormark.cli.browser.free_port", lambda _host, first: first + 3)
    monkeypatch.setattr("stormark.cli.browser.open_page", lambda _address: False)
    monkeypatch.setattr(sharing, "network_address", lambda: "192.168.1.7")
    options = (
        *("host", "port", "database", "workers", "log_level", "origins", "proxies", "share"),
        "pack",
    )
    given = {**dict.fromkeys(options), **said}
    assert serve(translator("en"), {**given, "open": True}) == 0
    return seen[0]


def test_a_shared_table_is_found_in_the_network(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    config = started(monkeypatch, share="yes")
    assert (config.host, config.url, config.shared) == (
        sharing.EVERYWHERE,
        "http://192.168.1.7:8003",
        True,
    )
    said = capsys.readouterr().out
    assert "http://127.0.0.1:8003" in said  # for this machine
    assert "http://192.168.1.7:8003" in said  # for the others
    assert started(monkeypatch).shared  # it is kept


def test_without_a_yes_a_table_is_for_this_machine_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    config = started(monkeypatch)
    assert (config.host, config.url, config.shared) == ("127.0.0.1", "", False)
    assert not started(monkeypatch, share="no").shared
    sharing.keep(True)
    assert started(monkeypatch, host="127.0.0.1").host == "127.0.0.1"  # who names one has decided
