"""The review of a finished game: blunders, luck and turning points that were planted are found."""

from __future__ import annotations

from typing import Any, Literal, cast

from hypothesis import example, given
from hypothesis import strategies as st

import stormark
from stormark.coach.review import Part, summed
from stormark.coach.review.advice import advice_on
from stormark.coach.review.luck import luck_of
from stormark.coach.review.moment import MomentJson
from stormark.coach.review.parts import part_of, parts_of
from stormark.games.registry import load_game
from stormark.kernel.action import Action
from stormark.kernel.chance import FastChance, KeyedChance
from stormark.kernel.game import Game
from stormark.kernel.log import CHOSEN, Entry, Move, Undo
from stormark.kernel.state import Io, State
from stormark.lab.analysis import Account
from tests.bots.playing import start

GAME = load_game("xibalba")
BOOKED: tuple[Literal["start", "luck", "own", "others", "end"], ...] = (
    *("start", "luck", "own"),
    *("others", "end"),
)
BEST, WORST = ["R3"] * 4 + ["A"] * 2, ["R1"] * 4 + ["-"] * 2


def beginning(game: Game[Any] = GAME) -> State:
    state: State = start(game, {"players": 2}, Io(KeyedChance(bytes(32), game.spec.streams)))
    return state


def rolled(faces: list[str]) -> list[float] | None:
    """The luck of the first roll of a game, with given dice."""
    before = beginning()
    seat = before.open_seats()[0]
    option = before.options(seat)[0]  # four resource dice and two attack dice
    after = before.copy()
    after.apply(seat, option, Io(GAME.scripted(faces)))
    return luck_of(GAME, before, after, seat, option)


def test_a_lucky_roll_counts_as_luck_and_an_unlucky_one_against_it() -> None:
    lucky, unlucky = rolled(BEST), rolled(WORST)
    assert lucky is not None
    assert unlucky is not None
    assert lucky[0] > 0 > unlucky[0]
    assert abs(sum(lucky)) < 1e-9


def test_a_move_that_leaves_nothing_to_chance_has_no_luck() -> None:
    before = beginning()
    seat = before.open_seats()[0]
    before.apply(seat, before.options(seat)[0], Io(FastChance(1)))
    keep = next(one for one in GAME.decision(before, seat).actions if one.verb == "keep")
    option = GAME.option(before, seat, keep)
    assert isinstance(option, int)
    after = before.copy()
    after.apply(seat, option, Io(FastChance(1)))
    assert luck_of(GAME, before, after, seat, option) is None


def test_ending_a_turn_without_using_its_dice_is_found_to_be_a_blunder() -> None:
    state = beginning()
    seat = state.open_seats()[0]
    io = Io(GAME.scripted(BEST))
    state.apply(seat, state.options(seat)[0], io)
    keep_all = next(one for one in GAME.decision(state, seat).actions if one.verb == "keep_all")
    option = GAME.option(state, seat, keep_all)
    assert isinstance(option, int)
    state.apply(seat, option, io)
    advice = advice_on(GAME, state, seat, Action("end", {}))
    assert advice is not None
    assert advice.cost > 0.01
    assert advice.plan[0].action.verb != "end"


def test_what_the_coach_would_do_itself_is_no_mistake() -> None:
    state = beginning()
    seat = state.open_seats()[0]
    found = {
        GAME.notation(action): advice_on(GAME, state, seat, action)
        for action in GAME.decision(state, seat).actions
    }
    assert any(advice is None for advice in found.values())


def moment(at: int, turn: int, chance: float, cost: float = 0.0, luck: float = 0.0) -> MomentJson:
    """A move of the first of two seats."""
    return {
        "at": at,
        "turn": turn,
        "seat": 0,
        "chances": [chance, 1 - chance],
        "luck": [luck, -luck] if luck else None,
        "forced": False,
        "cost": cost,
        "chosen": None,
        "better": [],
    }


def test_a_review_tells_the_largest_swings_and_costs_and_adds_luck_up() -> None:
    parts: list[Part] = [
        {"parts": 2, "start": [0.5, 0.5], "moments": [moment(1, 1, 0.52), moment(2, 1, 0.5)]},
        {
            "parts": 2,
            "start": [0.5, 0.5],
            "moments": [moment(3, 2, 0.9, luck=0.3), moment(4, 3, 0.2, cost=0.6)],
        },
    ]
    review = summed(parts)
    assert (review["done"], review["parts"]) == (2, 2)
    assert review["curve"][0] == (0, [0.5, 0.5])
    assert [(one["at"], one["seat"]) for one in review["turning"]] == [(2, 0), (3, 1)]
    first, second = review["seats"]
    assert [first[key] for key in BOOKED] == [0.5, 0.3, -0.6, 0.0, 0.2]
    assert [one["at"] for one in first["costliest"]] == [4]
    assert [second[key] for key in BOOKED] == [0.5, -0.3, 0.0, 0.6, 0.8]
    assert second["costliest"] == []


def test_what_nobody_could_decide_is_luck_and_the_last_roll_counts() -> None:
    forced, last = moment(1, 1, 0.7), moment(2, 1, 1.0, luck=0.25)
    forced["forced"] = True
    parts: list[Part] = [{"parts": 1, "start": [0.5, 0.5], "moments": [forced, last]}]
    first, second = summed(parts)["seats"]
    assert [first[key] for key in BOOKED] == [0.5, 0.45, 0.05, 0.0, 1.0]
    assert [second[key] for key in BOOKED] == [0.5, -0.45, 0.0, -0.05, 0.0]


@given(st.lists(st.tuples(st.floats(0, 1), st.floats(-1, 1), st.booleans()), max_size=30))
@example([(0.075, 0.0, False)])
def test_the_numbers_of_a_review_add_up_to_the_result(
    moves: list[tuple[float, float, bool]],
) -> None:
    made = [
        {**moment(at, at, chance, luck=luck), "seat": at % 2, "forced": forced}
        for at, (chance, luck, forced) in enumerate(moves, 1)
    ]
    parts: list[Part] = [
        {"parts": 1, "start": [0.123, 0.877], "moments": cast(list[MomentJson], made)}
    ]
    review = summed(parts)
    for seat, one in enumerate(review["seats"]):
        start, luck, own, others, end = (round(100 * one[key]) for key in BOOKED)
        assert start + luck + own + others == end
        assert end == round(100 * round(review["curve"][-1][1][seat], 2))


def test_the_review_of_a_whole_game_ends_with_its_result() -> None:
    match = stormark.new_match("xibalba", players=2, seed=4, target=10)
    states: list[State] = []
    player = match.loaded.player("greedy", seed=4)
    while match.deciding:
        states.append(match.position.state)
        match.play(player, decisions=1)
    states = [*states[-5:], match.position.state]
    account = Account(match.game, [*match.log][-5:], 0, states, ())
    parts = [part_of(account, number, lambda step: "") for number in range(parts_of(account))]
    for result, one in zip(account.states[-1].returns(), summed(parts)["seats"], strict=True):
        assert one["end"] == result
        assert round(one["start"] + one["luck"] + one["own"] + one["others"], 2) == result


def test_a_review_looks_at_every_move_that_was_not_taken_back() -> None:
    first = beginning()
    seat = first.open_seats()[0]
    after = first.copy()
    after.apply(seat, first.options(seat)[0], Io(FastChance(1)))
    split = Move(seat, GAME.decision(first, seat).actions[0], CHOSEN, "")
    entries: list[Entry] = [split, Undo(seat, 0, ""), split]
    account = Account(GAME, entries, 0, [first, after, first, after], ())
    part = part_of(account, 0, lambda step: GAME.notation(step.action))
    assert parts_of(account) == 1
    assert [one["at"] for one in part["moments"]] == [3]
    [moment] = part["moments"]
    assert abs(sum(moment["chances"]) - 1) < 1e-3
    assert moment["luck"] is not None
    if moment["chosen"] is not None:
        assert moment["chosen"]["text"] == GAME.notation(split.action)
