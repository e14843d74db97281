"""Operators find tables and people, and when somebody was last here."""

from __future__ import annotations

from tests.server.moderation.offices import logged_in, operator
from tests.server.site import Client, at_table, heard, opened, person, refusal


def test_tables_are_found_by_status_game_and_names_page_by_page(client: Client) -> None:
    ids = [opened(client, person(f"Ada {number}"))["table"]["id"] for number in range(3)]
    other = opened(client, game="battalia", settings={"public": False})["table"]["id"]
    with operator(client) as olga:
        first = olga.get("/api/admin/tables?limit=2").json()
        assert [row["id"] for row in first["tables"]] == [other, ids[2]]
        assert first["tables"][0]["public"] is False
        rest = olga.get(f"/api/admin/tables?limit=2&before={first['next']}").json()
        assert [row["id"] for row in rest["tables"]] == [ids[1], ids[0]]
        assert rest["next"] is None

        def found(query: str) -> list[str]:
            return [row["id"] for row in olga.get(f"/api/admin/tables?{query}").json()["tables"]]

        assert found("game=battalia") == [other]
        assert found("text=aDa 1") == [ids[1]]
        assert found(f"text={ids[0]}") == [ids[0]]
        assert found("text=%25") == []  # a sign of the database's own
        assert found("status=running") == []
        assert olga.get("/api/admin/tables?before=x").json()["problem"] == "cursor-unknown"
        assert olga.get("/api/admin").json()["tables"] == {"open": 4}


def test_who_is_connected_to_a_table_is_counted(client: Client) -> None:
    made = opened(client, person("Ada"))
    table = made["table"]["id"]
    with operator(client) as olga, at_table(client, table, made["seat_tokens"]["0"]) as one:
        heard(one, "company")
        with at_table(client, table) as two:
            heard(two, "company")
            assert olga.get(f"/api/admin/tables/{table}").json()["table"]["connected"] == 2
            assert olga.get("/api/admin").json()["sockets"] == 2
        assert refusal(olga.get("/api/admin/tables/nowhere")) == (404, "T-TABLE-01")


def test_accounts_are_listed_with_their_sessions_and_when_they_were_seen(client: Client) -> None:
    with logged_in(client, "Ärger") as (paul, pauls), operator(client) as olga:
        table = opened(paul, person("Ärger"))["table"]["id"]
        rows = olga.get("/api/admin/people").json()["people"]
        assert [row["name"] for row in rows] == ["Olga", "Ärger"]
        assert [row["operator"] for row in rows] == [True, False]
        (found,) = olga.get("/api/admin/people?text=ärg").json()["people"]
        assert (found["id"], found["sessions"]) == (pauls, 1)
        assert found["seen_at"] >= found["created_at"]
        details = olga.get(f"/api/admin/people/{pauls}").json()
        assert len(details["sessions"]) == 1
        assert [row["id"] for row in details["tables"]] == [table]
        assert refusal(olga.get("/api/admin/people/nobody")) == (404, "T-ADMIN-04")


def test_guests_are_listed_by_their_seats(client: Client) -> None:
    made = opened(client, person("Gast"), person("Ben"))
    table = made["table"]["id"]
    with operator(client) as olga, at_table(client, table, made["seat_tokens"]["0"]) as socket:
        heard(socket, "company")
        rows = olga.get("/api/admin/guests").json()
        assert [(row["table"], row["seat"], row["name"]) for row in rows] == [
            (table, 0, "Gast"),
            (table, 1, "Ben"),
        ]
        assert rows[0]["seen_at"] is not None
        assert [row["name"] for row in olga.get("/api/admin/guests?text=be").json()] == ["Ben"]


def test_addresses_are_kept_shortened() -> None:
    from stormark.server.moderation.networks import shortened

    assert shortened("203.0.113.77") == "203.0.113.0/24"
    assert shortened("::ffff:203.0.113.77") == "203.0.113.0/24"
    assert shortened("2001:db8:aaaa:bbbb:cccc::1") == "2001:db8:aaaa::/48"


def test_the_load_is_shown_from_the_numbers_that_are_kept_anyway(client: Client) -> None:
    with operator(client) as olga:
        numbers = olga.get("/api/admin").json()["numbers"]
        names = {number["name"] for number in numbers}
        assert {"process_resident_memory_bytes", "stormark_database_seconds_mean"} <= names
