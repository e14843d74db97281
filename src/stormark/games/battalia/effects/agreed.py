"""The text of a Great Artefact that the players carry out themselves, by agreement (B-RULING-126).

Whoever played the card proposes what it changes; the others agree one by one.  Who does not agree
makes a proposal instead, so that somebody can speak for a player who cannot read the text.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import draw, take_supply, take_unit
from stormark.games.battalia.atoms_flow import end, go_on
from stormark.games.battalia.atoms_storm import take_stardust
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.procedure import SEAT, Procedure, register
from stormark.games.battalia.procedure_fields import (
    Card,
    Declared,
    Number,
    Seat,
    Several,
    Word,
)
from stormark.games.battalia.refusals.cards import wrong_answer
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.refusal import Refusal

WHAT: Final = 0  # which change comes next, or that this is all
WHO: Final = 1  # whom it is about
AMOUNT: Final = 2
AGREE: Final = 3
MAKE: Final = 4
STEPS: Final = ("what", "who", "amount", "agree", "make")

MOST_AT_ONCE: Final = 6  # cards; more is proposed by a second change
MOST_CHANGES: Final = 8  # in one proposal
MOST_OBJECTIONS: Final = 4  # after so many nothing is changed


@final
class AgreedChange(Procedure):
    """What the text of a card changes is proposed, agreed to and made.

    A change is one number: its kind, whom it is about, and how many cards (`packed`).
    """

    __slots__ = ("asked", "card", "changes", "objections", "partial", "proposer", "step")

    word: ClassVar[str] = "agreed-change"
    asks: ClassVar[tuple[str, ...]] = ("propose-change", "agree-change")
    fields: ClassVar[tuple[Declared, ...]] = (
        SEAT,
        Card("card"),
        Seat("proposer"),
        Word("step", STEPS),
        Several(Number("changes")),
        Number("partial"),
        Seat("asked"),
        Number("objections"),
    )

    def __init__(
        self,
        seat: i64,
        card: i64,
        proposer: i64,
        step: i64 = WHAT,
        changes: Cards = (),
        partial: i64 = 0,
        asked: i64 = -1,
        objections: i64 = 0,
    ) -> None:
        self.seat = seat  # who played the card
        self.card = card
        self.proposer = proposer
        self.step = step
        self.changes = changes  # proposed, or still to be made
        self.partial = partial  # the change that is being named
        self.asked = asked  # who is asked to agree
        self.objections = objections

    def moved(self, step: i64, changes: Cards, partial: i64 = 0, asked: i64 = -1) -> AgreedChange:
        return AgreedChange(
            self.seat,
            self.card,
            self.proposer,
            step,
            changes,
            partial,
            asked,
            self.objections,
        )

    def decider(self, s: Position) -> i64:
        return self.asked if self.step == AGREE else self.proposer

    def run(self, s: Position, thread: i64) -> bool:
        if self.step != MAKE:
            return False
        if self.changes:
            go_on(s, thread, self.moved(MAKE, self.changes[1:]))
            make(s, self.changes[0])
        else:
            end(s, thread)
        return True

    # --- its decisions: bots take the first answer

    def options(self, s: Position) -> list[int]:
        if self.step == AGREE:
            return [V.pack(V.V_CHANGE, V.C_AGREE), V.pack(V.V_CHANGE, V.C_OBJECT)]
        if self.step == WHO:
            return [V.pack(V.V_SEAT, seat) for seat in range(s.seats)]
        if self.step == AMOUNT:
            return [V.pack(V.V_AMOUNT, amount) for amount in range(1, MOST_AT_ONCE + 1)]
        options = [V.pack(V.V_CHANGE, V.C_DONE)]
        if len(self.changes) < MOST_CHANGES:
            kinds = range(V.C_DRAW, V.CHANGES)
            options += [V.pack(V.V_CHANGE, kind) for kind in kinds if is_open(s, kind)]
        if self.changes:
            options.append(V.pack(V.V_CHANGE, V.C_AGAIN))
        return options

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        verb = V.verb_of(option)
        a = V.a_of(option)
        if verb == V.V_SEAT:
            kind = kind_of(self.partial)
            change = packed(kind, a, 1)
            if has_amount(kind):
                go_on(s, thread, self.moved(AMOUNT, self.changes, change))
            else:
                go_on(s, thread, self.moved(WHAT, (*self.changes, change)))
        elif verb == V.V_AMOUNT:
            change = packed(kind_of(self.partial), seat_of(self.partial), a)
            go_on(s, thread, self.moved(WHAT, (*self.changes, change)))
        elif a == V.C_DONE:
            s.say(E.E_PROPOSED, (self.proposer, self.card, len(self.changes)))
            self.ask(s, thread, (self.proposer + 1) % s.seats)
        elif a == V.C_AGAIN:
            go_on(s, thread, self.moved(WHAT, ()))
        elif a == V.C_AGREE:
            s.say(E.E_AGREED, (self.asked, self.card))
            self.ask(s, thread, (self.asked + 1) % s.seats)
        elif a == V.C_OBJECT:
            self.object_to(s, thread)
        else:
            go_on(s, thread, self.moved(WHO, self.changes, packed(a, 0, 0)))

    def ask(self, s: Position, thread: i64, seat: i64) -> None:
        """The next one is asked; when all have agreed, the changes are made."""
        if seat == self.proposer:
            go_on(s, thread, self.moved(MAKE, self.changes))
        else:
            go_on(s, thread, self.moved(AGREE, self.changes, asked=seat))

    def object_to(self, s: Position, thread: i64) -> None:
        """Who does not agree makes a proposal; after too many objections nothing is changed."""
        objections = self.objections + 1
        s.say(E.E_OBJECTED, (self.asked, self.card, MOST_OBJECTIONS - objections))
        if objections < MOST_OBJECTIONS:
            again = AgreedChange(self.seat, self.card, self.asked, objections=objections)
            go_on(s, thread, again)
        else:
            end(s, thread)

    def question(self, s: Position, thread: i64) -> tuple[str, JsonDict]:
        kind = "agree-change" if self.step == AGREE else "propose-change"
        changes: list[Json] = [told(change) for change in self.changes]
        return kind, {
            "card": s.rules.words.card(self.card),
            "seat": int(self.proposer),
            "step": STEPS[self.step],
            "what": V.CHANGE_WORDS[kind_of(self.partial)],
            "changes": changes,
        }

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return wrong_answer(s, self, option, "B-RULING-126")


register(AgreedChange)


# --- changes


def packed(kind: i64, seat: i64, amount: i64) -> i64:
    return kind | seat << 8 | amount << 12


def kind_of(change: i64) -> i64:
    return change & 255


def seat_of(change: i64) -> i64:
    return change >> 8 & 15


def amount_of(change: i64) -> i64:
    return change >> 12


def has_amount(kind: i64) -> bool:
    """Whether one is asked how many cards."""
    return kind == V.C_DRAW or kind == V.C_SUPPLY or kind == V.C_STARDUST


def told(change: i64) -> JsonDict:
    """A change in the words of actions and events."""
    return {
        "what": V.CHANGE_WORDS[kind_of(change)],
        "seat": int(seat_of(change)),
        "amount": int(amount_of(change)),
    }


def is_open(s: Position, kind: i64) -> bool:
    """Whether a kind of change can be proposed now, as far as everybody can see."""
    if kind == V.C_SUPPLY:
        return s.supply > 0
    if kind == V.C_STARDUST:
        return s.stardust > 0
    if V.C_TRIBESMAN <= kind <= V.C_LORD:
        return bool(s.stock[L.UNIT_STACKS + kind - V.C_TRIBESMAN])
    return True


def make(s: Position, change: i64) -> None:
    """Make a change all agreed to; what is not there any more is not taken."""
    kind = kind_of(change)
    seat = seat_of(change)
    if kind == V.C_DRAW:
        draw(s, seat, amount_of(change))
    elif kind == V.C_SUPPLY:
        take_supply(s, seat, amount_of(change), True)
    elif kind == V.C_STARDUST:
        take_stardust(s, seat, amount_of(change), True)
    else:
        take_unit(s, seat, 1 + kind - V.C_TRIBESMAN, True)
