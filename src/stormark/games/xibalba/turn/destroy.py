"""Destroying a soldier (X-DESTROY), in the Ark or in a Warhost, in the order of X-ARK-25."""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.atoms import (
    change_life,
    discard,
    empty_ark,
    enter_ark,
    gain_paragon,
    lose_blocker,
    put_under,
    roll_paragon_dice,
    take_top,
)
from stormark.games.xibalba.effects import keeping, triggers
from stormark.games.xibalba.modifiers import is_active
from stormark.games.xibalba.procedure import Procedure, Question
from stormark.games.xibalba.procedure_fields import (
    CARD,
    SEAT,
    Fields,
    card_field,
    flag_field,
    seat_field,
    step_field,
    word_field,
)
from stormark.games.xibalba.queries import paragon_dice
from stormark.games.xibalba.state import Position
from stormark.kernel.compiling import i64

KEEP: Final = 0  # effects that keep it or put it elsewhere
REMOVE: Final = 1
REWARD: Final = 2
DESTROYS: Final = 3  # "destroys a soldier" effects
DESTROYED: Final = 4  # "is destroyed" effects


@final
class DestroySoldier(Procedure):
    """A player destroys a soldier of another one, of nobody, or an own one."""

    __slots__ = ("card", "cause", "owner", "soldier", "under_warhost")

    word: ClassVar[str] = "destroy-soldier"
    fields: ClassVar[Fields] = (
        SEAT,
        CARD,
        seat_field("owner", may_miss=True),
        card_field("soldier", may_miss=True),
        word_field("cause", *L.DESTROYERS),
        step_field("keep", "remove", "reward", "destroys", "destroyed"),
        flag_field("under_warhost"),
    )
    asks: ClassVar[tuple[str, ...]] = ("protect-soldier",)

    def __init__(
        self,
        seat: i64,
        card: i64,
        owner: i64,
        soldier: i64 = -1,
        cause: i64 = L.BY_EFFECT,
        step: i64 = KEEP,
        under_warhost: bool = False,
    ) -> None:
        self.below = None
        self.seat = seat
        self.card = card  # the soldier that is destroyed
        self.owner = owner  # -1: nobody (X-ARK-20)
        self.soldier = soldier  # the soldier that destroys it, -1 without one
        self.cause = cause
        self.step = step
        self.under_warhost = under_warhost  # it goes there instead of on the discard pile

    def at(self, step: i64) -> DestroySoldier:
        return DestroySoldier(
            self.seat, self.card, self.owner, self.soldier, self.cause, step, self.under_warhost
        )

    def decider(self, s: Position) -> i64:
        return self.owner

    def run(self, s: Position) -> bool:
        if self.step == KEEP:
            return self.nobody_asked(s)
        if self.step == REMOVE:
            self.remove(s)
        elif self.step == REWARD:
            s.goto(DESTROYS)
            self.reward(s)
        elif self.step == DESTROYS:
            s.goto(DESTROYED)
            if self.soldier >= 0 and self.seat != self.owner:
                triggers.fire_for(s, V.T_DESTROY, self.seat, self.soldier, self.owner)
        else:
            s.pop()
            self.tell_owner(s)
        return True

    # --- step 1: effects that keep it or put it elsewhere

    def keepers(self, s: Position) -> list[keeping.Keeper]:
        return keeping.soldier_keepers(s, self.owner, self.card, self.cause)

    def nobody_asked(self, s: Position) -> bool:
        """Go on unless the owner has to say whether the soldier is kept."""
        keepers = self.keepers(s)
        if not keepers:
            s.goto(REMOVE)
        elif len(keepers) == 1 and not keepers[0].item.optional:
            self.keep(s, keepers[0].card)
        else:
            return False
        return True

    def options(self, s: Position) -> list[int]:
        return keeping.keep_options(self.keepers(s))

    def choose(self, s: Position, option: i64) -> None:
        if L.verb_of(option) == L.V_PASS:
            s.goto(REMOVE)
        else:
            self.keep(s, L.a_of(option))

    def question(self, s: Position) -> Question:
        return "protect-soldier", {"card": s.tables.refs[self.card]}

    def keep(self, s: Position, keeper: i64) -> None:
        """Pay for the effect first; then it stays, or is removed and put under its Warhost."""
        found = keeping.keeper_of(keeper, self.keepers(s))
        s.say(E.E_KEPT, (self.owner, self.card, keeper))
        if not keeping.lets_stay(found):
            s.replace(
                DestroySoldier(
                    self.seat, self.card, self.owner, self.soldier, self.cause, REMOVE, True
                )
            )
            keeping.use_keeper(s, self.owner, found)
            return
        s.pop()
        in_ark = s.ark == self.card
        keeping.use_keeper(s, self.owner, found)
        if in_ark:
            change_life(s, 1, E.BY_EFFECT, keeper)  # it stays, so it needs a life point

    # --- step 2: it leaves

    def remove(self, s: Position) -> None:
        """The destroyed soldier leaves; after a conquest the attacker enters (X-ARK-06, -07)."""
        in_ark = s.ark == self.card
        if not in_ark and not is_active(s, self.owner, self.card):
            s.pop()  # an earlier part of the same effect has taken it away
            return
        s.goto(REWARD)
        lose_blocker(s, self.card)
        s.say(E.E_DESTROY, (self.owner, self.card))
        if in_ark:
            empty_ark(s)
        else:
            take_top(s, self.owner, L.WARHOST)
        if self.under_warhost:
            put_under(s, self.owner, self.card)
        else:
            discard(s, self.card)
        if in_ark and self.cause == L.BY_ATTACK:
            enter_ark(s, self.seat, take_top(s, self.seat, L.WARHOST))
            triggers.fire_for(s, V.T_ENTER_ARK, self.seat, self.soldier)
        elif in_ark:
            s.say(E.E_ARK_EMPTY, ())

    # --- steps 3 to 5: the reward, and the effects of both sides

    def reward(self, s: Position) -> None:
        """Dice for destroying another player's or the neutral soldier (X-DESTROY-04 to -12)."""
        if self.soldier < 0 or self.seat == self.owner:
            return
        dice = paragon_dice(s, self.seat, self.soldier, L.REWARD)
        symbols, blanks = roll_paragon_dice(s, self.seat, dice, E.BY_REWARD, self.soldier)
        if symbols:
            gain_paragon(s, self.seat, symbols, E.BY_REWARD, self.soldier)
        triggers.fire_blanks(s, self.seat, blanks, self.soldier)

    def tell_owner(self, s: Position) -> None:
        """The moments of the former owner (X-CARD-32)."""
        if self.owner < 0:
            return
        attacker = self.seat if self.cause == L.BY_ATTACK else -1
        answers: list[triggers.Answer] = []
        if s.tables.triggers[self.card] >> V.T_DESTROYED & 1:
            triggers.collect_destroyed(s, answers, self.owner, self.card, attacker)
        triggers.collect(s, answers, V.T_OWN_SOLDIER_DESTROYED, self.owner, other=attacker)
        triggers.fire(s, answers)
