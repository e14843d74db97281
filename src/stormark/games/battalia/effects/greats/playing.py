"""Playing Great Artefacts outside battle, and Fate 1 as a copy of one (B-GA, B-SA, R-51)."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import AMBUSH, HAND
from stormark.games.battalia.atoms_storm import transform_card
from stormark.games.battalia.effects.greats import cards, lost_scroll, terrain, theft, units  # noqa: F401
from stormark.games.battalia.effects.greats.great import GREATS
from stormark.games.battalia.queries import copies_of_fate, great_of, is_great
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64, vec
from stormark.kernel.moves import Moves


def great_options(s: Position, seat: i64, kinds: vec[i64], options: Moves) -> None:
    """Every use of Great Artefacts of the hand or the ambush; `b`: what Hammer or Fate count as."""
    for card in kinds:
        if not is_great(card):
            continue
        if card == L.FATES:
            for number in copies_of_fate(s, seat):
                options.append(V.pack(V.V_GREAT, card, number + 1))
        great = great_of(s, card)
        if great >= 0:
            GREATS[great].options(s, seat, card, options)


def use_great(s: Position, seat: i64, card: i64, counts_as: i64) -> None:
    """Play a Great Artefact from hand or ambush."""
    zone = HAND if card in s.hand[seat] else AMBUSH
    if card == L.FATES:
        transform_card(s, seat, zone, card, L.GREAT + counts_as - 1 | L.FATE_COPY)
    else:
        GREATS[great_of(s, card)].play(s, seat, zone, card, counts_as)
