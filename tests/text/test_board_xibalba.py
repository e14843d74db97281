"""The table of Xibalba in words."""

from __future__ import annotations

import pytest

from stormark.games.xibalba.view.types import XibalbaView
from stormark.text import Speaker
from stormark.text.board import board_sections
from stormark.text.board.section import plain_lines
from stormark.text.board.xibalba.parts import market_cards, own_cards
from stormark.text.board.xibalba.words import XibalbaWords
from stormark.text.xibalba.shown import DECKS, typed
from tests.cli.positions import NAMES, random_match, words_for
from tests.games.xibalba.table import Table

POSITIONS = [
    (seats, seed, moves, mode)
    for seats in (2, 3, 4)
    for seed, mode in ((1, "normal"), (2, "apocalypse"))
    for moves in (0, 7, 150, 400)
]
every_position = pytest.mark.parametrize("position", POSITIONS, ids=str)
both_languages = pytest.mark.parametrize("lang", ["en", "de"])


@every_position
@both_languages
def test_the_board_in_words_says_everything_the_view_knows(
    position: tuple[int, int, int, str], lang: str
) -> None:
    match = random_match(*position)
    words = words_for(match.seats, lang)
    view = match.view(match.decisions()[0].seat)
    text = "\n".join(plain_lines(board_sections(view, words.speaker)))
    for fact in facts(typed(view), words):
        assert fact in text


def facts(view: XibalbaView, words: XibalbaWords) -> list[str]:
    """Everything a person must be able to find on a board."""
    turn, target, ark = view["turn"], view["target"], view["ark"]
    found = [str(turn["number"]), f"{target} Paragon", words.player(turn["seat"])]
    if ark["card"] is not None:
        found += [words.card(ark["card"]), f"{ark['life']}/{ark['life_max']}"]
    for player in view["players"]:
        found += [words.player(player["seat"]), words.speaker.faction_name(player["faction"])]
        found += [f"Paragon {player['paragon']}/{target}", f" {player['resources']} ·"]
        found += [f" {player['resistance']['total']} ·", f" {player['productivity']['total']}"]
        found += [
            f"{words.speaker.word('action-name', action)} {cost['total']}"
            for action, cost in player["costs"].items()
            if cost is not None
        ]
        for pile in player["piles"].values():
            known = pile.get("cards") or [top for top in [pile["top"]] if top]
            found += [words.card(ref) for ref in known]
    for kind in DECKS:
        deck = view["decks"][kind]
        found += [str(deck["size"]), str(deck["discard_size"])]
        shown = (*view["market"][kind], deck["discard_top"])
        found += [words.card(ref) for ref in shown if ref is not None]
    dice = view["dice"]
    for faces in (dice["pool"], dice["action"], dice["spent"]):
        if dice["rolled"] and faces:
            found.append(" ".join(faces))
    found += [words.speaker.card_name(effect["card"]) for effect in view["lasting"]]
    return found


def test_the_owner_sees_the_covered_cards() -> None:
    match = random_match(2, 3, 300)
    words = words_for(2, "en")
    covered = 0
    for seat in range(2):
        view = typed(match.view(seat))
        text = "\n".join(own_cards(view, words))
        for pile in view["players"][seat]["piles"].values():
            covered += len(pile["cards"][:-1])
            assert all(words.speaker.card_name(ref) in text for ref in pile["cards"])
    assert covered > 0


def test_the_market_shows_the_text_of_every_card_for_sale() -> None:
    match = random_match(2, 1, 0)
    words = words_for(2, "en")
    view = typed(match.view(0))
    text = "\n".join(market_cards(view, words))
    for kind in DECKS:
        for number, ref in enumerate(view["market"][kind], 1):
            assert f"{kind}{number}, price" in text
            assert words.speaker.card(str(ref)).splitlines()[-1] in text


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "Lasting: Watchtower (Anna, this attack)"),
        ("de", "Wirkt noch: Wachturm (Anna, bei diesem Angriff)"),
    ],
)
def test_a_change_made_by_an_attack_is_shown_with_its_end(lang: str, expected: str) -> None:
    table = Table(
        p2={"warhost": ["bomber"], "field1": ["watchtower"]},
        ark={"soldier": "mole", "owner": 1, "life": 5},
        action_pool=["A"],
    ).do("attack p2 A")  # player 2 may block
    view = table.game.view(table.state, 1)
    speaker = Speaker(table.game, lang, NAMES[:2])
    (under_way,) = [
        part for part in board_sections(view, speaker) if part.heading in ("Under way", "Im Gange")
    ]
    assert expected in under_way.lines


def test_players_market_and_dice_have_headings_of_their_own() -> None:
    match = random_match(3, 1, 150)
    speaker = words_for(3, "en").speaker
    headings = [part.heading for part in board_sections(match.view(0), speaker)]
    assert headings[0].startswith("XIBALBA · Turn ")
    assert [h for h in headings if h.startswith("Player ")] == [
        f"Player {seat + 1}: {NAMES[seat]}, {speaker.faction_name(player['faction'])}"
        for seat, player in enumerate(typed(match.view(0))["players"])
    ]
    assert headings[-2:] == ["Market", "Dice"]
