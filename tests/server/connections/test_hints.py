"""Asking the coach at a table: where it is allowed, what it tells, and that nobody notices."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from stormark.kernel.refusal import Refusal
from stormark.server.config import Config
from stormark.server.content.packs import Packs
from stormark.server.heavy.questions import Question
from stormark.server.heavy.work import HeavyWork, Materials, no_materials
from stormark.server.lobby.preconditions import LobbyRefusal
from stormark.server.storage.database import open_database
from stormark.server.storage.tables import BOT, PERSON, SeatRow, TableRow
from stormark.server.table.coach import TableCoach
from stormark.server.table.coached import coach_refusal
from stormark.server.table.settings import TableSettings
from tests.server.connections.test_why import asked_first, started
from tests.server.site import Client, at_table, by, heard, opened, person, refusal, say
from tests.server.storage.storing import row_of
from tests.server.table.states import PERSON as PLAYER
from tests.server.table.states import Table


@pytest.fixture(autouse=True)
def few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is told does not depend on how much is tried."""
    monkeypatch.setattr("stormark.server.table.told_hints.STEPS", 1)


@pytest.mark.parametrize("game", ["xibalba", "battalia"])
def test_hints_are_told_in_words_and_name_their_question(client: Client, game: str) -> None:
    table, tokens = started(client, game)
    token, decision = asked_first(client, table, tokens)
    with at_table(client, table, token, lang="de") as socket:
        heard(socket, "welcome")
        say(socket, "coach", request="c")
        answer = heard(socket, "hints")
    assert (answer["request"], answer["decision"]) == ("c", decision["id"])
    assert 1 <= len(answer["hints"]) <= 3
    actions = [{"verb": one["verb"], "args": one["args"]} for one in decision["actions"]]
    for hint in answer["hints"]:
        assert hint["title"]
        assert hint["reasons"]
        assert 0 <= hint["chance"] <= 100
        assert hint["steps"][0]["action"] in actions
        assert hint["steps"][0]["text"]
        assert all(gain["text"] for gain in hint["gains"])


def test_programs_without_a_language_get_numbers_and_actions(client: Client) -> None:
    table, tokens = started(client, "xibalba")
    token, _ = asked_first(client, table, tokens)
    with at_table(client, table, token) as socket:
        say(socket, "coach", request="c")
        hint = heard(socket, "hints")["hints"][0]
    assert (hint["title"], hint["reasons"], hint["steps"][0]["text"]) == ("", [], "")
    assert hint["chance"] > 0


def test_who_is_not_asked_gets_no_hints(client: Client) -> None:
    table, tokens = started(client, "xibalba")
    token, _ = asked_first(client, table, tokens)
    other = next(one for one in tokens if one != token)
    with at_table(client, table, other, lang="en") as socket:
        say(socket, "coach", request="c")
        answer = heard(socket, "hints")
    assert (answer["decision"], answer["hints"]) == ("", [])


def with_a_guest(client: Client, **settings: str) -> tuple[str, list[str]]:
    made = opened(client, person("Ada"), settings=settings)
    path = f"/api/tables/{made['table']['id']}"
    guest = client.post(f"{path}/seats/1", json={"name": "Ben"}).json()["token"]
    client.post(f"{path}/start", headers=by(made["host_token"]))
    return made["table"]["id"], [made["seat_tokens"]["0"], guest]


def test_where_other_people_play_the_coach_is_silent(client: Client) -> None:
    """T-COACH-01."""
    table, tokens = with_a_guest(client)
    assert client.get(f"/api/tables/{table}").json()["coached"] is False
    for token in tokens:
        with at_table(client, table, token, lang="en") as socket:
            say(socket, "coach", request="c")
            assert heard(socket, "refused")["rule"] == "T-COACH-01"


def test_a_table_that_was_opened_with_a_coach_has_one_for_every_seat(client: Client) -> None:
    table, tokens = with_a_guest(client, coach="all")
    assert client.get(f"/api/tables/{table}").json()["coached"] is True
    token, _ = asked_first(client, table, tokens)
    with at_table(client, table, token, lang="en") as socket:
        say(socket, "coach", request="c")
        assert heard(socket, "hints")["hints"]


def test_a_table_may_have_no_coach_at_all(client: Client) -> None:
    """T-COACH-01."""
    table, tokens = started(client, "xibalba", settings={"coach": "none"})
    with at_table(client, table, tokens[0], lang="en") as socket:
        say(socket, "coach", request="c")
        assert heard(socket, "refused")["rule"] == "T-COACH-01"


@pytest.mark.parametrize("coach", ["all", "none"])
def test_whether_there_is_a_coach_is_fixed_once_a_guest_sits_down(
    client: Client, coach: str
) -> None:
    """T-COACH-02."""
    made = opened(client, person("Ada"))
    path, host = f"/api/tables/{made['table']['id']}", by(made["host_token"])
    settings = {**made["table"]["settings"], "coach": coach}
    assert client.patch(path, json={"settings": settings}, headers=host).status_code == 200
    client.post(f"{path}/seats/1", json={"name": "Ben"})
    settings = {**settings, "coach": "alone"}
    answer = client.patch(path, json={"settings": settings}, headers=host)
    assert refusal(answer) == (409, "T-COACH-02")
    assert client.get(path).json()["settings"]["coach"] == coach


def test_others_hear_nothing_of_a_question_to_the_coach(client: Client) -> None:
    table, tokens = with_a_guest(client, coach="all")
    token, decision = asked_first(client, table, tokens)
    other = next(one for one in tokens if one != token)
    with at_table(client, table, other) as watching, at_table(client, table, token) as asking:
        before = heard(watching, "welcome")["seq"]
        heard(asking, "welcome")
        say(watching, "ping")  # whoever came is known then
        heard(watching, "pong")
        say(asking, "coach", request="c")
        heard(asking, "hints")
        act = {"decision": decision["id"], "action": decision["actions"][0]}
        say(asking, "act", request="a", **act)
        told = watching.receive_json()
    assert (told["type"], told.get("seq")) == ("update", before + 1)


def test_spectators_and_those_before_the_match_have_no_coach(client: Client) -> None:
    """T-SEAT-03, T-START-01."""
    table, _ = started(client, "xibalba", settings={"spectators": "open"})
    with at_table(client, table, watch=0) as socket:
        say(socket, "coach", request="c")
        assert heard(socket, "refused")["rule"] == "T-SEAT-03"
    made = opened(client, person("Ada"))
    with at_table(client, made["table"]["id"], made["seat_tokens"]["0"]) as socket:
        say(socket, "coach", request="c")
        assert heard(socket, "refused")["rule"] == "T-START-01"


# Who plays alone


HOST = SeatRow(0, PERSON)
GUEST = SeatRow(1, PERSON, agreed=True)
COMPUTER = SeatRow(1, BOT)


def table_of(*seats: SeatRow, coach: Literal["none", "alone", "all"] = "alone") -> TableRow:
    return replace(row_of(Table(PLAYER, PLAYER)), seats=seats, settings=TableSettings(coach=coach))


def test_who_plays_alone_against_bots_or_for_all_seats_may_ask() -> None:
    """T-COACH-01."""
    silent = Refusal("T-COACH-01")
    assert coach_refusal(table_of(HOST, COMPUTER)) is None
    assert coach_refusal(table_of(HOST, SeatRow(1, PERSON))) is None
    assert coach_refusal(table_of(SeatRow(0, PERSON, agreed=True), COMPUTER)) is None  # a rematch
    assert coach_refusal(table_of(HOST, GUEST)) == silent
    assert coach_refusal(table_of(HOST, GUEST, coach="all")) is None
    assert coach_refusal(table_of(HOST, COMPUTER, coach="none")) == silent


# One question at a time


class SlowWork(HeavyWork):
    """Answers when it is told to."""

    def __init__(self) -> None:
        super().__init__(Config("sqlite:///", heavy_workers=0))
        self.go = asyncio.Event()

    async def ask(
        self, owners: Sequence[str], question: Question, materials: Materials = no_materials
    ) -> bytes:
        await self.go.wait()
        return msgspec.json.encode({"decision": "0.0", "hints": []})


def test_a_seat_asks_one_question_at_a_time_and_others_may_ask_meanwhile(
    tmp_path: Path,
) -> None:
    """T-RATE-01."""

    async def asking() -> None:
        played = Table(PLAYER, PLAYER)
        work = SlowWork()
        coach = TableCoach(work, Packs(open_database(f"sqlite:///{tmp_path / 'packs.db'}")))
        row = row_of(played)

        def ask(seat: int) -> asyncio.Task[Any]:
            game = played.state.match.game
            return asyncio.ensure_future(coach.hints(["ada"], row, game, {}, seat, "en"))

        first, other, second = ask(0), ask(1), ask(0)
        with pytest.raises(LobbyRefusal) as caught:
            await second
        assert caught.value.refusal == Refusal("T-RATE-01", "", {"seconds": 2})
        work.go.set()
        assert (await first)["decision"] == (await other)["decision"] == "0.0"
        assert (await ask(0))["hints"] == []

    asyncio.run(asking())
