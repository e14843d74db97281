"""`stormark analyse`: what a match was like, in numbers."""

from __future__ import annotations

import json as json_text
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from stormark.cli.frame import LocalCommand, option
from stormark.i18n import Catalogue

if TYPE_CHECKING:
    from stormark.coach.review.step import Step
    from stormark.coach.review.summary import Review
    from stormark.lab.analysis import Account


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
    from stormark.cli.review_report import review_lines
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


def review_of(account: Account, lang: str, names: Sequence[str]) -> Review:
    """The coach's review, part by part; a terminal sees how far it is."""
    from rich.console import Console
    from rich.progress import track

    from stormark.coach.review import part_of, parts_of, summed
    from stormark.text.speaker import Speaker

    speaker = Speaker(account.game, lang, names)
    numbers = track(range(parts_of(account)), "", console=Console(stderr=True), transient=True)

    def say(step: Step) -> str:
        return speaker.option(step.action, step.decision, step.view)

    return summed([part_of(account, number, say) for number in numbers])
