"""What the conformance kit checks about one position: a method per promise."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Sequence
from random import Random
from typing import Generic, TypeVar, cast

from stormark.kernel.action import Action
from stormark.kernel.broken_promise import BrokenPromise, promise
from stormark.kernel.chance import Chance
from stormark.kernel.conformance_leaks import LeakChecks, shown
from stormark.kernel.digest import digest
from stormark.kernel.event import Event
from stormark.kernel.game import Game
from stormark.kernel.json import Json, JsonDict, canonical
from stormark.kernel.refusal import InputError
from stormark.kernel.scenario import RULE_ID
from stormark.kernel.state import SPECTATOR, Io, State
from stormark.kernel.step import carry_out, decision_name, malformed

S = TypeVar("S", bound=State)

LOOK_AHEAD = 3  # moves played on to see whether two equal positions stay equal
REMEMBERED_ACTIONS = 40


class PositionChecks(Generic[S]):
    """All promises, for one position at a time."""

    def __init__(self, game: Game[S], chance: Chance, rng: Random, secret: bytes) -> None:
        self.game = game
        self.chance = chance
        self.rng = rng
        self.leaks = LeakChecks(game, chance, rng)
        self._secrets = [
            secret,
            secret.hex().encode(),
            b64encode(secret),
            str(int.from_bytes(secret, "big")).encode(),
        ]
        self._seen: list[Action] = []

    def all(self, state: S) -> None:
        before = digest(state)
        self.results(state)
        for seat in state.open_seats() + state.idle_seats():
            self.decision(state, seat)
        self.copies(state)
        self.json_trip(state)
        self.refusals(state)
        for viewer in [SPECTATOR, *range(state.seats)]:
            self.view(state, viewer)
        self.leaks.all(state)
        promise("purity", digest(state) == before, "asking about a position changed it")

    def results(self, state: S) -> None:
        returns = state.returns()
        fits = len(returns) == state.seats and (not state.open_seats() or not any(returns))
        promise("returns", fits, f"{returns} with {state.open_seats()} to decide")

    # Decisions and options

    def decision(self, state: S, seat: int) -> None:
        options = list(state.options(seat))
        decision = self.game.decision(state, seat)
        self._no_seed(decision.to_json(), "decision")
        promise("options", bool(options), f"seat {seat} has nothing to choose from")
        promise("options", len(set(options)) == len(options), "an option stands twice")
        promise("order", options == list(state.options(seat)), "options asked twice differ")
        copied = list(state.copy().options(seat))
        promise("order", options == copied, "a copy has other options")
        promise("decision", decision.seat == seat, "the decision names another seat")
        promise("decision", decision.id == decision_name(state, seat), f"wrong id {decision.id}")
        actions = tuple(self.game.action(state, seat, option) for option in options)
        promise("order", actions == decision.actions, "the decision lists other actions")
        keys = {action.key() for action in actions}
        promise("options", len(keys) == len(actions), "two options have the same action")
        for option, action in zip(options, actions, strict=True):
            self._round_trips(state, seat, option, action)
        self._remember(actions)

    def _round_trips(self, state: S, seat: int, option: int, action: Action) -> None:
        back = Action.from_json(json.loads(action.key()))
        found = self.game.option(state, seat, back)
        promise("action", found == option, f"{action} stands for {option}, but gave {found}")
        text = self.game.notation(action)
        try:
            read = self.game.expand(state, seat, text)
        except InputError as error:
            raise BrokenPromise("notation", f"{text!r} is not understood: {error}") from error
        same = [one.key() for one in read] == [action.key()]
        promise("notation", same, f"{text!r} of {action} was read as {read}")

    def _remember(self, actions: Sequence[Action]) -> None:
        self._seen += actions
        if len(self._seen) > REMEMBERED_ACTIONS:
            self._seen = self.rng.sample(self._seen, REMEMBERED_ACTIONS)

    def refusals(self, state: S) -> None:
        """Whoever sends whatever: only open options are accepted; a refusal names its rule."""
        before = digest(state)
        for seat in range(state.seats if state.open_seats() else 0):
            offered = self._offered(state, seat)
            for action in [*self._seen[-8:], *self._malformed()]:
                if action.key() not in offered:
                    self._refused(state, seat, action)
        promise("refusal", digest(state) == before, "refusing an action changed the position")

    def _refused(self, state: S, seat: int, action: Action) -> None:
        try:
            answer = self.game.option(state, seat, action)
        except InputError as error:
            answer = malformed(error)
        if isinstance(answer, int):
            raise BrokenPromise("refusal", f"{action} of seat {seat} was accepted")
        named = RULE_ID.fullmatch(answer.rule) is not None
        promise("refusal", named, f"{action} was refused by {answer.rule!r}")
        canonical(answer.to_json())

    def _offered(self, state: S, seat: int) -> set[bytes]:
        if seat not in state.open_seats() + state.idle_seats():
            return set()
        return {action.key() for action in self.game.decision(state, seat).actions}

    def _malformed(self) -> list[Action]:
        """Actions that look like real ones but are none."""
        broken = [Action(""), Action("no such verb", {"a": [1, {"b": None}]})]
        if not self._seen:
            return broken
        model = self.rng.choice(self._seen)
        args: JsonDict = dict(model.args)
        broken.append(Action(model.verb, {**args, "no such argument": 1}))
        broken.append(Action(model.verb.upper() + "!", args))
        strange: list[Json] = [None, True, -1, 10**30, 0.5, "", "?", [], {}]
        for key, value in args.items():
            broken.append(Action(model.verb, {k: v for k, v in args.items() if k != key}))
            for odd in [*strange, [value], str(value), bool(value)]:
                if canonical(odd) != canonical(value):
                    broken.append(Action(model.verb, {**args, key: odd}))
        return broken

    # The same position twice

    def copies(self, state: S) -> None:
        before = digest(state)
        copied = cast(S, state.copy())
        promise("copy", digest(copied) == before, "a copy is not equal")
        for seat in state.open_seats():
            moved = state.copy()
            moved.apply(seat, self.rng.choice(state.options(seat)), Io(self.chance))
            promise("copy", digest(state) == before, "a move on a copy changed the original")
        self._same_future(state, copied, "copy")

    def json_trip(self, state: S) -> None:
        again = self._read_back(state)
        promise("json", digest(again) == digest(state), "the JSON form lost something")
        for viewer in [SPECTATOR, *range(state.seats)]:
            same = shown(self.game, again, viewer) == shown(self.game, state, viewer)
            promise("json", same, f"viewer {viewer} sees another position after the JSON trip")
        self._same_future(state, again, "json")

    def _read_back(self, state: S) -> S:
        try:
            return self.game.state_from_json(json.loads(canonical(state.to_json())))
        except InputError as error:
            raise BrokenPromise("json", f"what was written is refused: {error}") from error

    def _same_future(self, state: S, twin: S, name: str) -> None:
        """Play a few moves on both: what the digest does not see would show here."""
        for _ in range(LOOK_AHEAD):
            same = state.open_seats() == twin.open_seats()
            promise(name, same, "other seats have to decide")
            if not state.open_seats():
                return
            seat = self.rng.choice(state.open_seats())
            options = list(state.options(seat))
            promise("options", bool(options), f"seat {seat} has nothing to choose from")
            promise(name, options == list(twin.options(seat)), "the options differ")
            before = digest(state)
            option = self.rng.choice(options)
            mine = carry_out(self.game, state, seat, option, self.chance)
            promise("copy", digest(state) == before, "a move on a copy changed the original")
            theirs = carry_out(self.game, twin, seat, option, self.chance)
            same = digest(mine.state) == digest(theirs.state) and mine.events == theirs.events
            promise(name, same, f"{mine.action} came out differently")
            state, twin = mine.state, theirs.state

    # What viewers know

    def view(self, state: S, viewer: int) -> None:
        view = self.game.view(state, viewer)
        self._no_seed(view, f"view of {viewer}")
        same = canonical(view) == canonical(self.game.view(state, viewer))
        promise("view", same, "a view asked for twice differs")

    def events(self, events: Sequence[Event]) -> None:
        for event in events:
            self._no_seed(event.to_json(), "event")

    def _no_seed(self, value: Json, what: str) -> None:
        found = canonical(value)
        leaked = any(secret in found for secret in self._secrets)
        promise("secret", not leaked, f"the seed stands in a {what}")

    # Counters

    def counters(self, before: tuple[list[int], list[int]], state: S, seat: int) -> None:
        """Only the seat that answered has a new decision id; results are never drawn again."""
        answered, draws = before
        answered[seat] += 1
        promise("decision", list(state.answered) == answered, "wrong count of answered decisions")
        grew = all(new >= old for new, old in zip(state.draws, draws, strict=True))
        promise("replay", grew, "a count of drawn results went down")
