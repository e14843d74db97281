"""The cards of a battle (B-BATTLE-09 to -12): which ones a side may lay, and laying them."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import AMBUSH, HAND, leave_ambush, take_card
from stormark.games.battalia.atoms_battle import lay_in_battle
from stormark.games.battalia.atoms_flow import begin
from stormark.games.battalia.atoms_kept import open_tent
from stormark.games.battalia.battle.record import Battle
from stormark.games.battalia.battle.sacrifice import Sacrifice
from stormark.games.battalia.battle.sides import side_of
from stormark.games.battalia.effects import battle_helpers
from stormark.games.battalia.effects.transform import helper_targets
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.lines import unit_copies
from stormark.games.battalia.queries import (
    artefact_of,
    copies_of_fate,
    great_of,
    is_battle_card,
    is_fanatic,
    is_weapon,
    sacrificable,
)
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64


def battle_cards(s: Position, battle: Battle, side: i64) -> list[int]:
    """The cards a side may lay, and the tents it may open (B-BATTLE-11, B-TENT-07)."""
    seat = side_of(battle, side)
    options: list[int] = []
    for zone in (HAND, AMBUSH):
        for card in kinds_in(s, seat, zone):
            if (
                is_battle_card(s, card)
                and has_sacrifice(s, seat, zone, card)
                and has_use(s, battle, side, card)
            ):
                options.append(V.pack(V.V_LAY, card, zone))
    for number in range(len(s.tents[seat])):
        options.append(V.pack(V.V_OPEN, number))
    return options


def starting_weapons(s: Position, seat: i64, zone: i64) -> list[int]:
    """The cards that may start an attack line (B-BATTLE-01)."""
    return [
        card for card in kinds_in(s, seat, zone) if is_weapon(s, card) and is_battle_card(s, card)
    ]


def kinds_in(s: Position, seat: i64, zone: i64) -> list[int]:
    """The cards of a zone, equal ones once; Fate 1 also as everything it may copy (R-111)."""
    kinds = set(zone_of(s, seat, zone))
    if L.FATES in kinds:
        kinds.update([copy_of_fate(number) for number in copies_of_fate(s, seat)])
    return sorted(kinds)


def zone_of(s: Position, seat: i64, zone: i64) -> Cards:
    return s.hand[seat] if zone == HAND else s.ambush[seat]


def copy_of_fate(number: i64) -> i64:
    """Fate 1, played as a Great Artefact."""
    return L.GREAT + number | L.FATE_COPY


def has_sacrifice(s: Position, seat: i64, zone: i64, card: i64) -> bool:
    """Whether a Fanatic finds another hand card as its sacrifice (B-FAN-07)."""
    if not is_fanatic(card):
        return True
    spare = len([other for other in s.hand[seat] if sacrificable(other)])
    return spare > (1 if zone == HAND and sacrificable(card) else 0)


def has_use(s: Position, battle: Battle, side: i64, card: i64) -> bool:
    """Whether a card that works on others finds one to work on."""
    return not works_on_others(s, card) or bool(helper_targets(s, battle, side, card))


def works_on_others(s: Position, card: i64) -> bool:
    """Transformation artefacts, Book, Crown and Mask."""
    return artefact_of(s, card) in (L.SCROLL, L.TITLE, L.AMULET) or great_of(s, card) in (
        L.BOOK,
        L.CROWN,
        L.MASK,
    )


def take_for_battle(s: Position, seat: i64, zone: i64, card: i64) -> None:
    """Take a card that is laid; Fate 1 lies in the line as what it copies (R-51)."""
    is_fate = card & L.FATE_COPY and card not in zone_of(s, seat, zone)
    take_card(s, seat, zone, L.FATES if is_fate else card)
    leave_ambush(s, seat, int(zone == AMBUSH))


def as_laid(card: i64) -> i64:
    """A card in a battle line: Fanatics and units of the Frost Fields count twice (R-59)."""
    return L.with_copies(card & ~L.NAMED, unit_copies(card))


# --- laying


def play(s: Position, battle: Battle, side: i64, option: i64, thread: i64) -> None:
    """Lay a card into the own line, or open a tent; its cards may serve a raise or a retreat."""
    seat = side_of(battle, side)
    if V.verb_of(option) == V.V_OPEN:
        open_tent(s, seat, V.a_of(option))
        return
    card = V.a_of(option)
    take_for_battle(s, seat, V.b_of(option), card)
    if works_on_others(s, card):
        lay_in_battle(s, battle, side, card, card)
        begin(s, thread, battle_helpers.help_battle(s, seat, card, side, battle.attacker))
        return
    lay_in_battle(s, battle, side, card, as_laid(card))
    if is_fanatic(card):
        begin(s, thread, Sacrifice(seat))
