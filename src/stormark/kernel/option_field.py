"""The options of a game, described for those who offer them to people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stormark.kernel.json import Json, JsonDict

SWITCH: Final = "switch"
NUMBER: Final = "number"
WORD: Final = "word"
WORDS: Final = "words"


@dataclass(frozen=True)
class OptionField:
    """One option: what kind of value it takes, and what it is when nobody names it.

    Which values go together is for the rules to say: `Game.setup` does.
    """

    name: str
    kind: str
    default: Json  # of a match without any other choice; may depend on the other options
    low: int | None = None  # the bounds of a number
    high: int | None = None
    special: tuple[int, ...] = ()  # numbers outside the bounds that have a meaning of their own
    words: tuple[str, ...] = ()  # what a word, or each of several, may be
    most: int | None = None  # how many words a list may have
    gaps: bool = False  # whether a list may hold null, where chance decides

    def to_json(self) -> JsonDict:
        """Only what the kind of the option needs.

        >>> OptionField("mode", WORD, "normal", words=("normal", "long")).to_json()
        {'name': 'mode', 'kind': 'word', 'default': 'normal', 'words': ['normal', 'long']}
        """
        told: JsonDict = {"name": self.name, "kind": self.kind, "default": self.default}
        if self.kind == NUMBER:
            told |= {"low": self.low, "high": self.high, "special": list(self.special)}
        if self.kind in (WORD, WORDS):
            told["words"] = list(self.words)
        if self.kind == WORDS:
            told |= {"most": self.most, "gaps": self.gaps}
        return told
