"""Checking packs and scenarios, and looking things up."""

from __future__ import annotations

from pathlib import Path

import pytest

from stormark.games.xibalba.pack import load_pack
from tests.cli.running import Terminal

PACK = Path(__file__).parent.parent / "games/xibalba/packs/nomads.toml"
GOOD = """
game = "xibalba"
rules = ["X-GATHER-01"]
title = { en = "Gathering", de = "Sammeln" }

[given]
phase = "action"
action_pool = ["R2", "R1", "A"]
p1 = { resources = 3 }

[[when]]
do = "gather R2"

[then]
p1 = { resources = 5 }
"""


def test_a_good_pack_is_summed_up(terminal: Terminal) -> None:
    outcome = terminal.run("pack", "check", str(PACK))
    assert outcome.status == 0
    assert "can be played" in outcome.out
    assert load_pack(PACK).hash in outcome.out
    assert "Soldiers" in outcome.out
    assert "Soldaten" in terminal.run("pack", "check", str(PACK), "--lang", "de").out


def test_every_problem_of_a_pack_is_named_with_its_place(
    terminal: Terminal, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(PACK.read_text().replace("edition =", "edtion =").replace('board = "north"', ""))
    outcome = terminal.run("pack", "check", str(bad), str(PACK))
    assert outcome.status == 1
    assert "bad.toml: game.edtion: " in outcome.out
    assert "did you mean “edition”?" in outcome.out
    for index, name in enumerate(("dune", "reef")):
        assert f'bad.toml: factions[{index}] "{name}".board: ' in outcome.out
    assert "can be played" in outcome.out  # the other pack


def test_the_game_of_a_pack_is_found_and_can_be_named(terminal: Terminal, tmp_path: Path) -> None:
    lords = tmp_path / "lords.toml"
    lords.write_text("[Units.Lord.hire]\nsupply = 4\n")
    found = terminal.run("pack", "check", str(lords)).out
    assert "did you mean “units”?" in found
    lords.write_text("[units.lord.hire]\nsupply = 4\n")
    assert "can be played" in terminal.run("pack", "check", str(lords), str(PACK)).out
    nothing = tmp_path / "nothing.toml"
    nothing.write_text("")
    outcome = terminal.run("pack", "check", str(nothing), "--lang", "de")
    assert outcome.status == 1
    assert "nothing.toml: Zu welchem Spiel dieses Paket gehört, ist nicht zu erkennen." in (
        outcome.out
    )
    assert terminal.run("pack", "check", str(nothing), "--game", "battalia").status == 0


def test_a_pack_with_problems_cannot_be_played_with(terminal: Terminal, tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("[cards")
    outcome = terminal.run("play", "xibalba", "--pack", str(bad))
    assert outcome.status == 2
    assert "bad.toml" in outcome.err


def test_scenarios_that_hold_are_counted(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(GOOD)
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "b.toml").write_text(GOOD)
    outcome = terminal.run("scenario", "check", str(tmp_path))
    assert outcome.status == 0
    assert "2 scenarios, all passed." in outcome.out


def test_a_scenario_that_differs_is_explained(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "a.toml"
    file.write_text(GOOD.replace("resources = 5", "resources = 6"))
    outcome = terminal.run("scenario", "check", str(file), "--lang", "de")
    assert outcome.status == 1
    assert "then.p1.resources: Erwartet: 6. Gefunden: 5." in outcome.out
    assert "1 nicht bestanden" in outcome.out


def test_a_file_that_is_no_scenario_is_explained_and_the_others_checked(
    terminal: Terminal, tmp_path: Path
) -> None:
    (tmp_path / "a.toml").write_text("game = ")
    (tmp_path / "b.toml").write_text(GOOD)
    outcome = terminal.run("scenario", "check", str(tmp_path))
    assert outcome.status == 1
    assert "Line 1 is not valid TOML" in outcome.out
    assert "2 scenarios, 1 failed." in outcome.out


def test_a_folder_without_scenarios_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    assert terminal.run("scenario", "check", str(tmp_path)).status == 2


def test_a_scenario_is_shown_with_rules_position_and_moves(
    terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "a.toml"
    file.write_text(GOOD)
    english = terminal.run("scenario", "show", str(file)).out
    assert english.startswith("Gathering")
    assert "X-GATHER-01: " in english
    assert "Action pool: R1 R2 A" in english
    assert "Move: gather R2" in english
    assert terminal.run("scenario", "show", str(file), "--lang", "de").out.startswith("Sammeln")


@pytest.mark.parametrize("query", ["X-ARK-03", "x-ark-03", "bomber", "Warhost", "Kampftrupp"])
def test_rules_cards_and_words_are_found(terminal: Terminal, query: str) -> None:
    outcome = terminal.run("rules", query)
    assert outcome.status == 0
    assert len(outcome.out) > 40


def test_all_rules_are_listed_in_both_languages(terminal: Terminal) -> None:
    english, german = (terminal.run("rules", "--lang", lang).out for lang in ("en", "de"))
    assert len(english.splitlines()) == len(german.splitlines()) > 300
    assert "X-ARK-03: " in english


def test_nothing_found_is_said_with_what_may_be_meant(terminal: Terminal) -> None:
    outcome = terminal.run("rules", "Bombre")
    assert outcome.status == 1
    assert "Bomber" in outcome.out
    assert terminal.run("cards", "zzz").status == 1


def test_cards_are_listed_by_type_and_faction(terminal: Terminal) -> None:
    pack = load_pack(None)
    outcome = terminal.run("cards", "--type", "structure", "--faction", "bastion")
    wanted = [c for c in pack.cards if c.type == "structure" and c.faction == "bastion"]
    for card in wanted:
        assert card.name["en"] in outcome.out
    everything = terminal.run("cards", "--game", "xibalba").out.splitlines()
    assert len(everything) == len(pack.cards)
    assert "Power 4" in terminal.run("cards", "bomber").out


def test_cards_of_every_game_are_found(terminal: Terminal) -> None:
    assert "Draw three cards." in terminal.run("cards", "horn of").out
    assert "Sonnenfinsternis" in terminal.run("cards", "--type", "potion", "--lang", "de").out
    both = terminal.run("cards", "a").out
    assert "Iron Hussar" in both
    assert "Horn of Baldur" in both


def test_a_line_of_a_list_says_the_whole_card_of_battalia(terminal: Terminal) -> None:
    lines = terminal.run("cards", "--game", "battalia").out.splitlines()
    tent = next(line for line in lines if line.startswith("Tent · "))
    for part in ("Artefact.", "and 1 Supply card.", "Stores one card", "Enlightened: "):
        assert part in tent
    fate = next(line for line in lines if line.startswith("Fate 2 · "))
    assert "undealt Great Artefact. Take one Stardust." in fate


def test_cards_without_factions_cannot_be_chosen_by_faction(terminal: Terminal) -> None:
    outcome = terminal.run("cards", "--game", "battalia", "--faction", "islanders")
    assert outcome.status == 2
    assert "the cards of all factions are alike" in outcome.err


def test_rules_of_every_game_are_found(terminal: Terminal) -> None:
    assert terminal.run("rules", "B-GATE-10").out.startswith("B-GATE-10\n")
    assert terminal.run("rules", "X-ARK-03").out.startswith("X-ARK-03\n")
    assert terminal.run("rules", "b-storm-e01.1").out.startswith("B-STORM-E01.1\n")
    everything = terminal.run("rules").out
    assert "\nB-STORM-E12.3: " in everything
    assert "\nX-ARK-03: " in everything


def test_packs_of_both_games_are_checked(terminal: Terminal, tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text("[turn.hand_size]\nvalue = 5\n", encoding="utf-8")
    good = terminal.run("pack", "check", "--game", "battalia", str(pack))
    assert (good.status, "baerfolk" in good.out) == (0, True)
    assert terminal.run("pack", "check", "--game", "xibalba", str(pack)).status == 1
    assert "Allowed: xibalba, battalia" in terminal.run("pack", "check", "--game", "go", "x").err
