"""A clause: who does what, and the orders of words it can stand in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from stormark.text.xibalba.told.words import Words

PARTS = ("subject", "verb", "whom", "rest", "end", "may")


@dataclass(frozen=True, slots=True)
class Clause:
    """The parts of a clause, in a language."""

    words: Words
    subject: str = ""
    verb: str = ""
    whom: str = ""
    rest: str = ""
    end: str = ""  # of the verb, where it is divided: "fügst … hinzu"
    may: str = ""  # the verb after "you may"; "": nothing its player does
    during: str = ""
    follows: str = ""  # what comes of it, after the clause
    join: str = ""  # the message that joins the two
    led: bool = False  # conditions of its own come first

    @classmethod
    def of(cls, words: Words, parts: Mapping[str, str], during: str = "") -> Clause:
        subject, verb, whom, rest, end, may = (parts.get(part, "") for part in PARTS)
        return cls(words, subject, verb, whom, rest, end, may, during)

    def then(self, join: str, follows: str) -> Clause:
        return replace(self, join=join, follows=follows)

    def plain(self) -> str:
        return self._whole("told-plain")

    def after(self) -> str:
        """As it stands behind something else in the same sentence."""
        return self._whole("told-after")

    def infinitive(self) -> str:
        """As it stands behind “you may”."""
        return self._whole("told-infinitive")

    def _whole(self, order: str) -> str:
        text = self.words.t(
            order,
            subject=self.subject,
            verb=self.verb,
            whom=self.whom,
            rest=self.rest,
            end=self.end,
            may=self.may,
            during=self.during,
        )
        return self.words.t(self.join, first=text, other=self.follows) if self.join else text
