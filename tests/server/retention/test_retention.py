"""Old things go by themselves, on both databases, and never from a match that people play."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select

from stormark.cli.main import run
from stormark.server.clock.wall_clock import now_ms
from stormark.server.config import DAY, Config, read_config
from stormark.server.retention import runner
from stormark.server.retention.rules import RULES
from stormark.server.storage import audit, chat, notices, sanctions, schema, sightings, tables
from stormark.server.storage.database import Database, open_database
from stormark.server.storage.moderation_schema import audit_addresses, reports
from stormark.server.storage.moderation_schema import notices as stored_notices
from stormark.server.storage.moderation_schema import sanctions as stored_sanctions
from stormark.server.storage.moderation_schema import sightings as stored_sightings
from stormark.server.storage.notices import Addressee
from stormark.server.storage.sanctions import BAN, SanctionRow
from stormark.server.storage.tables import SeatRow, TableRow
from stormark.server.table.settings import TableSettings
from tests.server.patience import PATIENCE
from tests.server.storage.storing import over

PEOPLE = (SeatRow(0, "person", "Gast", token="t", notes="mine"), SeatRow(1, "bot", bot="greedy"))
BOTS = (SeatRow(0, "bot", bot="greedy"), SeatRow(1, "bot", bot="greedy"))


def table(
    connection: Connection, name: str, status: str, days: float, seats: Sequence[SeatRow] = PEOPLE
) -> None:
    """A table at which something happened so many days ago."""
    at = now_ms() - int(days * DAY)
    seats = [
        SeatRow(s.seat, s.kind, s.name, s.bot, token=s.token and name, notes=s.notes) for s in seats
    ]
    tables.create(
        connection,
        TableRow(
            id=name,
            game="xibalba",
            options={},
            pack="",
            rules_version=1,
            status=status,
            settings=TableSettings(),
            password=None,
            host_token=name,
            seed=b"",
            result=None,
            created_at=at,
            changed_at=at,
            origin=None,
            seats=tuple(seats),
        ),
    )


def said(connection: Connection, where: str, days: float) -> None:
    chat.add(connection, where, now_ms() - int(days * DAY), 0, "Gast", None, "hello")


def everything(connection: Connection) -> None:
    """Something old and something new of every kind."""
    ages = (("old", 400.0), ("new", 1.0))
    for age, days in ages:
        table(connection, f"{age}-open", "open", days)
        table(connection, f"{age}-bots", "finished", days, BOTS)
        table(connection, f"{age}-bots-run", "running", days, BOTS)
        table(connection, f"{age}-run", "running", days)
        table(connection, f"{age}-over", "finished", days)
    for age, days in ages:
        at = now_ms() - int(days * DAY)
        for where in (f"{age}-run", f"{age}-over"):
            said(connection, where, days)
            sightings.note(connection, Addressee(None, where, 0), "192.0.2.0/24", at)
        notices.add(connection, Addressee(None, "new-run", 0), at, "notice-unmuted", {"why": "x"})
        audit.append(connection, at, None, "t", "lift", {}, "x", None, "192.0.2.0/24")
        row = SanctionRow(age, BAN, "x", at, at + 1, network=f"192.0.2.{days % 255:.0f}/32")
        sanctions.add(connection, row)
        report: dict[str, Any] = {"person": None, "seat": None, "evidence": {}, "kind": "table"}
        report |= {"id": age, "at": at, "reporter": "r", "table": "x", "thing": age, "words": ""}
        report |= {"cause": "spam", "state": "done", "answer": "", "closed_at": at}
        connection.execute(insert(reports).values(report))


def swept(url: str, **settings: Any) -> dict[str, int]:
    async def opened() -> dict[str, int]:
        database = open_database(url)
        try:
            return await runner.swept(database, Config(url, **settings))
        finally:
            await database.close()

    return asyncio.run(opened())


def left(url: str) -> dict[str, Any]:
    def look(connection: Connection) -> dict[str, Any]:
        listed = connection.execute(select(schema.tables.c.id)).scalars()
        names = select(schema.seats.c.table).where(schema.seats.c.name == "Gast")
        return {
            "tables": sorted(listed),
            "named": sorted(connection.execute(names).scalars()),
            "chat": sorted(connection.execute(select(schema.chat.c.table)).scalars()),
            "notices": len(connection.execute(select(stored_notices)).all()),
            "reports": list(connection.execute(select(reports.c.id)).scalars()),
            "sanctions": list(connection.execute(select(stored_sanctions.c.id)).scalars()),
            "audit": [entry.address for entry in audit.after(connection, 0, None)],
            "audit_addresses": len(connection.execute(select(audit_addresses)).all()),
            "addresses": {
                row.table: row.address for row in connection.execute(select(stored_sightings))
            },
        }

    return over(url, look)


def test_what_is_old_goes_and_the_rest_stays(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "PAUSE", 0)
    over(database_url, everything)
    swept(database_url)
    known = left(database_url)
    assert known["tables"] == sorted(
        ["new-open", "new-bots", "new-bots-run", "new-run", "new-over", "old-run", "old-over"]
    )
    assert known["named"] == ["new-open", "new-over", "new-run", "old-run"]
    assert known["chat"] == ["new-over", "new-run", "old-run"]
    assert (known["notices"], known["reports"], known["sanctions"]) == (1, ["new"], ["new"])
    assert known["audit"] == ["", "192.0.2.0/24"]
    assert known["audit_addresses"] == 1
    new = "192.0.2.0/24"
    assert known["addresses"] == {"new-run": new, "new-over": new, "old-run": ""}


def test_every_rule_can_be_lifted(database_url: str) -> None:
    over(database_url, everything)
    before = left(database_url)
    lifted: dict[str, Any] = {rule.setting: None for rule in RULES}
    assert swept(database_url, **lifted) == {}
    assert left(database_url) == before


def test_finished_games_go_only_if_somebody_wants_it(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "PAUSE", 0)
    over(database_url, everything)
    swept(database_url, keep_finished_games=30)
    assert "old-over" not in left(database_url)["tables"]
    assert "old-run" in left(database_url)["tables"]


def test_things_go_in_parts(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from stormark.server.retention.rules import A_FEW, OpenTables

    url = f"sqlite:///{tmp_path}/t.db"

    def many(connection: Connection) -> None:
        for number in range(A_FEW + 5):
            table(connection, f"t{number}", "open", 30)

    over(url, many)
    parts = [over(url, lambda c: OpenTables().sweep(c, now_ms() - 7 * DAY)) for _ in range(3)]
    assert parts == [A_FEW, 5, 0]


def test_one_process_does_it_at_a_time(postgres_url: str) -> None:
    over(postgres_url, everything)

    async def while_another_is_at_it() -> dict[str, int]:
        database: Database = open_database(postgres_url)
        try:
            held, leave = asyncio.Event(), asyncio.Event()

            async def hold() -> None:
                import asyncpg

                connection = await asyncpg.connect(postgres_url)
                async with connection.transaction():
                    await connection.execute("SELECT pg_advisory_xact_lock($1)", runner.LOCK)
                    held.set()
                    await leave.wait()
                await connection.close()

            other = asyncio.ensure_future(hold())
            await held.wait()
            gone = await runner.swept(database, Config(postgres_url))
            leave.set()
            await other
            return gone
        finally:
            await database.close()

    assert set(asyncio.run(while_another_is_at_it()).values()) == {0}
    assert sum(swept(postgres_url).values()) > 0


def test_a_dry_run_says_what_would_go_and_lets_nothing_go(
    capsys: pytest.CaptureFixture[str], database_url: str
) -> None:
    over(database_url, everything)
    before = left(database_url)
    assert run(["server", "retention", "--dry-run", "--database", database_url]) == 0
    told = capsys.readouterr().out
    assert "Tables that nobody joined: 1" in told
    assert "Finished games" not in told  # kept for ever
    assert run(["server", "retention", "--dry-run", "--json", "--database", database_url]) == 0
    counts = json.loads(capsys.readouterr().out)
    assert left(database_url) == before
    assert run(["server", "retention", "--json", "--database", database_url]) == 0
    assert json.loads(capsys.readouterr().out) == counts
    assert left(database_url) != before


def test_the_settings_are_days_or_none() -> None:
    from stormark.kernel.refusal import InputError

    given = {"STORMARK_KEEP_CHATS": "none", "STORMARK_KEEP_GUESTS": "5"}
    config = read_config(given, {}, "sqlite:///x.db")
    assert (config.keep_chats, config.keep_guests) == (None, 5)
    assert read_config(config.to_environ(), {}, "sqlite:///x.db") == config
    with pytest.raises(InputError, match="number-range"):
        read_config({"STORMARK_KEEP_CHATS": "0"}, {}, "sqlite:///x.db")


def test_a_running_server_does_it_by_itself(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from time import monotonic, sleep

    from tests.server.site import site

    monkeypatch.setattr(runner, "FIRST_AFTER", 0)
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    over(url, everything)
    with site(tmp_path):
        deadline = monotonic() + PATIENCE
        while len(left(url)["tables"]) > 7:
            assert monotonic() < deadline
            sleep(0.1)
    assert "old-run" in left(url)["tables"]
