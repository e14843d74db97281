"""Where an item stands: what its sentence may take for granted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.effects.place import is_activation, is_continuous
from stormark.games.xibalba.effects.words import CARD_TYPES, DECLARED, PHASES

Item = Mapping[str, Any]

# moments whose sentences begin with the soldier on whose card they stand
OF_SOLDIER = (
    *(*DECLARED, "hit_base", "block", "block_survived"),
    *("enter_ark", "ark_damaged", "destroyed", "use"),
)
# moments whose sentences begin with one of your soldiers, whatever the card
OF_ANY_SOLDIER = ("own_soldier_destroyed", "enter_ark", "ark_damaged", "block")
IN_ARK = ("enter_ark", "ark_damaged")
ABOUT_SOLDIER = ("location", "blocking")
DURING_ATTACK = (*DECLARED, "base_attacked")


@dataclass(frozen=True, slots=True)
class Context:
    """The card of an item, and its moment."""

    card_type: str
    phase: str
    trigger: str = ""
    inside: bool = False  # of another item
    known: bool = False  # the sentence has spoken of the soldier already
    place: str = ""  # and said where it is

    @classmethod
    def of(cls, card: Item) -> Context:
        card_type, phase = card.get("type"), card.get("phase")
        return cls(
            str(card_type) if card_type in CARD_TYPES else "",
            str(phase) if phase in PHASES else "",
        )

    def at(self, item: Item) -> Context:
        """The moment of an item; those inside another one share its moment."""
        if self.inside:
            return self
        trigger = item.get("trigger", "")
        conditions = conditions_of(item)
        soldier = self.card_type == "soldier"
        moments = (*OF_ANY_SOLDIER, *(OF_SOLDIER if soldier else ()))
        return replace(
            self,
            trigger=trigger if isinstance(trigger, str) else "",
            known=trigger in moments or any(word in conditions for word in ABOUT_SOLDIER),
            place="ark" if trigger in IN_ARK else str(conditions.get("location", "")),
        )

    def within(self) -> Context:
        return replace(self, inside=True)

    @property
    def continuous(self) -> bool:
        return is_continuous(self.card_type, self.phase, self.trigger)

    @property
    def activation(self) -> bool:
        return is_activation(self.card_type, self.phase, self.trigger)

    @property
    def in_attack(self) -> bool:
        return self.trigger in DURING_ATTACK

    @property
    def ends_with_attack(self) -> bool:
        """Whether a change without `until` lasts for the attack under way."""
        if self.trigger not in V.TRIGGER_WORDS:
            return False
        return bool(V.BEFORE_POWER >> V.TRIGGER_WORDS.index(self.trigger) & 1)


def conditions_of(item: Item) -> Mapping[str, Any]:
    found = item.get("if")
    return found if isinstance(found, Mapping) else {}


def price_of(item: Item) -> Mapping[str, Any]:
    found = item.get("pay")
    return found if isinstance(found, Mapping) else {}
