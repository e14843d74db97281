"""Procedures: what is under way in a game, from the turn down to one choice within an effect.

A procedure of the rulebook is a class in the file of its chapter.  Its objects are values: fields
are set by the constructor and never changed; rules replace the procedure on top of the stack
(`Position.replace`), put another on top of it (`push`), or take it off (`pop`).

    @final
    class EndOfTurn(Procedure):
        word: ClassVar[str] = "end-of-turn"
        fields: ClassVar[Fields] = (SEAT, step_field("clear", "income", "next"))
        asks: ClassVar[tuple[str, ...]] = ()

        def __init__(self, seat: i64, step: i64 = CLEAR) -> None:
            self.below = None
            self.seat = seat
            self.step = step

        def run(self, s: Position) -> bool:     # one step; False: it waits for a decision
        def options(self, s: Position) -> list[int]:        # of the decision it waits for
        def moves(self, s: Position) -> vec[i64]:           # the same, where speed matters
        def choose(self, s: Position, option: i64) -> None:       # carry one of them out
        def decider(self, s: Position) -> i64:              # who decides; default: `seat`
        def question(self, s: Position) -> Question:        # (kind of decision, what about)
        def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:    # not an option
        def seen_by(self, viewer: i64) -> Procedure:        # without what `viewer` may not see
        def completed(self, s: Position) -> Procedure:      # what was left out, filled in again
        def looks_at(self, s: Position, pile: i64) -> i64:  # cards its player is looking at
        def held(self) -> tuple[int, ...]:                  # cards that lie in it alone

`fields` declares every field once: the name of the attribute, which is also the name of the
constructor's parameter, and how it looks in JSON.  `{"procedure": "end-of-turn", "seat": 1,
"step": "income"}` follows from it (see `procedures.py`, which lists all classes), and so does a
copy.  `below` is no field: it links the stack, and is set when a procedure is put on it.  So a
procedure that lies on a stack is never put on another one, unless nothing ever lies below it, as
with the phases of a turn; those may be shared.

`why_not` is asked for the decider only, and only about what is not among the options.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.procedure_fields import Fields
from stormark.kernel.compiling import i64, vec
from stormark.kernel.json import JsonDict
from stormark.kernel.procedure_field import fields_of
from stormark.kernel.refusal import Refusal
from stormark.kernel.vectors import ints

if TYPE_CHECKING:
    from stormark.games.xibalba.state import Position

Question = tuple[str, JsonDict]

CHOICE_RULE: Final = {
    L.V_OPTION: "X-CARD-34",
    L.V_ADD_DIE: "X-DICE-09",
    L.V_DROP_DIE: "X-DICE-09",
    L.V_TOP: "X-DECK-13",
    L.V_BOTTOM: "X-DECK-13",
}


class Procedure:
    """One procedure under way; itself the one at the end of a game, which never does anything."""

    __slots__ = ("below", "seat", "step")

    word: ClassVar[str] = "nothing"
    fields: ClassVar[Fields] = ()
    asks: ClassVar[tuple[str, ...]] = ()  # the kinds of decisions it may wait for

    def __init__(self, seat: i64 = -1, step: i64 = 0) -> None:
        self.below: Procedure | None = None
        self.seat = seat  # whose procedure it is
        self.step = step

    def run(self, s: Position) -> bool:
        """Do the next step; False when it waits for a decision."""
        return False

    def options(self, s: Position) -> list[int]:
        """The options of the decision it waits for, in a stable order."""
        return []

    def moves(self, s: Position) -> vec[i64]:
        """The same for compiled loops; procedures that are asked often define it first."""
        return ints(self.options(s))

    def choose(self, s: Position, option: i64) -> None:
        """Carry out one of the options."""

    def decider(self, s: Position) -> i64:
        """Who decides while it waits."""
        return self.seat

    def at(self, step: i64) -> Procedure:
        """The same procedure at another step."""
        raise AssertionError(f"{self.word} has no steps")

    def copy(self) -> Procedure:
        """An equal procedure that lies on no stack yet."""
        return type(self)(**fields_of(type(self).fields, self))

    def question(self, s: Position) -> Question:
        """The kind of decision it waits for, and what a prompt mentions: cards, dice left."""
        raise AssertionError(f"{self.word} asks nothing")

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        """Why something is refused that is not among the options.

        The kind of answer it waits for, but not one that it offers: a target that the effect
        cannot be carried out on.
        """
        verb = L.verb_of(option)
        for other in self.options(s):
            if L.verb_of(other) == verb:
                return Refusal(CHOICE_RULE.get(verb, "X-CARD-35"), "refused-target")
        return Refusal("X-ACTION-12", "refused-pending")

    def seen_by(self, viewer: i64) -> Procedure:
        """The same without what a viewer (a seat, or -1 for a spectator) may not see."""
        return self

    def completed(self, s: Position) -> Procedure:
        """What `seen_by` gave, filled in again from a position in which all cards are dealt."""
        return self

    def looks_at(self, s: Position, pile: i64) -> i64:
        """How many cards on top of a deck or discard pile its player is looking at."""
        return 0

    def held(self) -> tuple[int, ...]:
        """The cards that lie in the procedure and nowhere else."""
        return ()


OVER: Final = Procedure()
"""On top of the stack when nothing is under way."""


def link(procedures: Sequence[Procedure]) -> Procedure:
    """Stack procedures, the last one on top, and return that one.

    Those that lie on another stack already are copied.
    """
    top: Procedure | None = None
    for procedure in procedures:
        if procedure.below is top:
            top = procedure
        else:
            fresh = procedure if procedure.below is None else procedure.copy()
            fresh.below = top
            top = fresh
    return OVER if top is None else top
