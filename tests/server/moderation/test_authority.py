"""Only operators do what operators do, and only soon after they gave their password."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import update

from stormark.server.app import create_app
from stormark.server.config import Config
from stormark.server.moderation.proof import FRESH
from stormark.server.storage.schema import sessions
from tests.server.moderation.offices import PASSWORD, ask, done, logged_in, operator, run
from tests.server.site import Client, opened, person, refusal

ACTION = {"request": "a-request", "reason": "why", "action": {"do": "lift", "sanction": "x"}}
BODIES: dict[str, Any] = {
    "POST /api/admin/actions": ACTION,
    "POST /api/admin/proof": {"password": "x"},
}


def admin_routes() -> list[str]:
    paths = create_app(Config("sqlite://")).openapi_schema.to_schema()["paths"]
    return [
        f"{method.upper()} {path}"
        for path, methods in paths.items()
        for method in methods
        if path.startswith("/api/admin")
    ]


def asked(browser: Client, route: str) -> tuple[int, str]:
    method, path = route.split()
    for name in ("table", "account"):
        path = path.replace(f"{{{name}}}", "nobody")
    return refusal(browser.request(method, path, json=BODIES.get(route)))


def test_there_are_routes_to_guard() -> None:
    assert len(admin_routes()) >= 11
    assert set(BODIES) == {route for route in admin_routes() if route.startswith("POST")}


@pytest.mark.parametrize("route", admin_routes())
def test_guests_and_people_are_refused(client: Client, route: str) -> None:
    assert asked(client, route) == (401, "T-LOGIN-02")
    with logged_in(client, "Paul") as (browser, _):
        assert asked(browser, route) == (403, "T-ADMIN-01")


def test_whoever_is_no_operator_any_more_is_refused(client: Client) -> None:
    from stormark.server.storage import operators

    with operator(client) as olga:
        me = olga.get("/api/admin").json()
        assert me["name"] == "Olga"
        rows = run(client, operators.listed)
        run(client, lambda c: operators.remove(c, rows[0].id))
        assert refusal(olga.get("/api/admin")) == (403, "T-ADMIN-01")


@pytest.mark.parametrize(
    ("do", "fields"),
    [
        ("ban_person", {}),
        ("mute_person", {}),
        ("rename_person", {"name": "Nobody"}),
        ("reset_password", {}),
        ("end_sessions", {}),
        ("remove_person", {}),
    ],
)
def test_operators_do_nothing_to_each_other(
    client: Client, do: str, fields: dict[str, Any]
) -> None:
    from stormark.server.storage import operators

    with operator(client) as olga, operator(client, "Otto"):
        otto = next(row for row in run(client, operators.listed) if row.name == "Otto")
        assert refusal(ask(olga, do, person=otto.id, **fields)) == (403, "T-ADMIN-03")


def let_time_pass(client: Client) -> None:
    """Everybody logged in long ago."""
    run(
        client,
        lambda c: c.execute(update(sessions).values(created_at=sessions.c.created_at - FRESH)),
    )


def test_what_cannot_be_undone_needs_the_password_again(client: Client) -> None:
    table = opened(client, person("Gast"))["table"]["id"]
    with operator(client) as olga:
        let_time_pass(client)
        done(olga, "mute_seat", table=table, seat=0, hours=1)
        assert refusal(ask(olga, "close_table", table=table)) == (403, "T-ADMIN-02")
        wrong = olga.post("/api/admin/proof", json={"password": "wrong"})
        assert refusal(wrong) == (401, "T-LOGIN-01")
        assert refusal(ask(olga, "close_table", table=table)) == (403, "T-ADMIN-02")
        right = olga.post("/api/admin/proof", json={"password": PASSWORD})
        assert right.status_code == 200
        assert right.json()["fresh_until"] == olga.get("/api/admin").json()["fresh_until"]
        done(olga, "close_table", table=table)


def test_a_proof_is_for_one_session_alone(client: Client) -> None:
    table = opened(client, person("Gast"))["table"]["id"]
    with operator(client) as olga:
        let_time_pass(client)
        other = {"name": "Olga", "password": PASSWORD}
        client.post("/api/session", json=other)  # a second browser
        let_time_pass(client)
        assert olga.post("/api/admin/proof", json={"password": PASSWORD}).status_code == 200
        assert refusal(ask(client, "close_table", table=table)) == (403, "T-ADMIN-02")


def test_a_page_of_somebody_else_cannot_act(client: Client) -> None:
    with operator(client) as olga:
        answer = olga.post(
            "/api/admin/actions", json=ACTION, headers={"Origin": "https://evil.example"}
        )
        assert refusal(answer) == (403, "T-ORIGIN-01")


def test_the_password_cannot_be_guessed_by_whoever_found_the_browser(tmp_path: Any) -> None:
    from stormark.server.http.limits import Rate
    from tests.server.site import site

    with site(tmp_path, passwords=Rate(0.0001, 5)) as client, operator(client) as olga:
        answers = [
            refusal(olga.post("/api/admin/proof", json={"password": str(number)}))
            for number in range(6)
        ]
        assert answers[0] == (401, "T-LOGIN-01")
        assert answers[-1] == (429, "T-RATE-01")
