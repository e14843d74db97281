"""An item of a pack while it is made ready for play: its words become numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.effects.amount import COUNTER_WORDS, Amount
from stormark.games.xibalba.effects.conditions import CONDITIONS, Condition
from stormark.games.xibalba.pack.model import Item, Scaled
from stormark.games.xibalba.tables import NO_ITEMS, ItemList
from stormark.kernel.compiling import i64

if TYPE_CHECKING:
    from stormark.games.xibalba.compile import Compiler


class Reading:
    """What an operation asks for when it is made."""

    def __init__(self, compiler: Compiler, item: Item, name: str, key: i64, trigger: i64) -> None:
        self.compiler = compiler
        self.item = item
        self.name = name
        self.key = key
        self.trigger = trigger
        self.bought = V.EVERY_TYPE
        if trigger in (V.T_BUY, V.T_OPPONENT_BUYS) and item.trigger:
            self.bought = self.kinds("kind", V.EVERY_TYPE)
        self.limit = item.limit
        self.optional = item.optional
        self.until = V.UNTIL_WORDS.index(item.until) if item.until else V.NO_DURATION

    # --- what any item may have

    def conditions(self) -> list[Condition]:
        found: list[Condition] = []
        for word, value in self.item.conditions.items():
            condition = CONDITIONS[word]
            wanted = condition.value.words.index(value) if isinstance(value, str) else int(value)
            found.append(condition(wanted))
        return found

    def has_fleeting_condition(self) -> bool:
        return any(CONDITIONS[word].changes_all_the_time for word in self.item.conditions)

    def price(self, word: str) -> i64:
        return int(self.item.pay.get(word, 0))

    def sacrifice(self) -> i64:
        return V.SACRIFICE_WORDS.index(str(self.item.pay.get("sacrifice", "")))

    # --- parameters, by name

    def word(self, name: str) -> str:
        return str(self.item.params[name])

    def number(self, name: str) -> i64:
        value = self.item.params.get(name) or 0
        assert isinstance(value, int)
        return value

    def amount(self, name: str) -> Amount:
        value = self.item.params[name]
        if isinstance(value, Scaled):
            return Amount(0, COUNTER_WORDS.index(value.per), value.each, value.max)
        return Amount(self.number(name))

    def players(self, name: str) -> i64:
        return V.WHO_WORDS.index(self.word(name))

    def choice(self, name: str, words: Sequence[str]) -> i64:
        """The number of a word in the order of some words."""
        return words.index(self.word(name))

    def kinds(self, name: str, every: i64) -> i64:
        """A mask of card types."""
        kind = self.word(name)
        if kind == "any":
            return every
        return V.ADDONS if kind == "addon" else 1 << V.TYPE_WORDS.index(kind)

    def die(self, name: str) -> i64:
        return V.DIE_WORDS.index(self.word(name))

    def face(self, name: str) -> i64:
        """The kind of die that shows a symbol; -1 for `blank` and other words."""
        symbol = self.word(name)
        return V.FACE_WORDS.index(symbol) if symbol in V.FACE_WORDS and symbol != "blank" else -1

    def faces(self, face: str, die: str = "any") -> i64:
        """A mask of the kinds of dice that a face word and a die word describe."""
        mask = 0
        for kind in range(L.KINDS):
            if die in ("any", V.DIE_WORDS[L.DIE_TYPE[kind]]):
                if face in ("any", V.FACE_WORDS[kind]):
                    mask |= 1 << kind
        return mask

    # --- items inside

    def alternatives(self, name: str) -> list[ItemList]:
        """The lists of a parameter, one after the other."""
        options = self.item.params[name]
        assert isinstance(options, tuple)
        return [
            self.compiler.items(option, f"{self.name}.{index + 1}", self.trigger)
            for index, option in enumerate(options)
        ]

    def by_kind(self, name: str, die: i64) -> list[ItemList]:
        """The list for every kind of dice; only those of the die have one."""
        results = self.item.params[name]
        assert isinstance(results, Mapping)
        found = [NO_ITEMS] * L.KINDS
        for face, items in results.items():
            kind = kind_of(die, face)
            found[kind] = self.compiler.items(items, f"{self.name}.{face}", self.trigger)
        return found


def kind_of(die: i64, face: str) -> i64:
    """The kind of a die of a type that shows a face."""
    first = L.FIRST_KIND[die]
    return first + V.FACE_WORDS[first : L.FIRST_KIND[die + 1]].index(face)
