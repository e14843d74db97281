"""The audit log tells everything, and nobody changes it unnoticed."""

from __future__ import annotations

import ast
from dataclasses import replace

import pytest
from sqlalchemy import Connection, delete, update

from stormark.i18n.sources import PACKAGE
from stormark.kernel.json import JsonDict
from stormark.server.storage import audit
from stormark.server.storage.audit import AuditEntry, first_broken
from stormark.server.storage.moderation_schema import audit as stored
from stormark.server.storage.moderation_schema import audit_addresses
from tests.server.moderation.offices import done, logged_in, operator, run
from tests.server.site import Client
from tests.server.storage.storing import over


def written(url: str, number: int = 4) -> list[AuditEntry]:
    def write(connection: Connection) -> list[AuditEntry]:
        details: JsonDict = {"tables": [], "ü": [1.5, None]}
        for at in range(number):
            said = ("lift", details, "why", f"r{at}", "192.0.2.0/24")
            audit.append(connection, at, None, "Ä", *said)
        return audit.after(connection, 0, None)

    return over(url, write)


def test_entries_are_chained(database_url: str) -> None:
    entries = written(database_url)
    assert [entry.seq for entry in entries] == [1, 2, 3, 4]
    assert {entry.address for entry in entries} == {"192.0.2.0/24"}
    assert first_broken(entries) is None
    assert first_broken(entries[:2] + entries[3:]) == 3
    assert first_broken([replace(entry, reason="x") for entry in entries]) == 1
    assert first_broken([entries[1], entries[0]]) == 1


@pytest.mark.parametrize("damage", [update(stored).values(reason="nice"), delete(stored)])
def test_a_change_behind_the_back_is_found(database_url: str, damage: object) -> None:
    written(database_url)
    over(database_url, lambda c: c.execute(delete(audit_addresses)))
    over(database_url, lambda c: c.execute(damage.where(stored.c.seq == 2)))  # type: ignore[attr-defined]
    assert first_broken(over(database_url, lambda c: audit.after(c, 0, None))) == 2


def test_no_code_changes_or_deletes_an_entry() -> None:
    """The table is named where it is made and where it is written and read, nowhere else."""
    naming = {
        path.name
        for path in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom)
        and node.module == "stormark.server.storage.moderation_schema"
        and any(alias.name == "audit" for alias in node.names)
    }
    assert naming == {"audit.py"}
    source = (PACKAGE / "server/storage/audit.py").read_text(encoding="utf-8")
    assert "update" not in source
    assert "delete(" not in source


def test_operators_read_who_did_what_to_whom_and_why(client: Client) -> None:
    with logged_in(client, "Paul") as (_, pauls), operator(client) as olga:
        for number in range(3):
            done(olga, "mute_person", f"reason {number}", person=pauls, hours=number + 1)
        page = olga.get("/api/admin/audit?limit=2").json()
        assert [entry["reason"] for entry in page["entries"]] == ["reason 2", "reason 1"]
        first = olga.get(f"/api/admin/audit?limit=2&before={page['next']}").json()
        (entry,) = first["entries"]
        assert (first["next"], entry["actor_name"], entry["action"]) == (
            None,
            "Olga",
            "mute_person",
        )
        assert entry["details"]["person"] == pauls
        assert entry["details"]["name"] == "Paul"
        entries = run(client, lambda c: audit.after(c, 0, None))
        assert first_broken(entries) is None
