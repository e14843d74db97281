"""Destroying an add-on card (X-DESTROY): effects that keep it, then the discard pile."""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.atoms import discard, take_top
from stormark.games.xibalba.effects import keeping, triggers
from stormark.games.xibalba.modifiers import active_cards
from stormark.games.xibalba.procedure import Procedure, Question
from stormark.games.xibalba.procedure_fields import (
    CARD,
    SEAT,
    Fields,
    number_field,
    seat_field,
    step_field,
    word_field,
)
from stormark.games.xibalba.state import Position
from stormark.kernel.compiling import i64

KEEP: Final = 0
REMOVE: Final = 1


@final
class DestroyAddon(Procedure):
    """A player destroys an active add-on card of a base, perhaps the own one."""

    __slots__ = ("card", "cause", "field", "owner")

    word: ClassVar[str] = "destroy-addon"
    fields: ClassVar[Fields] = (
        SEAT,
        CARD,
        number_field("field", 0, L.FIELDS),
        seat_field("owner"),
        word_field("cause", *L.DESTROYERS),
        step_field("keep", "remove"),
    )
    asks: ClassVar[tuple[str, ...]] = ("protect-addon",)

    def __init__(
        self,
        seat: i64,
        card: i64,
        field: i64,
        owner: i64,
        cause: i64 = L.BY_EFFECT,
        step: i64 = KEEP,
    ) -> None:
        self.below = None
        self.seat = seat
        self.card = card
        self.field = field
        self.owner = owner
        self.cause = cause
        self.step = step

    def at(self, step: i64) -> DestroyAddon:
        return DestroyAddon(self.seat, self.card, self.field, self.owner, self.cause, step)

    def decider(self, s: Position) -> i64:
        return self.owner

    def run(self, s: Position) -> bool:
        keepers = self.keepers(s) if self.step == KEEP else []
        if not keepers:
            self.remove(s)
        elif len(keepers) == 1 and not keepers[0].item.optional:
            self.keep(s, keepers[0].card)
        else:
            return False
        return True

    def keepers(self, s: Position) -> list[keeping.Keeper]:
        return keeping.addon_keepers(s, self.owner, self.card, self.cause)

    def options(self, s: Position) -> list[int]:
        return keeping.keep_options(self.keepers(s))

    def choose(self, s: Position, option: i64) -> None:
        if L.verb_of(option) == L.V_PASS:
            s.goto(REMOVE)
        else:
            self.keep(s, L.a_of(option))

    def question(self, s: Position) -> Question:
        return "protect-addon", {"card": s.tables.refs[self.card]}

    def keep(self, s: Position, keeper: i64) -> None:
        found = keeping.keeper_of(keeper, self.keepers(s))
        s.pop()
        s.say(E.E_KEPT, (self.owner, self.card, keeper))
        keeping.use_keeper(s, self.owner, found)

    def remove(self, s: Position) -> None:
        """It goes to its discard pile; its own `destroyed` effects still count (X-CARD-32)."""
        s.pop()
        pile = s.piles[L.BASES + L.BASE_PILES * self.owner + self.field]
        if not pile or pile[-1] != self.card:
            return
        effective = self.card in active_cards(s, self.owner)
        take_top(s, self.owner, self.field)
        s.say(E.E_DESTROY, (self.owner, self.card))
        discard(s, self.card)
        if effective and s.tables.triggers[self.card] >> V.T_DESTROYED & 1:
            attacker = self.seat if self.cause == L.BY_ATTACK else -1
            answers: list[triggers.Answer] = []
            triggers.collect_destroyed(s, answers, self.owner, self.card, attacker)
            triggers.fire(s, answers)
