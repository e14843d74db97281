"""Seeds: any whole number is one."""

from __future__ import annotations

from secrets import token_bytes

from stormark.kernel.match import SEED_BYTES
from stormark.kernel.refusal import InputError


def seed_bytes(seed: int | bytes | None) -> bytes:
    """The secret of a match: from a number, from its 32 bytes, or a new one that nobody knows.

    >>> seed_bytes(1) == bytes([*[0] * 31, 1])
    True
    """
    if seed is None:
        return token_bytes(SEED_BYTES)
    if isinstance(seed, int):
        if not 0 <= seed < 1 << 8 * SEED_BYTES:
            raise InputError("seed-range", "seed", found=str(seed))
        return seed.to_bytes(SEED_BYTES, "big")
    if len(seed) != SEED_BYTES:
        raise InputError("seed-bytes", "seed", found=len(seed), expected=SEED_BYTES)
    return seed
