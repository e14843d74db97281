"""The words a board of Xibalba is labelled with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stormark.text.board.words import Words
from stormark.text.speaker import Speaker


class XibalbaWords(Words):
    """Labels, and names of the things on the table."""

    def __init__(self, speaker: Speaker) -> None:
        super().__init__(speaker)
        game: Any = speaker.game
        self._cards = {card.id: card for card in game.pack.cards}

    def kind(self, ref: str) -> str:
        """The type of a card: soldier, civilian, structure or event."""
        return str(self._cards[ref.split("#", maxsplit=1)[0]].type)

    def values(self, ref: str) -> str:
        """Power, resistance and Paragon value of a soldier; nothing for other cards."""
        card = self._cards[ref.split("#", maxsplit=1)[0]]
        if card.type != "soldier":
            return ""
        return f"{card.power}/{card.resistance}/{card.paragon}"

    def card(self, ref: str) -> str:
        """Name and values of a card."""
        return f"{self.speaker.card_name(ref)} {self.values(ref)}".rstrip()

    def place(self, place: str) -> str:
        return self.speaker.word("place", place)

    def faces(self, faces: Sequence[str]) -> str:
        """Dice, as they are typed."""
        return " ".join(faces) if faces else self.t("none")
