"""The speed measurement runs on Stormark itself; what it finds is not judged here."""

from __future__ import annotations

from random import Random

from bench.contenders.xibalba import contender
from bench.report import table
from bench.worker import measure


def test_stormark_can_be_measured() -> None:
    measured = measure(contender(), seconds=0.01, seed=1)
    assert measured["game"] == "Xibalba, 4 players"
    assert measured["decisions_per_second"] > 0
    assert 0 < measured["copy_bytes"] < 20_000


def test_a_random_game_is_played_to_its_end_and_copies_are_independent() -> None:
    ours = contender()
    assert ours.play(Random(1)) == ours.play(Random(1)) > 10
    position = ours.midgame(Random(2))
    before = position.to_json()
    copy = ours.copy(position)
    copy.resources[0] += 1
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
    text = table(
        {
            "commit": "abc",
            "machine": "a machine",
            "rounds": 3,
            "instructions_per_decision": 12000.0,
            "entries": {"stormark compiled": entry, "catanatron": peer},
        }
    )
    assert "| **stormark compiled** | Xibalba | 600,000 | 30.0 | 2,000 | 0.6 µs | 1.8 kB |" in text
    assert "| catanatron (3.2.1) | Catan | 600,000 | 1.0 | 2,000 | 0.6 µs | – |" in text
    assert "12,000 instructions a decision" in text
