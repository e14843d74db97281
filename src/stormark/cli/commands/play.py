"""`stormark play`: a game at this terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from stormark.cli.frame import LocalCommand, option
from stormark.cli.play.game_options import game_options
from stormark.i18n import Catalogue, translator

if TYPE_CHECKING:
    from stormark.cli.play.screen import Screen
    from stormark.cli.play.start import NewGame
    from stormark.cli.play.table import Table
    from stormark.kernel.game import Game


def command(catalogue: Catalogue) -> click.Command:
    return LocalCommand(
        "play",
        catalogue,
        lambda **given: play(catalogue, **given),
        [
            click.Argument(["game"]),
            option(catalogue, "players", metavar="N"),
            option(catalogue, "seats", metavar="A,B,…"),
            *(known.parameter(catalogue) for known in game_options()),
            option(catalogue, "pack", metavar=catalogue.t("cli-file-metavar")),
            option(catalogue, "seed", metavar="TEXT|HEX"),
            option(catalogue, "plain", is_flag=True),
            option(catalogue, "save", metavar=catalogue.t("cli-file-metavar")),
            option(catalogue, "resume", metavar=catalogue.t("cli-file-metavar")),
            option(catalogue, "scenario", metavar=catalogue.t("cli-file-metavar")),
        ],
    )


def play(
    catalogue: Catalogue,
    game: str,
    pack: str | None,
    plain: bool,
    save: str | None,
    resume: str | None,
    scenario: str | None,
    players: str | None,
    seats: str | None,
    seed: str | None,
    **options: str | bool | None,
) -> int:
    """Play a game to its end, or until the people leave."""
    from stormark.cli.play.interrupts import Interrupts, Stopped
    from stormark.cli.play.saves import Keeper
    from stormark.cli.play.screen import enable_line_editing
    from stormark.cli.play.start import (
        NewGame,
        display_names,
        match_from_scenario,
        new_match,
        saved_match,
    )
    from stormark.cli.play.table import Table
    from stormark.cli.screens import screen_for
    from stormark.games.registry import load_game
    from stormark.kernel.refusal import InputError
    from stormark.text import Speaker

    rules = load_game(game, None if pack is None else Path(pack))
    wanted = NewGame(players, seats, seed, options)
    saved = None if resume is None else Path(resume)
    if saved is not None and not wanted.unspecified:
        raise InputError("cli-resume-options", "--resume")
    if scenario is not None and (resume is not None or any(options.values()) or players):
        raise InputError("cli-scenario-options", "--scenario")
    if save is not None and Path(save).exists() and save != resume:
        raise InputError("cli-file-exists", save)
    screen = screen_for(plain)
    interrupts = Interrupts()
    with interrupts.listening():
        try:
            asked = saved is None and scenario is None
            if asked and wanted.unspecified and sys.stdin.isatty():
                wanted, saved = _talk(translator(catalogue.lang, game), screen, rules)
            if saved is not None:
                match, sitting = saved_match(saved, rules)
            elif scenario is not None:
                match, sitting = match_from_scenario(Path(scenario), rules, wanted, catalogue)
            else:
                match, sitting = new_match(rules, wanted, catalogue)
        except (EOFError, Stopped):
            return 1
        words = [seat.word for seat in sitting]
        keeper = Keeper(game, words, Path(save) if save else saved)
        keeper.save(match)
        speaker = Speaker(match.game, catalogue.lang, display_names(sitting, catalogue))
        table = Table(match, sitting, keeper, screen, speaker, interrupts)
        enable_line_editing()
        return _sit_down(table)


def _sit_down(table: Table) -> int:
    """Welcome the people, play, and say good-bye: with the result, or with where the game is."""
    from stormark.cli.play.endings import farewell, result_lines, welcome
    from stormark.cli.play.interrupts import Stopped

    status = 0
    try:
        table.screen.say(table.words, welcome(table))
        finished = table.run()
        if finished:
            table.screen.say(table.words, result_lines(table))
            return 0
    except EOFError:
        pass
    except Stopped as stopped:
        status = stopped.status
    farewell(table)
    return status


def _talk(catalogue: Catalogue, screen: Screen, rules: Game[Any]) -> tuple[NewGame, Path | None]:
    from stormark.cli.play.dialogue import Dialogue
    from stormark.cli.play.saves import unfinished_games
    from stormark.cli.play.start import NewGame

    name = rules.spec.id
    wishes = Dialogue(catalogue, screen.read, rules).run(unfinished_games(name))
    return NewGame(seats=wishes.seats or None, options={"mode": wishes.mode}), wishes.resume
