"""`stormark pack check`: whether content packs can be played."""

from __future__ import annotations

from pathlib import Path

import click

from stormark.cli.frame import LocalCommand, LocalGroup
from stormark.games.registry import NAMES
from stormark.i18n import Catalogue, translator
from stormark.kernel.packs.problem import PackError
from stormark.kernel.packs.report import MORE_PROBLEMS
from stormark.kernel.refusal import InputError


def command(catalogue: Catalogue) -> click.Command:
    return LocalGroup("pack", catalogue, {"check": _check_command})


def _check_command(catalogue: Catalogue) -> click.Command:
    metavar = catalogue.t("cli-files-metavar")
    files = click.Argument(["files"], nargs=-1, required=True, metavar=metavar)
    about = catalogue.t("cli-about-pack-game")
    game = click.Option(["--game"], metavar="|".join(NAMES), default="", help=about)
    callback = lambda files, game: check(catalogue.lang, files, game)  # noqa: E731
    return LocalCommand("check", catalogue, callback, [files, game], "pack-check")


def check(lang: str, files: tuple[str, ...], game: str) -> int:
    """Check packs: every problem with its place, or what is in a good pack."""
    if game and game not in NAMES:
        raise InputError("argument-unknown", "--game", found=game, allowed=", ".join(NAMES))
    return max([_check_file(lang, Path(file), game) for file in files])


def _check_file(lang: str, file: Path, game: str) -> int:
    from stormark.games.registry import check_pack_file, game_of_pack

    try:
        found = game or game_of_pack(file)
        problems = check_pack_file(found, file)
    except PackError as error:  # it cannot be told which game it is for
        found, problems = NAMES[0], [*error.problems]
    catalogue = translator(lang, found)
    for problem in problems:
        print(f"{problem.place}: {catalogue.t(problem.message, **problem.params)}")
    if problems:
        count = sum(problem.message != MORE_PROBLEMS for problem in problems)
        print(catalogue.t("cli-pack-problems", file=str(file), count=count))
        return 1
    print(catalogue.t("cli-pack-good", file=str(file)))
    print("\n".join(_summary(catalogue, found, file)))
    return 0


def _summary(catalogue: Catalogue, game: str, file: Path) -> list[str]:
    from stormark.cli.board.displays import pack_lines
    from stormark.games.registry import load_game
    from stormark.text import Speaker

    speaker = Speaker(load_game(game, file), catalogue.lang)
    return [*pack_lines(speaker), catalogue.t("cli-pack-hash", hash=speaker.game.pack_hash)]
