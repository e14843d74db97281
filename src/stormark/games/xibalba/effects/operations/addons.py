"""Add-on cards of players: destroying them, or making them ineffective."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.atoms import put_in_force
from stormark.games.xibalba.effects.operation import Operation, Operations, Params, Procedures
from stormark.games.xibalba.effects.players import OnPlayers
from stormark.games.xibalba.effects.words import ADDON, OTHERS, WHO, Param, number, one_of
from stormark.games.xibalba.modifiers import place_of, sums_of
from stormark.games.xibalba.procedure import Procedure, Question
from stormark.games.xibalba.procedure_fields import (
    CARD,
    SEAT,
    Fields,
    cards_field,
    item_field,
    number_field,
    seat_field,
)
from stormark.games.xibalba.queries import can_destroy_addon
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.turn.destroy_addon import DestroyAddon
from stormark.kernel.compiling import i64

if TYPE_CHECKING:
    from stormark.games.xibalba.effects.effect import Effect
    from stormark.games.xibalba.effects.reading import Reading


class OnAddons(OnPlayers):
    """An operation on active add-on cards, which somebody chooses."""

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading, "from")
        self.kinds = reading.kinds("kind", V.ADDONS)

    def may_be_chosen(self, s: Position, owner: i64, field: i64, by_seat: i64) -> bool:
        """Whether it may be carried out on the active card of a field."""
        return True

    def carry_out(self, s: Position, choice: ChooseAddon, field: i64, card: i64) -> None:
        raise NotImplementedError

    def verb(self) -> i64:
        raise NotImplementedError

    def fields_of(self, s: Position, owner: i64, by_seat: i64) -> list[int]:
        """The fields whose active add-on card may be chosen."""
        fields: list[int] = []
        for field in range(1, L.FIELDS + 1):
            card = place_of(s, owner, field)
            if card >= 0 and self.kinds >> s.tables.type[card] & 1:
                if self.may_be_chosen(s, owner, field, by_seat):
                    fields.append(field)
        return fields


@final
class DestroyAddons(OnAddons):
    """`count` active add-on cards of `from` are destroyed; the `chooser` names them."""

    word: ClassVar[str] = "destroy_addon"
    params: ClassVar[Params] = {
        "from": Param(one_of(*WHO)),
        "kind": Param(ADDON),
        "count": Param(number(1, 4)),
        "chooser": Param(one_of("you", "owner"), "you"),
    }

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.count = reading.number("count")
        self.owner_chooses = reading.word("chooser") == "owner"

    def may_be_chosen(self, s: Position, owner: i64, field: i64, by_seat: i64) -> bool:
        return can_destroy_addon(s, owner, field, by_seat, False)

    def affects(self, s: Position, e: Effect, seat: i64) -> bool:
        return bool(self.fields_of(s, seat, e.seat))

    def perform(self, s: Position, e: Effect) -> None:
        for seat in reversed(self.players(s, e)):
            chooser = seat if self.owner_chooses else e.seat
            s.push(ChooseAddon(chooser, e.card, self, self.count, seat, e.seat))

    def verb(self) -> i64:
        return L.V_DESTROY

    def carry_out(self, s: Position, choice: ChooseAddon, field: i64, card: i64) -> None:
        s.push(DestroyAddon(choice.by_seat, card, field, choice.owner))


@final
class Disable(OnAddons):
    """`count` chosen add-on cards of `from` have no effect, or all, later ones too."""

    word: ClassVar[str] = "disable"
    params: ClassVar[Params] = {
        "from": Param(one_of(*OTHERS)),
        "kind": Param(ADDON),
        "count": Param(number(1, 4, "all")),
    }
    lasting: ClassVar[bool] = True

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.all = reading.word("count") == "all"
        self.count = 0 if self.all else reading.number("count")

    def affects(self, s: Position, e: Effect, seat: i64) -> bool:
        if seat != e.seat and sums_of(s, seat).safe:
            return False
        return self.all or bool(self.fields_of(s, seat, e.seat))

    def perform(self, s: Position, e: Effect) -> None:
        seats = self.players(s, e)
        if self.all:
            put_in_force(s, self, e.seat, e.card, tuple(seats))  # X-RULING-75
            return
        for seat in reversed(seats):
            s.push(ChooseAddon(e.seat, e.card, self, self.count, seat, e.seat))

    def verb(self) -> i64:
        return L.V_DISABLE

    def carry_out(self, s: Position, choice: ChooseAddon, field: i64, card: i64) -> None:
        s.say(E.E_DISABLED, (choice.owner, card, choice.card))
        put_in_force(s, self, choice.by_seat, choice.card, (choice.owner,), on=card)

    def is_on_card(self) -> bool:
        return True

    def disables(self, card_type: i64) -> bool:
        return bool(self.kinds >> card_type & 1)


@final
class ChooseAddon(Procedure):
    """Somebody chooses active add-on cards of a base; the only possibility needs no answer."""

    __slots__ = ("by_seat", "card", "item", "left", "owner", "taken")

    word: ClassVar[str] = "choose-addon"
    fields: ClassVar[Fields] = (
        SEAT,
        CARD,
        item_field("item"),
        number_field("left"),
        seat_field("owner"),
        seat_field("by_seat"),
        cards_field("taken"),
    )
    asks: ClassVar[tuple[str, ...]] = ("choose-addon",)

    def __init__(
        self,
        seat: int,
        card: int,
        item: Operation,
        left: int,
        owner: int,
        by_seat: int,
        taken: tuple[int, ...] = (),
    ) -> None:
        self.below = None
        self.seat = seat  # who chooses
        self.step = 0
        self.card = card  # whose effect it is
        self.item = item
        self.left = left  # choices still to make
        self.owner = owner  # whose cards they are
        self.by_seat = by_seat  # who controls the effect
        self.taken = taken  # cards chosen before, which are not chosen again

    def operation(self) -> OnAddons:
        assert isinstance(self.item, OnAddons)
        return self.item

    def open_fields(self, s: Position) -> list[int]:
        if self.left <= 0:
            return []
        return [
            field
            for field in self.operation().fields_of(s, self.owner, self.by_seat)
            if place_of(s, self.owner, field) not in self.taken
        ]

    def run(self, s: Position) -> bool:
        fields = self.open_fields(s)
        if not fields:
            s.pop()
        elif len(fields) == 1:
            self.take(s, fields[0])
        else:
            return False
        return True

    def options(self, s: Position) -> list[int]:
        verb = self.operation().verb()
        return [L.pack(verb, self.owner, field) for field in self.open_fields(s)]

    def choose(self, s: Position, option: i64) -> None:
        self.take(s, L.b_of(option))

    def take(self, s: Position, field: i64) -> None:
        card = place_of(s, self.owner, field)
        s.replace(
            ChooseAddon(
                self.seat,
                self.card,
                self.item,
                self.left - 1,
                self.owner,
                self.by_seat,
                (*self.taken, card),
            )
        )
        self.operation().carry_out(s, self, field, card)

    def question(self, s: Position) -> Question:
        return "choose-addon", {"card": s.tables.refs[self.card], "left": self.left}


OPERATIONS: Final[Operations] = (DestroyAddons, Disable)
PROCEDURES: Final[Procedures] = (ChooseAddon,)
