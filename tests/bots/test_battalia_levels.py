"""The five levels of Battalia: legal, repeatable, honest, within their budgets, each a manner."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from stormark.bots import Bot
from stormark.bots.battalia.features import NAMES
from stormark.bots.battalia.greedy import BattaliaGreedyBot
from stormark.bots.battalia.levels import EFFORTS, IN_CREATION, MISTAKES, level
from stormark.bots.battalia.planner import LEAST, Effort, PlanningBot
from stormark.bots.battalia.styles import LEANINGS, STYLES, TASTES, styled, tastes_of
from stormark.bots.battalia.tastes import ENDLESS, RAID, deed_of
from stormark.bots.battalia.weights import WEIGHTS
from stormark.bots.levels import LEVELS
from stormark.games.battalia import verbs as V
from stormark.games.battalia.game import Battalia
from stormark.kernel.action import Action
from stormark.kernel.chance import FastChance, KeyedChance
from stormark.kernel.json import Json
from stormark.kernel.state import Io
from tests.bots.playing import choice, played, start

GAME = Battalia()
TINY = Effort(1_200, 2, 2, 0)
AHEAD = Effort(1_500, 2, 2, 2)
MODULES: dict[str, Json] = {
    "metamorpha": True,
    "bilkarr": True,
    "fanatics": True,
    "unbound": True,
    "kry_cek": True,
}


def planner(effort: Effort = TINY) -> PlanningBot:
    return PlanningBot(effort, WEIGHTS)


def test_a_plan_goes_on_past_questions_with_one_answer() -> None:
    """A hero who forgot the way after a step without a choice went to and fro for ever."""
    bots = [level("skilled", "", seat) for seat in range(2)]
    actions, state = played(GAME, bots, {"players": 2}, seed=193, most=150)
    assert len(actions) == 150
    assert state.turn_no > 12  # in turn 8 it began


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "creation", "players": 2, "hero_mode": True},
        {"mode": "creation", "players": 4},
        {"players": 2, **MODULES},
        {"players": 3, **MODULES},
        {"players": 4, "valley": "mountain_pass", **MODULES},
        {"players": 5, **MODULES},
        {"players": 6, "valley": "kings_bridge", "two_trios": True, **MODULES},
    ],
    ids=["heroes", "four", "modules", "three", "mountain-pass", "five", "kings-bridge"],
)
def test_a_planner_plays_legally_with_all_modules(options: Mapping[str, Json]) -> None:
    players = options["players"]
    assert isinstance(players, int)
    efforts = (TINY, AHEAD, Effort(0, 1, 1, 0))
    bots: list[Bot] = [planner(efforts[seat % 3]) for seat in range(players)]
    actions, state = played(GAME, bots, options, seed=players, most=90)
    assert len(actions) == 90 or state.shares


@pytest.mark.parametrize("name", LEVELS[:3])
def test_levels_repeat_by_their_seed_and_differ_by_it(name: str) -> None:
    def game(seed: int) -> list[Action]:
        bots = [level(name, "", seed), level(name, "", seed + 1)]
        return played(GAME, bots, {"mode": "creation", "players": 2}, seed=1, most=50)[0]

    assert game(1) == game(1)
    assert name not in MISTAKES or game(1) != game(5)


def test_a_planner_repeats() -> None:
    def game() -> list[Action]:
        return played(GAME, [planner(), planner(AHEAD)], {"players": 2}, seed=2, most=40)[0]

    assert game() == game()


def test_a_turn_takes_no_more_steps_than_its_budget_allows() -> None:
    """Once it is spent, decisions are made one action ahead: a few steps each."""
    steps = 4_000
    io = Io(KeyedChance(bytes([4] * 32), GAME.spec.streams))
    state = start(GAME, {"mode": "creation", "players": 2}, io)
    bots = [planner(Effort(steps, 3, 2, 2)), planner(Effort(steps, 3, 2, 0))]
    while state.turn_no < 1:
        state.apply(state.open_seats()[0], state.options(state.open_seats()[0])[0], io)
    for _ in range(6):
        turn = state.turn_no
        before = [bot.steps_taken for bot in bots]
        decisions = 0
        while state.turn_no == turn:
            seat = state.open_seats()[0]
            option = GAME.option(state, seat, choice(GAME, bots[seat], state, FastChance(5)))
            assert isinstance(option, int)
            state.apply(seat, option, io)
            decisions += 1
        spent = max(bot.steps_taken - was for bot, was in zip(bots, before, strict=True))
        assert 0 < spent < 1.1 * steps + LEAST * decisions


@pytest.mark.parametrize("name", ["casual", "skilled", "planner"])
def test_two_true_states_with_one_view_give_the_same_choice(name: str) -> None:
    """Whatever is hidden may be dealt anew: for every seed the choice stays the same."""
    io = Io(KeyedChance(bytes([6] * 32), GAME.spec.streams))
    state = start(GAME, {"mode": "creation", "players": 2}, io)
    differing = 0
    for number in range(24):
        seat = state.open_seats()[0]
        hidden = GAME.belief(GAME.seen_by(state, seat), seat).sample(FastChance(number))
        differing += hidden.nation != state.nation
        choices = [
            choice(
                GAME, planner(AHEAD) if name == "planner" else level(name, "", number), some, chance
            )
            for some, chance in ((state, FastChance(3)), (hidden, FastChance(3)))
        ]
        assert choices[0] == choices[1]
        option = GAME.option(state, seat, choices[0])
        assert isinstance(option, int)
        state.apply(seat, option, io)
    assert differing > 10


def test_levels_err_less_or_think_harder_from_one_to_the_next() -> None:
    assert MISTAKES["beginner"] > MISTAKES["casual"] > 0
    steps = [EFFORTS[name].steps for name in ("skilled", "expert", "master")]
    assert steps == sorted(set(steps))
    assert steps[0] < IN_CREATION["expert"].steps < steps[1]
    assert set(EFFORTS) == set(LEVELS)


@pytest.mark.parametrize(
    ("better", "worse"), [("planner", "greedy"), ("casual", "beginner")], ids=["plan", "mistakes"]
)
def test_the_higher_level_wins_most_games(better: str, worse: str) -> None:
    """A small sample of a large effect, the same one every time."""

    def made(name: str, seed: int) -> Bot:
        if name == "greedy":
            return BattaliaGreedyBot()
        return planner(Effort(2_000, 4, 2, 0)) if name == "planner" else level(name, "", seed)

    won = 0.0
    for seed in range(4):
        bots = [made(worse, seed), made(worse, seed)]
        bots[seed % 2] = made(better, seed)
        _, state = played(GAME, bots, {"mode": "creation", "players": 2}, seed=10 + seed)
        won += state.shares[seed % 2]
    assert won >= 3


@pytest.mark.parametrize("style", STYLES)
def test_a_style_multiplies_weights_that_exist_and_none_beyond_reason(style: str) -> None:
    factors = STYLES[style]
    assert set(factors) <= set(NAMES)
    assert all(0.5 <= factor <= 2 for factor in factors.values())
    for weights in WEIGHTS.values():
        assert styled(weights, style).opening != weights.opening
        assert styled(weights, "").ending == weights.ending


@pytest.mark.parametrize("style", STYLES)
def test_a_style_likes_deeds_a_little(style: str) -> None:
    assert tastes_of(style) == TASTES[style]
    assert all(0 < abs(liking) <= 0.5 for liking in TASTES[style].values())
    assert tastes_of("") == {}


@pytest.mark.parametrize("style", STYLES)
def test_nobody_likes_what_is_free_and_can_be_taken_back(style: str) -> None:
    assert not set(TASTES[style]) & set(ENDLESS)


def test_a_raider_ends_its_turn_though_its_hero_could_walk_for_ever() -> None:
    """B-MOVE-10: a hero walks to and fro on home terrain for nothing."""
    road: dict[str, Json] = {"card": "road", "shape": "straight", "turned": 1}
    home: dict[str, Json] = {**road, "terrain": "red_canyons"}
    given: dict[str, Json] = {
        "mode": "stormgates",
        "players": 2,
        "board": {"2,3": home},  # beside a gate of the same terrain
        "p1": {"faction": "emberians", "hand": ["supply"], "heroes": ["2,3", ""]},
    }
    state = GAME.position(given)
    bot = level("skilled", "raider", 1)
    io = Io(FastChance(7))
    began = state.turn_no
    for number in range(60):
        if state.turn_no != began:
            break
        seat = state.open_seats()[0]
        option = GAME.option(state, seat, choice(GAME, bot, state, FastChance(number)))
        assert isinstance(option, int)
        state.apply(seat, option, io)
    assert state.turn_no != began


def test_a_leaning_is_added_to_the_weight_of_a_feature() -> None:
    number = NAMES.index("threat")
    weights = WEIGHTS["stormgates"]
    expected = STYLES["raider"]["threat"] * weights.opening[number] + LEANINGS["raider"]["threat"]
    assert styled(weights, "raider").opening[number] == pytest.approx(expected)
    assert set(LEANINGS) <= set(STYLES)
    assert all(set(added) <= set(NAMES) for added in LEANINGS.values())


def test_an_attack_on_a_player_is_a_raid() -> None:
    assert deed_of(V.pack(V.V_ATTACK, 2, 17, 0)) == V.V_ATTACK
    assert deed_of(V.pack(V.V_ATTACK, 2, 17, 1)) == RAID
    assert deed_of(V.pack(V.V_ROAD, 1)) == V.V_ROAD


@pytest.mark.parametrize("effort", [Effort(0, 1, 1, 0), TINY, AHEAD], ids=["step", "plan", "ahead"])
def test_whoever_likes_roads_builds_them(effort: Effort) -> None:
    """Exaggerated tastes: one who loves roads and one who hates them, in the same turn."""
    hand: list[Json] = ["2 tribesman.baerfolk", "3 supply", "chief.baerfolk"]
    given: dict[str, Json] = {
        "mode": "creation",
        "p1": {"hand": hand, "refuge": ["4 supply", "2 lord.baerfolk"], "announced": True},
    }

    def first_turn(liking: float) -> list[int]:
        bot = PlanningBot(effort, WEIGHTS, {V.V_ROAD: liking})
        state = GAME.position(given)
        io = Io(FastChance(7))
        verbs: list[int] = []
        began = state.turn_no
        while state.turn_no == began and len(verbs) < 40:
            seat = state.open_seats()[0]
            option = GAME.option(state, seat, choice(GAME, bot, state, FastChance(len(verbs))))
            assert isinstance(option, int)
            verbs.append(V.verb_of(option))
            state.apply(seat, option, io)
        return verbs

    assert V.V_ROAD in first_turn(5.0)
    assert V.V_ROAD not in first_turn(-5.0)
