"""Xibalba beside the referee: undo, replays, notation, and a seed that nobody sees."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stormark.games.registry import load_game
from stormark.games.xibalba.actions import VERBS
from stormark.games.xibalba.engine import XibalbaState
from stormark.kernel.action import Action
from stormark.kernel.chance import FastChance, KeyedChance
from stormark.kernel.digest import digest
from stormark.kernel.game import Setup
from stormark.kernel.json import Json, canonical
from stormark.kernel.match import Accepted, Match
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.replay import load_replay, replay_text
from stormark.kernel.state import SPECTATOR, Io
from tests.conformance.crowded import crowded_table
from tests.games.xibalba.table import GAME

SEED = bytes(range(32))
NAMES = ["Ada", "Jörg", "Zoë"]


def new_match(**options: Json) -> Match[XibalbaState]:
    setup = GAME.setup(options)
    assert isinstance(setup, Setup)
    return Match(GAME, setup, SEED)


def act(match: Match[XibalbaState], seat: int, text: str) -> Accepted:
    result = match.act_text(seat, text)
    assert isinstance(result, Accepted), result
    return result


def rule_of(result: Accepted | Refusal) -> str:
    assert isinstance(result, Refusal)
    return result.rule


def to_action_phase(match: Match[XibalbaState]) -> int:
    """Play to the action phase of the first player; who that is."""
    seat = match.turn[1]
    act(match, seat, "split 4 2")
    act(match, seat, "keep all")
    return seat


def play_out(match: Match[XibalbaState], rng: Random) -> None:
    while not match.over:
        decision = match.decisions()[0]
        match.act(decision.seat, rng.choice(decision.actions))


# --- undo


def test_undo_is_free_until_dice_are_rolled() -> None:
    """Choosing the pool rolls at once, so nothing before it can be taken back."""
    match = new_match(players=3)
    seat = match.turn[1]
    act(match, seat, "split 4 2")
    assert match.undo(seat) == Refusal("K-UNDO-03", "", {"event": "roll"})


def test_sorting_dice_can_be_taken_back() -> None:
    match = new_match(players=3)
    seat = match.turn[1]
    act(match, seat, "split 4 2")
    before = match.digest
    decision = match.decision(seat)
    assert decision is not None
    keep = next(action for action in decision.actions if action.verb == "keep")
    assert isinstance(match.act(seat, keep), Accepted)
    assert match.digest != before
    assert isinstance(match.undo(seat), Accepted)
    assert match.digest == before


def test_an_action_without_chance_can_be_taken_back_and_a_purchase_cannot() -> None:
    """A purchase reveals a new card."""
    match = new_match(players=3, mode="apocalypse")
    seat = to_action_phase(match)
    before = match.digest
    view: Any = match.view(seat)
    face = view["dice"]["action"][0]
    act(match, seat, f"remove {face}")
    assert isinstance(match.undo(seat), Accepted)
    assert match.digest == before
    decision = match.decision(seat)
    assert decision is not None
    buys = [action for action in decision.actions if action.verb == "buy"]
    assert isinstance(match.act(seat, buys[0]), Accepted)
    assert rule_of(match.undo(seat)) == "K-UNDO-03"


def test_nobody_takes_back_another_players_move() -> None:
    match = new_match(players=3)
    seat = to_action_phase(match)
    view: Any = match.view(seat)
    act(match, seat, f"remove {view['dice']['action'][0]}")
    assert rule_of(match.undo((seat + 1) % 3)) == "K-UNDO-01"


def test_a_compound_move_is_taken_as_a_whole_or_not_at_all() -> None:
    match = new_match(players=3)
    seat = to_action_phase(match)
    before = match.digest
    view: Any = match.view(seat)
    face = view["dice"]["action"][0]
    result = match.act_text(seat, f"remove {face}; attack ark AAAA")
    assert isinstance(result, Refusal)
    assert match.digest == before


# --- replays


@pytest.mark.parametrize("mode", ["normal", "apocalypse"])
def test_a_whole_game_is_replayed_to_the_same_end(mode: str) -> None:
    match = new_match(players=3, mode=mode, target=4)
    play_out(match, Random(10))
    replay = load_replay(replay_text(match, NAMES), GAME)
    assert replay.match().digest == match.digest
    assert replay.record.result == tuple(match.returns())
    assert digest(replay.state_at(len(replay))) == match.digest
    for viewer in (SPECTATOR, 0, 1, 2):
        told = [event for step in replay.steps(viewer) for event in step.events]
        assert told[-1].verb == "win"


def test_a_replay_needs_the_pack_it_was_played_with() -> None:
    nomads = load_game("xibalba", Path(__file__).parent / "packs/nomads.toml")
    with pytest.raises(InputError) as caught:
        load_replay(replay_text(new_match(players=2), NAMES[:2]), nomads)
    assert (caught.value.problem, caught.value.place) == ("replay-pack", "pack")


def test_the_same_seed_gives_the_same_game() -> None:
    digests = set()
    for _ in range(2):
        match = new_match(players=4, target=4)
        play_out(match, Random(10))
        digests.add(match.digest)
    assert len(digests) == 1


# --- notation


def test_every_option_of_random_games_can_be_written_and_read() -> None:
    common = set(VERBS.by_word) - {
        "add",
        "drop",
        "trigger",
        "protect",
        "take",
        "place",
        "option",
        "change",
    }
    verbs: set[str] = set()
    for seed in range(400):
        if seed >= 40 and verbs >= common:
            break
        rng = Random(seed)
        io = Io(FastChance(seed))
        state = crowded_table(GAME, rng)
        for _ in range(40):
            if not state.open_seats():
                break
            seat = state.open_seats()[0]
            for action in GAME.decision(state, seat).actions:
                verbs.add(action.verb)
                text = GAME.notation(action)
                assert GAME.expand(state, seat, text) == [action]
                assert GAME.expand(state, seat, f"  {text.replace(' ', '   ')} ;") == [action]
            state.apply(seat, rng.choice(state.options(seat)), io)
    assert verbs >= common, common - verbs


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("dance", "verb-unknown"),
        ("buy", "argument-missing"),
        ("buy soldier9", "argument-unknown"),
        ("buy civilian1 1 1", "notation-too-many"),
        ("attack p2", "notation-attack"),
        ("attack p2 B", "notation-attack"),
        ("attack p9 A", "argument-unknown"),
        ("keep", "argument-missing"),
        ("keep R9", "argument-unknown"),
        ("split 4 -2", "argument-unknown"),
        ("upgrade ²", "argument-unknown"),
        ("top nobody", "card-unknown"),
        ("x" * 401, "notation-too-long"),
    ],
)
def test_text_that_is_no_move_is_named(text: str, problem: str) -> None:
    match = new_match()
    before = match.digest
    result = match.act_text(match.turn[1], text)
    assert isinstance(result, Refusal)
    assert (result.rule, result.reason) == ("K-FORM-01", problem)
    assert match.digest == before


def test_several_moves_in_one_line() -> None:
    state = GAME.position({"new": {"players": 2}})
    assert GAME.expand(state, 0, "weapon; Attack P2 aC ;; keep R1 r2") == [
        Action("weapon_technology"),
        Action("attack", {"target": 1, "attacks": 1, "criticals": 1}),
        Action("keep", {"face": "R1"}),
        Action("keep", {"face": "R2"}),
    ]


def test_an_action_in_data_is_taken_in_its_exact_form_only() -> None:
    state = GAME.position({"new": {"players": 2}})
    seat = state.open_seats()[0]
    assert isinstance(GAME.option(state, seat, Action("split", {"resource": 4, "attack": 2})), int)
    odd: list[tuple[Any, Any]] = [(4, "2"), (4, 2.0), (True, 2), ([4], 2), (None, 2), (4, 9)]
    for resource, attack in odd:
        with pytest.raises(InputError):
            GAME.option(state, seat, Action("split", {"resource": resource, "attack": attack}))
    for args in ({}, {"resource": 4}, {"resource": 4, "attack": 2, "more": 1}):
        with pytest.raises(InputError):
            GAME.option(state, seat, Action("split", args))


# --- the seed


def test_the_seed_is_in_nothing_anybody_gets_before_the_end() -> None:
    match = new_match(players=3)
    rng = Random(9)
    secrets = [
        SEED.hex().encode(),
        b64encode(SEED),
        str(int.from_bytes(SEED, "big")).encode(),
        str(int.from_bytes(SEED, "little")).encode(),
    ]
    told = bytearray()
    for _ in range(120):
        for viewer in (SPECTATOR, 0, 1, 2):
            told += canonical(match.view(viewer))
        decision = match.decisions()[0]
        told += canonical(decision.to_json())
        match.act(decision.seat, rng.choice(decision.actions))
        if match.over:
            break
    for viewer in (SPECTATOR, 0, 1, 2):
        told += b"".join(canonical(event.to_json()) for _, event in match.events(viewer))
    told += replay_text(match, NAMES).encode()
    state = GAME.start(match.setup, Io(KeyedChance(SEED, GAME.spec.streams)))
    told += canonical(state.to_json())
    assert not match.over
    assert len(told) > 100_000
    assert not any(secret in bytes(told) for secret in secrets)


def test_a_refused_move_tells_nothing_of_dice_that_were_not_rolled() -> None:
    """K-COMPOUND-01: whichever face is named after the roll (X-DICE-11), the answer is the same."""
    match = new_match()
    seat = match.turn[1]
    pool = GAME.notation(match.decisions()[0].actions[0])
    for face in ("R1", "R2", "R3", "A", "C"):
        result = match.act_text(seat, f"{pool}; keep {face}; gather {face}")
        assert result == Refusal("K-COMPOUND-01", "", {"part": 2, "parts": 3})
    assert match.number == 0
    act(match, seat, pool)
