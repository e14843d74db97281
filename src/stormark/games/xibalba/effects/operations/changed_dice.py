"""Dice of the action pool, or of the attack under way, turned or rolled again (G5, G16)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.atoms import (
    change_attack_dice,
    return_dice,
    set_aside,
)
from stormark.games.xibalba.effects.item_choice import RepeatedChoice
from stormark.games.xibalba.effects.operation import Operation, Operations, Params, Procedures
from stormark.games.xibalba.effects.triggers import fire_blanks
from stormark.games.xibalba.effects.words import (
    DECLARED,
    DICE,
    DIE_FACES,
    FACES,
    FEW,
    Param,
    one_of,
)
from stormark.games.xibalba.procedure import Question
from stormark.games.xibalba.state import Position
from stormark.kernel.compiling import i64
from stormark.kernel.packs.report import Place, Report

if TYPE_CHECKING:
    from stormark.games.xibalba.effects.effect import Effect
    from stormark.games.xibalba.effects.reading import Reading
    from stormark.games.xibalba.pack.placement import Moment


class OnDice(Operation):
    """Up to `count` dice of the action pool are changed, or of the attack that triggers it."""

    pool: ClassVar[str] = "changes"

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.count = reading.number("count")

    def possible(self, s: Position, kind: i64) -> list[int]:
        """The kinds to which a die of a kind may be changed."""
        raise NotImplementedError

    def new_kind(self, s: Position, seat: i64, card: i64, to: i64) -> i64:
        """The kind that a die shows in the end."""
        return to

    def in_attack(self, s: Position) -> bool:
        """An attack trigger changes dice used for that attack, not those in the action pool."""
        if s.attack is None:
            return False
        return self.trigger in (V.T_ATTACK, V.T_ATTACK_ARK, V.T_ATTACK_BASE)

    def choices(self, s: Position) -> list[int]:
        """What may be chosen: options of a die and the kind it is changed to."""
        in_attack = self.in_attack(s)
        found: list[int] = []
        for kind in range(L.KINDS):
            if s.committed[kind] if in_attack else s.action_dice[kind]:
                for to in self.possible(s, kind):
                    found.append(L.pack(L.V_DIE, kind, to))
        return found

    def feasible(self, s: Position, e: Effect) -> bool:
        return bool(self.choices(s))

    def perform(self, s: Position, e: Effect) -> None:
        s.push(ChooseDice(e.seat, e.card, self, self.count, e.is_voluntary()))


TO_CHOSEN: Final = -1
TO_BLANK: Final = -2


@final
class TurnDie(OnDice):
    """Up to `count` dice turn `from` one face `to` another; a blank keeps its type."""

    word: ClassVar[str] = "turn_die"
    params: ClassVar[Params] = {
        "from": Param(one_of("any", *FACES)),
        "to": Param(one_of("chosen", *FACES)),
        "count": Param(FEW),
    }

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.kinds = reading.faces(reading.word("from"))
        self.to = TO_BLANK if reading.word("to") == "blank" else reading.face("to")

    @staticmethod
    def check(report: Report, item: Mapping[str, Any], place: Place, moment: Moment) -> None:
        if item["from"] == item["to"]:
            report.add("pack-turn-same-face", place.key("to"))
        elif moment.trigger in DECLARED:  # the dice of that attack show A or C and must go on
            for key, faces in (
                ("from", ("any", "attack", "critical")),
                ("to", ("attack", "critical")),
            ):
                if item[key] not in faces:
                    report.add_unknown("pack-unknown-word", place.key(key), item[key], faces)

    def possible(self, s: Position, kind: i64) -> list[int]:
        if not self.kinds >> kind & 1:
            return []
        if self.to == TO_CHOSEN:
            faces = s.tables.faces[L.DIE_TYPE[kind]]
            return [face for face in range(L.KINDS) if face != kind and face in faces]
        to = L.BLANK_KIND[L.DIE_TYPE[kind]] if self.to == TO_BLANK else self.to
        return [] if to == kind else [to]


@final
class RerollPool(OnDice):
    """Roll up to `count` dice again, once each."""

    word: ClassVar[str] = "reroll_pool"
    params: ClassVar[Params] = {
        "die": Param(one_of("any", *DICE)),
        "face": Param(one_of("any", *FACES)),
        "count": Param(FEW),
    }

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.kinds = reading.faces(reading.word("face"), reading.word("die"))

    @staticmethod
    def check(report: Report, item: Mapping[str, Any], place: Place, moment: Moment) -> None:
        if item["die"] != "any" and item["face"] != "any":
            faces = DIE_FACES[item["die"]]
            if item["face"] not in faces:
                report.add_unknown("pack-unknown-word", place.key("face"), item["face"], faces)

    @staticmethod
    def rolls_paragon(item: Mapping[str, Any]) -> bool:
        return item.get("die") in ("paragon", "any")

    def possible(self, s: Position, kind: i64) -> list[int]:
        return [kind] if self.kinds >> kind & 1 else []

    def new_kind(self, s: Position, seat: i64, card: i64, to: i64) -> i64:
        kind = s.roll(L.DIE_TYPE[to])
        s.say(E.E_ROLL, (seat, E.BY_REROLL, card, kind))
        return kind


@final
class ChooseDice(RepeatedChoice):
    """The controller chooses dice to change, one after the other.

    A die that was chosen lies aside until the whole activation or event is over, so that it is not
    chosen twice; other effects put it back as soon as they are done.
    """

    __slots__ = ()

    word: ClassVar[str] = "choose-dice"
    asks: ClassVar[tuple[str, ...]] = ("choose-die",)

    def operation(self) -> OnDice:
        assert isinstance(self.item, OnDice)
        return self.item

    def run(self, s: Position) -> bool:
        choices = self.operation().choices(s) if self.left > 0 else []
        if not choices:
            self.finish(s)
        elif len(choices) == 1 and not self.may_stop():
            self.change(s, L.a_of(choices[0]), L.b_of(choices[0]))
        else:
            return False
        return True

    def options(self, s: Position) -> list[int]:
        options = self.operation().choices(s)
        if self.may_stop():
            options.append(L.pack(L.V_DONE))
        return options

    def choose(self, s: Position, option: i64) -> None:
        if L.verb_of(option) == L.V_DONE:
            self.finish(s)
        else:
            self.change(s, L.a_of(option), L.b_of(option))

    def finish(self, s: Position) -> None:
        s.pop()
        if not self.voluntary:
            return_dice(s)

    def change(self, s: Position, kind: i64, to: i64) -> None:
        item = self.operation()
        s.replace(ChooseDice(self.seat, self.card, item, self.left - 1, self.voluntary))
        shown = item.new_kind(s, self.seat, self.card, to)
        s.say(E.E_DIE, (self.seat, kind, shown))
        if item.in_attack(s):
            change_attack_dice(s, kind, shown)
        else:
            set_aside(s, kind, shown)
        if shown == L.P0 and isinstance(item, RerollPool):
            fire_blanks(s, self.seat, 1, self.card)

    def question(self, s: Position) -> Question:
        return "choose-die", {"card": s.tables.refs[self.card], "left": self.left}


OPERATIONS: Final[Operations] = (TurnDie, RerollPool)
PROCEDURES: Final[Procedures] = (ChooseDice,)
