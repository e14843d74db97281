"""Packs that change single entries by id: what stays, what comes and goes, what is refused."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from stormark.games.registry import observer, option_table
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.game import Xibalba
from stormark.games.xibalba.options import option_sets, read_options
from stormark.games.xibalba.pack import Pack, base_pack, check_pack, check_pack_file
from stormark.games.xibalba.pack.build import build_pack
from stormark.games.xibalba.pack.check import complete
from stormark.kernel.chance import FastChance
from stormark.kernel.refusal import Refusal
from stormark.kernel.state import Io
from stormark.text import Speaker
from tests.games.xibalba.pack_data import card

MISTFOLK = """
[boards.marsh]
sides = ["mistfolk"]

[factions.mistfolk]
board = "marsh"
name_de = "Nebelvolk"

[cards.mist_guard]
name_de = "Nebelwacht"
faction = "mistfolk"
type = "soldier"
cost = 4
phase = "PERMANENT"
power = 2
resistance = 4
paragon = 1
effect = [{ op = "resistance", of = "this", amount = 1, if = { blocking = true } }]
text_de = "Solange diese Wache abblockt, hat sie +1 Widerstand."
"""


def built(text: str) -> Pack:
    data = tomllib.loads(text)
    assert check_pack(data, "my.toml") == []
    return build_pack(complete(data))


def problems(data: dict[str, Any]) -> list[tuple[str, str]]:
    return [(p.message.removeprefix("pack-"), p.place) for p in check_pack(data, "my.toml")]


def test_one_value_of_one_card_is_changed_and_everything_else_stays() -> None:
    pack, base = built("[cards.line_fusilier]\ncost = 9\n"), base_pack()
    assert pack.cards[0].cost == 9
    assert pack.cards[0].effect == base.cards[0].effect
    assert pack.cards[1:] == base.cards[1:]
    assert (pack.factions, pack.boards) == (base.factions, base.boards)


def test_a_price_of_a_faction_is_changed_and_its_other_prices_stay() -> None:
    pack = built("[factions.bastion.action_costs]\nharvest = 6\n")
    old = dict(base_pack().factions[0].action_costs)
    assert dict(pack.factions[0].action_costs) == {**old, "harvest": 6}


def test_a_card_is_removed() -> None:
    pack = built("[cards.line_fusilier]\nremove = true\n")
    assert pack.cards == base_pack().cards[1:]


def test_a_text_in_one_language_replaces_both_and_a_name_only_its_own() -> None:
    fusilier = built("[cards.line_fusilier]\ntext_de = 'Neu.'\nname_de = 'Neu'\n").cards[0]
    assert fusilier.text == {"en": "Neu.", "de": "Neu."}
    assert fusilier.name == {"en": base_pack().cards[0].name["en"], "de": "Neu"}


def test_a_faction_beside_the_eight_is_played_in_one_language() -> None:
    game = Xibalba(built(MISTFOLK))
    assert Speaker(game, "en").labels()["faction"]["mistfolk"] == "Nebelvolk"
    setup = game.setup({"players": 2, "factions": ["mistfolk", "bastion"]})
    assert not isinstance(setup, Refusal)
    io = Io(FastChance(1))
    state: XibalbaState = game.start(setup, io)
    table, sees = option_table("xibalba"), observer("xibalba")
    for _ in range(60):
        seat = state.open_seats()[0]
        assert sum(table.mask(state, seat)) == len(state.moves(seat))
        assert len(sees.observe(state, seat)) == sees.size
        state.apply(seat, state.moves(seat)[-1], io)
        state.check()
    assert "mistfolk" in str(game.view(state, 1))


def test_every_faction_of_a_pack_is_among_its_options() -> None:
    pack = built(MISTFOLK)
    chosen = str([options.get("factions") for options in option_sets(pack)])
    assert [faction.id for faction in pack.factions if f"'{faction.id}'" not in chosen] == []
    assert all(not isinstance(read_options(pack, one), Refusal) for one in option_sets(pack))


CHANGES = [
    ({"cards": {"line_fusiler": {"cost": 1}}}, "unknown-entry-near", "cards.line_fusiler"),
    ({"cards": {"zzz": {"remove": True}}}, "unknown-entry", "cards.zzz"),
    ({"cards": {"line_fusilier": {"remove": False}}}, "remove-true", "cards.line_fusilier.remove"),
    (
        {"cards": {"line_fusilier": {"remove": True, "cost": 1}}},
        "unknown-key",
        "cards.line_fusilier.cost",
    ),
    ({"cards": {"line_fusilier": {"id": "other"}}}, "id-differs", "cards.line_fusilier.id"),
    ({"cards": {"line_fusilier": {"cost": 99}}}, "out-of-range", "cards.line_fusilier.cost"),
    ({"cards": {"line_fusilier": 5}}, "wrong-type", "cards.line_fusilier"),
    ({"cards": {"new": 5}}, "wrong-type", "cards.new"),
    ({"cards": {"New Card": {"type": "event"}}}, "bad-id-near", "cards.New Card.id"),
    ({"cards": {"new": {"type": "event"}}}, "text-missing", "cards.new"),
    ({"factions": {"bastion": {"remove": True}}}, "base-cards-need-faction", "factions"),
    ({"boards": {"board_a": {"remove": True}}}, "four-boards", "boards"),
]


@pytest.mark.parametrize(("data", "message", "path"), CHANGES)
def test_a_flawed_change_is_told_at_its_place(
    data: dict[str, Any], message: str, path: str
) -> None:
    assert (message, f"my.toml: {path}") in problems(data)


def test_a_list_and_tables_by_id_do_not_go_together(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text("[[cards]]\nid = 'x'\n")
    (tmp_path / "b.toml").write_text("[cards.line_fusilier]\ncost = 1\n")
    assert "pack-list-and-tables" in {p.message for p in check_pack_file(tmp_path)}
    (tmp_path / "a.toml").write_text("[cards.line_fusilier]\ncost = 2\n")
    (problem,) = check_pack_file(tmp_path)
    assert (problem.message, problem.place) == (
        "pack-value-twice",
        "b.toml: cards.line_fusilier",
    )
    assert problem.params == {"first": "a.toml"}


def test_more_cards_than_can_be_numbered_are_told() -> None:
    new = {f"c{number}": card("event", "ACTION", {"op": "paragon", "amount": 1}, copies=20)
           for number in range(5)}  # fmt: skip
    for name, value in new.items():
        value["id"] = name
    assert ("too-many-cards", "my.toml: cards") in problems({"cards": new})
