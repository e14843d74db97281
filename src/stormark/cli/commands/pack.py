"""`stormark pack check`: whether content packs can be played."""

from __future__ import annotations

from pathlib import Path

import click

from stormark.cli.frame import LocalCommand, LocalGroup
from stormark.games.registry import NAMES
from stormark.i18n import Catalogue, translator
from stormark.kernel.packs.report import MORE_PROBLEMS
from stormark.kernel.refusal import InputError


def command(catalogue: Catalogue) -> click.Command:
    return LocalGroup("pack", catalogue, {"check": _check_command})


def _check_command(catalogue: Catalogue) -> click.Command:
    metavar = catalogue.t("cli-files-metavar")
    files = click.Argument(["files"], nargs=-1, required=True, metavar=metavar)
    about = catalogue.t("cli-about-pack-game")
    game = click.Option(["--game"], metavar="|".join(NAMES), default=NAMES[0], help=about)
    callback = lambda files, game: check(catalogue.lang, files, game)  # noqa: E731
    return LocalCommand("check", catalogue, callback, [files, game], "pack-check")


def check(lang: str, files: tuple[str, ...], game: str) -> int:
    """Check packs: every problem with its place, or what is in a good pack."""
    from stormark.games.registry import check_pack_file

    if game not in NAMES:
        raise InputError("argument-unknown", "--game", found=game, allowed=", ".join(NAMES))
    catalogue = translator(lang, game)
    status = 0
    for file in files:
        problems = check_pack_file(game, Path(file))
        for problem in problems:
            print(f"{problem.place}: {catalogue.t(problem.message, **problem.params)}")
        if problems:
            status = 1
            count = sum(problem.message != MORE_PROBLEMS for problem in problems)
            print(catalogue.t("cli-pack-problems", file=file, count=count))
        else:
            print(catalogue.t("cli-pack-good", file=file))
            print("\n".join(_summary(catalogue, game, Path(file))))
    return status


def _summary(catalogue: Catalogue, game: str, file: Path) -> list[str]:
    from stormark.cli.board.displays import pack_lines
    from stormark.games.registry import load_game
    from stormark.text import Speaker

    speaker = Speaker(load_game(game, file), catalogue.lang)
    return [*pack_lines(speaker), catalogue.t("cli-pack-hash", hash=speaker.game.pack_hash)]
