"""Changes between turns: clean-up, the calendar, checkpoints (B-TURN, B-CHECK, B-KINGS, B-HERO)."""

from __future__ import annotations

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia.atoms import discard_all, move_metamorpha, without
from stormark.games.battalia.atoms_kept import collapse_tents, restore_kept, set_tents
from stormark.games.battalia.piles import with_number
from stormark.games.battalia.queries import active_team
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64

# --- turns


def start_turn(s: Position) -> None:
    """A team turn opens for all members at once (B-TEAM-09)."""
    s.turn_no += 1
    s.say(E.E_TURN, active_team(s))
    s.jumped = ()
    s.tributes = ()
    s.bridged = ()
    s.attacks = 0
    s.refill = 0
    for seat in active_team(s):
        s.flags[seat] = 0


def reveal_cities(s: Position, seat: i64) -> None:
    """Concealment lasts until the start of the player's next turn (B-SA-15)."""
    s.concealed = tuple([pair for pair in s.concealed if pair[1] != seat])


def clean_up(s: Position, seat: i64) -> None:
    """What a member of the team played and still holds goes to the Refuge (B-TURN-09)."""
    cards = s.table[seat] + s.hand[seat] + collapse_tents(s, seat)
    s.table[seat] = ()
    s.hand[seat] = ()
    discard_all(s, seat, cards)
    restore_kept(s, seat)
    s.threads[seat] = ()


def clear_table(s: Position, seat: i64) -> None:
    """What somebody else played meanwhile goes to his Refuge too."""
    discard_all(s, seat, s.table[seat])
    s.table[seat] = ()


def next_team(s: Position) -> bool:
    """Whether another team has its turn today."""
    s.team += 1
    if s.team < len(s.teams):
        return True
    s.team = 0
    return False


def next_day(s: Position) -> None:
    """The Oracle turns (B-TURN-18)."""
    s.day += 1
    if s.day > s.rules.tables.days_per_week:
        s.day = 1
        s.week += 1


# --- checkpoints


def grant(s: Position, seat: i64, card: i64) -> None:
    """The second checkpoint brings Queen and King (B-KINGS-04 to -07)."""
    if card in s.royals:
        s.royals = without(s.royals, card)
        s.refuge[seat] += (card,)
        s.say(E.E_ROYAL, (seat, card))


def depose(s: Position, seat: i64, card: i64) -> None:
    """A royal card is lost for good when the deck is too small (B-KINGS-09 to -13)."""
    for pile in (s.hand, s.nation, s.refuge, s.ambush):
        if card in pile[seat]:
            pile[seat] = without(pile[seat], card)
            s.limbo += (card,)
            s.say(E.E_DEPOSED, (seat, card))
    tents = s.tents[seat]
    for number in range(len(tents)):
        if card in tents[number][1:]:
            tent = (tents[number][0], *without(tents[number][1:], card))
            set_tents(s, seat, (*tents[:number], tent, *tents[number + 1 :]))
            s.limbo += (card,)
            s.say(E.E_DEPOSED, (seat, card))
            return


def mark_veteran(s: Position, seat: i64, standing: i64) -> None:
    if s.veteran[seat] != standing:
        s.veteran = with_number(s.veteran, seat, standing)
        s.say(E.E_VETERAN, (seat, standing))


def dismiss_summoned(s: Position) -> None:
    """Summoned NPCs stay until the next checkpoint (B-SA-25)."""
    for npc, _ in s.summoned:
        if npc == 0:
            s.metamorpha = L.NO_FIELD
        else:
            s.bilkarr = L.NO_FIELD
        s.say(E.E_NPC_LEFT, (npc,))
    s.summoned = ()


def enter_metamorpha(s: Position, gate: i64) -> None:
    s.metamorpha = gate
    move_metamorpha(s, gate)
