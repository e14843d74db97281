"""Days, turns and checkpoints (B-TURN, B-TEAM, B-CHECK, B-KINGS, B-HERO)."""

from __future__ import annotations

from typing import Final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import discard_all, draw, move_metamorpha, without
from stormark.games.battalia.bilkarr import (
    enter_bilkarr,
    move_bilkarr,
    rolled_gate,
    turn_potions,
)
from stormark.games.battalia.procedure import TABLE
from stormark.games.battalia.procedures import Frame
from stormark.games.battalia.queries import active_team, clockwise_from, deck_size
from stormark.games.battalia.scoring import finish
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn.keeping import collapse
from stormark.games.battalia.turn.windows import DAY_WINDOW, TURN_WINDOW, open_window

# steps of the turn frame
BEGIN: Final = 0
PLAY: Final = 1
END: Final = 2


def run_day(s: Position, f: Frame) -> bool:
    """The start of a day: Bilkarr moves, potions turn, then the first turn (section 25)."""
    if f.step == 0:
        s.say(E.E_DAY, (s.week, s.day))
        s.stack[-1] = f.at(1)
        if not (s.week == 1 and s.day == 1):
            move_bilkarr(s)
            turn_potions(s)
        open_window(s, TABLE, active_team(s)[0], DAY_WINDOW)
        return True
    s.stack[-1] = Frame(V.F_TURN, active_team(s)[0])
    return True


# --- turns


def begin_turn(s: Position) -> None:
    """A team turn opens for all members at once (B-TEAM-09)."""
    s.turn_no += 1
    s.say(E.E_TURN, active_team(s))
    s.jumped = ()
    s.free_entered = ()
    s.used = ()
    s.bridged = ()
    s.attacks = 0
    s.refill = 0
    for seat in active_team(s):
        s.flags[seat] = 0
        s.threads[seat] = [Frame(V.F_ACT, seat)]
        reveal_cities(s, seat)


def reveal_cities(s: Position, seat: int) -> None:
    """Concealment lasts until the start of the player's next turn (B-SA-15)."""
    kept: list[int] = []
    for index in range(0, len(s.concealed), 2):
        if s.concealed[index + 1] != seat:
            kept += s.concealed[index : index + 2]
    s.concealed = tuple(kept)


def all_done(s: Position) -> bool:
    for seat in active_team(s):
        if not s.flags[seat] & L.DONE or len(s.threads[seat]) > 1:
            return False
    return True


def run_turn(s: Position, f: Frame) -> bool:
    """Begin and end a turn; in between the members' threads run (see engine)."""
    if f.step == BEGIN:
        s.stack[-1] = f.at(PLAY)
        begin_turn(s)
        open_window(s, TABLE, f.seat, TURN_WINDOW)
        return True
    if f.step == PLAY:
        if not all_done(s):
            return False
        s.stack[-1] = f.at(END)
        open_window(s, TABLE, f.seat, TURN_WINDOW)
        return True
    end_turn(s)
    return True


def end_turn(s: Position) -> None:
    """Clean-up for all members in seat order, then the next team, day or checkpoint."""
    members = active_team(s)
    size = s.rules.tables.hand_size
    for seat in members:
        played = s.table[seat] + s.hand[seat] + collapse(s, seat)
        s.table[seat] = ()
        s.hand[seat] = ()
        discard_all(s, seat, played)
        s.threads[seat] = []
        draw(s, seat, size)
    for seat in clockwise_from(s, members[0]):
        if seat not in members:
            discard_all(s, seat, s.table[seat])
            s.table[seat] = ()
            if s.refill >> seat & 1:
                draw(s, seat, size - len(s.hand[seat]))
    s.team += 1
    if s.team < len(s.teams):
        s.stack[-1] = Frame(V.F_TURN, active_team(s)[0])
        return
    s.team = 0
    end_day(s)


def end_day(s: Position) -> None:
    """The Oracle turns; a week ends with a checkpoint (B-TURN-18, B-CHECK-02)."""
    if s.day < s.rules.tables.days_per_week:
        s.day += 1
        s.stack[-1] = Frame(V.F_DAY, 0)
        return
    if s.rules.week_limit and s.week >= s.rules.week_limit:
        finish(s, E.BY_WEEKS)
        return
    if s.rules.stormgates:
        checkpoint(s)
    s.day = 1
    s.week += 1
    s.stack[-1] = Frame(V.F_DAY, 0)


# --- checkpoints


def checkpoint(s: Position) -> None:
    """Count, depose, grant, veterans, summoned NPCs leave, NPCs enter (R-14)."""
    number = s.week
    s.say(E.E_CHECKPOINT, (number,))
    if number >= 2:
        counts = [deck_size(s, seat) for seat in range(s.seats)]
        for seat in range(s.seats):
            s.say(E.E_COUNTED, (seat, counts[seat]))
        for seat in range(s.seats):
            if number > 2:
                depose(s, seat, counts[seat])
            else:
                grant(s, seat, counts[seat])
        if s.rules.hero_mode:
            judge_veterans(s, number, counts)
    dismiss_summoned(s)
    if number == 1:
        if s.rules.metamorpha and s.metamorpha < 0:
            s.metamorpha = rolled_gate(s)
            move_metamorpha(s, s.metamorpha)
        if s.rules.bilkarr and s.bilkarr < 0:
            enter_bilkarr(s)


def royal_cards(s: Position, seat: int) -> list[tuple[int, int]]:
    tables = s.rules.tables
    return [
        (L.QUEENS + s.faction[seat], tables.queen_cards),
        (L.KINGS + s.faction[seat], tables.king_cards),
    ]


def grant(s: Position, seat: int, count: int) -> None:
    """The second checkpoint brings Queen and King (B-KINGS-04 to -07)."""
    for card, needed in royal_cards(s, seat):
        if count >= needed and card in s.royals:
            s.royals = without(s.royals, card)
            s.refuge[seat] += (card,)
            s.say(E.E_ROYAL, (seat, card))


def depose(s: Position, seat: int, count: int) -> None:
    """A royal card is lost for good when the deck is too small (B-KINGS-09 to -13)."""
    for card, needed in royal_cards(s, seat):
        if count < needed:
            for pile in (s.hand, s.nation, s.refuge, s.ambush):
                if card in pile[seat]:
                    pile[seat] = without(pile[seat], card)
                    s.limbo += (card,)
                    s.say(E.E_DEPOSED, (seat, card))
            depose_from_tents(s, seat, card)


def depose_from_tents(s: Position, seat: int, card: int) -> None:
    tents = s.tents[seat]
    for number in range(len(tents)):
        if card in tents[number][1:]:
            tent = (tents[number][0], *without(tents[number][1:], card))
            s.tents[seat] = (*tents[:number], tent, *tents[number + 1 :])
            s.limbo += (card,)
            s.say(E.E_DEPOSED, (seat, card))
            return


def judge_veterans(s: Position, number: int, counts: list[int]) -> None:
    """Markers are granted at the second checkpoint; later ones decide the standing (R-35)."""
    for seat in range(s.seats):
        enough = counts[seat] >= s.rules.tables.veteran_cards
        before = s.veteran[seat]
        if number == 2:
            s.veteran[seat] = 1 if enough else 0
        elif before:
            s.veteran[seat] = 1 if enough else 2
        if s.veteran[seat] != before:
            s.say(E.E_VETERAN, (seat, s.veteran[seat]))


def dismiss_summoned(s: Position) -> None:
    """Summoned NPCs stay until the next checkpoint (B-SA-25)."""
    for index in range(0, len(s.summoned), 2):
        npc = s.summoned[index]
        if npc == 0:
            s.metamorpha = L.NO_FIELD
        else:
            s.bilkarr = L.NO_FIELD
        s.say(E.E_NPC_LEFT, (npc,))
    s.summoned = ()
