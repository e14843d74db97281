"""The kit finds out when somebody can tell by being asked, or by somebody's unfinished choice."""

from __future__ import annotations

from typing import Self

import pytest

from stormark.kernel.conformance import ConformanceError, Kit
from stormark.kernel.state import Io
from stormark.kernel.state_field import EACH_SEAT, StateField, StateFields
from stormark.kernel.state_shape import UNKNOWN, Number, Row
from tests.kernel import toy_state as t
from tests.kernel.toy import Toy
from tests.kernel.toy_state import ToyState

GAMES = 12


def promise_broken_by(game: Toy) -> str:
    with pytest.raises(ConformanceError) as caught:
        Kit(game, limit=1000).run_all(GAMES)
    return caught.value.promise


class AsksOnlyWhoCanWin(ToyState):
    """Whoever holds no higher card passes unasked, with the event of a pass."""

    tells = True

    def apply(self, seat: int, option: int, io: Io) -> None:
        super().apply(seat, option, io)
        if self.phase == t.ANSWER:
            answering = self.open_seats()[0]
            if all(card < self.attack for card in self.hands[answering]):
                self.points[self.current] += 1
                if self.tells:
                    self.tell(io, t.PASSED, (answering,))
                self._settle()


class PassesInSilence(AsksOnlyWhoCanWin):
    tells = False


class AsksByTheHand(ToyState):
    """Whoever holds the highest card is asked first, all others after that."""

    def open_seats(self) -> list[int]:
        seats = super().open_seats()
        if self.phase == t.SWAP:
            holding = [seat for seat in seats if t.CARDS - 1 in self.hands[seat]]
            return holding or seats
        return seats


class DrawsByTheHand(ToyState):
    """How often chance is asked depends on a hidden card."""

    def apply(self, seat: int, option: int, io: Io) -> None:
        super().apply(seat, option, io)
        if option == t.KEEP and 0 in self.hands[seat]:
            self.draws[t.DICE] += 1


@pytest.mark.parametrize(
    ("state_class", "promise"),
    [
        (AsksOnlyWhoCanWin, "telling"),
        (PassesInSilence, "non-interference"),
        (AsksByTheHand, "asking"),
        (DrawsByTheHand, "asking"),
    ],
)
def test_being_asked_must_not_tell_what_is_hidden(
    state_class: type[ToyState], promise: str
) -> None:
    game = Toy()
    game.state_class = state_class
    assert promise_broken_by(game) == promise


class HalfSwapped(ToyState):
    """A swap in two steps: the card is laid aside first, then the swap is confirmed."""

    fields = StateFields(
        *t.FIELDS.fields, StateField("aside", Row(Number("card or none")), EACH_SEAT)
    )

    def __init__(self, seats: int, turns: int) -> None:
        super().__init__(seats, turns)
        self.aside = [-1] * seats

    def copy(self) -> Self:
        new = super().copy()
        new.aside = self.aside[:]
        return new

    def options(self, seat: int) -> list[int]:
        return super().options(seat) if self.aside[seat] < 0 else [t.CONFIRM]

    def apply(self, seat: int, option: int, io: Io) -> None:
        if option >= t.SWAPS:
            self.answered[seat] += 1
            self.aside[seat] = option - t.SWAPS
            self.hands[seat].remove(self.aside[seat])
        elif option == t.CONFIRM:
            card = self.aside[seat]
            self.aside[seat] = -1
            self.hands[seat].append(card)
            super().apply(seat, t.SWAPS + card, io)
        else:
            super().apply(seat, option, io)

    def all_cards(self) -> list[int]:
        return [*super().all_cards(), *(card for card in self.aside if card >= 0)]


class ShowsHalfSwaps(Toy):
    state_class = HalfSwapped


class ShowsThatACardLiesAside(Toy):
    """The card is hidden, but not that there is one."""

    state_class = HalfSwapped

    def seen_by(self, state: ToyState, viewer: int) -> ToyState:
        seen = super().seen_by(state, viewer)
        assert isinstance(seen, HalfSwapped)
        for seat in range(seen.seats):
            if seat != viewer and seen.aside[seat] >= 0:
                self.hide(seen, seat)
        return seen

    def hide(self, seen: HalfSwapped, seat: int) -> None:
        seen.aside[seat] = -1
        seen.deck.append(UNKNOWN)


class HidesHalfSwaps(ShowsThatACardLiesAside):
    """For others the card is in the hand still."""

    def hide(self, seen: HalfSwapped, seat: int) -> None:
        seen.aside[seat] = -1
        seen.hands[seat].append(UNKNOWN)


def test_an_unfinished_choice_is_nobody_elses_business() -> None:
    assert promise_broken_by(ShowsHalfSwaps()) == "untold"
    assert promise_broken_by(ShowsThatACardLiesAside()) == "untold"
    Kit(HidesHalfSwaps()).run_all(GAMES)
