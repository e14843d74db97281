"""Whatever is on a card can be tried out at once: held, drunk, or brought by the storm."""

from __future__ import annotations

from pathlib import Path

import pytest

from stormark.games.battalia import words as W
from stormark.games.battalia.game import Battalia
from stormark.games.battalia.pack import load_pack
from stormark.games.battalia.pack.format import CARDS
from stormark.games.battalia.trial import FATES, SECTIONS, STORM, trial
from stormark.kernel.refusal import InputError
from tests.games.battalia.table import GAME, Table

JUMP = "jump 6,4"
HELD = [
    *(("units", card) for card in W.RANKS),
    *(("artefacts", card) for card in W.ARTEFACTS),
    *(("great_artefacts", card) for card in W.GREATS),
]


def at(section: str, card: str, game: Battalia = GAME) -> Table:
    return Table(game, **trial(game, section, card))


def test_all_kinds_of_cards_can_be_tried_out() -> None:
    assert set(CARDS) <= set(SECTIONS)


@pytest.mark.parametrize(("section", "card"), HELD)
def test_units_artefacts_and_great_artefacts_are_on_the_hand(section: str, card: str) -> None:
    assert card in [held.split(".")[0] for held in at(section, card)["p1.hand"]]


@pytest.mark.parametrize("potion", W.POTIONS)
def test_a_potion_can_be_drunk_at_once(potion: str) -> None:
    drinks = [text for text in at("potions", potion).options if text.startswith("drink")]
    assert drinks[0].split()[1] == potion


@pytest.mark.parametrize("effect", STORM)
def test_a_storm_effect_happens_at_the_jump_and_finds_something_to_do(effect: str) -> None:
    table = at("storm_effects", effect).do(JUMP)
    told = [event.args["effect"] for event in table.events if event.verb == "storm"]
    assert told == [STORM.index(effect) + 1]
    asked = table.decision.kind not in ("act", "walk")
    assert asked or len(table.events) > len(("jumped", "storm"))


@pytest.mark.parametrize("card", FATES)
def test_a_fate_card_is_revealed_at_the_jump(card: str) -> None:
    table = at("fate_cards", card).do(JUMP)
    assert table.decision.kind == "fate"
    assert table.decision.about["fate_card"] == card


def test_the_berserker_finds_a_battle() -> None:
    table = at("potions", "berserker").do("drink berserker")
    assert any(text.startswith("attack") for text in table.options)


def test_a_faction_of_a_pack_is_tried_out_by_playing_it() -> None:
    mistfolk = Battalia(load_pack(Path("examples/mistfolk.toml")))
    table = at("factions", "mistfolk", mistfolk)
    assert table["p1.faction"] == "mistfolk"
    assert "tribesman.mistfolk" in table["p1.hand"]


def test_packs_with_other_boards_and_without_weapons_and_tents_have_trials(tmp_path: Path) -> None:
    path = tmp_path / "other.toml"
    path.write_text(
        "[artefacts]\nweapon.per_faction = 0\ntent.per_faction = 0\ntools.per_faction = 6\n"
        "scroll.per_faction = 6\n[layouts.stormgates_2]\ngates = [[2, 5], [6, 3]]\n"
    )
    other = Battalia(load_pack(path))
    jumped = at("storm_effects", "draw", other).do("jump 6,3")
    assert "cards_drawn" in [event.verb for event in jumped.events]
    assert at("potions", "colossus", other).options


def test_what_is_not_in_a_pack_cannot_be_tried_out() -> None:
    for section, card in (("units", "nobody"), ("cards", "lord"), ("factions", "mistfolk")):
        with pytest.raises(InputError):
            trial(GAME, section, card)
