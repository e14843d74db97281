"""Matches of the toy game, and what their referee says."""

from __future__ import annotations

from collections.abc import Mapping

from stormark.kernel.game import Setup
from stormark.kernel.json import Json
from stormark.kernel.log import FORCED, Move
from stormark.kernel.match import Accepted, Match
from stormark.kernel.refusal import Refusal
from tests.kernel.toy import Toy
from tests.kernel.toy_state import ToyState

SEED = bytes(range(32))
GAME = Toy()


def toy_match(
    options: Mapping[str, Json] | None = None, auto_forced: bool = False, seed: bytes = SEED
) -> Match[ToyState]:
    setup = GAME.setup(options or {})
    assert isinstance(setup, Setup)
    return Match(GAME, setup, seed, auto_forced)


def six_first() -> Match[ToyState]:
    """A match whose first roll is a six: afterwards both seats decide at once."""
    for number in range(256):
        match = toy_match(seed=bytes([number]) * 32)
        accept(match.act_text(0, "roll"))
        if len(match.decisions()) == 2:
            return match
    raise AssertionError("no seed gives a six")


def accept(result: Accepted | Refusal) -> Accepted:
    assert isinstance(result, Accepted), result
    return result


def rule(result: Accepted | Refusal) -> str:
    assert isinstance(result, Refusal), result
    return result.rule


def play_out(match: Match[ToyState]) -> None:
    while not match.over:
        decision = match.decisions()[0]
        accept(match.act(decision.seat, decision.actions[0], decision.id))


def card_in_hand(match: Match[ToyState], seat: int) -> int:
    hands = match.view(seat)["hands"]
    assert isinstance(hands, list)
    own = hands[seat]
    assert isinstance(own, list)
    assert isinstance(own[0], int)
    return own[0]


def empty_hands() -> Match[ToyState]:
    """Seat 1 plays its cards until its answers are forced."""
    match = toy_match({"turns": 12}, auto_forced=True)
    while not any(isinstance(entry, Move) and entry.cause == FORCED for entry in match.log):
        decision = match.decisions()[0]
        accept(match.act(decision.seat, decision.actions[-1]))
    return match
