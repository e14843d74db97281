"""`stormark analyse`: what a match was like, in numbers."""

from __future__ import annotations

import json as json_text
from pathlib import Path

import click

from stormark.cli.frame import LocalCommand, option
from stormark.i18n import Catalogue


def command(catalogue: Catalogue) -> click.Command:
    return LocalCommand(
        "analyse",
        catalogue,
        lambda **given: analyse(catalogue, **given),
        [
            click.Argument(["file"], metavar=catalogue.t("cli-file-metavar")),
            click.Option(["--json"], is_flag=True, help=catalogue.t("analysis-about-json")),
            option(catalogue, "pack", metavar=catalogue.t("cli-file-metavar")),
        ],
    )


def analyse(catalogue: Catalogue, file: str, json: bool, pack: str | None) -> int:
    """Verify a replay and tell what the match was like; bad files raise InputError."""
    from stormark.cli.analysis_report import report_lines
    from stormark.cli.play.seats import seat_of
    from stormark.cli.play.start import display_names, game_of_file
    from stormark.games.registry import load_game
    from stormark.kernel.replay import load_replay_file
    from stormark.lab import analysis

    name = game_of_file(Path(file))
    replay = load_replay_file(Path(file), load_game(name, None if pack is None else Path(pack)))
    found = analysis.analyse(analysis.of_replay(replay))
    if json:
        print(json_text.dumps(found.to_json(), indent=1))
    else:
        names = display_names([seat_of(word) for word in replay.record.players], catalogue)
        print("\n".join(report_lines(catalogue.lang, found, names)))
    return 0
