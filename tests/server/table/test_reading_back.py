"""What happened is worded once and told in pages; what a room does not know is asked elsewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from stormark.kernel.event import Event
from stormark.server.protocol.localizer import Localizer
from stormark.server.table.known_table import KnownTable
from stormark.server.table.room import Room
from stormark.server.table.wording import PAGE
from tests.server.replays.matches import Table, new_match
from tests.server.site import Client, Json, at_table, heard, refusal, say, site

MOVES = 260


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Table]:
    """A long match that goes on."""
    folder = tmp_path_factory.mktemp("long")
    with site(folder) as client:
        table = new_match(client, folder, options={"target": 30})
        table.play(MOVES)
    return folder, table


@pytest.fixture
def worded(monkeypatch: pytest.MonkeyPatch) -> Counter[tuple[str | None, int]]:
    """How many events were put into words, by language and viewer."""
    counted: Counter[tuple[str | None, int]] = Counter()
    events = Localizer.events

    def counting(
        self: Localizer, lang: str | None, happened: Sequence[Event], viewer: int
    ) -> list[Any]:
        counted[lang, viewer] += len(happened)
        return events(self, lang, happened, viewer)

    monkeypatch.setattr(Localizer, "events", counting)
    return counted


def welcome(client: Client, table: Table, token: str = "", **hello: Any) -> Json:
    with at_table(client, table.id, token, **hello) as socket:
        return heard(socket, "welcome")


def all_events(table: Table, viewer: int) -> list[Any]:
    return [event.to_json() for event in table.state().events(viewer, 0)]


def without_words(events: Sequence[Json]) -> list[Json]:
    only_for_people = ("text", "begins")
    return [{key: event[key] for key in event if key not in only_for_people} for event in events]


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_pages_lead_back_to_the_beginning_as_the_viewer_knew_it(
    played: tuple[Path, Table], viewer: int
) -> None:
    folder, table = played
    token = "" if viewer < 0 else table.seat_token(viewer)
    with site(folder) as client, at_table(client, table.id, token, since=0, lang="en") as socket:
        first = heard(socket, "welcome")
        assert 0 < len(first["events"]) <= PAGE
        assert 0 < first["earlier"] < first["seq"]
        told, earlier = list(first["events"]), first["earlier"]
        while earlier:
            say(socket, "history", request=f"to {earlier}", to=earlier)
            page = heard(socket, "earlier")
            assert page["earlier"] < earlier
            assert len(page["events"]) <= PAGE
            told, earlier = page["events"] + told, page["earlier"]
    assert all(event["text"] for event in told if event["text"] is not None)
    assert without_words(told) == all_events(table, viewer)


def test_the_same_greeting_is_put_into_words_once(
    played: tuple[Path, Table], worded: Counter[tuple[str | None, int]]
) -> None:
    folder, table = played
    with site(folder) as client:
        first = welcome(client, table, since=0, lang="en", text=True)
        once = dict(worded)
        again = welcome(client, table, since=0, lang="en", text=True)
        assert dict(worded) == once
        for part in ("view", "events", "board", "decisions", "earlier"):
            assert again[part] == first[part]
        german = welcome(client, table, since=0, lang="de", text=True)
        assert without_words(german["events"]) == without_words(first["events"])
        assert german["events"] != first["events"]
        seat = welcome(client, table, table.seat_token(0), since=0, lang="en")
        assert seat["view"] != first["view"]
    assert worded["en", -1] <= 2 * PAGE  # here, and for what the snapshot did not hold


def test_whoever_comes_back_hears_what_it_missed_and_nothing_else(
    played: tuple[Path, Table],
) -> None:
    folder, table = played
    state = table.state()
    with site(folder) as client:
        for since in (state.seq - 5, state.seq):
            missed = welcome(client, table, since=since)
            assert missed["earlier"] == since
            assert missed["events"] == [e.to_json() for e in state.events(-1, since)]


@pytest.mark.parametrize("since", [10**9, -(10**9)])
def test_numbers_that_no_record_has_are_no_trouble(played: tuple[Path, Table], since: int) -> None:
    folder, table = played
    with site(folder) as client:
        told = welcome(client, table, since=since)
        assert (len(told["events"]) > 0) == (since < 0)


def test_a_match_is_not_played_again_for_somebody_who_comes_in(
    played: tuple[Path, Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that has just started knows little more than the last position."""
    folder, table = played

    async def never(self: KnownTable, told: int) -> None:
        raise AssertionError("the match is played again in the loop")

    with site(folder) as client:
        welcome(client, table)  # when it stops, the match is put aside
    monkeypatch.setattr(KnownTable, "rebuild", never)
    with site(folder) as client:
        told = welcome(client, table, since=0)
        kept: Room = client.app.state.services.rooms._rooms[table.id]
        assert kept.state is not None
        assert not kept.state.knows(table.state().seq - 1)
        expected = all_events(table, -1)
        assert told["events"] == expected[len(expected) - len(told["events"]) :]
        assert len(told["events"]) > PAGE // 2


def test_there_is_nothing_to_read_beyond_the_records_of_the_viewer(
    played: tuple[Path, Table],
) -> None:
    folder, table = played
    with site(folder) as client, at_table(client, table.id) as socket:
        seq = heard(socket, "welcome")["seq"]
        say(socket, "history", request="later", to=seq + 1)
        refused = heard(socket, "refused")
        assert (refused["request"], refused["rule"]) == ("later", "T-HISTORY-01")


def test_reading_back_counts_as_heavy_work(played: tuple[Path, Table]) -> None:
    folder, table = played
    with site(folder, heavy_questions=1) as client:
        with at_table(client, table.id) as socket:
            seq = heard(socket, "welcome")["seq"]
            debts = client.app.state.services.heavy._turns
            debts._under_way["testclient"] = 1
            say(socket, "history", request="too much", to=seq)
            assert heard(socket, "refused")["rule"] == "T-RATE-01"
        answer = client.get(f"/api/tables/{table.id}/replay")
    assert refusal(answer) == (409, "T-REPLAY-01")
