"""Options that fit together: what has to give way to what was changed last, and why."""

from __future__ import annotations

import pytest

from stormark.games.registry import load_game
from stormark.kernel.json import Json
from stormark.kernel.refusal import InputError
from stormark.server.lobby import LobbyRefusal
from stormark.server.lobby.fit import FittedOptions, fitted_options
from tests.server.site import Client, refusal

BATTALIA = load_game("battalia")
XIBALBA = load_game("xibalba")


def dropped(fitted: FittedOptions) -> dict[str, str]:
    return {given.name: given.rule or given.problem for given in fitted.dropped}


def test_what_is_still_possible_stays_when_the_number_of_players_changes() -> None:
    chosen: dict[str, Json] = {"players": 3, "metamorpha": True, "valley": "kings_bridge"}
    fitted = fitted_options(BATTALIA, chosen, "players")
    assert fitted.chosen == {"players": 3, "metamorpha": True}
    assert fitted.options["valley"] == "none"
    assert dropped(fitted) == {"valley": "B-VALLEY-04"}


def test_modules_of_the_expansion_give_way_to_the_base_game() -> None:
    chosen: dict[str, Json] = {"mode": "creation", "players": 6, "draft": True, "bilkarr": True}
    fitted = fitted_options(BATTALIA, chosen, "mode")
    assert fitted.chosen == {"mode": "creation", "players": 4, "draft": True}
    assert dropped(fitted) == {"players": "B-CCOMP-01", "bilkarr": "B-CSETUP-26"}


def test_what_needs_a_module_goes_with_it() -> None:
    chosen: dict[str, Json] = {"players": 4, "valley": "none", "short_valley": True}
    fitted = fitted_options(BATTALIA, chosen, "valley")
    assert dropped(fitted) == {"short_valley": "B-RULING-119"}


def test_a_list_by_seats_goes_with_the_seats() -> None:
    chosen: dict[str, Json] = {"players": 2, "factions": ["bastion", None, "caravan"]}
    fitted = fitted_options(XIBALBA, chosen, "players")
    assert fitted.chosen == {"players": 2, "factions": ["bastion", None]}
    assert fitted.options["target"] == 35


def test_faction_sets_are_named_when_there_are_too_few_of_them() -> None:
    sets: list[Json] = ["baerfolk", "cloudborn", "emberians"]
    fitted = fitted_options(BATTALIA, {"players": 4, "sets": sets}, "players")
    assert dropped(fitted) == {"sets": "B-SETUP-03"}
    assert fitted.options["sets"] == []


def test_whoever_chooses_what_is_forbidden_is_told_so() -> None:
    with pytest.raises(LobbyRefusal, match="B-CSETUP-26"):
        fitted_options(BATTALIA, {"mode": "creation", "bilkarr": True}, "bilkarr")
    with pytest.raises(InputError):
        fitted_options(BATTALIA, {"mode": "chess"}, "mode")
    with pytest.raises(InputError):
        fitted_options(BATTALIA, {"dragons": True}, "mode")


@pytest.mark.parametrize("wanted", [99, -5, 10**15])
def test_numbers_beyond_all_bounds_come_back_to_the_nearest(wanted: int) -> None:
    fitted = fitted_options(XIBALBA, {"players": 2, "target": wanted}, "players")
    assert fitted.options["target"] == (40 if wanted > 0 else 1)
    assert dropped(fitted) == {"target": "X-SETUP-15"}


def test_clients_read_why_in_their_language(client: Client) -> None:
    wanted = {"options": {"players": 3, "valley": "kings_bridge"}, "changed": "players"}
    path = "/api/games/battalia/fitting-options"
    told = client.post(path, json=wanted, headers={"Accept-Language": "de"}).json()
    assert told["chosen"] == {"players": 3}
    (given,) = told["dropped"]
    assert given["text"].startswith("Täler brauchen „Die Sturmpforten“")
    refused = {"options": {"mode": "creation", "bilkarr": True}, "changed": "bilkarr"}
    assert refusal(client.post(path, json=refused)) == (409, "B-CSETUP-26")


def test_options_of_a_pack_are_fitted_by_that_pack(client: Client) -> None:
    text = "[units.lord.hire]\nsupply = 4\n"
    added = client.post("/api/games/battalia/packs", json={"text": text}).json()["hash"]
    wanted = {"options": {"players": 3, "valley": "kings_bridge"}, "pack": added}
    told = client.post("/api/games/battalia/fitting-options", json=wanted).json()
    assert [given["rule"] for given in told["dropped"]] == ["B-VALLEY-04"]
    assert [field["name"] for field in told["fields"]][:2] == ["mode", "players"]
