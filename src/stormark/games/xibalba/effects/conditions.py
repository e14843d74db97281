"""The conditions of items (G3): one class for each, with its word and the values it takes.

An item applies only while all of its conditions hold.  Most are about its card and its controller;
`suits` is about each affected player, `at_moment` about the moment that is answered.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final, final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.effects.moments import came_before
from stormark.games.xibalba.effects.words import (
    DURING_OWN_ATTACK,
    TRIGGERS,
    TRUE,
    Value,
    Words,
    number,
    one_of,
)
from stormark.games.xibalba.modifiers import active_cards
from stormark.games.xibalba.state import Position
from stormark.kernel.compiling import i64

if TYPE_CHECKING:
    from stormark.games.xibalba.effects.effect import Effect
    from stormark.games.xibalba.effects.operation import Operation


class Condition:
    """A condition of an item with its value; words are numbered in the order of `value.words`."""

    word: ClassVar[str] = ""
    value: ClassVar[Value] = TRUE
    triggers: ClassVar[Words] = ()  # the triggers it needs, if it needs one
    of_soldiers: ClassVar[bool] = False
    continuous: ClassVar[bool] = False  # only for effects in force while a card is active
    of_players: ClassVar[bool] = False  # about each affected player
    of_whole_item: ClassVar[bool] = False  # not for the items inside `choose` and `gamble`
    changes_all_the_time: ClassVar[bool] = False  # without anything being noticed

    def __init__(self, wanted: i64) -> None:
        self.wanted = wanted

    def holds(self, s: Position, seat: i64, card: i64) -> bool:
        """Whether it holds for a card and its controller."""
        return True

    def suits(self, s: Position, owner: i64, seat: i64) -> bool:
        """Whether it holds for an affected player."""
        return True

    def at_moment(self, s: Position, e: Effect, item: Operation) -> bool:
        """Whether it holds for the moment that an effect answers to."""
        return True


@final
class OwnFaction(Condition):
    """The card belongs to the faction that its controller plays."""

    word: ClassVar[str] = "own_faction"

    def holds(self, s: Position, seat: i64, card: i64) -> bool:
        return s.tables.faction[card] == s.faction[seat]


@final
class FactionCardsAtLeast(Condition):
    """So many active cards of its controller share the card's faction, itself included."""

    word: ClassVar[str] = "faction_cards_at_least"
    value: ClassVar[Value] = number(1, 10)

    def holds(self, s: Position, seat: i64, card: i64) -> bool:
        faction = s.tables.faction[card]
        count = 0
        for other in active_cards(s, seat):
            if s.tables.faction[other] == faction:
                count += 1
        return count >= self.wanted


@final
class Location(Condition):
    """This soldier is in the Warhost, or in the Ark."""

    word: ClassVar[str] = "location"
    value: ClassVar[Value] = one_of("warhost", "ark")
    of_soldiers: ClassVar[bool] = True

    def holds(self, s: Position, seat: i64, card: i64) -> bool:
        return (s.ark == card) == (self.wanted == 1)


@final
class ArkControl(Condition):
    """Who controls the Ark; nobody is `not_you`, too."""

    word: ClassVar[str] = "ark"
    value: ClassVar[Value] = one_of("you", "opponent", "not_you")

    def holds(self, s: Position, seat: i64, card: i64) -> bool:
        if self.wanted == 0:
            return s.ark_owner == seat
        if self.wanted == 1:
            return s.ark_owner >= 0 and s.ark_owner != seat
        return s.ark_owner != seat


@final
class LifeAtLeast(Condition):
    """The soldier in the Ark has so many life points or more."""

    word: ClassVar[str] = "life_at_least"
    value: ClassVar[Value] = number(1, 20)

    def holds(self, s: Position, seat: i64, card: i64) -> bool:
        return s.ark >= 0 and s.life >= self.wanted


@final
class LifeAtMost(Condition):
    """The soldier in the Ark has so many life points or fewer."""

    word: ClassVar[str] = "life_at_most"
    value: ClassVar[Value] = number(1, 20)

    def holds(self, s: Position, seat: i64, card: i64) -> bool:
        return s.ark >= 0 and s.life <= self.wanted


@final
class LevelAtLeast(Condition):
    """The base has this level."""

    word: ClassVar[str] = "level_at_least"
    value: ClassVar[Value] = number(1, L.FIELDS)

    def holds(self, s: Position, seat: i64, card: i64) -> bool:
        return s.level[seat] >= self.wanted


@final
class Blocking(Condition):
    """While this soldier blocks."""

    word: ClassVar[str] = "blocking"
    of_soldiers: ClassVar[bool] = True
    continuous: ClassVar[bool] = True

    def holds(self, s: Position, seat: i64, card: i64) -> bool:
        return s.attack is not None and s.attack.blocker == card


@final
class SymbolsAtLeast(Condition):
    """So many symbols are used for the attack."""

    word: ClassVar[str] = "symbols_at_least"
    value: ClassVar[Value] = number(1, 20)
    triggers: ClassVar[Words] = DURING_OWN_ATTACK

    def holds(self, s: Position, seat: i64, card: i64) -> bool:
        return s.attack is not None and s.attack.attacks + s.attack.criticals >= self.wanted


@final
class FirstAttack(Condition):
    """The attacking soldier has made no other attack in this turn."""

    word: ClassVar[str] = "first_attack"
    triggers: ClassVar[Words] = DURING_OWN_ATTACK

    def holds(self, s: Position, seat: i64, card: i64) -> bool:
        return s.attack is not None and s.attackers.count(s.attack.soldier) == 1


@final
class TargetHasMoreResources(Condition):
    """The affected player has more resources than the controller."""

    word: ClassVar[str] = "target_has_more_resources"
    of_players: ClassVar[bool] = True
    changes_all_the_time: ClassVar[bool] = True

    def suits(self, s: Position, owner: i64, seat: i64) -> bool:
        return s.resources[seat] > s.resources[owner]


@final
class FirstTime(Condition):
    """The moment comes for the first time in this turn (X-RULING-91)."""

    word: ClassVar[str] = "first_time"
    # A card is destroyed once: what answers to its own end needs no first time.
    triggers: ClassVar[Words] = tuple(trigger for trigger in TRIGGERS if trigger != "destroyed")
    of_whole_item: ClassVar[bool] = True

    def at_moment(self, s: Position, e: Effect, item: Operation) -> bool:
        return not came_before(s, item, e.seat, e.card, e.earlier)


CONDITIONS: Final[Mapping[str, type[Condition]]] = {
    condition.word: condition
    for condition in (
        OwnFaction,
        FactionCardsAtLeast,
        Location,
        ArkControl,
        LifeAtLeast,
        LifeAtMost,
        LevelAtLeast,
        Blocking,
        SymbolsAtLeast,
        FirstAttack,
        TargetHasMoreResources,
        FirstTime,
    )
}
