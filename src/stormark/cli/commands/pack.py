"""`stormark pack check`: whether content packs can be played."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import click

from stormark.cli.frame import LocalCommand, LocalGroup
from stormark.i18n import Catalogue


def command(catalogue: Catalogue) -> click.Command:
    return LocalGroup("pack", catalogue, {"check": _check_command})


def _check_command(catalogue: Catalogue) -> click.Command:
    metavar = catalogue.t("cli-files-metavar")
    files = click.Argument(["files"], nargs=-1, required=True, metavar=metavar)
    callback = lambda files: check(catalogue, files)  # noqa: E731
    return LocalCommand("check", catalogue, callback, [files], "pack-check")


def check(catalogue: Catalogue, files: tuple[str, ...]) -> int:
    """Check packs: every problem with its place, or what is in a good pack."""
    from stormark.games.xibalba.pack import check_pack_file

    status = 0
    for file in files:
        problems = check_pack_file(Path(file))
        for problem in problems:
            print(f"{problem.place}: {catalogue.t(problem.message, **problem.params)}")
        if problems:
            status = 1
            print(catalogue.t("cli-pack-problems", file=file, count=len(problems)))
        else:
            print("\n".join(_summary(catalogue, file)))
    return status


def _summary(catalogue: Catalogue, file: str) -> list[str]:
    from stormark.cli.board.model import DECKS
    from stormark.games.xibalba.pack import load_pack

    pack = load_pack(Path(file))
    copies: Counter[str] = Counter()
    for card in pack.cards:
        copies[card.type] += card.copies
    kinds = ", ".join(f"{catalogue.t(f'deck-{kind}')} {copies[kind]}" for kind in DECKS)
    return [
        catalogue.t("cli-pack-good", file=file),
        catalogue.t("cli-pack-cards", count=copies.total(), kinds=kinds),
        catalogue.t("cli-pack-factions", names=", ".join(faction.id for faction in pack.factions)),
        catalogue.t("cli-pack-hash", hash=pack.hash),
    ]
