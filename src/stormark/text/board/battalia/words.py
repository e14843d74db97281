"""The words a table of Battalia is labelled with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from stormark.games.battalia.view.types import Field
from stormark.text.board.words import Words


class BattaliaWords(Words):
    """Labels, and names of the things on the table."""

    def word(self, group: str, word: str) -> str:
        return self.speaker.word(group, word)

    def card(self, ref: str) -> str:
        return self.speaker.card_name(ref)

    def cards(self, refs: Iterable[str]) -> str:
        """Cards, equal ones counted; a word for none."""
        parts = []
        for ref, number in Counter(refs).items():
            several = self.speaker.catalogue.t("several", number=number, what=self.card(ref))
            parts.append(self.card(ref) if number == 1 else several)
        return ", ".join(parts) or self.t("none")

    def players(self, seats: Iterable[int]) -> str:
        return ", ".join(self.player(seat) for seat in seats)

    def exits(self, field: Field) -> str:
        """Where roads lead, in words."""
        names = [self.word("direction", way) for way in field.get("exits", ())]
        return ", ".join(names) or self.t("none")
