"""`stormark pack`: make content packs, check them, compare them, print them."""

from __future__ import annotations

from pathlib import Path

import click

from stormark.cli.frame import Loader, LocalCommand, LocalGroup
from stormark.games.registry import NAMES
from stormark.i18n import Catalogue, translator
from stormark.kernel.packs.header import OWN
from stormark.kernel.packs.problem import PackError
from stormark.kernel.packs.report import MORE_PROBLEMS
from stormark.kernel.refusal import InputError


def command(catalogue: Catalogue) -> click.Command:
    commands: dict[str, Loader] = {
        "check": _check_command,
        "new": _new_command,
        "export": _export_command,
        "import": _import_command,
        "diff": _diff_command,
        "proof": _proof_command,
    }
    return LocalGroup("pack", catalogue, commands)


def _game_option(catalogue: Catalogue) -> click.Option:
    about = catalogue.t("cli-about-pack-game")
    return click.Option(["--game"], metavar="|".join(NAMES), default="", help=about)


def _file(catalogue: Catalogue, name: str) -> click.Argument:
    metavar = catalogue.t("cli-pack-metavar" if name != "file" else "cli-file-metavar")
    return click.Argument([name], metavar=metavar)


def _csv_option(catalogue: Catalogue) -> click.Option:
    metavar = catalogue.t("cli-file-metavar")
    about = catalogue.t("cli-about-csv")
    return click.Option(["--csv", "sheet"], metavar=metavar, required=True, help=about)


def _check_command(catalogue: Catalogue) -> click.Command:
    metavar = catalogue.t("cli-files-metavar")
    files = click.Argument(["files"], nargs=-1, required=True, metavar=metavar)
    callback = lambda files, game: check(catalogue.lang, files, game)  # noqa: E731
    return LocalCommand(
        "check", catalogue, callback, [files, _game_option(catalogue)], "pack-check"
    )


def _new_command(catalogue: Catalogue) -> click.Command:
    def callback(game: str, file: str) -> int:
        from stormark.cli.packs.making import new_pack

        return new_pack(catalogue, game, file)

    game = click.Argument(["game"], metavar="|".join(NAMES))
    return LocalCommand("new", catalogue, callback, [game, _file(catalogue, "file")], "pack-new")


def _export_command(catalogue: Catalogue) -> click.Command:
    def callback(pack: str, sheet: str, game: str) -> int:
        from stormark.cli.packs.making import export_pack

        return export_pack(catalogue, pack, sheet, game)

    params = [_file(catalogue, "pack"), _csv_option(catalogue), _game_option(catalogue)]
    return LocalCommand("export", catalogue, callback, params, "pack-export")


def _import_command(catalogue: Catalogue) -> click.Command:
    def callback(file: str, sheet: str, base: str, game: str) -> int:
        from stormark.cli.packs.making import import_pack

        return import_pack(catalogue, sheet, file, base, game)

    metavar = catalogue.t("cli-file-metavar")
    about = catalogue.t("cli-about-pack-base")
    base = click.Option(["--base"], metavar=metavar, default=OWN, help=about)
    params = [_file(catalogue, "file"), _csv_option(catalogue), base, _game_option(catalogue)]
    return LocalCommand("import", catalogue, callback, params, "pack-import")


def _diff_command(catalogue: Catalogue) -> click.Command:
    def callback(one: str, other: str, game: str) -> int:
        from stormark.cli.packs.comparing import compare_packs

        return compare_packs(catalogue, one, other, game)

    params = [_file(catalogue, "one"), _file(catalogue, "other"), _game_option(catalogue)]
    return LocalCommand("diff", catalogue, callback, params, "pack-diff")


def _proof_command(catalogue: Catalogue) -> click.Command:
    def callback(pack: str, file: str, game: str) -> int:
        from stormark.cli.packs.proof import proof

        return proof(catalogue, pack, file, game)

    params = [_file(catalogue, "pack"), _file(catalogue, "file"), _game_option(catalogue)]
    return LocalCommand("proof", catalogue, callback, params, "pack-proof")


def check(lang: str, files: tuple[str, ...], game: str) -> int:
    """Check packs: every problem with its place, or what is in a good pack."""
    if game and game not in NAMES:
        raise InputError("argument-unknown", "--game", found=game, allowed=", ".join(NAMES))
    return max([_check_file(lang, Path(file), game) for file in files])


def _check_file(lang: str, file: Path, game: str) -> int:
    from stormark.cli.packs.notes import note_lines
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
    for line in note_lines(catalogue, found, file):
        print(line)
    return 0


def _summary(catalogue: Catalogue, game: str, file: Path) -> list[str]:
    from stormark.cli.board.displays import pack_lines
    from stormark.games.registry import load_game
    from stormark.text import Speaker

    speaker = Speaker(load_game(game, file), catalogue.lang)
    return [*pack_lines(speaker), catalogue.t("cli-pack-hash", hash=speaker.game.pack_hash)]
