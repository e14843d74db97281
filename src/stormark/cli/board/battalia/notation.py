"""The words of the notation: everything a move can be written with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stormark.games.battalia import actions
from stormark.games.battalia import words as W
from stormark.kernel.codec import WordCodec

NOBODY: Final = "nobody"  # the defender of a ruin or a neutral city


def _things() -> Iterator[str]:
    """Words of all arguments, and the parts of cards such as `lord.islanders`."""
    for verb in actions.VERBS.by_word.values():
        for argument in verb.arguments:
            if isinstance(argument, WordCodec):
                yield from filter(None, argument.words)
    for kind in W.KINDS:
        yield from filter(None, kind.split("."))
    yield NOBODY


VERBS: Final = tuple(actions.VERBS.by_word)
THINGS: Final = tuple(dict.fromkeys(_things()))
