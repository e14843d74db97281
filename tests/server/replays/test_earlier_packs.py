"""Matches that began when the cards of a game had other names and texts (ADR 0016)."""

from __future__ import annotations

from pathlib import Path

from stormark.server.content.games import game_named
from stormark.server.table.records import RulesChanged
from tests.server.replays.matches import Table, new_match
from tests.server.replays.test_upgrades import MOVES, answer_once
from tests.server.replays.versions import NOW, Later, software
from tests.server.site import site

BASE_BEFORE = "963085c07e578522398df9836f4f74418d1bb552cc546c7791777ef01f306fad"
FILES = Path(__file__).parents[2] / "cli" / "earlier"


def begun_before(folder: Path) -> Table:
    """A match of software whose cards had other words."""
    with software(Later(NOW, changed=False, pack=BASE_BEFORE)), site(folder) as client:
        table = new_match(client, folder)
        table.play(MOVES)
    assert table.row().pack == BASE_BEFORE
    return table


def test_a_match_goes_on_with_the_new_words_and_is_shown_from_its_beginning(tmp_path: Path) -> None:
    table = begun_before(tmp_path)
    with site(tmp_path) as client:
        answer_once(client, table)
        here = game_named("xibalba").pack_hash
        assert table.written()[MOVES + 1].content == RulesChanged(NOW, NOW, here)
        table.add(0, lambda commands: commands.resign("greedy"))
        steps = client.get(f"/api/tables/{table.id}/replay/steps")
        assert (steps.status_code, steps.json()["first"]) == (200, 0)


def test_a_match_that_ended_with_the_old_words_is_shown(tmp_path: Path) -> None:
    table = begun_before(tmp_path)
    with software(Later(NOW, changed=False, pack=BASE_BEFORE)), site(tmp_path):
        table.add(0, lambda commands: commands.resign("greedy"))
    with site(tmp_path) as client:
        steps = client.get(f"/api/tables/{table.id}/replay/steps")
        assert (steps.status_code, steps.json()["first"]) == (200, 0)


def test_a_file_with_the_old_words_is_shown(tmp_path: Path) -> None:
    text = (FILES / "xibalba.json").read_text(encoding="utf-8")
    with site(tmp_path) as client:
        card = client.post("/api/replays", json={"text": text}).json()
        steps = client.get(f"/api/replays/{card['id']}/steps")
        assert (steps.status_code, steps.json()["first"]) == (200, 0)


def test_a_file_of_older_rules_is_refused_with_their_version(tmp_path: Path) -> None:
    text = (FILES / "battalia.json").read_text(encoding="utf-8")
    with site(tmp_path) as client:
        refused = client.post("/api/replays?lang=en", json={"text": text})
    assert refused.status_code == 400
    assert refused.json()["problem"] == "replay-rules-version"
    said = "The game was played under rules version 4; this program plays version 5."
    assert refused.json()["text"] == f"rules_version: {said}"
