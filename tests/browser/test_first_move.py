"""From the start page to the first move, in both games and both languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.player import NewPlayer, Player

MOST_ANSWERS = 60  # in one turn


@pytest.mark.parametrize("game", ["xibalba", "battalia"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_one_click_leads_to_a_match_and_another_makes_a_move(
    new_player: NewPlayer, game: str, lang: str
) -> None:
    player = new_player(lang)
    player.play_now(game)
    name = player.t(f"game-{game}")
    expect(player.page).to_have_title(f"{player.t('your-turn-mark')} · {name} · Stormark")
    before = player.asked()
    player.answer()
    expect(player.prompt).not_to_have_text(before, use_inner_text=True)


def test_a_whole_turn_can_be_played_and_the_bot_answers(player: Player) -> None:
    player.play_now("xibalba")
    begun = player.log_turns.count()  # old ones fold, but their titles stay
    for _ in range(MOST_ANSWERS):
        player.wait_for_turn()
        if player.log_turns.count() >= begun + 2:
            return
        player.answer()
    pytest.fail(f"{MOST_ANSWERS} answers, and the turn has not come back")
