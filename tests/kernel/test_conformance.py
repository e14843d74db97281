"""The kit accepts the tiny game and catches every way of breaking it."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import replace
from typing import Self, cast

import pytest

from stormark.kernel.action import Action, Decision
from stormark.kernel.conformance import ConformanceError, Kit, seed_bytes
from stormark.kernel.event import Event
from stormark.kernel.game import Setup
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.replay import load_replay
from stormark.kernel.state import Io
from tests.kernel import toy_state as t
from tests.kernel.toy import Toy, ToyBelief
from tests.kernel.toy_state import ToyState

GAMES = 12  # random games a broken variant gets to betray itself


def test_the_tiny_game_passes_in_every_option_set() -> None:
    reports = Kit(Toy()).run_all(games=8)
    assert {report.seats for report in reports} == {2, 3}
    assert all(sum(report.returns) == pytest.approx(1.0) for report in reports)


def test_fast_and_full_runs_play_the_same_game() -> None:
    kit = Kit(Toy(), every=5)
    for seed in range(5):
        assert kit.run_game({"seats": 3}, seed, full=False) == kit.run_game({"seats": 3}, seed)


def test_the_kit_reaches_all_that_is_special_in_the_tiny_game() -> None:
    phases: set[tuple[str, int]] = set()

    class Watched(Toy):
        def decision(self, state: ToyState, seat: int) -> Decision:
            phases.add((state.phase, len(state.open_seats())))
            return super().decision(state, seat)

    Kit(Watched()).run_all(games=3)
    assert phases >= {(t.TURN, 1), (t.ANSWER, 1), (t.SWAP, 3), (t.SWAP, 2)}


def promise_broken_by(game: Toy, full: bool = True) -> str:
    with pytest.raises(ConformanceError) as caught:
        Kit(game, limit=1000).run_all(GAMES, full)
    return caught.value.promise


def with_state(state_class: type[ToyState]) -> Toy:
    game = Toy()
    game.state_class = state_class
    return game


class LosesCards(ToyState):
    def apply(self, seat: int, option: int, io: Io) -> None:
        super().apply(seat, option, io)
        if option == t.PASS:
            self.table.pop()


class SharesHands(ToyState):
    def copy(self) -> Self:
        new = super().copy()
        new.hands = self.hands
        return new


class CopyForgets(ToyState):
    def copy(self) -> Self:
        new = super().copy()
        new.boasts = 0
        return new


class JsonForgets(ToyState):
    def to_json(self) -> JsonDict:
        return {key: value for key, value in super().to_json().items() if key != "boasts"}


class OrderWavers(ToyState):
    asked = itertools.count()

    def options(self, seat: int) -> list[int]:
        options = super().options(seat)
        return options[::-1] if next(self.asked) % 2 else options


class OrderDependsOnIdentity(ToyState):
    """A set or a dictionary somewhere inside: a copy lists its options differently."""

    copied = False

    def copy(self) -> Self:
        new = super().copy()
        new.copied = not self.copied
        return new

    def options(self, seat: int) -> list[int]:
        options = super().options(seat)
        return options[::-1] if self.copied else options


class OffersTwice(ToyState):
    def options(self, seat: int) -> list[int]:
        options = super().options(seat)
        return [*options, options[0]]


class OffersNothing(ToyState):
    def options(self, seat: int) -> list[int]:
        return [] if self.turn == 2 else super().options(seat)


class NeverEnds(ToyState):
    def apply(self, seat: int, option: int, io: Io) -> None:
        super().apply(seat, option, io)
        if self.turn == self.turns:
            self.turn = 1


class OwnDice(ToyState):
    thrown = itertools.count()

    def apply(self, seat: int, option: int, io: Io) -> None:
        super().apply(seat, option, io)
        self.points[seat] += next(self.thrown)


class DrawsAgain(ToyState):
    def apply(self, seat: int, option: int, io: Io) -> None:
        super().apply(seat, option, io)
        if self.turn == 4:
            self.draws[t.DICE] = 0


class CountsAnswersOfOthers(ToyState):
    def apply(self, seat: int, option: int, io: Io) -> None:
        super().apply(seat, option, io)
        self.answered[-1] += 1


class WinsTooSoon(ToyState):
    def returns(self) -> list[float]:
        return [1.0] * self.seats


class Crashes(ToyState):
    def apply(self, seat: int, option: int, io: Io) -> None:
        if option == t.PASS:
            raise KeyError("oops")
        super().apply(seat, option, io)


class TellsWhatWasDrawn(ToyState):
    def tell(self, io: Io, verb: int, args: tuple[int, ...], audience: int = t.EVERYBODY) -> None:
        super().tell(io, verb, args, audience)
        if verb == t.SWAPPED:
            super().tell(io, t.ROLLED, (args[0], self.hands[args[0]][-1]), audience)


@pytest.mark.parametrize(
    ("state_class", "promise"),
    [
        (LosesCards, "check"),
        (SharesHands, "copy"),
        (CopyForgets, "copy"),
        (JsonForgets, "json"),
        (OrderWavers, "order"),
        (OrderDependsOnIdentity, "order"),
        (OffersTwice, "options"),
        (OffersNothing, "options"),
        (NeverEnds, "termination"),
        (OwnDice, "copy"),
        (DrawsAgain, "replay"),
        (CountsAnswersOfOthers, "decision"),
        (WinsTooSoon, "returns"),
        (Crashes, "crash"),
        (TellsWhatWasDrawn, "telling"),
    ],
)
def test_the_kit_catches_a_broken_state(state_class: type[ToyState], promise: str) -> None:
    assert promise_broken_by(with_state(state_class)) == promise


@pytest.mark.parametrize(
    ("state_class", "promise"),
    [(LosesCards, "check"), (NeverEnds, "termination"), (Crashes, "crash")],
)
def test_a_fast_run_catches_what_it_looks_for(state_class: type[ToyState], promise: str) -> None:
    assert promise_broken_by(with_state(state_class), full=False) == promise


class ShowsHands(Toy):
    def view(self, state: ToyState, viewer: int) -> JsonDict:
        return {**super().view(state, viewer), "first": list(state.hands[0])}


class SeesTheDeck(Toy):
    def seen_by(self, state: ToyState, viewer: int) -> ToyState:
        seen = super().seen_by(state, viewer)
        seen.deck[:1] = state.deck[:1]
        return seen

    def belief(self, seen: ToyState, viewer: int) -> ToyBelief:
        blind = super().seen_by(seen, viewer)
        return super().belief(blind, viewer)


class ShowsTheDeckInTheQuestion(Toy):
    def decision(self, state: ToyState, seat: int) -> Decision:
        decision = super().decision(state, seat)
        return replace(decision, about={"next": state.deck[-1] if state.deck else None})


class ShowsTheSeed(Toy):
    def show(self, seen: ToyState, viewer: int) -> JsonDict:
        return {**super().show(seen, viewer), "seed": [seed_bytes(n).hex() for n in range(GAMES)]}


class TellsTheSeed(Toy):
    def event(self, state: ToyState, verb: int, args: tuple[int, ...], audience: int) -> Event:
        event = super().event(state, verb, args, audience)
        return replace(event, args={"seeds": [seed_bytes(n).hex() for n in range(GAMES)]})


class SamplesOtherPoints(Toy):
    def belief(self, seen: ToyState, viewer: int) -> ToyBelief:
        other = seen.copy()
        other.points = [0] * seen.seats
        return super().belief(other, viewer)


class SamplesUnsoundly(Toy):
    def belief(self, seen: ToyState, viewer: int) -> ToyBelief:
        belief = super().belief(seen, viewer)
        if len(belief.unseen) > 1:
            belief.unseen[0] = belief.unseen[1]
        return belief


class AcceptsAnything(Toy):
    def option(self, state: ToyState, seat: int, action: Action) -> int | Refusal:
        option = super().option(state, seat, action)
        return t.ROLL if isinstance(option, Refusal) else option


class IgnoresExtraArguments(Toy):
    def packed(self, action: Action) -> int | Refusal:
        known = {key: value for key, value in action.args.items() if key == "card"}
        return super().packed(Action(action.verb, known))


class TakesTrueForOne(Toy):
    def packed(self, action: Action) -> int | Refusal:
        card = action.args.get("card")
        if isinstance(card, bool):
            return super().packed(Action(action.verb, {"card": int(card)}))
        return super().packed(action)


class LetsAnybodyAct(Toy):
    def option(self, state: ToyState, seat: int, action: Action) -> int | Refusal:
        option = super().option(state, seat, action)
        if isinstance(option, Refusal) and option.rule == "T-TURN-01":
            return t.ROLL
        return option


class RefusesWithoutARule(Toy):
    def option(self, state: ToyState, seat: int, action: Action) -> int | Refusal:
        option = super().option(state, seat, action)
        return Refusal("not allowed") if isinstance(option, Refusal) else option


class RefusalCosts(Toy):
    def option(self, state: ToyState, seat: int, action: Action) -> int | Refusal:
        option = super().option(state, seat, action)
        if isinstance(option, Refusal):
            state.points[seat] -= 1
        return option


class LookingChanges(Toy):
    def view(self, state: ToyState, viewer: int) -> JsonDict:
        shown = super().view(state, viewer)
        state.table.sort()
        return shown


class NotationForgetsTheCard(Toy):
    def notation(self, action: Action) -> str:
        return action.verb


class NotationOfAnother(Toy):
    def notation(self, action: Action) -> str:
        return "roll" if action.verb == "boast" else super().notation(action)


class SameActionTwice(Toy):
    def action(self, state: ToyState, seat: int, option: int) -> Action:
        return super().action(state, seat, t.ROLL if option == t.BOAST else option)


class WrongId(Toy):
    def decision(self, state: ToyState, seat: int) -> Decision:
        return replace(super().decision(state, seat), id=f"{seat}.{state.turn}")


class ListsOtherActions(Toy):
    def decision(self, state: ToyState, seat: int) -> Decision:
        decision = super().decision(state, seat)
        return replace(decision, actions=decision.actions[::-1])


class RefusesItsOwnOptions(Toy):
    def setup(self, options: Mapping[str, Json]) -> Setup | Refusal:
        return Refusal("T-SETUP-01")


class ReadsOtherState(Toy):
    def state_from_json(self, data: Json, seen: bool = False) -> ToyState:
        state = super().state_from_json(data, seen)
        state.table = sorted(state.table)
        return state


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        (ShowsHands, "non-interference"),
        (SeesTheDeck, "sampling"),
        (ShowsTheDeckInTheQuestion, "non-interference"),
        (ShowsTheSeed, "secret"),
        (TellsTheSeed, "secret"),
        (SamplesOtherPoints, "sampling"),
        (SamplesUnsoundly, "sampling"),
        (AcceptsAnything, "refusal"),
        (IgnoresExtraArguments, "refusal"),
        (TakesTrueForOne, "refusal"),
        (LetsAnybodyAct, "refusal"),
        (RefusesWithoutARule, "refusal"),
        (RefusalCosts, "refusal"),
        (LookingChanges, "purity"),
        (NotationForgetsTheCard, "notation"),
        (NotationOfAnother, "notation"),
        (SameActionTwice, "options"),
        (WrongId, "decision"),
        (ListsOtherActions, "order"),
        (RefusesItsOwnOptions, "setup"),
        (ReadsOtherState, "json"),
    ],
)
def test_the_kit_catches_a_broken_game(game: type[Toy], promise: str) -> None:
    assert promise_broken_by(game()) == promise


def test_a_failure_carries_the_game_up_to_it() -> None:
    game = with_state(Crashes)
    with pytest.raises(ConformanceError) as caught:
        Kit(game).run_all(GAMES)
    match = load_replay(caught.value.replay, game).match()
    moves = [cast(Action, entry.action) for entry in match.log if hasattr(entry, "action")]
    assert moves
    decision = match.decisions()[0]
    assert Action("pass") in decision.actions
    with pytest.raises(KeyError):
        match.act(decision.seat, Action("pass"))


def test_an_unknown_option_is_an_input_error_not_a_finding() -> None:
    with pytest.raises(InputError):
        Kit(Toy()).run_game({"colour": 1}, 0)
