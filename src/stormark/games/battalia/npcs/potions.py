"""Bilkarr's six potions (B-BILK-17 to -30): when each may be drunk and used, and what it does.

Names, texts, days and numbers stand in the pack.  Brotherhood, Colossus and Weakness work by
themselves once they are drunk; the others are used, once a day.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia import words as W
from stormark.games.battalia.atoms import discard_all, take_at_random
from stormark.games.battalia.atoms_battle import freeze_line
from stormark.games.battalia.atoms_flow import end, procedures
from stormark.games.battalia.atoms_visitors import use_potion
from stormark.games.battalia.battle.record import Battle
from stormark.games.battalia.battle.sides import battle_of
from stormark.games.battalia.piles import distinct
from stormark.games.battalia.queries import opponents
from stormark.games.battalia.refusals.cards import no
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import windows
from stormark.kernel.compiling import i64
from stormark.kernel.moves import Moves
from stormark.kernel.refusal import Refusal


def owners(s: Position) -> i64:
    """The seats that have a potion before them, drunk or not: a bit each."""
    found: i64 = 0
    for owner in s.potion_owner:
        if owner >= 0:
            found |= 1 << owner
    return found


def usable(s: Position, potion: i64, seat: i64) -> bool:
    """A once-a-day potion that is active and full (B-BILK-22)."""
    return (
        s.potion_owner[potion] == seat and s.potion_drunk[potion] > 0 and not s.potion_empty[potion]
    )


def fights_apart(s: Position, player: i64, own: Battle | None) -> bool:
    """An open battle is influenced only in its own windows (R-65)."""
    battle = battle_of(s, player)
    return battle is not None and battle is not own


class Potion:
    """One that is drunk for oneself at any moment, and then works by itself."""

    number: ClassVar[int] = -1
    rule: ClassVar[str] = ""

    def drink_options(self, s: Position, seat: i64, own: Battle | None, options: Moves) -> None:
        """Whom it may serve; `own` is the battle to which the moment belongs."""
        options.append(V.pack(V.V_DRINK, self.number))

    def why_not_drunk(self, s: Position, seat: i64, victim: i64, own: Battle | None) -> Refusal:
        """Why its owner cannot drink it so."""
        return no("B-BILK-30", "no-victim", potion=W.POTIONS[self.number])

    def turn_options(self, s: Position, seat: i64, options: Moves) -> None:
        """Uses between the steps of the own turn."""

    def window_options(
        self, s: Position, seat: i64, acting: i64, moment: i64, options: Moves
    ) -> None:
        """Uses in a window."""

    def use(self, s: Position, window: windows.Window, thread: i64) -> None:
        """It is used in a window."""
        raise NotImplementedError

    def why_not_used(self, s: Position, seat: i64) -> Refusal | None:
        """A once-a-day effect needs a potion that is drunk and full."""
        about = W.POTIONS[self.number]
        if s.potion_owner[self.number] != seat or not s.potion_drunk[self.number]:
            return no(self.rule, "no-potion", potion=about)
        if s.potion_empty[self.number]:
            return no("B-BILK-22", "potion-empty", potion=about)
        return None


@final
class Berserker(Potion):
    """Random cards of the defender's hand go to his Refuge when the owner attacks (R-66)."""

    number: ClassVar[int] = L.BERSERKER
    rule: ClassVar[str] = "B-BILK-23"

    def window_options(
        self, s: Position, seat: i64, acting: i64, moment: i64, options: Moves
    ) -> None:
        battle = s.battle[acting]
        if seat == acting and moment == windows.ATTACK_WINDOW and battle is not None:
            if battle.defender >= 0 and s.hand[battle.defender]:
                options.append(V.V_RAGE)

    def use(self, s: Position, window: windows.Window, thread: i64) -> None:
        seat = window.acting
        battle = s.battle[seat]
        assert battle is not None
        use_potion(s, seat, self.number)
        victim = battle.defender
        most = s.rules.tables.potion_numbers[self.number]["cards"]
        count = min(most, len(s.hand[victim]))
        for _ in range(count):
            discard_all(s, victim, (take_at_random(s, victim),))
        s.say(E.E_STOLEN, (seat, victim, count))


@final
class Frosthand(Potion):
    """A line of an opponent is switched off; its cards go to their owner's Refuge (R-67)."""

    number: ClassVar[int] = L.FROSTHAND
    rule: ClassVar[str] = "B-BILK-24"

    def window_options(
        self, s: Position, seat: i64, acting: i64, moment: i64, options: Moves
    ) -> None:
        if moment in (windows.LINE_WINDOW, windows.BATTLE_WINDOW) and opponents(s, seat, acting):
            options.append(V.V_FREEZE)

    def use(self, s: Position, window: windows.Window, thread: i64) -> None:
        use_potion(s, window.seat, self.number)
        end(s, thread)
        if window.moment == windows.BATTLE_WINDOW:
            battle = battle_of(s, window.acting)
            assert battle is not None
            freeze_line(s, battle, window.side)
        else:
            procedures(s, thread)[-1].freeze(s, thread)


@final
class Eclipse(Potion):
    """A hand card becomes a joker in the own turn (B-BILK-25 to -27, `turn/eclipse.py`)."""

    number: ClassVar[int] = L.ECLIPSE
    rule: ClassVar[str] = "B-BILK-25"

    def turn_options(self, s: Position, seat: i64, options: Moves) -> None:
        for card in distinct(s.hand[seat]):
            if not L.form_of(card):
                options.append(V.pack(V.V_ECLIPSE, card))


@final
class Brotherhood(Potion):
    """Nobody attacks the drinker, and he attacks nobody (B-BILK-28, `in_brotherhood`)."""

    number: ClassVar[int] = L.BROTHERHOOD
    rule: ClassVar[str] = "B-BILK-28"


@final
class Colossus(Potion):
    """More strength in every battle (B-BILK-29, `battle/strength.py`)."""

    number: ClassVar[int] = L.COLOSSUS
    rule: ClassVar[str] = "B-BILK-29"

    def drink_options(self, s: Position, seat: i64, own: Battle | None, options: Moves) -> None:
        if not fights_apart(s, seat, own):
            options.append(V.pack(V.V_DRINK, self.number))

    def why_not_drunk(self, s: Position, seat: i64, victim: i64, own: Battle | None) -> Refusal:
        if fights_apart(s, seat, own):
            return no("B-RULING-65", "other-battle")
        return super().why_not_drunk(s, seat, victim, own)


@final
class Weakness(Potion):
    """Given to an opponent, who has less strength in every battle (B-BILK-30)."""

    number: ClassVar[int] = L.WEAKNESS
    rule: ClassVar[str] = "B-BILK-30"

    def drink_options(self, s: Position, seat: i64, own: Battle | None, options: Moves) -> None:
        for victim in range(s.seats):
            if opponents(s, seat, victim) and not fights_apart(s, victim, own):
                options.append(V.pack(V.V_DRINK, self.number, victim + 1))

    def why_not_drunk(self, s: Position, seat: i64, victim: i64, own: Battle | None) -> Refusal:
        if 0 <= victim < s.seats and opponents(s, seat, victim):
            return no("B-RULING-65", "other-battle")
        return no("B-BILK-30", "victim")


POTIONS: Final[tuple[Potion, ...]] = (  # by their numbers
    Berserker(),
    Frosthand(),
    Eclipse(),
    Brotherhood(),
    Colossus(),
    Weakness(),
)


def drink_options(s: Position, seat: i64, own: Battle | None, options: Moves) -> None:
    """The potions of a player that he has not drunk yet (B-BILK-17)."""
    for number in range(L.POTIONS):
        if s.potion_owner[number] == seat and not s.potion_drunk[number]:
            POTIONS[number].drink_options(s, seat, own, options)


def turn_options(s: Position, seat: i64, options: Moves) -> None:
    """What a player may do with his potions between the steps of his turn (R-65, R-68)."""
    if not owners(s) >> seat & 1:
        return
    drink_options(s, seat, None, options)
    for number in range(L.POTIONS):
        if usable(s, number, seat):
            POTIONS[number].turn_options(s, seat, options)


def window_options(s: Position, seat: i64, acting: i64, moment: i64) -> Moves:
    """Drink a potion, use one that was drunk, or pass."""
    options = Moves()
    if owners(s) >> seat & 1:
        own = battle_of(s, acting) if moment in windows.OF_BATTLES else None
        drink_options(s, seat, own, options)
        for number in range(L.POTIONS):
            if usable(s, number, seat):
                POTIONS[number].window_options(s, seat, acting, moment, options)
    options.append(V.V_PASS)
    return options
