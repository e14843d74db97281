"""Moments: which cards answer to one, and in which order (X-CARD-27, X-CARD-31)."""

from __future__ import annotations

from typing import ClassVar, final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.atoms import note_moment
from stormark.games.xibalba.effects import effect
from stormark.games.xibalba.effects.moments import ABOUT_THE_SOLDIER
from stormark.games.xibalba.modifiers import active_cards, has_trigger
from stormark.games.xibalba.procedure import Procedure, Question
from stormark.games.xibalba.procedure_fields import (
    CARD,
    SEAT,
    Fields,
    moment_field,
    number_field,
    records_field,
    seat_field,
    type_field,
)
from stormark.games.xibalba.state import Position
from stormark.kernel.compiling import i64, mypyc_attr


@mypyc_attr(free_list_len=1)
@final
class Answer:
    """A card that answers to a moment."""

    __slots__ = ("bought", "card", "earlier", "other", "seat", "trigger")

    fields: ClassVar[Fields] = (
        SEAT,
        CARD,
        moment_field("trigger"),
        seat_field("other", may_miss=True),
        type_field("bought", may_miss=True),
        number_field("earlier", most=1 << 31),
    )

    def __init__(
        self, seat: i64, card: i64, trigger: i64, other: i64, bought: i64, earlier: i64
    ) -> None:
        self.seat = seat  # who owns the card
        self.card = card
        self.trigger = trigger
        self.other = other  # the other side of the moment, or -1
        self.bought = bought  # the type of a bought card, or -1
        self.earlier = earlier  # how many moments had been noted down before

    def is_like(self, other: Answer) -> bool:
        """Whether it does not matter which comes first: several blank dice give a card several."""
        return self.card == other.card and self.trigger == other.trigger

    def still_counts(self, s: Position) -> bool:
        """A card that stopped being active is not resolved, unless its own end is the moment."""
        return self.trigger == V.T_DESTROYED or self.card in active_cards(s, self.seat)

    def effect(self, s: Position) -> effect.Effect:
        """The effect with which the card answers."""
        return effect.Effect(
            self.seat,
            self.card,
            s.tables.triggered[self.card][self.trigger],
            effect.MOMENT,
            other=self.other,
            bought=self.bought,
            earlier=self.earlier,
        )

    def is_ready(self, s: Position) -> bool:
        if not self.still_counts(s):
            return False
        answer = self.effect(s)
        return effect.any_ready(s, answer, answer.items.items)


@mypyc_attr(free_list_len=1)
@final
class Answers(Procedure):
    """Cards answer to a moment: those of the current player first, then clockwise.

    Each owner orders the own ones; where there is one only, or only equal ones, nobody is asked.
    """

    __slots__ = ("answers",)

    word: ClassVar[str] = "answers"
    fields: ClassVar[Fields] = (SEAT, records_field("answers", Answer, Answer.fields))
    asks: ClassVar[tuple[str, ...]] = ("order-triggers",)

    def __init__(self, seat: i64, answers: tuple[Answer, ...]) -> None:
        self.below = None
        self.seat = seat  # whose cards are next
        self.step = 0
        self.answers = answers

    def run(self, s: Position) -> bool:
        found = self.next_ones(s)
        if not found:
            s.pop()
            return True
        if found[0].seat != self.seat:
            s.replace(Answers(found[0].seat, self.answers))
        if len(found) > 1:
            return False
        self.resolve(s, found[0])
        return True

    def next_ones(self, s: Position) -> list[Answer]:
        """One of each of the answers of the first player who has one to resolve."""
        for distance in range(s.seats):
            seat = (s.turn + distance) % s.seats
            found: list[Answer] = []
            for answer in self.answers:
                if answer.seat == seat and not like_any(answer, found) and answer.is_ready(s):
                    found.append(answer)
            if found:
                return found
        return []

    def resolve(self, s: Position, answer: Answer) -> None:
        rest = tuple([other for other in self.answers if other is not answer])
        s.replace(Answers(answer.seat, rest))
        s.push(answer.effect(s))

    def options(self, s: Position) -> list[int]:
        return [L.pack(L.V_TRIGGER, answer.card, answer.trigger) for answer in self.next_ones(s)]

    def choose(self, s: Position, option: i64) -> None:
        for answer in self.next_ones(s):
            if answer.card == L.a_of(option) and answer.trigger == L.b_of(option):
                self.resolve(s, answer)
                return

    def question(self, s: Position) -> Question:
        return "order-triggers", {}


def like_any(answer: Answer, others: list[Answer]) -> bool:
    for other in others:
        if answer.is_like(other):
            return True
    return False


# --- bringing a moment about


def collect(
    s: Position,
    answers: list[Answer],
    trigger: i64,
    seat: i64,
    soldier: i64 = -1,
    other: i64 = -1,
    bought: i64 = -1,
) -> None:
    """A moment of a seat has come: add the answers of its active cards."""
    earlier = len(s.moments)
    note_moment(s, trigger, seat, soldier, bought)
    if not has_trigger(s, seat, trigger):
        return
    tables = s.tables
    for card in active_cards(s, seat):
        if not tables.triggers[card] >> trigger & 1:
            continue
        if tables.type[card] == L.SOLDIER and ABOUT_THE_SOLDIER >> trigger & 1:
            if card != soldier:
                continue
        # Only PERMANENT effects reach into other players' turns (X-CARD-10, X-CARD-11).
        if tables.tag[card] == L.TAG_PERMANENT or seat == s.turn:
            answers.append(Answer(seat, card, trigger, other, bought, earlier))


def fire(s: Position, answers: list[Answer]) -> None:
    """Let the collected answers be resolved before whatever comes next."""
    if answers:
        s.push(Answers(answers[0].seat, tuple(answers)))


def fire_for(s: Position, trigger: i64, seat: i64, soldier: i64 = -1, other: i64 = -1) -> None:
    """Bring about one moment of one seat."""
    answers: list[Answer] = []
    collect(s, answers, trigger, seat, soldier, other)
    fire(s, answers)


def collect_destroyed(
    s: Position, answers: list[Answer], seat: i64, card: i64, attacker: i64
) -> None:
    """The answer of a card to its own destruction, although it is gone (X-CARD-32)."""
    answers.append(Answer(seat, card, V.T_DESTROYED, attacker, -1, len(s.moments)))


def fire_blanks(s: Position, seat: i64, blanks: i64, source: i64) -> None:
    """A player's Paragon dice showed blanks: once per blank die."""
    if blanks:
        answers: list[Answer] = []
        for _ in range(blanks):
            collect(s, answers, V.T_PARAGON_BLANK, seat, source)
        fire(s, answers)
