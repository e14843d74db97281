"""The board on the screen: it fits, it tells all, and it tells nobody too much."""

from __future__ import annotations

import io
import json
from dataclasses import replace
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from stormark.cli.board.xibalba.compact import compact_board
from stormark.cli.board.xibalba.model import DECKS, Board, read_board
from stormark.cli.board.xibalba.plain import market_cards, own_cards, pile_texts, plain_board
from stormark.cli.board.xibalba.words import XibalbaWords
from stormark.cli.play.colour_screen import ColourScreen
from stormark.kernel.match import Match
from stormark.kernel.state import SPECTATOR
from stormark.text import Speaker
from tests.cli.positions import NAMES, moment_of, random_match, words_for
from tests.games.xibalba.table import Table

POSITIONS = [
    (seats, seed, moves, mode)
    for seats in (2, 3, 4)
    for seed, mode in ((1, "normal"), (2, "apocalypse"))
    for moves in (0, 7, 150, 400)
]
LANGUAGES = ("en", "de")
every_position = pytest.mark.parametrize("position", POSITIONS, ids=str)
both_languages = pytest.mark.parametrize("lang", LANGUAGES)


def screen(width: int, height: int) -> ColourScreen:
    return ColourScreen(Console(file=io.StringIO(), width=width, height=height))


@every_position
@both_languages
def test_a_question_fits_80_columns_and_24_lines(
    position: tuple[int, int, int, str], lang: str
) -> None:
    moment = moment_of(random_match(*position), lang)
    for notices in ([], ["A refusal. " * 12]):
        lines, _ = screen(80, 24).compose(replace(moment, notices=notices))
        assert len(lines) <= 23
        assert max(cell_len(line.plain) for line in lines) <= 80
        assert "XIBALBA" in lines[0].plain


@every_position
@both_languages
def test_every_option_is_on_some_page(position: tuple[int, int, int, str], lang: str) -> None:
    match = random_match(*position)
    moment = moment_of(match, lang)
    shown = ""
    for page in range(12):
        lines, _ = screen(80, 24).compose(replace(moment, page=page))
        shown += "\n".join(line.plain for line in lines)
    for number in range(1, len(match.decisions()[0].actions) + 1):
        assert f"{number}) " in shown


def test_a_larger_terminal_shows_longer_labels_and_more_log() -> None:
    moment = moment_of(random_match(4, 1, 150), "en")
    small, small_log = screen(80, 24).compose(moment)
    large, large_log = screen(140, 50).compose(moment)
    assert large_log > small_log
    assert "Resources" in "".join(line.plain for line in large)
    assert max(cell_len(line.plain) for line in large) > 80
    assert len(small) <= 23


@every_position
@both_languages
def test_the_board_in_words_says_everything_the_view_knows(
    position: tuple[int, int, int, str], lang: str
) -> None:
    match = random_match(*position)
    words = words_for(match.seats, lang)
    board = read_board(match.view(match.decisions()[0].seat))
    text = "\n".join(plain_board(board, words))
    for fact in facts(board, words):
        assert fact in text


@every_position
def test_the_small_board_shows_players_dice_and_what_can_be_bought(
    position: tuple[int, int, int, str],
) -> None:
    match = random_match(*position)
    words = words_for(match.seats, "en")
    board = read_board(match.view(match.decisions()[0].seat))
    text = "\n".join(line.plain for line in compact_board(board, words, 160))
    for base in board.bases:
        assert f"{base.seat + 1} {words.player(base.seat)}" in text
        assert f"Resources {base.resources}" in text
        assert f"Paragon {base.paragon}/40" in text
        for pile in base.piles:
            assert pile.top is None or words.speaker.card_name(pile.top) in text
    for deck in board.decks:
        for ref, price in zip(deck.market, board.buyer.prices[deck.kind], strict=True):
            assert ref is None or f"{price}" in text
            assert ref is None or words.card(ref) in text
    if board.dice.rolled:
        assert " ".join(board.dice.action) in text


def facts(board: Board, words: XibalbaWords) -> list[str]:
    """Everything a person must be able to find on a board."""
    found = [str(board.turn), f"{board.target} Paragon", words.player(board.turn_seat)]
    if board.ark.card is not None:
        found += [words.card(board.ark.card), f"{board.ark.life}/{board.ark.life_max}"]
    for base in board.bases:
        found += [words.player(base.seat), words.speaker.faction_name(base.faction)]
        found += [f"Paragon {base.paragon}/{board.target}", f" {base.resources} ·"]
        found += [f" {base.resistance} ·", f" {base.productivity}"]
        found += [
            f"{words.speaker.word('action-name', action)} {cost}"
            for action, cost in base.costs.items()
            if cost is not None
        ]
        for pile in base.piles:
            found += [words.card(ref) for ref in pile.cards or filter(None, [pile.top])]
    for deck in board.decks:
        found += [str(deck.size), str(deck.discard_size)]
        found += [words.card(ref) for ref in (*deck.market, deck.discard_top) if ref is not None]
    for faces in (board.dice.pool, board.dice.action, board.dice.spent):
        if board.dice.rolled and faces:
            found.append(" ".join(faces))
    found += [words.speaker.card_name(effect["card"]) for effect in board.lasting]
    return found


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
    board = read_board(match.view(viewer))
    lines = [line.plain for line in compact_board(board, words, 200)]
    lines += plain_board(board, words) + pile_texts(board, words)
    lines += own_cards(board, words)
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
        for pile in read_board(match.view(seat)).bases[seat].piles
        for ref in (pile.cards or ())[:-1]
    }
    catalogue = words.speaker.catalogue
    terms = [catalogue.t(term) for term in catalogue.ids("term-")]  # "Spieler" is a card, too
    return {name for name in covered if not any(name in other for other in (*seen, *terms))}


def test_the_owner_sees_the_covered_cards() -> None:
    match = random_match(2, 3, 300)
    words = words_for(2, "en")
    covered = 0
    for seat in range(2):
        board = read_board(match.view(seat))
        text = "\n".join(own_cards(board, words))
        for pile in board.bases[seat].piles:
            assert pile.cards is not None
            covered += len(pile.cards[:-1])
            assert all(words.speaker.card_name(ref) in text for ref in pile.cards)
    assert covered > 0


def test_the_market_shows_the_text_of_every_card_for_sale() -> None:
    match = random_match(2, 1, 0)
    words = words_for(2, "en")
    board = read_board(match.view(0))
    text = "\n".join(market_cards(board, words))
    for deck, kind in zip(board.decks, DECKS, strict=True):
        for number, ref in enumerate(deck.market, 1):
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
    words = XibalbaWords(Speaker(table.game, lang, NAMES[:2]))
    assert expected in "\n".join(plain_board(read_board(view), words))
