"""What every card counts as, laid out by its face: the kind and the form it has taken."""

from __future__ import annotations

from typing import Final

from stormark.games.battalia import layout as L
from stormark.kernel.vectors import ints

FACE: Final = (1 << 11) - 1  # the bits of a card that hold kind and form


def _ranks() -> list[int]:
    """Units by rank, Queens and Kings above them; 0 for everything else."""
    ranks = [0] * L.KINDS
    for kind in range(L.UNITS, L.ARTEFACTS):
        ranks[kind] = kind % 4 + 1
    for faction in range(L.FACTIONS):
        ranks[L.QUEENS + faction] = L.QUEEN_RANK
        ranks[L.KINGS + faction] = L.KING_RANK
    return [
        ranks[face & 127] if face < 128 else face >> 7 if face >> 7 <= 4 else 0 for face in _faces()
    ]


def _artefacts() -> list[int]:
    """Types of artefacts; -1 for everything else."""
    types = [-1] * L.KINDS
    for kind in range(L.ARTEFACTS, L.QUEENS):
        types[kind] = (kind - L.ARTEFACTS) % L.TYPES
    return [
        types[face & 127] if face < 128 else max(-1, (face >> 7) - L.FORM_ARTEFACT)
        for face in _faces()
    ]


def _greats() -> list[int]:
    """Numbers of Great Artefacts in their own form; -1 for everything else."""
    return [face - L.GREAT if L.GREAT <= face < L.FATES else -1 for face in _faces()]


def _supplies() -> list[int]:
    """How many Supply cards a card stands for: 1, a Stardust 2 (B-DUST-03)."""
    values = {L.SUPPLY: 1, L.STARDUST: 2}
    return [
        values.get(face, 0) if face < 128 else 1 if face >> 7 == L.FORM_SUPPLY else 0
        for face in _faces()
    ]


def _faces() -> list[int]:
    """Every face; those of kinds that do not exist stand for nothing."""
    return [face if face & 127 < L.KINDS else L.CHEST for face in range(FACE + 1)]


RANK: Final = ints(_ranks())
ARTEFACT: Final = ints(_artefacts())
GREAT_NUMBER: Final = ints(_greats())
SUPPLY_VALUE: Final = ints(_supplies())
