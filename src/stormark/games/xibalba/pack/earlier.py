"""Packs that came with this game before and differed from today's in words alone.

A match records the hash of its pack, and names and texts of cards are part of that. What was played
with other words comes out the same, so it is shown and goes on; digests in its log prove it.
"""

from __future__ import annotations

import hashlib
from dataclasses import asdict
from typing import Any, Final

from stormark.games.xibalba.pack.model import Pack
from stormark.kernel.json import canonical

WORDS: Final = ("hash", "name", "text", "blurb")  # what nobody plays with

# the hash of a pack as it was, and the hash of what was played with it
EARLIER: Final[dict[str, str]] = {
    # base, before cards and factions were named and worded anew
    "963085c07e578522398df9836f4f74418d1bb552cc546c7791777ef01f306fad": (
        "34fd3ae07aa6ec9eb4a9f36db180200a150a4015db29d9809376220da0fa533e"
    ),
    # balanced, likewise
    "fbd1a5e5f78a6f3e2dc44df8bb09534fb061f747d42b1a7cb19074d01c5edba6": (
        "4b1e8001c0bbcd906e09217656de9391cf6ddfb8131501b724f537490a0ebb59"
    ),
}


def earlier_packs(pack: Pack) -> frozenset[str]:
    """The hashes of earlier packs that are played exactly as this one."""
    played = played_hash(pack)
    return frozenset([was for was, how in EARLIER.items() if how == played])


def played_hash(pack: Pack) -> str:
    """SHA-256 of the content without its words."""
    content = without_words(asdict(pack))
    return hashlib.sha256(canonical(content)).hexdigest()


def without_words(content: Any) -> Any:
    if isinstance(content, dict):
        return {key: without_words(one) for key, one in content.items() if key not in WORDS}
    if isinstance(content, (list, tuple)):
        return [without_words(one) for one in content]
    return content
