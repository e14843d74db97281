"""The tables of packs: made once for equal packs, and found again by those who unpickle.

A pickled position names the pack that comes with the game by its hash alone, which keeps it small;
any other pack travels with it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, Protocol, TypeVar

from stormark.kernel.refusal import InputError

KEPT: Final = 16  # tables of as many packs


class HasHash(Protocol):
    """A pack: equal hashes mean equal content."""

    @property
    def hash(self) -> str: ...


P = TypeVar("P", bound=HasHash)
T = TypeVar("T")


class PackTables(Generic[P, T]):
    """Makes tables of packs and keeps the latest; `base` is the pack that comes with the game."""

    def __init__(self, base: Callable[[], P], make: Callable[[P], T]) -> None:
        self._base = base
        self._make = make
        self._kept: dict[str, T] = {}

    def of(self, pack: P) -> T:
        """The tables of a pack."""
        if pack.hash not in self._kept:
            if len(self._kept) == KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[pack.hash] = self._make(pack)
        return self._kept[pack.hash]

    def name(self, pack: P) -> P | str:
        """What to pickle of a pack."""
        return pack.hash if pack.hash == self._base().hash else pack

    def pack(self, named: P | str) -> P:
        """Inverse of `name`; InputError if the game came with another pack when it was pickled."""
        if not isinstance(named, str):
            return named
        base = self._base()
        if named != base.hash:
            raise InputError("pickle-pack", "pack", found=named[:12], expected=base.hash[:12])
        return base
