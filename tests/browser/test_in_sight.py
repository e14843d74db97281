"""What one has to see to answer is in sight, whatever lies over the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from stormark.kernel.action import Action
from stormark.kernel.json import JsonDict
from tests.browser.learning import Learner, coach
from tests.browser.player import NewPlayer
from tests.browser.positions import Position, first_offer
from tests.browser.staged import Stage
from tests.games.battalia.table import Table

PHONE = {"width": 390, "height": 844}
TABLET = {"width": 820, "height": 1180}
FINGER = 44  # pixels
GAP = 12  # pixels between a title and what stands beside it
STEPS = 12  # of a lesson until its battle


def box(found: Locator) -> tuple[float, float, float, float]:
    place = found.bounding_box()
    assert place is not None, f"{found} is not to be seen"
    return (
        place["x"],
        place["y"],
        place["x"] + place["width"],
        place["y"] + place["height"],
    )


def apart(one: Locator, other: Locator) -> bool:
    left, top, right, bottom = box(one)
    other_left, other_top, other_right, other_bottom = box(other)
    return right <= other_left or other_right <= left or bottom <= other_top or other_bottom <= top


def test_both_answers_to_an_attack_are_in_sight_on_a_phone(new_player: NewPlayer) -> None:
    options: JsonDict = {"players": 3}
    player = new_player("en", viewport=PHONE, has_touch=True, is_mobile=True)
    stage = Stage(player, "xibalba", options)
    stage.show(first_offer("xibalba", options, Action("block", {}), seed=2))
    player.close_list()
    for choice in player.page.locator(".foot button").all():
        expect(choice).to_be_in_viewport(ratio=1)
    assert player.page.locator(".foot button").count() == 2


def test_the_log_is_within_reach_on_a_tablet(new_player: NewPlayer) -> None:
    options: JsonDict = {"players": 3}
    player = new_player("en", viewport=TABLET)
    stage = Stage(player, "xibalba", options)
    stage.show(first_offer("xibalba", options, Action("end", {}), seed=2))
    player.close_list()
    log = player.page.get_by_role("region", name=player.t("tab-log"), exact=True)
    expect(log).to_be_hidden()
    player.page.get_by_role("button", name=player.t("tab-log"), exact=True).click()
    expect(log).to_be_in_viewport(ratio=1)
    player.page.keyboard.press("Escape")
    expect(log).to_be_hidden()


def test_a_folded_battle_leaves_the_question_in_sight(new_player: NewPlayer) -> None:
    options: JsonDict = {"players": 2}
    player = new_player("en", viewport={"width": 1440, "height": 900})
    stage = Stage(player, "battalia", options)
    stage.show(first_offer("battalia", options, Action("at", {"field": "2,3"}), seed=6))
    player.close_list()
    folded = player.page.locator(".battalia .bar")
    assert apart(folded, player.page.locator(".battalia > .grid > .question"))


def test_all_answers_of_a_battle_are_in_sight_on_a_phone(new_player: NewPlayer) -> None:
    options: JsonDict = {"players": 2}
    player = new_player("de", viewport=PHONE, has_touch=True, is_mobile=True)
    stage = Stage(player, "battalia", options)
    retreat = Action("retreat", {"hero": 1, "payment": "supply"})
    stage.show(first_offer("battalia", options, retreat, seed=8))
    player.close_list()
    answers = player.page.locator(".theatre .verb button")
    expect(answers).to_have_count(4)  # cards, a retreat, a tent, and last what loses the battle
    for answer in answers.all():
        expect(answer).to_be_in_viewport(ratio=1)
    expect(answers.last).to_have_text(player.t("b-fight-pass"))


@pytest.mark.parametrize("window", [(1366, 657), (390, 844)])
def test_who_defends_in_the_open_is_asked_where_the_battle_lies(
    new_player: NewPlayer, window: tuple[int, int]
) -> None:
    """B-RULING-129: in the scene of an attacked city; nobody has named anybody yet."""
    p1 = {"hand": ["weapon.baerfolk", "lord.baerfolk"], "heroes": ["6,6", ""]}
    table = Table(players=2, p1=p1, p2={"heroes": ["6,6", "6,6"], "hand": ["chest"]})
    state = table.do("attack heroes 6,6 p2").state
    rules = table.game
    asked = Position(1, rules.view(state, 1), rules.decision(state, 1), [0, 1, 2])
    viewport = {"width": window[0], "height": window[1]}
    player = new_player("en", viewport=viewport, has_touch=window[0] < 500)
    Stage(player, "battalia", {"players": 2}).show(asked)
    player.close_list()
    answers = player.page.locator(".theatre .verb button")
    expect(answers).to_have_text(["Hero 1", "Hero 2", "Both heroes"])
    for answer in answers.all():
        expect(answer).to_be_in_viewport(ratio=1)
        answer.click(trial=True)
    expect(player.page.locator(".theatre .defender")).to_contain_text(player.t("b-fight-unnamed"))


def test_a_small_map_is_whole_on_a_phone_and_leaves_room_for_what_is_paid(
    new_player: NewPlayer,
) -> None:
    options: JsonDict = {"players": 2, "mode": "creation"}
    player = new_player("en", viewport=PHONE, has_touch=True, is_mobile=True)
    stage = Stage(player, "battalia", options)
    stage.show(first_offer("battalia", options, Action("mulligan", {}), seed=2))
    player.close_list()
    lowest = player.board.locator("[data-field] .rim").last
    for place in ("4,1", "4,7"):
        rim = player.board.locator(f'[data-field="{place}"] .rim').first
        expect(rim).to_be_in_viewport(ratio=1)
    offered = player.page.locator(".battalia .announcements .said")
    assert apart(offered.first, lowest)


def test_what_can_be_chosen_rises_above_what_is_paid_on_a_phone(new_player: NewPlayer) -> None:
    options: JsonDict = {"players": 2, "mode": "stormgates"}
    player = new_player("en", viewport=PHONE, has_touch=True, is_mobile=True)
    stage = Stage(player, "battalia", options)
    stage.show(first_offer("battalia", options, Action("site", {"field": "7,6"}), seed=6))
    player.close_list()
    line = player.page.locator(".battalia .payment > .payment")
    expect(line.locator(".line")).to_be_visible()
    for field in ("5,6", "6,5", "6,7", "7,6"):
        rim = player.board.locator(f'[data-field="{field}"] .rim')
        expect(rim).to_be_in_viewport(ratio=1)
        assert apart(rim, line), field


def test_nothing_lies_over_a_sheet_of_a_phone(new_player: NewPlayer) -> None:
    options: JsonDict = {"players": 2, "mode": "stormgates"}
    player = new_player("en", viewport=PHONE, has_touch=True, is_mobile=True)
    stage = Stage(player, "battalia", options)
    stage.show(first_offer("battalia", options, Action("mulligan", {}), seed=2))
    player.close_list()
    announced = player.page.locator(".battalia .announcements .said").first
    for name in ("market", "world", "teams", "log"):
        label = player.t("b-stage-players" if name == "teams" else f"b-stage-{name}")
        tab = player.page.locator(".sheet-tabs button", has_text=label)
        _, top, _, bottom = box(tab)
        assert bottom - top >= FINGER, name
        tab.tap()
        panel = player.page.locator(f".battalia .b-{'rail' if name == 'log' else name}")
        expect(panel).to_be_visible()
        assert apart(announced, panel), name


def test_the_world_and_the_players_are_within_reach_on_a_tablet(new_player: NewPlayer) -> None:
    options: JsonDict = {"players": 2, "mode": "stormgates"}
    player = new_player("en", viewport=TABLET, has_touch=True)
    stage = Stage(player, "battalia", options)
    stage.show(first_offer("battalia", options, Action("mulligan", {}), seed=2))
    player.close_list()
    for name, panel in (("world", ".b-world"), ("players", ".b-teams")):
        opened = player.page.locator(f".battalia {panel}")
        expect(opened).to_be_hidden()
        label = player.t(f"b-stage-{name}")
        player.page.locator(".sheet-tabs button", has_text=label).tap()
        expect(opened).to_be_in_viewport(ratio=1)


def test_what_is_laid_out_to_choose_from_is_not_said_twice(new_player: NewPlayer) -> None:
    options: JsonDict = {"players": 2}
    player = new_player("en", viewport=PHONE, has_touch=True, is_mobile=True)
    stage = Stage(player, "battalia", options)
    faction = Action("faction", {"faction": "emberians"})
    [key] = stage.show(first_offer("battalia", options, faction, seed=2))
    player.close_list()
    expect(player.page.locator(f'.battalia [data-choice="{key}"]')).to_have_count(1)


def test_a_coach_leaves_the_sums_of_a_battle_in_sight(new_player: NewPlayer) -> None:
    player = new_player("en", viewport={"width": 1440, "height": 900})
    player.visit("/learn/battalia/battle")
    expect(coach(player)).to_be_visible()
    battle = player.page.locator(".theatre")
    learner = Learner(player)
    for _ in range(STEPS):
        if battle.count() > 0:
            break
        assert learner.step() == "works"
    assert apart(coach(player), battle.locator(".attacker"))


@pytest.mark.parametrize("lesson", ["xibalba/gather-and-buy", "battalia/a-road"])
def test_a_coach_has_a_column_of_its_own(new_player: NewPlayer, lesson: str) -> None:
    player = new_player("en")
    player.visit(f"/learn/{lesson}")
    expect(coach(player)).to_be_visible()
    assert apart(coach(player), player.board)
    _, _, right, _ = box(player.page.locator(".top h1"))
    head, *_ = box(player.page.locator(".top > .head"))
    assert right + GAP <= head
    assert player.page.locator(".top h1").evaluate("h1 => h1.scrollWidth <= h1.clientWidth")


def test_the_title_of_a_lesson_can_be_read_on_a_phone(new_player: NewPlayer) -> None:
    player = new_player("de", viewport=PHONE, has_touch=True, is_mobile=True)
    player.visit("/learn/battalia/a-road")
    expect(coach(player)).to_be_visible()
    assert apart(coach(player), player.board)
    title = player.page.locator(".coach .which")
    expect(title).to_be_in_viewport(ratio=1)
    assert title.evaluate("line => line.scrollWidth <= line.clientWidth")


def test_the_day_of_today_is_whole_on_a_phone(new_player: NewPlayer) -> None:
    player = new_player("en", viewport=PHONE, has_touch=True, is_mobile=True)
    player.visit("/learn/battalia/a-road")
    expect(coach(player)).to_be_visible()
    today = player.page.locator(".oracle .now small")
    _, top, right, bottom = box(today)
    head = box(player.page.locator(".top > .head"))
    assert head[1] <= top
    assert bottom <= head[3]
    assert right <= head[2]
