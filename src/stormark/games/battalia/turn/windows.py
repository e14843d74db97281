"""Windows in which potions may be drunk and used (R-65).

Whoever owns a potion that could be drunk or used is asked, clockwise from the acting player; who
owns which is open to all, so that the question tells nobody anything.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import (
    discard_all,
    drink_potion,
    freeze_table_cards,
    take_at_random,
    use_potion,
)
from stormark.games.battalia.atoms_battle import freeze_line
from stormark.games.battalia.atoms_flow import begin, end, go_on, procedures
from stormark.games.battalia.battle.record import Battle
from stormark.games.battalia.battle.sides import battle_of
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.procedure import SEAT, Procedure, register
from stormark.games.battalia.procedure_fields import Declared, Number, Seat, Several, Word
from stormark.games.battalia.queries import clockwise_from, opponents
from stormark.games.battalia.refusals import potions as refusals
from stormark.games.battalia.state import Position
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import Refusal

TURN_WINDOW: Final = 0  # start and end of a turn
ATTACK_WINDOW: Final = 1  # an attack was announced
LINE_WINDOW: Final = 2  # a line is complete and has not taken effect
DAY_WINDOW: Final = 3  # after the start of a day
BATTLE_WINDOW: Final = 4  # a battle line is complete
MOMENTS: Final = ("turn", "attack", "line", "day", "battle")


def open_window(s: Position, thread: int, seat: int, moment: int, side: int = 0) -> None:
    """Ask everybody who could do something; nobody is asked where there are no potions."""
    if max(s.potion_owner) >= 0:
        asked = [other for other in clockwise_from(s, seat) if can_answer(s, other, seat, moment)]
        if asked:
            begin(s, thread, Window(asked[0], moment, side, seat, tuple(asked)))


def can_answer(s: Position, seat: int, acting: int, moment: int) -> bool:
    return len(window_options(s, seat, acting, moment)) > 1


def window_options(s: Position, seat: int, acting: int, moment: int) -> list[int]:
    """Drink a potion, use one that was drunk, or pass."""
    options: list[int] = []
    own = battle_of(s, acting) if moment in (ATTACK_WINDOW, BATTLE_WINDOW) else None
    for potion in range(L.POTIONS):
        if s.potion_owner[potion] == seat and not s.potion_drunk[potion]:
            drink_options(s, seat, potion, own, options)
    if usable(s, L.FROSTHAND, seat) and opponents(s, seat, acting):
        if moment in (LINE_WINDOW, BATTLE_WINDOW):
            options.append(V.pack(V.V_FREEZE))
    if usable(s, L.BERSERKER, seat) and seat == acting and moment == ATTACK_WINDOW:
        battle = s.battle[acting]
        if battle is not None and battle.defender >= 0 and s.hand[battle.defender]:
            options.append(V.pack(V.V_RAGE))
    options.append(V.pack(V.V_PASS))
    return options


def drink_options(
    s: Position, seat: int, potion: int, own: Battle | None, options: list[int]
) -> None:
    """Whom a potion may serve; `own` is the battle to which the window belongs."""
    if potion == L.WEAKNESS:
        for victim in range(s.seats):
            if opponents(s, seat, victim) and not fights_apart(s, victim, own):
                options.append(V.pack(V.V_DRINK, potion, victim + 1))
    elif potion != L.COLOSSUS or not fights_apart(s, seat, own):
        options.append(V.pack(V.V_DRINK, potion, 0))


def fights_apart(s: Position, player: int, own: Battle | None) -> bool:
    """An open battle is influenced only in its own windows (R-65)."""
    battle = battle_of(s, player)
    return battle is not None and battle is not own


def usable(s: Position, potion: int, seat: int) -> bool:
    """A once-a-day potion that is active and full (B-BILK-22)."""
    return (
        s.potion_owner[potion] == seat and s.potion_drunk[potion] > 0 and not s.potion_empty[potion]
    )


@final
class Window(Procedure):
    """One seat after the other is asked; who can do nothing any more is passed over."""

    __slots__ = ("acting", "asked", "moment", "side")

    word: ClassVar[str] = "window"
    asks: ClassVar[tuple[str, ...]] = ("window",)
    secret_options: ClassVar[bool] = True
    fields: ClassVar[tuple[Declared, ...]] = (
        SEAT,
        Word("moment", MOMENTS),
        Number("side"),
        Seat("acting"),
        Several(Seat("asked")),
    )

    def __init__(self, seat: int, moment: int, side: int, acting: int, asked: Cards) -> None:
        self.seat = seat
        self.moment = moment
        self.side = side  # of a battle line
        self.acting = acting
        self.asked = asked  # this seat, and who comes after it

    def run(self, s: Position, thread: int) -> bool:
        if not self.asked:
            end(s, thread)
            return True
        if not can_answer(s, self.asked[0], self.acting, self.moment):
            self.ask_next(s, thread)
            return True
        return False

    def ask_next(self, s: Position, thread: int) -> None:
        rest = self.asked[1:]
        seat = rest[0] if rest else self.seat
        go_on(s, thread, Window(seat, self.moment, self.side, self.acting, rest))

    def options(self, s: Position) -> list[int]:
        return window_options(s, self.seat, self.acting, self.moment)

    def choose(self, s: Position, option: int, thread: int) -> None:
        verb = V.verb_of(option)
        if verb == V.V_DRINK:
            drink_potion(s, self.seat, V.a_of(option), V.b_of(option) - 1)
        elif verb == V.V_FREEZE:
            self.use_frosthand(s, thread)
        elif verb == V.V_RAGE:
            rage(s, self.acting)
        else:
            self.ask_next(s, thread)

    def use_frosthand(self, s: Position, thread: int) -> None:
        """Frosthand switches a line off; its cards go to their owner's Refuge (R-67)."""
        use_potion(s, self.seat, L.FROSTHAND)
        end(s, thread)
        if self.moment == BATTLE_WINDOW:
            battle = battle_of(s, self.acting)
            assert battle is not None
            freeze_line(s, battle, self.side)
        else:
            procedures(s, thread)[-1].freeze(s, thread)

    def question(self, s: Position, thread: int) -> tuple[str, JsonDict]:
        return "window", {"window": MOMENTS[self.moment], "acting": self.acting}

    def why_not(self, s: Position, seat: int, option: int) -> Refusal:
        return refusals.in_window(s, self, option)


register(Window)


def freeze_cards(s: Position, seat: int, cards: Cards) -> None:
    """A line on the table is switched off."""
    freeze_table_cards(s, seat, cards)
    discard_all(s, seat, cards)


def rage(s: Position, seat: int) -> None:
    """Berserker: two random cards of the defender's hand go to his Refuge (R-66)."""
    battle = s.battle[seat]
    assert battle is not None
    use_potion(s, seat, L.BERSERKER)
    victim = battle.defender
    count = min(s.rules.tables.berserker_cards, len(s.hand[victim]))
    for _ in range(count):
        discard_all(s, victim, (take_at_random(s, victim),))
    s.say(E.E_STOLEN, (seat, victim, count))
