"""Whatever hosts, guests and strangers do: nobody plays at a table they have not agreed to."""

from __future__ import annotations

from tests.server.lobby.consent_machine import Play

SEEDS = range(24)  # `python -m tests.server.lobby.consent_machine 2000` plays more of them


def test_no_order_of_deeds_begins_a_match_without_everybodys_consent() -> None:
    plays = [Play(seed) for seed in SEEDS]
    for play in plays:
        play.run()
    began = [play for play in plays if play.began]
    assert {play.again for play in began} == {True, False}, "a new table, and a rematch"
    assert any(play.guests for play in began), "with somebody who had to be asked"
