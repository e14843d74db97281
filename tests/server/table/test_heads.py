"""A client that comes back proves what it has seen; a log that holds less is noticed."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select

from stormark.cli.main import run
from stormark.server.storage import tables
from stormark.server.storage.history import History
from stormark.server.storage.schema import log, snapshots
from stormark.server.table.heads import Heads
from tests.server.storage.storing import over
from tests.server.table.states import GREEDY, PERSON, Table
from tests.server.wire import Message, Server, Wire, serving
from tests.server.wire import Table as Seats

HEADS = Heads(History("h", bytes(32), 0), "T")


def played(moves: int) -> Table:
    table = Table(PERSON, GREEDY)
    table.play(moves)
    return table


def test_a_head_fits_the_log_it_was_told_of_and_any_longer_one() -> None:
    told = HEADS.told(played(5).state, 0)
    head = HEADS.read(told)
    assert head is not None
    assert (head.viewer, head.number) == (0, 6)
    assert HEADS.fits(played(5).state, head)
    assert HEADS.fits(played(9).state, head)
    assert not HEADS.fits(played(4).state, head)


def test_a_head_does_not_fit_another_record_of_the_same_number() -> None:
    head = HEADS.read(HEADS.told(played(5).state, 0))
    assert head is not None
    other = Table(PERSON, GREEDY)
    other.play(4)
    other.now += 1
    other.play(1)
    assert not HEADS.fits(other.state, head)


@pytest.mark.parametrize("text", ["", "x", "0.7.", "0.7." + "A" * 24, "99999.1." + "A" * 24, "é.1"])
def test_what_nobody_was_told_is_no_head(text: str) -> None:
    assert HEADS.read(text) is None


def test_a_head_of_another_table_history_viewer_or_number_says_nothing() -> None:
    told = HEADS.told(played(5).state, 0)
    assert Heads(History("h", bytes(32), 0), "U").read(told) is None
    assert Heads(History("h", bytes([1]) * 32, 0), "T").read(told) is None
    assert HEADS.read("1" + told[1:]) is None
    assert HEADS.read(told.replace("0.6.", "0.7.", 1)) is None


async def moved(wire: Wire, told: Message, count: int) -> Message:
    """Some moves of whoever is asked; the last thing it was told."""
    for number in range(count):
        decision = told["decisions"][0]
        action = decision["actions"][0]
        await wire.say(
            "act",
            request=f"{told['seq']}-{number}",
            decision=decision["id"],
            action={"verb": action["verb"], "args": action["args"]},
        )
        told = await wire.hear("update")
        await wire.hear("accepted")
        if not told["decisions"]:
            break
    return told


async def asked(server: Server, seats: Seats, **hello: Any) -> tuple[Wire, Message, str]:
    """The seat that is asked."""
    for token in seats.tokens:
        wire = await Wire.open(server, seats.id)
        await wire.say("hello", protocol=1, token=token, **hello)
        told = await wire.hear("welcome")
        if told["decisions"]:
            return wire, told, token
        await wire.close()
    raise AssertionError


async def played_and_seen(file: Path) -> tuple[Seats, str, Message, Message]:
    """A match of a server that is gone: what its player was told, at first and at last."""
    async with serving(file) as server:
        seats = await server.opened("xibalba", 2)
        wire, first, token = await asked(server, seats)
        last = await moved(wire, first, 2)
        await wire.close()
    return seats, token, first, last


def cut(url: str, after: int) -> None:
    """As a damaged WAL does it: the end is gone, and everything else fits."""
    over(url, lambda c: c.execute(delete(log).where(log.c.seq > after)))
    over(url, lambda c: c.execute(delete(snapshots)))


def problems(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]


def test_a_lost_end_is_noticed_by_whoever_saw_it_and_the_match_is_stopped(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path}/t.db"

    async def work() -> None:
        seats, token, first, last = await played_and_seen(tmp_path / "t.db")
        assert last["head"] != first["head"]
        await asyncio.to_thread(cut, url, first["seq"])
        async with serving(tmp_path / "t.db") as server:
            wire = await Wire.join(server, seats.id, token, head=last["head"], lang="en")
            room = await server.room(seats.id)
            assert room.table.damaged is not None
            assert room.table.damaged["seen"] == last["seq"]
            refused = await wire.ask("resign", request="r")
            assert (refused["rule"], "stopped" in refused["text"]) == ("T-DAMAGED-01", True)
            assert await room.task() is None
            assert (await server.http.get(seats.path)).json()["damaged"] is True
            await wire.close()

    asyncio.run(work())
    assert problems(caplog) == ["records lost"]
    assert run(["server", "verify", "--database", url, "--lang", "en"]) == 1
    assert "ends too early" in capsys.readouterr().out


def test_an_end_that_was_lost_and_played_anew_is_noticed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/t.db"

    async def work() -> Any:
        seats, token, first, last = await played_and_seen(tmp_path / "t.db")
        await asyncio.to_thread(cut, url, first["seq"])
        async with serving(tmp_path / "t.db") as server:
            wire, told, _ = await asked(server, seats)
            again = await moved(wire, told, 2)
            assert again["seq"] == last["seq"]
            back = await Wire.join(server, seats.id, token, head=last["head"])
            await back.close()
            return (await server.room(seats.id)).table.damaged

    assert asyncio.run(work()) is not None


def test_a_head_that_fits_and_one_that_was_made_up_change_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        seats, token, first, last = await played_and_seen(tmp_path / "t.db")
        forged = f"0.999.{last['head'].rpartition('.')[2]}"
        async with serving(tmp_path / "t.db") as server:
            for head in (first["head"], last["head"], forged, "nonsense"):
                wire = await Wire.join(server, seats.id, token, head=head)
                await wire.close()
            room = await server.room(seats.id)
            assert room.table.damaged is None

    asyncio.run(work())


def test_a_log_that_gets_shorter_under_a_running_server_is_noticed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with serving(tmp_path / "t.db") as server:
            seats = await server.opened("xibalba", 2)
            wire, first, _ = await asked(server, seats)
            await moved(wire, first, 1)
            database = server.services.database
            await database.run(lambda c: c.execute(delete(log).where(log.c.seq > 1)))
            assert (await wire.ask("resign", request="r"))["rule"] == "T-DAMAGED-01"
            row = await database.run(lambda c: tables.read(c, seats.id))
            assert row is not None
            assert row.damaged is not None
            assert await database.run(lambda c: list(c.scalars(select(log.c.seq)))) == [1]
            await wire.close()

    asyncio.run(work())
    assert problems(caplog) == ["records lost"]
