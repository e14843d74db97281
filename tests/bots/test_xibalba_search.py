"""The parts of the search: dice that are the same for all plans, plans, and what they are worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from stormark.bots.xibalba.candidates import dice_plans, plans_for
from stormark.bots.xibalba.luck import Luck
from stormark.bots.xibalba.policy import Policy
from stormark.bots.xibalba.search import Candidate, best_plan, run_trial, schedule_cost
from stormark.bots.xibalba.styles import factors_of
from stormark.bots.xibalba.terms import COUNT, NAMES, NOTHING, progress, terms
from stormark.bots.xibalba.value import Valuation
from stormark.bots.xibalba.weights import fitted, table_of, valuation
from stormark.games.xibalba import layout as L
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.game import Xibalba
from stormark.kernel.chance import FastChance
from stormark.kernel.json import Json
from stormark.kernel.simulator import Simulator
from stormark.kernel.state import Io

GAME = Xibalba()
BASE: dict[str, Json] = {"faction": "bastion", "resources": 0}


def position(given: Mapping[str, Json]) -> XibalbaState:
    return GAME.position({"p2": {"faction": "abacus"}, **given})


def valued() -> Valuation:
    return valuation(fitted(), 2, {})


def best(given: Mapping[str, Json], steps: int = 4_000) -> str:
    """The first option of the plan that wins the comparison, in notation."""
    state = position(given)
    policy = Policy(valued(), 1)
    simulator = Simulator(GAME, GAME.seen_by(state, 0), 0, FastChance(1))
    plans = plans_for(state, 0, policy, 8)
    plan = best_plan(simulator, 0, plans, policy, steps, 1).plan
    return GAME.notation(GAME.action(state, 0, plan[0]))


# --- luck


def test_six_trials_show_every_side_of_every_die_once() -> None:
    for stream in range(3):
        for index in range(20):
            shown = {Luck(7, trial).draw(stream, index, 6) for trial in range(6, 12)}
            assert shown == set(range(6))


def test_luck_depends_on_the_roll_alone_and_not_on_what_was_rolled_before() -> None:
    one, other = Luck(3, 4), Luck(3, 4)
    one.draw(0, 0, 6)
    one.draw(2, 5, 6)
    assert [one.draw(1, index, 6) for index in range(9)] == [
        other.draw(1, index, 6) for index in range(9)
    ]
    assert [Luck(3, 0).draw(0, i, 6) for i in range(20)] != [
        Luck(4, 0).draw(0, i, 6) for i in range(20)
    ]


def test_luck_is_even_over_sides_and_other_bounds() -> None:
    sides = Counter(Luck(seed, 0).draw(0, 0, 6) for seed in range(6_000))
    assert all(850 < sides[side] < 1150 for side in range(6))
    cards = Counter(Luck(seed, 0).draw(3, 0, 10) for seed in range(10_000))
    assert all(850 < cards[card] < 1150 for card in range(10))


# --- plans


def test_dice_plans_keep_better_faces_first_and_never_a_blank() -> None:
    state = position({"phase": "dice", "dice_pool": ["R3", "R1", "R-", "A", "C", "A-"], "p1": BASE})
    plans = dice_plans(state)
    assert plans[0] == [L.pack(L.V_KEEP, kind) for kind in (L.R3, L.A2, L.A1)] + [L.V_ROLL]
    assert [L.V_ROLL] in plans
    assert [L.V_KEEP_ALL] in plans
    kept = [[L.a_of(option) for option in plan[:-1]] for plan in plans]
    assert [L.R3, L.A2] in kept
    assert all(L.R0 not in faces and L.A0 not in faces for faces in kept)
    assert all(L.R3 in faces for faces in kept if L.R1 in faces)
    assert len(plans) == len({tuple(plan) for plan in plans})


def test_a_die_is_exchanged_at_once_where_no_card_could_use_it() -> None:
    state = position({"phase": "action", "action_pool": ["R2", "A"], "p1": BASE})
    policy = Policy(valued(), 1)
    assert plans_for(state, 0, policy, 8) == [[L.pack(L.V_GATHER, L.R2)]]
    assert policy.steps == 0


def test_the_end_of_the_turn_is_among_the_plans_and_giving_cards_away_is_not() -> None:
    state = position({"phase": "action", "action_pool": ["A-"], "p1": {**BASE, "resources": 9}})
    plans = plans_for(state, 0, Policy(valued(), 1), 3)
    assert len(plans) == 4
    assert plans[-1] == [L.V_END]
    every = plans_for(state, 0, Policy(valued(), 1), 100)
    verbs = {L.verb_of(plan[0]) for plan in every}
    assert {L.V_DISCARD, L.V_REMOVE}.isdisjoint(verbs)
    assert L.V_UPGRADE in verbs


def test_another_attack_die_is_considered_by_whoever_has_a_soldier() -> None:
    soldier: dict[str, Json] = {**BASE, "resources": 9, "warhost": ["bomber"]}
    for base, expected in ((soldier, True), ({**BASE, "resources": 9}, False)):
        state = position({"phase": "action", "action_pool": ["A-"], "p1": base})
        plans = plans_for(state, 0, Policy(valued(), 1), 1)
        assert ([L.V_ASSAULT] in plans) is expected


# --- what the search finds


def test_the_ark_is_conquered_when_the_dice_suffice() -> None:
    given: Mapping[str, Json] = {
        "phase": "action",
        "action_pool": ["A", "A"],
        "ark": {"soldier": "mole", "life": 2, "owner": 2},
        "p1": {**BASE, "warhost": ["bomber"]},
    }
    assert best(given).startswith("attack ark")


def test_a_game_that_can_be_won_now_is_won() -> None:
    given: Mapping[str, Json] = {
        "phase": "action",
        "action_pool": ["G2"],
        "p1": {**BASE, "paragon": 33},
        "p2": {"faction": "abacus", "paragon": 34},
    }
    assert best(given) == "exchange G2"


def test_more_steps_give_every_plan_more_trials_and_few_do_not_give_less() -> None:
    state = position({"phase": "action", "action_pool": ["A-"], "p1": {**BASE, "resources": 9}})
    simulator = Simulator(GAME, GAME.seen_by(state, 0), 0, FastChance(1))
    plans = plans_for(state, 0, Policy(valued(), 1), 3)
    trials = []
    for steps in (4_000, 12_000):
        trials.append(best_plan(simulator, 0, plans, Policy(valued(), 1), steps, 1).trials)
    assert 12 <= trials[0] < trials[1]
    assert schedule_cost(2) < schedule_cost(4) < schedule_cost(8)


def test_a_simulated_turn_ends_where_the_next_one_begins() -> None:
    state = position({"phase": "action", "action_pool": ["R2", "R1"], "p1": BASE})
    policy = Policy(valued(), 1)
    policy.finish_turn(state, Io(Luck(1, 0)))
    assert state.turn == 1
    assert policy.steps > 2


def test_a_plan_that_ends_the_turn_is_weighed_where_the_turn_ends() -> None:
    """What the others do in their turns is left out, as for all plans."""
    state = position({"phase": "action", "action_pool": ["A-"], "p1": {**BASE, "resources": 9}})
    policy = Policy(valued(), 1)
    ending = Candidate([L.V_END], 0)
    run_trial(state, 0, ending, policy, Luck(1, 0))
    assert state.turn == 1
    assert (ending.trials, policy.steps) == (1, 1)
    assert ending.mean() == valued().chance(state, 0)


# --- value


def test_every_term_has_a_name_and_a_weight_for_every_number_of_players() -> None:
    assert len(NAMES) == COUNT == len(NOTHING)
    assert set(fitted()) == {"players-2", "players-3", "players-4", "apocalypse-2"}
    for table in fitted().values():
        assert list(table) == list(NAMES)


def test_a_mode_with_weights_of_its_own_is_valued_by_them() -> None:
    common, own = dict.fromkeys(NAMES, 1.0), dict.fromkeys(NAMES, 2.0)
    weights = {"players-2": common, "players-3": common, "apocalypse-2": own}
    assert table_of(weights, 2, apocalypse=True) is own
    assert table_of(weights, 2, apocalypse=False) is common
    assert table_of(weights, 3, apocalypse=True) is common
    assert list(valuation(weights, 2, {}, apocalypse=True).weights) == [2.0] * COUNT


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_of_all_seats_add_up_to_one(players: int) -> None:
    seats: dict[str, Json] = {
        f"p{seat + 1}": {"paragon": 12 * seat // (players - 1)} for seat in range(players)
    }
    given: dict[str, Json] = {
        "players": players,
        "phase": "action",
        "action_pool": ["A-"],
        **seats,
    }
    state = GAME.position(given)
    worth = valuation(fitted(), players, {})
    chances = [worth.chance(state, seat) for seat in range(players)]
    assert sum(chances) == pytest.approx(1)
    assert chances == sorted(chances)


def test_paragon_counts_with_what_the_dice_in_the_pool_will_bring() -> None:
    leader: dict[str, Json] = {"p2": {"faction": "abacus", "paragon": 7}}
    action: dict[str, Json] = {"phase": "action", **leader}
    held = position({**action, "action_pool": ["G2", "R3"], "p1": BASE})
    used = position({**action, "action_pool": ["A-"], "p1": {**BASE, "paragon": 2, "resources": 3}})
    worth = valued()
    assert worth.odds(held, 0, 1) == pytest.approx(worth.odds(used, 0, 1))
    assert progress(held) == pytest.approx(0.2)


def test_resources_are_not_hoarded_for_their_own_sake() -> None:
    """Two bots that valued the 25th resource like the first never ended their game."""
    rows = [
        list(terms(position({"p1": BASE}), 0, 0, 0.0, 0.0, resources))
        for resources in (5.0, 12.0, 25.0)
    ]
    assert rows[0] != rows[1] == rows[2]
    rich: dict[str, Json] = {**BASE, "resources": 25}
    state = position({"phase": "action", "action_pool": ["A-"], "p1": rich})
    chosen = {L.verb_of(Policy(valued(), seed).choose(state, 0)) for seed in range(10)}
    assert L.V_END not in chosen


def test_terms_are_those_of_one_seat() -> None:
    state = position({"phase": "action", "action_pool": ["A-"], "p1": {**BASE, "level": 3}})
    rows = [dict(zip(NAMES, terms(state, seat, 0, 0.0, 4.0, 5.0), strict=True)) for seat in (0, 1)]
    assert rows[0]["level"] == 2
    assert rows[1]["level"] == 0
    assert (rows[0]["to_move"], rows[1]["to_move"]) == (1, 0)
    assert rows[0]["resources"] == 0.5


def test_a_raider_likes_to_sit_in_the_ark_more_than_others_do() -> None:
    """Bases are hit from there; a soldier who waits outside is worth no more to a raider."""
    outside = position(
        {"ark": {"soldier": "mole", "life": 2}, "p1": {**BASE, "warhost": ["bomber"]}}
    )
    inside = position({"ark": {"soldier": "bomber", "owner": 1, "life": 4}, "p1": BASE})

    def gain(style: str) -> float:
        found = valuation(fitted(), 2, factors_of(style))
        return found.odds(inside, 0, 1) - found.odds(outside, 0, 1)

    assert gain("raider") > gain("")
