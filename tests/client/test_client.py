"""The client against a real server on loopback: open, sit, play, watch, come back."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from stormark.client import (
    Connection,
    ConnectionEnded,
    KnownTable,
    RequestRefused,
    Server,
    SyncConnection,
)
from stormark.client.known import Lost
from stormark.kernel.action import Action
from stormark.kernel.refusal import InputError
from stormark.server.config import Config
from tests.server.patience import PATIENCE
from tests.server.served import served
from tests.server.site import CHEAP, UNLIMITED

SHORT = {"players": 2, "target": 2}
PAGE = Path(__file__).parents[2] / "docs" / "library.md"


def config(folder: Path) -> Config:
    return Config(f"sqlite:///{folder / 'tables.db'}", **{**CHEAP, **UNLIMITED})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(config(tmp_path_factory.mktemp("client"))) as address:
        yield Server(f"http://{address}", "de")


async def played(seat: Connection, random: Random) -> tuple[float, ...]:
    """Answer at random until the match is over; the view is always what a new one would be."""
    async for known in seat:
        while known.asked and known.result is None:
            await seat.act(random.choice(known.asked[0].actions))
        if known.result is not None:
            return known.result
    raise AssertionError("the match has no end")


def test_two_programs_play_a_match_and_a_third_watches(server: Server) -> None:
    table = server.open_table("xibalba", ["Ada"], options=SHORT, settings={"spectators": "public"})
    token = server.sit(table.id, 1, "Ben")
    server.start(table)

    async def play() -> None:
        async with (
            asyncio.timeout(PATIENCE),
            server.connect(table.id, table.seat_tokens[0]) as ada,
            server.connect(table.id, token) as ben,
            server.connect(table.id) as watching,
        ):
            assert (ada.known.viewer, ben.known.viewer, watching.known.viewer) == (0, 1, -1)
            ended = await asyncio.gather(played(ada, Random(1)), played(ben, Random(2)))
            assert ended[0] == ended[1]
            assert sorted(ended[0]) == [0.0, 1.0]
            await watching.until(lambda known: known.result is not None)
            assert watching.known.asked == ()
            assert any(sentence.startswith("Ada ") for sentence in watching.known.sentences)
            for seat in (ada, ben, watching):
                fresh = server.connect(table.id, _token(seat, table.seat_tokens[0], token))
                async with fresh:
                    await fresh.until(lambda known: known.begun)
                    assert fresh.known.view == seat.known.view, "patches lead to the same view"

    asyncio.run(play())


def _token(seat: Connection, ada: str, ben: str) -> str:
    return {0: ada, 1: ben}.get(seat.known.viewer, "")


def played_alone(seat: SyncConnection, random: Random) -> tuple[float, ...]:
    while True:
        known = seat.until(lambda known: bool(known.asked) or known.result is not None)
        if known.result is not None:
            return known.result
        seat.act(random.choice(known.asked[0].actions))


def test_programs_without_async_play_each_other(server: Server) -> None:
    table = server.open_table("xibalba", ["Ada", "Ben"], options=SHORT)
    server.start(table)
    with (
        server.connect_sync(table.id, table.seat_tokens[0], position=True) as ada,
        server.connect_sync(table.id, table.seat_tokens[1]) as ben,
    ):
        seat, other = (ada, ben) if ada.known.asked else (ben, ada)
        assert (seat.known.position is None) == (seat is ben), "only where it was asked for"
        with pytest.raises(RequestRefused) as refused:
            seat.act(Action("end"))
        assert refused.value.rule.startswith("X-")
        assert refused.value.text, "in the language of the connection"
        assert refused.value.refusal.rule == refused.value.rule
        assert seat.why_not(Action("end")) == refused.value.rule
        assert seat.why_not(seat.known.asked[0].actions[0]) is None
        with pytest.raises(RequestRefused, match="K-SEAT-01"):
            other.act(Action("end"))
        with pytest.raises(RequestRefused, match="K-FORM-01"):
            seat.write("abracadabra")
        with ThreadPoolExecutor(2) as threads:
            results = list(threads.map(played_alone, (ada, ben), (Random(3), Random(4))))
        assert results[0] == results[1]
    assert server.table(table.id)["status"] == "finished"


def test_what_http_refuses_is_raised_with_its_rule(server: Server) -> None:
    assert {game["id"] for game in server.games()} == {"xibalba", "battalia"}
    with pytest.raises(RequestRefused, match="X-SETUP-01") as refused:
        server.open_table("xibalba", options={"players": 9})
    assert refused.value.status == 409
    with pytest.raises(RequestRefused, match="T-TABLE-01") as missing:
        server.table("nothing")
    assert missing.value.status == 404
    table = server.open_table("xibalba", ["Ada"], options=SHORT)
    with pytest.raises(RequestRefused):
        server.sit(table.id, 0, "Ben")
    with pytest.raises(InputError, match="client-address"):
        Server("example.org")


def test_a_wrong_token_or_table_ends_the_connection(server: Server) -> None:
    table = server.open_table("xibalba", ["Ada"], options=SHORT)
    for name, token, reason in (
        (table.id, "wrong", "token-unknown"),
        ("nothing", "", "table-unknown"),
    ):
        with pytest.raises(ConnectionEnded) as ended, server.connect_sync(name, token):
            pass
        assert ended.value.reason == reason


def test_a_match_goes_on_after_the_server_was_away(tmp_path: Path) -> None:
    async def play() -> None:
        with served(config(tmp_path)) as address:
            port = int(address.rpartition(":")[2])
            server = Server(f"http://{address}")
            table = server.open_table("xibalba", ["Ada", "Ben"], options=SHORT)
            await asyncio.to_thread(server.start, table)
            seats = [server.connect(table.id, table.seat_tokens[seat]) for seat in (0, 1)]
            await seats[0].__aenter__()
            await seats[1].__aenter__()
            seat = seats[0] if seats[0].known.asked else seats[1]
            await seat.act(seat.known.asked[0].actions[0])
            before = seat.known.seq
            stopping = seat  # what is asked while the server is away is answered when it is back
        asked = asyncio.create_task(stopping.write("keep all"))
        with served(config(tmp_path), port=port):
            assert await asked > 0
            assert stopping.known.seq > before
            ended = await asyncio.gather(*(played(one, Random(5)) for one in seats))
            assert ended[0] == ended[1]
            for one in seats:
                await one.close()

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


def test_the_example_of_the_page_plays_a_match(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    part = PAGE.read_text(encoding="utf-8").partition("## At tables of a server")[2]
    found = re.search(r"```python\n(.*?)```", part, re.DOTALL)
    assert found is not None
    program = found[1].replace("https://example.org", server.address)
    shorter = program.replace('{"players": 2}', '{"players": 2, "target": 1}')
    assert found[1] != program != shorter
    exec(compile(shorter, str(PAGE), "exec"), {})
    result, *sentences = capsys.readouterr().out.splitlines()
    assert result in ("(1.0, 0.0)", "(0.0, 1.0)")
    assert " gewinnt mit " in sentences[-1]


def test_a_missing_message_is_noticed() -> None:
    known = KnownTable()
    update = {"type": "update", "seq": 2, "patch": [], "events": [], "decisions": [], "play": None}
    with pytest.raises(Lost):
        known.hear(update)
    known.hear({**update, "seq": 1})
    assert known.seq == 1


def test_a_program_plays_with_a_pack_that_the_server_offers(server: Server) -> None:
    assert list(server.packs("xibalba")) == ["balanced"]
    assert server.packs("battalia") == {}
    pack = server.packs("xibalba")["balanced"]
    table = server.open_table("xibalba", ["Ada", "bot:random"], options=SHORT, pack=pack)
    assert table.card["pack"] == pack
    server.start(table)
    random = Random(2)
    with server.connect_sync(table.id, table.seat_tokens[0]) as seat:
        while seat.until(lambda known: bool(known.asked or known.result)).result is None:
            seat.act(random.choice(seat.known.asked[0].actions))
