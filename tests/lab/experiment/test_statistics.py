"""What rows add up to: credit by side, lift against the chance before, curves."""

from __future__ import annotations

import pytest

from stormark.lab.experiment.row import Purchase
from stormark.lab.experiment.statistics import (
    RowSet,
    by_setting,
    clustered_mean,
    conditions,
    curves,
    varying,
)
from tests.lab.experiment.rows import TEAM, row


def test_a_bot_in_both_teams_counts_for_both() -> None:
    """A partner of the winner is credited with the victory, and the other team with its defeat."""
    bots = RowSet([TEAM]).bots
    assert (bots["greedy"].wins, bots["greedy"].games) == (1.0, 1)
    assert (bots["random"].wins, bots["random"].games) == (1.0, 2)


def test_a_team_of_one_bot_counts_once() -> None:
    bots = RowSet([row(**{**TEAM.__dict__, "bots": ["greedy", "random"] * 2})]).bots
    assert {name: (score.wins, score.games) for name, score in bots.items()} == {
        "greedy": (1.0, 1),
        "random": (0.0, 1),
    }


def test_victories_are_counted_by_faction_place_and_luck() -> None:
    findings = RowSet([row()])
    assert {name: score.wins for name, score in findings.factions.items()} == {"red": 1, "blue": 0}
    assert {name: score.wins for name, score in findings.places.items()} == {"1": 0, "2": 1}
    assert {name: score.wins for name, score in findings.lucky.items()} == {"even": 1, "low": 0}


def test_lift_is_the_result_less_the_chance_before() -> None:
    rows = [
        row(id="1", bought=[Purchase(0, "well", 0.4), Purchase(0, "well", 0.9)]),
        row(id="2", bought=[Purchase(0, "well", 0.8), Purchase(1, "tax", 0.3)]),
    ]
    well, tax = RowSet(rows).lifts()
    assert (well.card, well.games) == ("well", 2)
    assert well.gain.value == pytest.approx((0.6 + 0.2) / 2)  # the second copy is not counted
    assert well.gain.low < well.gain.value < well.gain.high
    assert tax.card == "tax"
    assert tax.gain.value == pytest.approx(-0.3)
    assert [lift.card for lift in RowSet(rows).lifts(fewest=2)] == ["well"]
    assert RowSet(rows).average_lift().count == 4
    assert RowSet([row()]).average_lift().count == 0


def test_values_that_hang_together_widen_the_interval() -> None:
    apart = clustered_mean([[1.0], [1.0], [0.0], [0.0]])
    together = clustered_mean([[1.0, 1.0], [0.0, 0.0]])
    assert together.high - together.low > apart.high - apart.low


def test_settings_are_told_by_what_differs() -> None:
    other = row(setting="b", number=1, bots=["random", "greedy"], options={"mode": "apocalypse"})
    assert varying([row(), other]) == ["mode"]
    assert conditions(other)["bots"] == "greedy, random"  # as they were listed
    assert {key: len(found.rows) for key, found in by_setting([row(), other]).items()} == {
        "a": 1,
        "b": 1,
    }


def test_what_follows_from_a_mode_or_the_players_does_not_tell_settings_apart() -> None:
    rows = [
        row(
            setting=f"{mode} {players}",
            players=players,
            bots=["greedy"] * players,
            options={"draft": mode == "long", "mode": mode},
        )
        for mode in ("short", "long")
        for players in (2, 3)
    ]
    assert varying(rows) == ["players", "mode"]
    assert varying(rows[:1]) == []


def test_curves_compare_winners_with_the_others() -> None:
    turns = [
        {
            "turn": at,
            "seat": 0,
            "chances": [0.5 + at / 10, 0.5 - at / 10],
            "values": {"gold": [at, 0]},
        }
        for at in range(5)
    ]
    chance, gold = curves(
        [{"id": "a-1-0", "turns": turns}, {"id": "gone", "turns": turns}], [row()], 3
    )
    assert [mean.value for mean in chance.winners] == pytest.approx([0.5, 0.7, 0.9])
    assert [mean.value for mean in chance.others] == pytest.approx([0.5, 0.3, 0.1])
    assert [mean.value for mean in gold.winners] == [0, 2, 4]
