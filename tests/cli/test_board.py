"""The board on the screen: it fits, it tells all, and it tells nobody too much."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from rich.cells import cell_len

from stormark.cli.board.xibalba.compact import compact_board
from stormark.kernel.match import Match
from stormark.kernel.state import SPECTATOR
from stormark.text.board import board_sections
from stormark.text.board.section import plain_lines
from stormark.text.board.xibalba.parts import own_cards, pile_texts
from stormark.text.board.xibalba.words import XibalbaWords
from stormark.text.xibalba.shown import DECKS, buyer, typed
from tests.cli.moments import moment_of, screen
from tests.cli.positions import display, random_match, words_for

POSITIONS = [
    (seats, seed, moves, mode)
    for seats in (2, 3, 4)
    for seed, mode in ((1, "normal"), (2, "apocalypse"))
    for moves in (0, 7, 150, 400)
]
LANGUAGES = ("en", "de")
every_position = pytest.mark.parametrize("position", POSITIONS, ids=str)
both_languages = pytest.mark.parametrize("lang", LANGUAGES)


@every_position
@both_languages
def test_a_question_fits_80_columns_and_24_lines(
    position: tuple[int, int, int, str], lang: str
) -> None:
    moment = moment_of(random_match(*position), display(position[0], lang))
    for notices in ([], ["A refusal. " * 12]):
        lines, _ = screen(80, 24).compose(replace(moment, notices=notices))
        assert len(lines) <= 23
        assert max(cell_len(line.plain) for line in lines) <= 80
        assert "XIBALBA" in lines[0].plain


@every_position
@both_languages
def test_every_option_is_on_some_page(position: tuple[int, int, int, str], lang: str) -> None:
    match = random_match(*position)
    moment = moment_of(match, display(match.seats, lang))
    shown = ""
    for page in range(12):
        lines, _ = screen(80, 24).compose(replace(moment, page=page))
        shown += "\n".join(line.plain for line in lines)
    for number in range(1, len(match.decisions()[0].actions) + 1):
        assert f"{number}) " in shown


def test_a_larger_terminal_shows_longer_labels_and_more_log() -> None:
    moment = moment_of(random_match(4, 1, 150), display(4, "en"))
    small, small_log = screen(80, 24).compose(moment)
    large, large_log = screen(140, 50).compose(moment)
    assert large_log > small_log
    assert "Resources" in "".join(line.plain for line in large)
    assert max(cell_len(line.plain) for line in large) > 80
    assert len(small) <= 23


@every_position
def test_the_small_board_shows_players_dice_and_what_can_be_bought(
    position: tuple[int, int, int, str],
) -> None:
    match = random_match(*position)
    words = words_for(match.seats, "en")
    view = typed(match.view(match.decisions()[0].seat))
    text = "\n".join(line.plain for line in compact_board(view, words, 160))
    for player in view["players"]:
        assert f"{player['seat'] + 1} {words.player(player['seat'])}" in text
        assert f"Resources {player['resources']}" in text
        assert f"Paragon {player['paragon']}/40" in text
        for pile in player["piles"].values():
            assert pile["top"] is None or words.speaker.card_name(pile["top"]) in text
    for kind in DECKS:
        for ref, price in zip(view["market"][kind], buyer(view)["prices"][kind], strict=True):
            assert price is None or f"{price['total']}" in text
            assert ref is None or words.card(ref) in text
    if view["dice"]["rolled"]:
        assert " ".join(view["dice"]["action"]) in text


@pytest.mark.parametrize("seats", [2, 3, 4])
@both_languages
def test_covered_cards_of_others_are_never_shown(seats: int, lang: str) -> None:
    hidden_cards = 0
    for seed in range(4):
        match = random_match(seats, seed, 300)
        words = words_for(seats, lang)
        for viewer in (SPECTATOR, *range(seats)):
            text = everything_shown(match, viewer, words)
            hidden = hidden_names(match, viewer, words)
            hidden_cards += len(hidden)
            assert not [name for name in hidden if name in text]
    assert hidden_cards > 20, "the positions hide too little to prove anything"


def everything_shown(match: Match[Any], viewer: int, words: XibalbaWords) -> str:
    """All boards and lists a viewer can ask for."""
    view = typed(match.view(viewer))
    lines = [line.plain for line in compact_board(view, words, 200)]
    lines += plain_lines(board_sections(match.view(viewer), words.speaker))
    lines += pile_texts(view, words)
    lines += own_cards(view, words)
    return "\n".join(lines)


def hidden_names(match: Match[Any], viewer: int, words: XibalbaWords) -> set[str]:
    """Names of other players' covered cards that nothing in the view mentions."""
    known = json.dumps(match.view(viewer))
    seen = [
        words.speaker.card_name(card.id)
        for card in words.speaker.game.pack.cards  # type: ignore[attr-defined]
        if f'"{card.id}"' in known or f'"{card.id}#' in known
    ]
    covered = {
        words.speaker.card_name(ref)
        for seat in range(match.seats)
        if seat != viewer
        for pile in typed(match.view(seat))["players"][seat]["piles"].values()
        for ref in pile["cards"][:-1]
    }
    catalogue = words.speaker.catalogue
    terms = [catalogue.t(term) for term in catalogue.ids("term-")]  # "Spieler" is a card, too
    return {name for name in covered if not any(name in other for other in (*seen, *terms))}
