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
            click.Option(["--review"], is_flag=True, help=catalogue.t("analysis-about-review")),
            option(catalogue, "pack", metavar=catalogue.t("cli-file-metavar")),
        ],
    )


def analyse(catalogue: Catalogue, file: str, json: bool, review: bool, pack: str | None) -> int:
    """Verify a replay and tell what the match was like; bad files raise InputError."""
    from stormark.cli.analysis_report import report_lines
    from stormark.cli.play.seats import seat_of
    from stormark.cli.play.start import display_names, game_of_file
    from stormark.cli.review_report import review_lines, review_of
    from stormark.games.registry import load_game
    from stormark.kernel.replay import load_replay_file
    from stormark.lab import analysis

    name = game_of_file(Path(file))
    replay = load_replay_file(Path(file), load_game(name, None if pack is None else Path(pack)))
    account = analysis.of_replay(replay)
    found = analysis.analyse(account)
    names = display_names([seat_of(word) for word in replay.record.players], catalogue)
    reviewed = review_of(account, catalogue.lang, names) if review else None
    if json:
        told = found.to_json() if reviewed is None else {**found.to_json(), "review": reviewed}
        print(json_text.dumps(told, indent=1))
        return 0
    print("\n".join(report_lines(catalogue.lang, found, names)))
    if reviewed is not None:
        print("\n".join(review_lines(catalogue.lang, found.game, reviewed, names)))
    return 0
