"""The speed measurement runs on Stormark itself; what it finds is not judged here."""

from __future__ import annotations

import subprocess
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

import bench.__main__ as bench_main
from bench.bot_worker import measure as measure_bot
from bench.bots import row
from bench.contender import Contender
from bench.contenders import battalia, our_bots, xibalba
from bench.entries import OURS as OURS_ENTRIES
from bench.entries import Entry
from bench.report import summary, table
from bench.worker import measure
from stormark.kernel.chance import FastChance
from stormark.kernel.state import Io

OURS = {
    "Xibalba, 4 players": xibalba.contender(),
    "Battalia, 6 players": battalia.contender(),
}


@pytest.mark.parametrize("title", OURS)
def test_stormark_can_be_measured(title: str) -> None:
    measured = measure(OURS[title], seconds=0.01, seed=1)
    assert measured["game"] == title
    assert measured["decisions_per_second"] > 0
    assert 0 < measured["copy_bytes"] < 20_000


@pytest.mark.parametrize("ours", OURS.values(), ids=OURS)
def test_a_random_game_is_played_to_its_end_and_copies_are_independent(ours: Contender) -> None:
    assert ours.play(Random(1)) == ours.play(Random(1)) > 10
    position = ours.midgame(Random(2))
    before = position.to_json()
    copy = ours.copy(position)
    seat = copy.open_seats()[0]
    copy.apply(seat, copy.options(seat)[0], Io(FastChance(1)))
    assert position.to_json() == before != copy.to_json()


def test_the_table_shows_every_entry_with_its_ratio() -> None:
    entry = {
        "game": "Xibalba",
        "version": "stormark 1",
        "decisions_per_second": 600_000.0,
        "decisions_per_game": 2000.0,
        "copy_microseconds": 0.62,
        "copy_bytes": 1834.4,
        "ratio": 30.0,
    }
    peer = {
        **entry,
        "game": "Catan",
        "version": "catanatron 3.2.1",
        "copy_bytes": None,
        "ratio": 1.0,
    }
    beliefs = {"seen": 26.8, "belief": 16.8, "sample": 4.1, "wrong": 0.0, "compared": 30.0}
    text = table(
        {
            "commit": "abc",
            "machine": "a machine",
            "rounds": 3,
            "instructions_per_decision": {"xibalba": 12000.0},
            "beliefs": {"xibalba": beliefs},
            "entries": {"xibalba compiled": entry, "catanatron": peer},
        }
    )
    assert "| **xibalba compiled** | Xibalba | 600,000 | 30.0 | 2,000 | 0.6 µs | 1.8 kB |" in text
    assert "| catanatron (3.2.1) | Catan | 600,000 | 1.0 | 2,000 | 0.6 µs | – |" in text
    assert "xibalba: 12,000 instructions a decision" in text
    assert "- xibalba: what a seat sees 26.8 µs, the belief made from it 16.8 µs" in text
    assert "a sample 4.1 µs; 0 of 30 samples showed another view" in text


def test_a_peer_that_fails_is_named_and_the_others_are_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = {
        "game": "Xibalba",
        "version": "x 1",
        "decisions_per_second": 5.0,
        "decisions_per_game": 4.0,
        "copy_microseconds": 3.0,
        "copy_bytes": 2.0,
    }

    def told(command: list[str], _environment: dict[str, str]) -> dict[str, Any]:
        if "dominion" in command:
            raise subprocess.CalledProcessError(-9, command, stderr="")
        return found

    monkeypatch.setattr(bench_main, "told", told)
    ours, peer = OURS_ENTRIES[0], Entry("pyminion", "dominion", Path("python"))
    round_ = {entry.name: bench_main.measure(entry, 1.0, 0) for entry in (ours, peer)}
    assert round_ == {ours.name: found, "pyminion": None}
    assert "pyminion fails at try 3 of 3: exit status -9" in capsys.readouterr().out
    result = {**summary([round_, round_], {}), "beliefs": {}}
    assert "pyminion failed in every round." in table(result)
    assert f"| **{ours.name}** | Xibalba | 5 |" in table(result)
    once = {**round_, "pyminion": {**found, "decisions_per_second": 7.0}}
    assert summary([round_, once], {})["entries"]["pyminion"]["decisions_per_second"] == 7.0


def test_bots_are_measured_by_their_decisions_and_whole_games() -> None:
    found = measure_bot(our_bots, "xibalba:random", 0.0, 1)
    assert found["games"] == 0  # the time is over at once

    class Three:
        """Every game has three decisions, one of them a choice."""

        version = staticmethod(lambda: "three")
        play = staticmethod(lambda bot, rng: iter([True, False, False]))

    told = measure_bot(Three, "any", 0.01, 1)
    assert told["games_per_second"] == pytest.approx(told["choices_per_second"], rel=0.01)
    rounds = [told, {**told, "games_per_second": None}]
    assert row("three", rounds).startswith("| three | ")


def test_a_game_of_bots_tells_where_there_was_a_choice() -> None:
    choices = list(islice(our_bots.play("xibalba:greedy", Random(1)), 30))
    assert len(choices) == 30
    assert sum(choices) > 20
