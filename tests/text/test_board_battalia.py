"""The table of Battalia in words."""

from __future__ import annotations

from typing import cast

import pytest

from stormark.games.battalia.view.types import BattaliaView
from stormark.kernel.state import SPECTATOR
from stormark.text.board import board_sections
from stormark.text.board.battalia.fields import field_texts, row_of
from stormark.text.board.battalia.words import BattaliaWords
from stormark.text.board.section import plain_lines
from tests.cli.battalia_tables import NAMES, TABLES, display, random_match

POSITIONS = [(table, moves) for table in range(len(TABLES)) for moves in (0, 40, 300)]
every_position = pytest.mark.parametrize("position", POSITIONS, ids=str)
both_languages = pytest.mark.parametrize("lang", ["en", "de"])


def words(lang: str) -> BattaliaWords:
    return BattaliaWords(display(lang).speaker)


@every_position
@both_languages
def test_the_map_in_words_names_every_card_with_its_roads(
    position: tuple[int, int], lang: str
) -> None:
    view = cast(BattaliaView, random_match(*position).view(SPECTATOR))
    lines = {line.strip().split(":")[0]: line for line in field_texts(view, words(lang))}
    for name, field in view["board"]["fields"].items():
        if field["place"] != "empty":
            assert words(lang).word("terrain", field["terrain"]) in lines[name]
            assert words(lang).exits(field) in lines[name]
            owner = field.get("owner")
            if field["place"] == "city" and owner is not None:
                assert NAMES[owner] in lines[name]
    for player in view["players"]:
        for hero in player["heroes"]:
            assert hero["field"] is None or NAMES[player["seat"]] in lines[hero["field"]]


@every_position
def test_no_row_of_the_map_in_words_is_left_without_fields(position: tuple[int, int]) -> None:
    lines = field_texts(cast(BattaliaView, random_match(*position).view(SPECTATOR)), words("en"))
    headings = [number for number, line in enumerate(lines) if not line.startswith("  ")]
    assert all(lines[number + 1].startswith("  ") for number in headings)


def test_only_the_owner_is_shown_a_hand() -> None:
    match = random_match(1, 300)
    for seat in range(match.seats):
        hand = cast(BattaliaView, match.view(seat))["players"][seat]["hand_cards"]
        line = f"Hand: {words('en').cards(hand)}"
        for viewer in (SPECTATOR, *range(match.seats)):
            parts = board_sections(match.view(viewer), display("en").speaker)
            shown = "\n".join(plain_lines(parts))
            assert (line in shown) == (viewer == seat)


@both_languages
def test_starting_cities_are_free_before_they_are_chosen(lang: str) -> None:
    shown = "\n".join(field_texts(cast(BattaliaView, random_match(0, 0).view(0)), words(lang)))
    assert shown.count({"en": "unclaimed starting city", "de": "freie Startstadt"}[lang]) == 2


def test_the_owner_reads_all_own_cards() -> None:
    match = random_match(1, 300)
    for seat in range(match.seats):
        view = match.view(seat)
        own = board_sections(view, display("en").speaker)[1]
        player = cast(BattaliaView, view)["players"][seat]
        assert own.heading == "Your cards"
        assert f"Refuge: {words('en').cards(player['refuge_cards'])}" in own.lines
        assert f"Nation (sorted): {words('en').cards(player['nation_cards'])}" in own.lines
    spectator = board_sections(match.view(SPECTATOR), display("en").speaker)
    assert "Your cards" not in [part.heading for part in spectator]


@every_position
def test_every_row_of_the_map_is_a_section_below_the_map(position: tuple[int, int]) -> None:
    view = random_match(*position).view(SPECTATOR)
    parts = board_sections(view, display("en").speaker)
    headings = [part.heading for part in parts]
    rows = parts[headings.index("Map") + 1 : headings.index("Stock")]
    assert {row_of(name) for name in cast(BattaliaView, view)["board"]["fields"]} == {
        int(row.heading.removeprefix("Row ")) for row in rows
    }
    assert all(row.level == 2 and row.lines for row in rows)
