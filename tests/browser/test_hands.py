"""The board alone is enough, and nothing on it burns anything by accident."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from stormark.kernel.action import Action
from stormark.kernel.json import JsonDict
from tests.browser.clicks import play
from tests.browser.coach import Coach
from tests.browser.fuzz import clicked
from tests.browser.hands import Hands, Manner
from tests.browser.manners import verbs_that
from tests.browser.player import NewPlayer
from tests.browser.positions import first_offer
from tests.browser.sitting import sit_down
from tests.browser.staged import Stage

CLICKS = 300
SHORT: JsonDict = {"players": 2, "target": 8}


@pytest.mark.timeout(900)  # a hundred answers, each after the moment in which none is heard
@pytest.mark.parametrize("manner", ["mouse", "touch", "keys"])
def test_a_whole_game_is_played_with_the_board_alone(new_player: NewPlayer, manner: Manner) -> None:
    """Games of Battalia take longer: `python -m tests.browser.clicks`."""
    player = new_player(has_touch=manner == "touch")
    coach = Coach(player.page)
    sit_down(player, "xibalba", SHORT)
    hands = Hands(player, manner)
    played = play(player, coach, hands)
    assert hands.tally.unreached == []
    assert coach.result is not None
    assert played.turns > 1  # eight Paragon may come quickly
    player.expect_the_end()


@pytest.mark.parametrize("manner", ["mouse", "touch", "keys"])
@pytest.mark.parametrize(("place", "seed"), [("ark", 5), ("field.1", 1), ("field.2", 3)])
def test_an_effect_is_resolved_at_its_card(
    new_player: NewPlayer, manner: Manner, place: str, seed: int
) -> None:
    player = new_player(has_touch=manner == "touch")
    options: JsonDict = {"players": 2}
    position = first_offer("xibalba", options, Action("resolve", {"place": place}), seed=seed)
    stage = Stage(player, "xibalba", options)
    hands = Hands(player, manner)
    hands.get_ready()
    [key] = stage.show(position)
    words = player.prompt.locator(f'[data-choice="{key}"] span').inner_text()
    assert hands.answer(words)
    assert hands.tally.unreached == []


@pytest.mark.parametrize("game", ["xibalba", "battalia"])
def test_clicking_anywhere_burns_nothing(new_player: NewPlayer, game: str) -> None:
    player = new_player()
    fuzzer = clicked(player, game, CLICKS, seed=3)
    assert fuzzer.unasked == []


def test_what_destroys_asks_first_and_the_answer_at_hand_is_no(new_player: NewPlayer) -> None:
    player = new_player()
    coach = Coach(player.page)
    sit_down(player, "xibalba", {"players": 2})
    assert "discard" in verbs_that("xibalba", "danger")
    burning = player.prompt.locator('button.option[data-danger][data-verb="discard"]')
    for _ in range(40):
        player.wait_for_turn()
        if burning.count() > 0:
            break
        advice = coach.advice()
        assert advice is not None
        player.answer(advice)
    before = player.log.count()
    player.wait_until_heard()
    burning.first.click()
    dialog = player.page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name=player.t("cancel"))).to_be_focused()
    player.page.keyboard.press("Enter")
    expect(dialog).to_be_hidden()
    assert player.log.count() == before
