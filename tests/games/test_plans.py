"""Plans of both games: they can be carried out, they waste nothing, they tell nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stormark.games.registry import load_game
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Game, Setup
from stormark.kernel.match import Accepted, Match
from stormark.kernel.planning import Goal
from stormark.kernel.plans import MOST_PLANS, Plans, plans_for

GAMES: dict[str, Game[Any]] = {name: load_game(name) for name in ("xibalba", "battalia")}
MOVES = 150
EVERY = 6  # decisions from one at which plans are made to the next


def some_match(name: str, seed: int) -> Match[Any]:
    game = GAMES[name]
    setup = game.setup(game.option_sets()[seed % len(game.option_sets())])
    assert isinstance(setup, Setup)
    return Match(game, setup, bytes([seed]) * 32)


def decisions_of(name: str, seed: int) -> list[tuple[Match[Any], int]]:
    """A match at many of its decisions, each as a match of its own, and who decides."""
    match, rng = some_match(name, seed), Random(seed)
    found: list[tuple[Match[Any], int]] = []
    for number in range(MOVES):
        if match.over:
            break
        decision = rng.choice(match.decisions())
        if number % EVERY == 0:
            again = Match.from_log(match.game, match.setup, bytes([seed]) * 32, match.log)
            found.append((again, decision.seat))
        match.act(decision.seat, rng.choice(decision.actions), decision.id)
    return found


def verbs(match: Match[Any]) -> list[str]:
    assert match.game.planning is not None
    return list(match.game.planning.verbs)


def plans(match: Match[Any], seat: int, verb: str, **args: Any) -> Plans:
    return plans_for(match.game, match.seen_by(seat), seat, Goal(verb, args))


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_plan_is_accepted_as_one_move_and_comes_to_its_aim(name: str, seed: int) -> None:
    tried = 0
    for match, seat in decisions_of(name, seed):
        log = match.log
        for verb in verbs(match):
            for plan in plans(match, seat, verb).plans[:4]:
                first, *then = plan.steps
                fresh = Match.from_log(match.game, match.setup, match.sealed_seed(), log)
                assert isinstance(fresh.act(seat, first, then=then), Accepted), plan
                begun = next(step for step in plan.steps if step.verb == verb)
                assert plan.aim.verb == verb
                assert begun.args.items() <= plan.aim.args.items()
                tried += 1
    assert tried > 10


@pytest.mark.parametrize("name", sorted(GAMES))
def test_who_sees_the_same_is_told_the_same(name: str) -> None:
    """Two true positions that a seat cannot tell apart have the same plans."""
    for match, seat in decisions_of(name, 4)[:12]:
        game = match.game
        belief = game.belief(match.seen_by(seat), seat)
        worlds = [belief.sample(FastChance(seed)) for seed in (7, 8)]
        for verb in verbs(match):
            here = plans(match, seat, verb)
            for world in worlds:
                there = plans_for(game, game.seen_by(world, seat), seat, Goal(verb))
                assert (there.plans, there.more) == (here.plans, here.more)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_cheapest_come_first_and_there_is_an_end(name: str) -> None:
    for match, seat in decisions_of(name, 5)[:10]:
        for verb in verbs(match):
            found = plans(match, seat, verb).plans
            assert [plan.price for plan in found] == sorted(plan.price for plan in found)
            assert len(found) <= MOST_PLANS


@pytest.mark.parametrize("name", sorted(GAMES))
def test_nobody_makes_plans_for_a_verb_without_any_or_for_who_is_not_asked(name: str) -> None:
    match = some_match(name, 1)
    seat = match.decisions()[0].seat
    assert plans(match, seat, "nonsense").plans == ()
    waiting = [other for other in range(match.seats) if match.decision(other) is None]
    for verb in verbs(match):
        for other in waiting:
            assert plans(match, other, verb).plans == ()


def test_an_argument_that_no_action_has_fits_nothing() -> None:
    match = some_match("xibalba", 1)
    assert plans(match, match.decisions()[0].seat, "buy", colour="red").plans == ()
