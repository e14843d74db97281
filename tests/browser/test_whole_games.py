"""Whole games through the user interface, from the link to the result."""

from __future__ import annotations

import pytest

from tests.browser.coach import Coach
from tests.browser.company import by_button, meet, play_to_the_end
from tests.browser.player import NewPlayer, Player


@pytest.mark.timeout(900)  # hundreds of answers, each after the moment in which none is heard
@pytest.mark.parametrize(("game", "mode"), [("xibalba", ""), ("battalia", "stormgates")])
def test_two_browsers_play_a_whole_game_in_german_and_english(
    new_player: NewPlayer, game: str, mode: str
) -> None:
    anna, ben = new_player("de", forced=True), new_player("en", forced=True)
    coaches = {player: Coach(player.page, forced=True) for player in (anna, ben)}
    meet(anna, ben, game, mode)
    reloaded: list[Player] = []

    def answer(player: Player, option: str) -> None:
        if player is ben and len(reloaded) < 1:
            player.page.reload()  # in the middle of the game; it goes on where it was
            reloaded.append(player)
        by_button(player, option)

    answers = play_to_the_end(coaches, answer)
    assert answers > 50
    assert reloaded == [ben]
    for player, coach in coaches.items():
        player.expect_the_end()
        assert coach.result is not None
        assert sum(coach.result) == pytest.approx(1)
