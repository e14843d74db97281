"""What the conformance kit checks about hidden things: nobody learns of them but by the rules.

Every check takes a viewer, a seat or a spectator, and compares what that viewer gets: the seen
position, the view, the own question, events, and who is asked next.  Being asked is information.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Generic, TypeVar

from stormark.kernel.broken_promise import BrokenPromise, promise
from stormark.kernel.chance import Chance, FastChance
from stormark.kernel.event import Event
from stormark.kernel.game import Game
from stormark.kernel.json import Json, canonical
from stormark.kernel.refusal import InputError
from stormark.kernel.state import SPECTATOR, State
from stormark.kernel.step import Taken, carry_out

S = TypeVar("S", bound=State)


class LeakChecks(Generic[S]):
    """For one position at a time, and all its viewers."""

    def __init__(self, game: Game[S], chance: Chance, rng: Random) -> None:
        self.game = game
        self.chance = chance
        self.rng = rng
        self._hidden = FastChance(rng.getrandbits(60))

    def all(self, state: S) -> None:
        for viewer in [SPECTATOR, *range(state.seats)]:
            self.viewer(state, viewer)

    def viewer(self, state: S, viewer: int) -> None:
        seen = self.game.seen_by(state, viewer)
        self.seen_trip(seen, viewer)
        other = self.sampled(state, seen, viewer)
        for seat in state.open_seats() + state.idle_seats():
            self.same_news(state, other, seat, viewer)
            if seat != viewer:
                self.untold(state, seat, viewer)

    def seen_trip(self, seen: S, viewer: int) -> None:
        """A seen position can be sent to a bot, which then believes the same."""
        written = canonical(seen.to_json())
        try:
            again = self.game.state_from_json(json.loads(written), seen=True)
        except InputError as error:
            raise BrokenPromise("json", f"a seen position is refused: {error}") from error
        promise("json", canonical(again.to_json()) == written, "a seen position lost something")
        same = canonical(self.game.show(again, viewer)) == canonical(self.game.show(seen, viewer))
        promise("json", same, f"viewer {viewer} is shown something else after the JSON trip")

    def sampled(self, state: S, seen: S, viewer: int) -> S:
        """A sound position that looks the same to the viewer, with everything hidden dealt anew."""
        other = self.game.belief(seen, viewer).sample(self._hidden)
        broken = other.check()
        promise("sampling", not broken, f"sampled an unsound position: {broken}")
        same = canonical(seen.to_json()) == canonical(self.game.seen_by(other, viewer).to_json())
        promise("sampling", same, f"a sample looks different to viewer {viewer}")
        same = shown(self.game, state, viewer) == shown(self.game, other, viewer)
        promise("non-interference", same, f"viewer {viewer} sees what is hidden")
        same = asked(state) == asked(other)
        promise("asking", same, f"viewer {viewer} can tell something by who is asked")
        return other

    def same_news(self, state: S, other: S, seat: int, viewer: int) -> None:
        """The same action in both positions: what the viewer gets may only part where an event
        openly reveals something.
        """
        theirs = set(other.options(seat))
        shared = [option for option in state.options(seat) if option in theirs]
        if not shared:
            return
        option = self.rng.choice(shared)
        one = carry_out(self.game, state, seat, option, self.chance)
        two = carry_out(self.game, other, seat, option, self.chance)
        broken = two.state.check()
        promise("check", not broken, f"a sampled position became unsound: {broken}")
        mine, yours = heard(one, viewer), heard(two, viewer)
        parting = first_difference(mine, yours)
        if parting is not None:
            openly = any(event.reveals for event in parting)
            words = " and ".join(event.verb for event in parting)
            promise("telling", openly, f"{words} after {one.action} tells {viewer} too much")
            return
        same = asked(one.state) == asked(two.state)
        promise("asking", same, f"after {one.action} {viewer} can tell by who is asked")
        same = list(one.state.draws) == list(two.state.draws)
        promise("asking", same, f"after {one.action} {viewer} can tell by what was drawn")
        same = shown(self.game, one.state, viewer) == shown(self.game, two.state, viewer)
        promise("non-interference", same, f"after {one.action} {viewer} sees what is hidden")

    def untold(self, state: S, seat: int, viewer: int) -> None:
        """What others see changes with events only, and differs between two actions by events
        only: an unfinished choice that nobody tells of is nobody else's business.
        """
        options = state.options(seat)
        one = carry_out(self.game, state, seat, self.rng.choice(options), self.chance)
        two = carry_out(self.game, state, seat, self.rng.choice(options), self.chance)
        told = heard(one, viewer)
        if not told:
            same = shown(self.game, state, viewer) == shown(self.game, one.state, viewer)
            promise("untold", same, f"{viewer} sees something of {one.action}, but no event")
            promise("untold", asked(state) == asked(one.state), f"{one.action} hides who is asked")
        if first_difference(told, heard(two, viewer)) is None:
            same = shown(self.game, one.state, viewer) == shown(self.game, two.state, viewer)
            promise("untold", same, f"{viewer} can tell {one.action} from {two.action}")


def shown(game: Game[S], state: S, viewer: int) -> bytes:
    """Everything that somebody can look at."""
    question: Json = None
    if viewer in state.open_seats() + state.idle_seats():
        question = game.decision(state, viewer).to_json()
    return canonical([game.view(state, viewer), question])


def asked(state: State) -> list[list[int]]:
    return [list(state.open_seats()), list(state.idle_seats())]


def heard(taken: Taken[S], viewer: int) -> list[Event]:
    return [event for event in taken.events if event.visible_to(viewer)]


def first_difference(one: Sequence[Event], two: Sequence[Event]) -> list[Event] | None:
    """The events by which two accounts part, or None if they tell the same."""
    for mine, yours in zip(one, two, strict=False):
        if canonical(mine.to_json()) != canonical(yours.to_json()):
            return [mine, yours]
    if len(one) == len(two):
        return None
    longer = one if len(one) > len(two) else two
    return [longer[min(len(one), len(two))]]
