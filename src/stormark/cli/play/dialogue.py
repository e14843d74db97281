"""The short talk before a game that was started without options."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stormark.bots.levels import PROPOSED
from stormark.bots.registry import bot_names, games_of_bot
from stormark.cli.play.seats import BOT_PREFIX, LONGEST_NAME
from stormark.i18n import Catalogue
from stormark.kernel.game import Game


@dataclass(frozen=True)
class Wishes:
    """What came out of the talk: a saved game to go on with, or a new one."""

    resume: Path | None = None
    seats: str = ""
    mode: str | None = None


class Dialogue:
    """Asks for what a new game needs.

    Enter takes the proposal in brackets; an answer that does not fit is asked again.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        ask: Callable[[str], str],
        game: Game[Any],
    ) -> None:
        self._t = catalogue.t
        self._ask = ask
        self._spec = game.spec
        self._modes = modes(game)

    def run(self, unfinished: Sequence[Path]) -> Wishes:
        if unfinished and self._yes("ask-resume", file=unfinished[0].name):
            return Wishes(resume=unfinished[0])
        name = self._name()
        counts = [str(count) for count in range(self._spec.min_seats, self._spec.max_seats + 1)]
        players = int(self._choice("ask-players", counts))
        others: list[str] = []
        for number in range(2, players + 1):
            others.append(self._other(number, [name, *others]))
        mode = self._choice("ask-mode", self._modes)
        return Wishes(seats=",".join([name, *others]), mode=mode)

    def _name(self) -> str:
        default = self._t("cli-default-name")
        while True:
            name = self._ask(self._t("cli-ask-name", default=default) + " ").strip() or default
            if _fits(name):
                return name

    def _other(self, number: int, taken: Sequence[str]) -> str:
        """A bot by its kind, or another person by name."""
        levels = ", ".join(bot_names(self._spec.id))
        question = self._t("cli-ask-other", number=number, default=PROPOSED, bots=levels)
        while True:
            answer = self._ask(question + " ").strip().removeprefix(BOT_PREFIX) or PROPOSED
            if self._spec.id in games_of_bot(answer.casefold()):
                return BOT_PREFIX + answer.casefold()
            if _fits(answer) and answer.casefold() not in [name.casefold() for name in taken]:
                return answer

    def _choice(self, message: str, allowed: Sequence[str]) -> str:
        question = self._t(f"cli-{message}", default=allowed[0], allowed=", ".join(allowed))
        while True:
            answer = self._ask(question + " ").strip().casefold() or allowed[0]
            fitting = [word for word in allowed if word.startswith(answer)]
            if len(fitting) == 1:
                return fitting[0]

    def _yes(self, message: str, **args: object) -> bool:
        answer = self._ask(self._t(f"cli-{message}", **args) + " ").strip().casefold()
        return answer not in ("n", "no", "nein")


def _fits(name: str) -> bool:
    return len(name) <= LONGEST_NAME and name.isprintable() and "," not in name


def modes(game: Game[Any]) -> list[str]:
    """The ways to play a game, the usual one first."""
    for field in game.option_fields():
        if field.name == "mode":
            return sorted(field.words, key=lambda word: word != field.default)
    return []
