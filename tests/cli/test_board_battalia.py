"""The table of Battalia on screens of all sizes, in colour and in words."""

from __future__ import annotations

import io
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from stormark.cli.board.battalia.fields import field_texts
from stormark.cli.board.battalia.map import ROADS, map_lines
from stormark.cli.board.battalia.model import read_board
from stormark.cli.board.battalia.words import BattaliaWords
from stormark.cli.board.display import Display
from stormark.cli.board.displays import display_for
from stormark.cli.board.menu import Menu
from stormark.cli.play.chronicle import Chronicle
from stormark.cli.play.colour_screen import ColourScreen
from stormark.cli.play.screen import Moment
from stormark.games.battalia.game import Battalia
from stormark.kernel.game import Setup
from stormark.kernel.match import Match
from stormark.kernel.state import SPECTATOR
from stormark.text import Speaker

GAME = Battalia()
NAMES = ("Anna", "Bot random", "Maximiliane-Charlott", "Ben", "Cleo", "Dora")
TABLES: tuple[dict[str, Any], ...] = (
    {"players": 2, "mode": "creation"},
    {"players": 3, "metamorpha": True, "bilkarr": True},
    {"players": 6, "valley": "kings_bridge", "metamorpha": True, "bilkarr": True},
)
POSITIONS = [(table, moves) for table in range(len(TABLES)) for moves in (0, 40, 300)]
every_position = pytest.mark.parametrize("position", POSITIONS, ids=str)
both_languages = pytest.mark.parametrize("lang", ["en", "de"])


@cache
def random_match(table: int, moves: int) -> Match[Any]:
    """A match in progress.  Do not move in it, it is shared."""
    setup = GAME.setup(TABLES[table])
    assert isinstance(setup, Setup)
    match = Match(GAME, setup, bytes([table + 1] * 32), auto_forced=True)
    rng = Random(moves)
    for _ in range(moves):
        decision = rng.choice(match.decisions())
        match.act(decision.seat, rng.choice(decision.actions), decision.id)
    assert not match.over
    return match


@cache
def display(lang: str) -> Display:
    return display_for(Speaker(GAME, lang, NAMES))


def moment_of(match: Match[Any], lang: str) -> Moment:
    decision = match.decisions()[0]
    view = match.view(decision.seat)
    chronicle = Chronicle(match, decision.seat)
    chronicle.catch_up(display(lang))
    return Moment(
        view=view,
        words=display(lang),
        prompt=display(lang).speaker.prompt(decision, view),
        menu=Menu(decision, view, display(lang)),
        decision=decision.id,
        chronicle=chronicle,
        others_moved=False,
    )


def screen(width: int, height: int) -> ColourScreen:
    return ColourScreen(Console(file=io.StringIO(), width=width, height=height))


@every_position
@both_languages
def test_a_question_fits_80_columns_and_24_lines(position: tuple[int, int], lang: str) -> None:
    lines, _ = screen(80, 24).compose(moment_of(random_match(*position), lang))
    assert len(lines) <= 23
    assert max(cell_len(line.plain) for line in lines) <= 80
    assert "BATTALIA" in lines[0].plain


@every_position
def test_every_option_is_on_some_page(position: tuple[int, int]) -> None:
    match = random_match(*position)
    moment = moment_of(match, "en")
    missing = {f"{number}) " for number in range(1, len(match.decisions()[0].actions) + 1)}
    for page in range(40):
        if missing:
            lines, _ = screen(80, 24).compose(replace(moment, page=page))
            shown = "\n".join(line.plain for line in lines)
            missing = {number for number in missing if number not in shown}
    assert missing == set()


@every_position
@both_languages
def test_the_map_fits_a_page_of_a_small_screen(position: tuple[int, int], lang: str) -> None:
    view = random_match(*position).view(SPECTATOR)
    lines = display(lang).page("map", view, 80)
    assert len(lines) <= 22
    assert max(cell_len(str(line)) for line in lines) <= 80


def test_a_tall_screen_shows_map_and_hand_together() -> None:
    view = random_match(1, 300).view(0)
    small = display("en").compact(view, 80, 24)
    tall = display("en").compact(view, 80, 60)
    assert len(tall) - len(small) == len(map_lines(read_board(view), words("en"), 80))


def words(lang: str) -> BattaliaWords:
    return BattaliaWords(display(lang).speaker)


@every_position
@both_languages
def test_the_map_in_words_names_every_card_with_its_roads(
    position: tuple[int, int], lang: str
) -> None:
    board = read_board(random_match(*position).view(SPECTATOR))
    lines = {line.strip().split(":")[0]: line for line in field_texts(board, words(lang))}
    for field in board.fields.values():
        if field.place != "empty":
            line = lines[field.name]
            assert words(lang).word("terrain", field.terrain) in line
            assert words(lang).exits(field) in line
            if field.place == "city" and field.owner >= 0:
                assert NAMES[field.owner] in line
    for player in board.players:
        for hero in player.heroes:
            assert hero is None or NAMES[player.seat] in lines[hero]


def test_roads_are_drawn_with_the_exits_they_have() -> None:
    board = read_board(random_match(2, 300).view(SPECTATOR))
    rows = [line.plain for line in map_lines(board, words("en"), 80)]
    cell = (80 - 2) // board.columns
    roads = [field for field in board.fields.values() if field.place == "road"]
    assert len(roads) > 5
    for field in roads:
        row = rows[1 + 2 * (field.row - 1)]
        assert row[2 + cell * (field.column - 1) + (cell - 1) // 2] == ROADS[field.exits]


@every_position
@both_languages
def test_everything_can_be_shown_to_everybody(position: tuple[int, int], lang: str) -> None:
    match = random_match(*position)
    for viewer in (SPECTATOR, *range(match.seats)):
        view = match.view(viewer)
        assert display(lang).plain(view)
        for page in display(lang).pages:
            display(lang).page(page, view, 80)
            display(lang).plain_page(page, view)
        for seat in range(match.seats):
            assert NAMES[seat] in "\n".join(display(lang).plain(view))


def test_only_the_owner_is_shown_a_hand() -> None:
    match = random_match(1, 300)
    for seat in range(match.seats):
        hand = read_board(match.view(seat)).players[seat].hand_cards
        line = f"Hand: {words('en').cards(hand)}"
        for viewer in (SPECTATOR, *range(match.seats)):
            shown = "\n".join(display("en").plain(match.view(viewer)))
            assert (line in shown) == (viewer == seat)


def test_the_result_names_everybody_with_points() -> None:
    view = random_match(0, 40).view(SPECTATOR)
    lines = display("de").result(view, [1.0, 0.0])
    assert lines[0].startswith("Anna gewinnt mit ")
    assert lines[1].startswith("Bot random: ")
