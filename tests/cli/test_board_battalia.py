"""The table of Battalia on screens of all sizes, in colour and in words."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest
from rich.cells import cell_len

from stormark.cli.board.battalia.map import map_lines, road_sign
from stormark.games.battalia.view.types import BattaliaView
from stormark.kernel.json import Json
from stormark.kernel.state import SPECTATOR
from stormark.text.board.battalia.fields import column_of, row_of
from stormark.text.board.battalia.words import BattaliaWords
from tests.cli.battalia_tables import NAMES, TABLES, display, random_match
from tests.cli.moments import moment_of, screen

POSITIONS = [(table, moves) for table in range(len(TABLES)) for moves in (0, 40, 300)]
every_position = pytest.mark.parametrize("position", POSITIONS, ids=str)
both_languages = pytest.mark.parametrize("lang", ["en", "de"])


@every_position
@both_languages
def test_a_question_fits_80_columns_and_24_lines(position: tuple[int, int], lang: str) -> None:
    lines, _ = screen(80, 24).compose(moment_of(random_match(*position), display(lang)))
    assert len(lines) <= 23
    assert max(cell_len(line.plain) for line in lines) <= 80
    assert "BATTALIA" in lines[0].plain


@every_position
def test_every_option_is_on_some_page(position: tuple[int, int]) -> None:
    match = random_match(*position)
    moment = moment_of(match, display("en"))
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


def test_a_screen_with_room_shows_map_and_hand_together() -> None:
    moment = moment_of(random_match(2, 300), display("en"))
    drawn = [line.plain for line in display("en").picture(moment.view, 120)]
    for height, shown in ((24, False), (40, True)):
        lines = [line.plain for line in screen(120, height).compose(moment)[0]]
        assert (drawn[1] in lines) == shown
        assert any(line.startswith("Hand: ") for line in lines)
        assert len(lines) < height


def test_the_map_is_there_while_starting_cities_are_chosen_on_a_small_screen() -> None:
    lines, _ = screen(80, 24).compose(moment_of(random_match(0, 0), display("en")))
    assert lines[2].plain.startswith("1  ")
    assert any(line.plain.startswith("7  ") for line in lines)


@both_languages
def test_the_title_names_who_is_on_turn_however_long_the_oracle_is(lang: str) -> None:
    view = random_match(0, 0).view(0)
    view |= {"enlightened": "tools", "matching": "scroll"}
    title = display(lang).compact(view, 80)[0].plain
    assert NAMES[cast(BattaliaView, view)["deciding"][0]] in title
    for artefact in ("tools", "scroll"):
        assert words(lang).word("kind", artefact) in title


@both_languages
def test_the_legend_of_the_map_fits_80_columns(lang: str) -> None:
    for sign in display(lang).t("map-signs").splitlines():
        assert cell_len(sign) <= 80


@both_languages
def test_the_hint_names_the_pages_and_fits_80_columns(lang: str) -> None:
    lines, _ = screen(80, 24).compose(moment_of(random_match(0, 0), display(lang)))
    hint = lines[-1].plain
    assert all(display(lang).t("page", page=page) in hint for page in display(lang).pages)
    assert "…" not in hint


def words(lang: str) -> BattaliaWords:
    return BattaliaWords(display(lang).speaker)


def test_roads_are_drawn_with_the_exits_they_have() -> None:
    view = cast(BattaliaView, random_match(2, 300).view(SPECTATOR))
    rows = [line.plain for line in map_lines(view, words("en"), 80)]
    cell = (80 - 2) // view["board"]["columns"]
    fields = view["board"]["fields"]
    roads = {name: field["exits"] for name, field in fields.items() if field["place"] == "road"}
    assert len(roads) > 5
    for name, exits in roads.items():
        row = rows[1 + 2 * (row_of(name) - 1)]
        assert row[2 + cell * (column_of(name) - 1) + (cell - 1) // 2] == road_sign(exits)


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


def test_the_result_names_everybody_with_points() -> None:
    view = random_match(0, 40).view(SPECTATOR)
    lines = display("de").result(view, [1.0, 0.0])
    assert lines[0].startswith("Anna gewinnt mit ")
    assert lines[1].startswith("Bot random: ")


def test_the_result_of_teams_is_told_team_by_team() -> None:
    """B-TEAM-02: seats 1+4, 2+5 and 3+6 play together and win together."""
    view = random_match(2, 40).view(SPECTATOR)
    points = [player["points"] for player in cast(BattaliaView, view)["players"]]
    lines = display("en").result(view, [0.0, 1.0, 0.0, 0.0, 1.0, 0.0])
    assert len(lines) == 3
    (winners,) = [line for line in lines if line.endswith(" win.")]
    assert winners.startswith(f"Bot random ({points[1]} victory point")
    assert f" and Cleo ({points[4]} victory point" in winners


def test_viewers_of_everybody_see_all_cards_on_the_page_of_the_hand() -> None:
    match = random_match(1, 300)
    everybody = display("en").shared(
        match.view(SPECTATOR), [match.view(seat) for seat in range(match.seats)]
    )
    page = "\n".join(display("en").plain_page("hand", everybody))
    for seat in range(match.seats):
        hand = cast(BattaliaView, match.view(seat))["players"][seat]["hand_cards"]
        assert f"{NAMES[seat]}\n  Hand: {words('en').cards(hand)}" in page
    alone = display("en").plain_page("hand", match.view(SPECTATOR))
    assert alone == ["A spectator has no cards. In a replay, “--viewer 2” shows those of player 2."]


def test_long_lines_of_a_battle_are_broken_and_not_cut() -> None:
    view = random_match(1, 300).view(0)
    line: list[Json] = ["tribesman.islanders", "lord.unbound", "priest.fanatics", "chief.baerfolk"]
    view["battles"] = [
        {
            "target": "heroes",
            "field": "2,2",
            "attack": {"player": 0, "line": line, "total": 10, "parts": []},
            "defence": {"player": 1, "line": [], "total": 0, "parts": []},
            "prize": ["heroes"],
            "level": None,
        }
    ]
    shown = [row.plain for row in display("de").compact(view, 80)]
    assert max(map(cell_len, shown)) <= 80
    assert "Häuptling (Bärenvolk)" in " ".join(" ".join(shown).split())
