"""The short talk before a game that was started without options."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from stormark.cli.play.seats import BOT_PREFIX, DEFAULT_BOT, LONGEST_NAME
from stormark.i18n import Catalogue


@dataclass(frozen=True)
class Wishes:
    """What came out of the talk: a saved game to go on with, or a new one."""

    resume: Path | None = None
    seats: str = ""
    mode: str = "normal"


def ask_wishes(
    catalogue: Catalogue,
    ask: Callable[[str], str],
    bots: Sequence[str],
    unfinished: Sequence[Path],
) -> Wishes:
    """Enter takes the proposal in brackets; an answer that does not fit is asked again."""
    if unfinished and _yes(catalogue, ask, "ask-resume", file=unfinished[0].name):
        return Wishes(resume=unfinished[0])
    name = _name(catalogue, ask)
    players = int(_choice(catalogue, ask, "ask-players", ("2", "3", "4")))
    others: list[str] = []
    for number in range(2, players + 1):
        others.append(_other(catalogue, ask, number, bots, [name, *others]))
    mode = _choice(catalogue, ask, "ask-mode", ("normal", "apocalypse"))
    return Wishes(seats=",".join([name, *others]), mode=mode)


def _name(catalogue: Catalogue, ask: Callable[[str], str]) -> str:
    default = catalogue.t("cli-default-name")
    while True:
        name = ask(catalogue.t("cli-ask-name", default=default) + " ").strip() or default
        if _fits(name):
            return name


def _other(
    catalogue: Catalogue,
    ask: Callable[[str], str],
    number: int,
    bots: Sequence[str],
    taken: Sequence[str],
) -> str:
    """A bot by its kind, or another person by name."""
    question = catalogue.t(
        "cli-ask-other", number=number, default=DEFAULT_BOT, bots=", ".join(bots)
    )
    while True:
        answer = ask(question + " ").strip().removeprefix(BOT_PREFIX) or DEFAULT_BOT
        if answer.casefold() in bots:
            return BOT_PREFIX + answer.casefold()
        if _fits(answer) and answer.casefold() not in [name.casefold() for name in taken]:
            return answer


def _fits(name: str) -> bool:
    return len(name) <= LONGEST_NAME and name.isprintable() and "," not in name


def _choice(
    catalogue: Catalogue, ask: Callable[[str], str], message: str, allowed: Sequence[str]
) -> str:
    question = catalogue.t(f"cli-{message}", default=allowed[0])
    while True:
        answer = ask(question + " ").strip().casefold() or allowed[0]
        fitting = [word for word in allowed if word.startswith(answer)]
        if len(fitting) == 1:
            return fitting[0]


def _yes(catalogue: Catalogue, ask: Callable[[str], str], message: str, **args: object) -> bool:
    answer = ask(catalogue.t(f"cli-{message}", **args) + " ").strip().casefold()
    return answer not in ("n", "no", "nein")
