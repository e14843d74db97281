"""The words a table is labelled with."""

from __future__ import annotations

from stormark.text.speaker import Speaker


class Words:
    """Labels, and the names of the players."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    def t(self, message: str, **args: object) -> str:
        """A label; their ids begin with cli-, since the terminal shares them."""
        return self.speaker.catalogue.t(f"cli-{message}", **args)

    def player(self, seat: int | None) -> str:
        """A player's name; without a seat, nobody's: neutral."""
        return self.t("neutral") if seat is None else self.speaker.name(seat)
