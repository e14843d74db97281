"""Refusals, errors, cards and factions are explained in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stormark.games.registry import load_game
from stormark.games.xibalba.game import Xibalba
from stormark.games.xibalba.pack import PackError
from stormark.kernel.action import Action
from stormark.kernel.event import Event
from stormark.kernel.refusal import InputError, Refusal
from stormark.text import Speaker
from tests.games.xibalba.table import Table

GAME = Xibalba()
ENGLISH = Speaker(GAME, "en", ["Anna", "Ben"])
GERMAN = Speaker(GAME, "de", ["Anna", "Ben"])


def test_players_without_a_name_have_a_number() -> None:
    assert (ENGLISH.name(0), ENGLISH.name(2), GERMAN.name(3)) == ("Anna", "Player 3", "Spieler 4")


@pytest.mark.parametrize("game", ["xibalba", "battalia"])
def test_players_with_an_empty_name_are_called_by_their_number(game: str) -> None:
    assert Speaker(load_game(game), "de", ["Anna", ""]).name(1) == "Spieler 2"


def test_what_only_one_player_may_know_is_told_to_nobody_else() -> None:
    seen = Event("scouted", {"seat": 1, "deck": "soldier", "cards": ["iron_hussar"]}, 1 << 1)
    assert ENGLISH.event(seen, 1) == "Only Ben sees, from the top: “Iron Hussar”."
    assert [ENGLISH.event(seen, viewer) for viewer in (-1, 0, 2)] == [None, None, None]


# --- refusals


def refusal_of(move: str, **given: Any) -> Refusal:
    table = Table(**given)
    (action,) = GAME.expand(table.state, 0, move)
    refusal = table.act(action, by=1)
    assert isinstance(refusal, Refusal)
    return refusal


def test_a_refusal_names_this_case_and_then_the_rule() -> None:
    refusal = refusal_of("buy soldier1", phase="action", action_pool=["A"], p1={"resources": 1},
                         market={"soldier": ["iron_hussar", ""]})  # fmt: skip
    assert ENGLISH.refusal(refusal).splitlines() == [
        "It costs 6 resources, and you have 1.",
        "X-BUY-04: You need the full price of a card to buy it; you cannot pay in part.",
    ]
    assert GERMAN.refusal(refusal).splitlines()[0] == "Das kostet 6 Ressourcen, und du hast 1."


def test_a_refusal_names_players_cards_and_dice() -> None:
    assert "Ben" in ENGLISH.refusal(Refusal("X-TURN-11", "refused-not-your-turn", {"seat": 1}))
    about_a_card = Refusal("X-CARD-16", "refused-limit", {"card": "iron_hussar"})
    assert "„Eisenhusar“" in GERMAN.refusal(about_a_card)
    about_a_die = Refusal("X-WEAPON-02", "refused-no-such-die", {"face": "A"})
    assert "hier nicht: Angriffssymbol." in GERMAN.refusal(about_a_die)


def test_a_refused_setup_names_the_factions() -> None:
    refusal = GAME.setup({"players": 2, "factions": ["bastion", "outrider"]})
    assert isinstance(refusal, Refusal)
    assert ENGLISH.refusal(refusal).startswith("“Iron Crown Legion” and “Prairie Outriders” are")


def test_a_refusal_of_the_referee_is_explained_too() -> None:
    refusal = Refusal("K-UNDO-06", "K-UNDO-04", {"player": 2, "free": 1})
    assert GERMAN.refusal(refusal).splitlines() == [
        "Spieler 2 hat inzwischen etwas getan, deshalb gilt deine Aktion.",
        (
            "K-UNDO-06: Dein Zug lässt sich nicht mehr ganz von vorn beginnen, "
            "zurücknehmen kannst du aber noch deine letzte Aktion."
        ),
    ]


def test_an_action_that_is_none_is_refused_with_the_place_of_the_mistake() -> None:
    refusal = Refusal(
        "K-FORM-01", "argument-unknown", {"place": "face", "found": "R9", "allowed": "R1, R2"}
    )
    assert ENGLISH.refusal(refusal).splitlines() == [
        "face: “R9” is not possible here. Allowed: R1, R2.",
        "K-FORM-01: That is not an action of this game.",
    ]


# --- errors


def test_an_error_names_its_place() -> None:
    error = InputError("field-missing", "my.toml: given", key="players")
    assert ENGLISH.error(error) == ["my.toml: given: The field “players” is missing."]
    assert GERMAN.error(InputError("action-empty")) == ["Die Eingabe enthält keine Aktion."]


def test_an_error_that_cites_a_rule_shows_it() -> None:
    first, second = GERMAN.error(InputError("field-mixed", "given.p1.field1", rule="X-BUY-07"))
    assert first.endswith("siehe X-BUY-07.")
    assert second == (
        "X-BUY-07: Stapel auf Ausbaufeldern werden nie gemischt: "
        "kein Zivilist auf Gebäude, kein Gebäude auf Zivilisten."
    )


def test_nothing_allowed_is_shown_as_a_dash() -> None:
    with pytest.raises(InputError) as caught:
        GAME.option(Table().state, 0, Action("end", {"place": 1}))
    assert ENGLISH.error(caught.value) == [
        "place: The action “end” has no such argument. Allowed: –."
    ]


def test_every_problem_of_a_pack_has_a_line(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("schema_version = 1\nfoo = 1\nbar = 2\n", encoding="utf-8")
    with pytest.raises(PackError) as caught:
        load_game("xibalba", path)
    lines = GERMAN.error(caught.value)
    assert len(lines) == len(caught.value.problems) >= 2
    assert all("mine.toml" in line for line in lines)


# --- cards and factions


def test_a_card_is_shown_as_printed() -> None:
    assert ENGLISH.card("iron_hussar").splitlines() == [
        "Iron Hussar",
        "Iron Crown Legion · soldier · 6 resources",
        "Power 4 · Resistance 4 · Paragon 1",
        (
            "Action phase: When this soldier enters the Ark, your base has +2 Resistance "
            "until the start of your next turn."
        ),
    ]
    assert GERMAN.card("line_fusilier#2").splitlines()[:3] == [
        "Linienfüsilier",
        "Legion Eisenkrone · Soldat · 4 Ressourcen",
        "Stärke 2 · Widerstand 4 · Paragon 1",
    ]


def test_a_card_that_is_no_soldier_has_no_values() -> None:
    assert "Power" not in ENGLISH.card("money_changer")


def test_a_card_of_a_scenario_is_called_as_the_scenario_calls_it() -> None:
    assert ENGLISH.card_name("Guard(3/2/1)#2") == ENGLISH.card("Guard(3/2/1)") == "Guard(3/2/1)"


def test_a_faction_is_shown_with_its_base_and_prices() -> None:
    assert GERMAN.faction("bastion").splitlines() == [
        "Legion Eisenkrone",
        "Kaiserliche Pioniere, die jede Basis zur Festung machen.",
        "Stufe 1: Widerstand 4, Produktivität 0",
        "Stufe 2 für 4: Widerstand 5, Produktivität 1",
        "Stufe 3 für 5: Widerstand 6, Produktivität 1",
        "Stufe 4 für 7: Widerstand 7, Produktivität 2",
        (
            "Preise: Karten abwerfen 1, Reorganisieren 2, Medizin 3, Waffentechnologie 2, "
            "Taktischer Angriff 3, Abernten 5"
        ),
    ]
    assert ENGLISH.faction_name("nobody") == ENGLISH.faction("nobody") == "nobody"


def test_words_of_the_table_have_names() -> None:
    assert ENGLISH.word("face", "A-") == "blank attack die"
    assert GERMAN.word("place", "field.3") == "Ausbaufeld 3"
    assert GERMAN.word("cause", "control") == "Kontrolle der Arche"


# --- decisions that are rare in play


def asked(table: Table, speaker: Speaker) -> list[str]:
    """The question of the open decision and its options."""
    decision = table.decision
    view = GAME.view(table.state, decision.seat)
    options = [speaker.option(action, decision, view) for action in decision.actions]
    return [speaker.prompt(decision, view), *options]


def test_alternatives_of_a_card_say_what_they_do() -> None:
    table = Table(
        phase="action",
        action_pool=["A"],
        p1={"resources": 8, "paragon": 3, "field1": ["money_changer"]},
    )
    table.do("activate 1")
    assert asked(table, GERMAN) == [
        "„Kontoristin“: Welche Möglichkeit wählst du?",
        "Möglichkeit 1: Paragon +1 für 5 Ressourcen",
        "Möglichkeit 2: Ressourcen +4 für 1 Paragon",
    ]


def test_a_player_is_asked_whether_to_save_an_add_on_card() -> None:
    keeper = {
        "id": "keeper", "type": "structure", "phase": "PERMANENT",
        "effect": [{"op": "prevent", "what": "addon_loss", "kind": "structure",
                    "optional": True, "pay": {"resources": 1}}],
    }  # fmt: skip
    table = Table(
        cards=[keeper],
        phase="action",
        action_pool=["C", "C"],
        ark={"soldier": "Hero(9/9/0)", "owner": 1, "life": 5},
        p2={"resources": 3, "field1": ["keeper"]},
    )
    table.do("attack p2 CC", "destroy p2 1")
    assert asked(table, ENGLISH) == [
        "“keeper” is about to be destroyed. Do you save it?",
        "Save it with “keeper”",
        "Do not save the card",
    ]
