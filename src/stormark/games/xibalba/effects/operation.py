"""An operation of the effect vocabulary: what an item of a card does (docs/packs.md).

A class in `operations/` says everything about one operation, from top to bottom: its word, its
parameters and where they make sense, whether it can be carried out, and how.  Its objects are the
items of cards; what any item may have besides (trigger, conditions, price, limit) is kept here.

    @final
    class HealArk(Operation):
        word: ClassVar[str] = "heal_ark"                    # its text is `op-heal_ark`
        params: ClassVar[Params] = {"amount": Param(SCALED_POSITIVE)}

        def __init__(self, reading: Reading) -> None:
            super().__init__(reading)
            self.amount = reading.amount("amount")

        def feasible(self, s: Position, e: Effect) -> bool: ...
        def perform(self, s: Position, e: Effect) -> None: ...

Nothing else has to be touched: `registry.py` collects the classes of each file in `operations/`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, final

from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.effects.conditions import Condition
from stormark.games.xibalba.effects.words import ANY_TIME, Param, Words
from stormark.games.xibalba.procedure import Procedure
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.sums import Sums
from stormark.games.xibalba.tables import ItemList
from stormark.kernel.compiling import i64
from stormark.kernel.packs.report import Place, Report

if TYPE_CHECKING:
    from stormark.games.xibalba.effects.effect import Effect
    from stormark.games.xibalba.effects.reading import Reading
    from stormark.games.xibalba.pack.placement import Moment

Params = Mapping[str, Param]


class Operation:
    """One item of a card effect."""

    # --- what may be written, and where it makes sense
    word: ClassVar[str] = ""
    what: ClassVar[str] = ""  # tells operations with the same word apart: their parameter `what`
    params: ClassVar[Params] = {}
    nested: ClassVar[str] = ""  # the parameter that holds lists of items
    continuous: ClassVar[bool] = False  # on a PERMANENT card in force while the card is active
    lasting: ClassVar[bool] = False  # stays in force for a while when carried out: takes `until`
    asks_in_force: ClassVar[bool] = False  # its owner is asked while it is in force
    triggers: ClassVar[Words] = ()  # the moments it needs; none: any moment, or no moment at all
    pool: ClassVar[str] = ""  # "changes" dice of the own action pool, or "adds" some
    counts_in: ClassVar[str] = ANY_TIME  # when the value counts that it changes
    moves_soldiers: ClassVar[bool] = False  # may take a soldier away: never during an attack
    uses_moments: ClassVar[bool] = False  # brings about moments that others answer to

    def __init__(self, reading: Reading) -> None:
        self.index = -1  # position among all items of the pack, once it is known
        self.name = reading.name  # the card and its position there: "forger.2"
        self.key = reading.key  # position within its card: names it in use counts
        self.trigger = reading.trigger
        self.bought = reading.bought  # mask of card types: what a purchase must be to trigger it
        self.conditions: list[Condition] = reading.conditions()
        self.pay_resources = reading.price("resources")
        self.pay_paragon = reading.price("paragon")
        self.pay_life = reading.price("life")
        self.pay_sacrifice = reading.sacrifice()
        self.limit = reading.limit
        self.optional = reading.optional
        self.until = reading.until
        self.who = V.YOU
        self.count: i64 = 1  # how many times over, where an operation may say so
        # depends on resources or dice, which change all the time
        self.fleeting = reading.has_fleeting_condition()

    @staticmethod
    def check(report: Report, item: Mapping[str, Any], place: Place, moment: Moment) -> None:
        """Report what makes no sense about the parameters of an item at its place in a pack."""

    @staticmethod
    def rolls_paragon(item: Mapping[str, Any]) -> bool:
        """Whether an item of a pack may roll Paragon dice."""
        return False

    # --- whether it applies

    @final
    def has_pay(self) -> bool:
        return (
            self.pay_resources > 0
            or self.pay_paragon > 0
            or self.pay_life > 0
            or self.pay_sacrifice > 0
        )

    @final
    def asked(self) -> bool:
        """Whether its owner is asked, or its uses are counted, when it matters."""
        return self.optional or self.limit > 0 or self.has_pay()

    @final
    def holds(self, s: Position, seat: i64, card: i64) -> bool:
        """Whether all conditions about its card and controller hold (G3)."""
        for condition in self.conditions:
            if not condition.holds(s, seat, card):
                return False
        return True

    @final
    def suits(self, s: Position, owner: i64, seat: i64) -> bool:
        """Whether it may affect a player, as far as its conditions are about that player."""
        for condition in self.conditions:
            if not condition.suits(s, owner, seat):
                return False
        return True

    @final
    def answers(self, s: Position, e: Effect) -> bool:
        """Whether it answers to the moment of an effect: the right purchase, the first time."""
        if e.bought >= 0 and not e.nested and not self.bought >> e.bought & 1:
            return False
        for condition in self.conditions:
            if not condition.at_moment(s, e, self):
                return False
        return True

    def feasible(self, s: Position, e: Effect) -> bool:
        """Whether any part of it could be carried out (X-CARD-19, X-CARD-34)."""
        return True

    # --- carrying it out

    def perform(self, s: Position, e: Effect) -> None:
        """Carry it out; the effect is already at the next item."""
        raise AssertionError(f"{self.word} is never carried out")

    def chooses_player(self) -> bool:
        """Whether its controller picks one of the players it names (G12)."""
        return False

    def affected(self, s: Position, e: Effect) -> list[int]:
        """The players it names on whom it can be carried out (X-CARD-35)."""
        return []

    def offers_itself(self) -> bool:
        """Whether its own question can be declined, so that an optional item needs no other."""
        return False

    def item_lists(self) -> list[ItemList]:
        """The lists of items inside."""
        return []

    def always_costs(self) -> bool:
        """Whether nothing of it is free (X-RULING-81)."""
        return self.has_pay()

    def reuses(self) -> bool:
        """Whether it could resolve another effect in turn."""
        return False

    # --- while it is in force

    def amount_now(self, s: Position, owner: i64, affected: i64) -> i64:
        """How much it adds to a value of an affected player."""
        return 0

    def add_to(self, sums: Sums, amount: i64) -> None:
        """Add it to what effects add up to for a player."""

    def adds_to_this(self, value: i64) -> bool:
        """Whether it changes a value (`THIS_*`) of the soldier on whose card it stands."""
        return False

    def disables(self, card_type: i64) -> bool:
        """Whether it makes add-on cards of a type ineffective."""
        return False

    def is_on_card(self) -> bool:
        """Whether it is on one card, or on all that it could be on, for as long as it lasts."""
        return False

    def forbids_healing(self) -> bool:
        return False

    def permits_free_entry(self) -> bool:
        """Whether it lets a soldier enter the Ark once without a symbol."""
        return False

    def lowers_price(self, card_type: i64) -> bool:
        """Whether a purchase of this type counts against its uses."""
        return False

    @final
    def duration(self, s: Position) -> i64:
        """How long it lasts: without `until` for the attack that triggered it, else this turn."""
        if self.until != V.NO_DURATION:
            return self.until
        if s.attack is not None and self.trigger >= 0 and V.BEFORE_POWER >> self.trigger & 1:
            return V.ATTACK_END
        return V.TURN_END


Operations = tuple[type[Operation], ...]
Procedures = tuple[type[Procedure], ...]
