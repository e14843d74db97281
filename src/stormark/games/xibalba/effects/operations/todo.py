"""A text that the players carry out themselves, by agreement (X-RULING-97).

Whoever controls the card proposes what it changes; the others agree one by one.  Who does not
agree makes a proposal instead, so that somebody can speak for a player who cannot read the text.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.effects import agreed_changes as A
from stormark.games.xibalba.effects.agreed_changes import Change
from stormark.games.xibalba.effects.effect import Effect, effect_below
from stormark.games.xibalba.effects.operation import Operation, Operations, Procedures
from stormark.games.xibalba.procedure import Procedure, Question
from stormark.games.xibalba.procedure_fields import (
    CARD,
    SEAT,
    Fields,
    number_field,
    records_field,
    seat_field,
    step_field,
    word_field,
)
from stormark.games.xibalba.state import Position
from stormark.kernel.compiling import i64

WHAT: Final = 0  # which kind of change comes next, or that this is all
WHICH: Final = 1  # whom or what it is about
AMOUNT: Final = 2
AGREE: Final = 3
MAKE: Final = 4
STEPS: Final = ("what", "which", "amount", "agree", "make")

MOST_CHANGES: Final = 8  # in one proposal
MOST_OBJECTIONS: Final = 4  # after so many nothing is changed


@final
class Todo(Operation):
    """The text of the card happens: the table shows it, the players make the change."""

    word: ClassVar[str] = "todo"

    def perform(self, s: Position, e: Effect) -> None:
        s.push(AgreedChange(e.seat, e.card, e.seat))


@final
class AgreedChange(Procedure):
    """What the text of a card changes is proposed, agreed to and made."""

    __slots__ = ("asked", "card", "changes", "kind", "objections", "on", "proposer")

    word: ClassVar[str] = "agreed-change"
    fields: ClassVar[Fields] = (
        SEAT,
        CARD,
        seat_field("proposer"),
        step_field(*STEPS),
        records_field("changes", Change, Change.fields),
        word_field("kind", *V.CHANGE_WORDS),
        number_field("on"),
        seat_field("asked", may_miss=True),
        number_field("objections"),
    )
    asks: ClassVar[tuple[str, ...]] = ("propose-change", "agree-change")

    def __init__(
        self,
        seat: i64,
        card: i64,
        proposer: i64,
        step: i64 = WHAT,
        changes: tuple[Change, ...] = (),
        kind: i64 = V.GAIN_RESOURCES,
        on: i64 = 0,
        asked: i64 = -1,
        objections: i64 = 0,
    ) -> None:
        self.below = None
        self.seat = seat  # who controls the card
        self.card = card
        self.proposer = proposer
        self.step = step
        self.changes = changes  # proposed, or still to be made
        self.kind = kind  # of the change that is being named
        self.on = on  # whom or what it is about
        self.asked = asked  # who is asked to agree
        self.objections = objections

    def moved(
        self,
        step: i64,
        changes: tuple[Change, ...],
        kind: i64 = V.GAIN_RESOURCES,
        on: i64 = 0,
        asked: i64 = -1,
    ) -> AgreedChange:
        return AgreedChange(
            self.seat,
            self.card,
            self.proposer,
            step,
            changes,
            kind,
            on,
            asked,
            self.objections,
        )

    def decider(self, s: Position) -> i64:
        return self.asked if self.step == AGREE else self.proposer

    def run(self, s: Position) -> bool:
        if self.step == MAKE:
            self.make_next(s)
            return True
        if self.step == WHICH or self.step == AMOUNT:
            options = self.options(s)
            if len(options) == 1:  # X-RULING-71
                self.choose(s, options[0])
                return True
        return False

    def make_next(self, s: Position) -> None:
        """Each change is over, with all that follows from it, before the next one."""
        if not self.changes:
            s.pop()
            return
        s.replace(self.moved(MAKE, self.changes[1:]))
        effect = effect_below(s.top)
        A.make(s, effect, self.changes[0])

    # --- its decisions: bots take the first answer (X-RULING-97)

    def options(self, s: Position) -> list[int]:
        if self.step == AGREE:
            return [L.pack(L.V_USE), L.pack(L.V_PASS)]
        if self.step == WHICH:
            return A.subjects(s, self.seat, self.kind)
        if self.step == AMOUNT:
            most = A.most(s, self.kind, self.on)
            return [L.pack(L.V_CHANGE, self.kind, amount) for amount in range(1, most + 1)]
        options = [L.pack(L.V_DONE)]
        if len(self.changes) < MOST_CHANGES:
            options += [L.pack(L.V_CHANGE, kind) for kind in A.open_kinds(s, self.seat)]
        if self.changes:
            options.append(L.pack(L.V_PASS))
        return options

    def choose(self, s: Position, option: i64) -> None:
        verb = L.verb_of(option)
        a = L.a_of(option)
        if self.step == AGREE:
            if verb == L.V_USE:
                s.say(E.E_AGREED, (self.asked, self.card))
                self.ask(s, (self.asked + 1) % s.seats)
            else:
                self.object_to(s)
        elif verb == L.V_DONE:
            s.say(E.E_PROPOSED, (self.proposer, self.card, len(self.changes)))
            self.ask(s, (self.proposer + 1) % s.seats)
        elif verb == L.V_PASS:
            s.replace(self.moved(WHAT, ()))
        elif self.step == WHAT:
            about_ark = a == V.HEAL or a == V.DAMAGE
            s.replace(self.moved(AMOUNT if about_ark else WHICH, self.changes, a))
        elif self.step == AMOUNT:
            self.propose(s, Change(self.kind, self.on, L.b_of(option)))
        elif A.has_amount(self.kind):
            s.replace(self.moved(AMOUNT, self.changes, self.kind, a))
        else:
            field: i64 = L.b_of(option) if self.kind == V.DESTROY_ADDON else 0
            self.propose(s, Change(self.kind, a, field))

    def propose(self, s: Position, change: Change) -> None:
        s.replace(self.moved(WHAT, (*self.changes, change)))

    def ask(self, s: Position, seat: i64) -> None:
        """The next one is asked; when all have agreed, the change is made."""
        if seat != self.proposer:
            s.replace(self.moved(AGREE, self.changes, asked=seat))
        else:
            s.replace(self.moved(MAKE, self.changes))

    def object_to(self, s: Position) -> None:
        """Who does not agree makes a proposal; after too many objections nothing is changed."""
        objections = self.objections + 1
        s.say(E.E_OBJECTED, (self.asked, self.card, MOST_OBJECTIONS - objections))
        if objections < MOST_OBJECTIONS:
            s.replace(AgreedChange(self.seat, self.card, self.asked, objections=objections))
        else:
            s.pop()

    def question(self, s: Position) -> Question:
        kind = "agree-change" if self.step == AGREE else "propose-change"
        return kind, {
            "card": s.tables.refs[self.card],
            "seat": int(self.proposer),
            "step": STEPS[self.step],
            "what": V.CHANGE_WORDS[self.kind],
            "changes": [change.told(s) for change in self.changes],
        }


OPERATIONS: Final[Operations] = (Todo,)
PROCEDURES: Final[Procedures] = (AgreedChange,)
