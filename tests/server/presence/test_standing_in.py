"""A bot stands in for somebody who stays away, and only as long as they do."""

from __future__ import annotations

from pathlib import Path

import pytest

from stormark.kernel.refusal import InputError
from stormark.server.config import read_config
from tests.server.site import Client, Json, at_table, by, heard, opened, person, say, site


def match(client: Client, *names: str, **settings: object) -> Json:
    """A running match of people."""
    seats = [person(name) for name in names]
    table = opened(client, *seats, options={"players": len(names)}, settings=settings)
    path = f"/api/tables/{table['table']['id']}/start"
    assert client.post(path, headers=by(table["host_token"])).status_code == 200
    return table


def test_nobody_votes_a_bot_in_while_somebody_loads_the_page_again(tmp_path: Path) -> None:
    with site(tmp_path, stand_in_seconds=60) as client:
        table = match(client, "Ada", "Ben")
        name, tokens = table["table"]["id"], table["seat_tokens"]
        with at_table(client, name, tokens["1"]) as ben:
            with at_table(client, name, tokens["0"]) as ada:
                heard(ada, "company")
                heard(ben, "company")
                say(ben, "propose", request="1", what="stand_in", to=0)
                assert heard(ben, "refused")["rule"] == "T-CONSENT-06"
            assert heard(ben, "presence")["seats"] == [1]
            say(ben, "propose", request="2", what="stand_in", to=0)
            refusal = heard(ben, "refused")
            assert (refusal["rule"], refusal["params"]["player"]) == ("T-CONSENT-07", 1)
            assert 0 < refusal["params"]["seconds"] <= 60


def test_whoever_never_came_is_waited_for_from_the_beginning_of_the_match(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        table = match(client, "Ada", "Ben")
        with at_table(client, table["table"]["id"], table["seat_tokens"]["1"]) as ben:
            say(ben, "propose", request="1", what="stand_in", to=0)
            assert heard(ben, "refused")["rule"] == "T-CONSENT-07"


def test_the_seat_comes_back_with_the_next_connection(tmp_path: Path) -> None:
    with site(tmp_path, stand_in_seconds=0) as client:
        table = match(client, "Ada", "Ben", stand_in="random")
        name, tokens = table["table"]["id"], table["seat_tokens"]
        with at_table(client, name, tokens["1"]) as ben:
            say(ben, "propose", request="1", what="stand_in", to=0)
            assert heard(ben, "update")["play"]["players"][0]["bot"] == "skilled", "not the host's"
            with at_table(client, name, tokens["0"]) as ada:
                while (told := heard(ben, "update"))["kind"] != "given_back":
                    assert told["kind"] == "moves"
                assert told["play"]["players"][0]["bot"] is None
                while heard(ada, "update")["play"]["players"][0]["bot"] is not None:
                    pass


def test_a_seat_that_was_left_on_purpose_stays_with_its_bot(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        table = match(client, "Ada", "Ben", "Cleo")
        name, tokens = table["table"]["id"], table["seat_tokens"]
        with at_table(client, name, tokens["0"]) as ada:
            say(ada, "leave", request="1")
            heard(ada, "accepted")
        with at_table(client, name, tokens["0"]) as ada:
            heard(ada, "company")
            say(ada, "resign", request="2")
            assert heard(ada, "accepted")["seq"]
        with at_table(client, name, tokens["0"]) as ada:
            assert heard(ada, "welcome")["play"]["players"][0]["resigned"]


def test_a_vote_ends_when_the_person_it_is_about_is_back(tmp_path: Path) -> None:
    with site(tmp_path, stand_in_seconds=0) as client:
        table = match(client, "Ada", "Ben", "Cleo")
        name, tokens = table["table"]["id"], table["seat_tokens"]
        with (
            at_table(client, name, tokens["1"]) as ben,
            at_table(client, name, tokens["2"]) as cleo,
        ):
            say(ben, "propose", request="1", what="stand_in", to=0)
            assert heard(cleo, "update")["play"]["proposal"]["what"] == "stand_in"
            with at_table(client, name, tokens["0"]):
                assert heard(cleo, "update")["kind"] == "declined"
                say(cleo, "agree", request="1")
                assert heard(cleo, "refused")["rule"] == "T-CONSENT-03"


@pytest.mark.parametrize("seconds", ["59", "121", "soon"])
def test_the_grace_is_between_one_and_two_minutes(seconds: str) -> None:
    with pytest.raises(InputError) as caught:
        read_config({"STORMARK_STAND_IN_SECONDS": seconds}, {}, "sqlite:///tables.db")
    assert caught.value.place == "STORMARK_STAND_IN_SECONDS"
