"""Accounts from before: of those that look alike, all but the first get a number."""

from __future__ import annotations

import asyncio

from sqlalchemy import Connection, text

from stormark.server.storage.database import open_database
from stormark.server.storage.upgrade import revisions, upgrade

BEFORE = revisions()[revisions().index("0007") + 1]
NAMES = ["Ada", "Аԁа", "Ben", "A\u200bda", "lda", "Ida"]


def before(connection: Connection) -> None:
    upgrade(connection, to=BEFORE)
    for number, name in enumerate(NAMES):
        row = {"id": str(number), "name": name, "folded": f"{number}", "at": number}
        connection.execute(
            text("INSERT INTO people VALUES (:id, :name, :folded, 'hash', :at)"), row
        )


def test_look_alikes_of_before_are_told_apart_and_told_so(database_url: str) -> None:
    async def migrated() -> tuple[list[str], list[tuple[str, str]]]:
        database = open_database(database_url)
        await database.alter(before)
        await database.prepare()
        try:
            return await database.run(
                lambda c: (
                    [row[0] for row in c.execute(text("SELECT name FROM people ORDER BY id"))],
                    [
                        (row[0], row[1])
                        for row in c.execute(
                            text("SELECT person, message FROM notices ORDER BY person")
                        )
                    ],
                )
            )
        finally:
            await database.close()

    names, notices = asyncio.run(migrated())
    assert names == ["Ada", "Аԁа 2", "Ben", "A\u200bda 3", "lda", "Ida 2"]
    assert notices == [(person, "notice-name-alike") for person in "135"]
