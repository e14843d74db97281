"""`stormark replay`: a match that was played, verified and shown step by step."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from stormark.cli.frame import LocalCommand, option
from stormark.i18n import Catalogue


def command(catalogue: Catalogue) -> click.Command:
    return LocalCommand(
        "replay",
        catalogue,
        lambda **given: replay(catalogue, **given),
        [
            click.Argument(["file"], metavar=catalogue.t("cli-file-metavar")),
            option(catalogue, "step", is_flag=True),
            option(catalogue, "viewer", metavar="N|spectator|all", default="spectator"),
            option(catalogue, "pack", metavar=catalogue.t("cli-file-metavar")),
            option(catalogue, "plain", is_flag=True),
        ],
    )


def replay(
    catalogue: Catalogue, file: str, step: bool, viewer: str, pack: str | None, plain: bool
) -> int:
    """Verify a replay and show it; bad files raise InputError."""
    from stormark.cli.board.displays import display_for
    from stormark.cli.play.seats import seat_of
    from stormark.cli.play.start import display_names, game_of_file
    from stormark.cli.projector import Projector
    from stormark.cli.replaying import Film
    from stormark.cli.screens import screen_for
    from stormark.games.registry import load_game
    from stormark.kernel.replay import load_replay_file
    from stormark.text import Speaker

    name = game_of_file(Path(file))
    game = load_game(name, None if pack is None else Path(pack))
    recorded = load_replay_file(Path(file), game)
    seats = [seat_of(word) for word in recorded.record.players]
    words = display_for(Speaker(game, catalogue.lang, display_names(seats, catalogue)))
    film = Film(recorded, viewer, words)
    if step or (sys.stdin.isatty() and sys.stdout.isatty()):
        Projector(film, screen_for(plain)).run()
    else:
        print("\n".join(film.listing()))
    return 0
