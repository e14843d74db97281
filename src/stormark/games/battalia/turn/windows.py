"""Windows in which potions may be drunk and used (R-65).

Whoever owns a potion that could be drunk or used is asked, clockwise from the acting player; who
owns which is open to all, so that the question tells nobody anything.
"""

from __future__ import annotations

from typing import Final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import discard_all, without
from stormark.games.battalia.atoms_battle import freeze_line
from stormark.games.battalia.atoms_flow import begin
from stormark.games.battalia.battle.record import Battle
from stormark.games.battalia.battle.sides import battle_of
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.procedure import Procedure
from stormark.games.battalia.procedures import Frame
from stormark.games.battalia.queries import clockwise_from, opponents
from stormark.games.battalia.state import Position

TURN_WINDOW: Final = 0  # start and end of a turn
ATTACK_WINDOW: Final = 1  # an attack was announced
LINE_WINDOW: Final = 2  # a line is complete and has not taken effect
DAY_WINDOW: Final = 3  # after the start of a day
BATTLE_WINDOW: Final = 4  # a battle line is complete; `b` is the side

BEFORE_A_FRAME: Final = (V.V_TRIBUTE, V.V_HIDE)  # lines whose effect waits in the frame below


def open_window(s: Position, thread: int, seat: int, kind: int, side: int = 0) -> None:
    """Ask everybody who could do something; nobody is asked where there are no potions."""
    if max(s.potion_owner) >= 0:
        asked = [other for other in clockwise_from(s, seat) if can_answer(s, other, seat, kind)]
        if asked:
            begin(s, thread, Frame(V.F_WINDOW, asked[0], a=kind, b=side, c=seat, data=tuple(asked)))


def can_answer(s: Position, seat: int, acting: int, kind: int) -> bool:
    return len(window_options(s, seat, acting, kind)) > 1


def window_options(s: Position, seat: int, acting: int, kind: int) -> list[int]:
    """Drink a potion, use one that was drunk, or pass."""
    options: list[int] = []
    own = battle_of(s, acting) if kind in (ATTACK_WINDOW, BATTLE_WINDOW) else None
    for potion in range(L.POTIONS):
        if s.potion_owner[potion] == seat and not s.potion_drunk[potion]:
            drink_options(s, seat, potion, own, options)
    if usable(s, L.FROSTHAND, seat) and opponents(s, seat, acting):
        if kind in (LINE_WINDOW, BATTLE_WINDOW):
            options.append(V.pack(V.V_FREEZE))
    if usable(s, L.BERSERKER, seat) and seat == acting and kind == ATTACK_WINDOW:
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


def drink(s: Position, seat: int, potion: int, victim: int) -> None:
    """The effect starts at once (B-BILK-18); Weakness lies with its victim (R-71)."""
    s.potion_drunk[potion] = 1
    if victim >= 0:
        s.potion_owner[potion] = victim
    s.say(E.E_POTION_DRUNK, (seat, potion, victim))


def run_window(s: Position, f: Frame, thread: list[Procedure]) -> bool:
    """Ask one seat after the other; who can do nothing any more is passed over."""
    if not f.data:
        thread.pop()
        return True
    if not can_answer(s, f.data[0], f.c, f.a):
        ask_next(f, thread)
        return True
    return False


def ask_next(f: Frame, thread: list[Procedure]) -> None:
    rest = f.data[1:]
    thread[-1] = Frame(V.F_WINDOW, rest[0] if rest else f.seat, f.step, f.a, f.b, f.c, rest)


def choose_window(s: Position, f: Frame, option: int, thread: list[Procedure]) -> None:
    verb = V.verb_of(option)
    if verb == V.V_DRINK:
        drink(s, f.seat, V.a_of(option), V.b_of(option) - 1)
    elif verb == V.V_FREEZE:
        freeze(s, f, thread)
    elif verb == V.V_RAGE:
        rage(s, f.c)
    else:
        ask_next(f, thread)


def played(s: Position, seat: int, action: int, cards: Cards, a: int = 0, b: int = 0) -> None:
    """Cards of a complete line lie on the table; before the effect others are asked (R-65)."""
    if cards:
        s.say(E.E_LINE, (seat, action, *cards))
    s.threads[seat].append(Frame(V.F_PLAYED, seat, a=action, b=a, c=b, data=cards))


def freeze(s: Position, f: Frame, thread: list[Procedure]) -> None:
    """Frosthand switches a line off; its cards go to their owner's Refuge (R-67)."""
    s.potion_empty[L.FROSTHAND] = 1
    s.say(E.E_POTION_USED, (f.seat, L.FROSTHAND))
    thread.pop()
    if f.a == BATTLE_WINDOW:
        freeze_battle_line(s, f)
    elif thread[-1].kind == V.F_PLAYED:
        line = thread.pop()
        if line.a in BEFORE_A_FRAME:
            thread.pop()
        if line.a == V.V_PITCH:
            freeze_tent(s, f.c)
        else:
            freeze_cards(s, f.c, line.data)
    else:
        laid = s.line[f.c]
        if laid is not None:
            freeze_cards(s, f.c, laid.cards)
            s.line[f.c] = None


def freeze_cards(s: Position, seat: int, cards: Cards) -> None:
    for card in cards:
        s.table[seat] = without(s.table[seat], card)
    s.say(E.E_FROZEN, (seat, *cards))
    discard_all(s, seat, cards)


def freeze_tent(s: Position, seat: int) -> None:
    """What was to be stored goes to the Refuge with the Tent, face down as it lay (B-TENT-12)."""
    tent = s.tents[seat][-1]
    s.tents[seat] = s.tents[seat][:-1]
    s.say(E.E_FROZEN, (seat, tent[0]))
    discard_all(s, seat, tent)


def freeze_battle_line(s: Position, f: Frame) -> None:
    battle = battle_of(s, f.c)
    assert battle is not None
    freeze_line(s, battle, f.b)


def rage(s: Position, seat: int) -> None:
    """Berserker: two random cards of the defender's hand go to his Refuge (R-66)."""
    battle = s.battle[seat]
    assert battle is not None
    s.potion_empty[L.BERSERKER] = 1
    s.say(E.E_POTION_USED, (seat, L.BERSERKER))
    victim = battle.defender
    count = min(s.rules.tables.berserker_cards, len(s.hand[victim]))
    for _ in range(count):
        card = s.hand[victim][s.random(L.S_THEFT, len(s.hand[victim]))]
        s.hand[victim] = without(s.hand[victim], card)
        discard_all(s, victim, (card,))
    s.say(E.E_STOLEN, (seat, victim, count))
