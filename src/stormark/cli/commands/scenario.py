"""`stormark scenario`: checking scenario files, showing what they describe, and writing them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from stormark.cli.frame import Loader, LocalCommand, LocalGroup, option
from stormark.i18n import Catalogue
from stormark.kernel.refusal import InputError

if TYPE_CHECKING:
    from stormark.cli.board.display import Display
    from stormark.kernel.game import Game
    from stormark.kernel.scenario_run import Games
    from stormark.kernel.state import State


def command(catalogue: Catalogue) -> click.Command:
    commands: dict[str, Loader] = {
        "check": _check_command,
        "show": _show_command,
        "options": _options_command,
        "from": _from_command,
    }
    return LocalGroup("scenario", catalogue, commands)


def _check_command(catalogue: Catalogue) -> click.Command:
    metavar = catalogue.t("cli-paths-metavar")
    paths = click.Argument(["paths"], nargs=-1, required=True, metavar=metavar)
    callback = lambda paths, pack: check(catalogue, paths, pack)  # noqa: E731
    return LocalCommand("check", catalogue, callback, [paths, _pack(catalogue)], "scenario-check")


def _show_command(catalogue: Catalogue) -> click.Command:
    callback = lambda file, pack: show(catalogue, Path(file), pack)  # noqa: E731
    params = [_file(catalogue), _pack(catalogue)]
    return LocalCommand("show", catalogue, callback, params, "scenario-show")


def _options_command(catalogue: Catalogue) -> click.Command:
    callback = lambda file, pack: options(catalogue, Path(file), pack)  # noqa: E731
    params = [_file(catalogue), _pack(catalogue)]
    return LocalCommand("options", catalogue, callback, params, "scenario-options")


def _from_command(catalogue: Catalogue) -> click.Command:
    params = [_file(catalogue), option(catalogue, "at", metavar="N"), _pack(catalogue)]
    callback = lambda file, at, pack: from_replay(catalogue, Path(file), at, pack)  # noqa: E731
    return LocalCommand("from", catalogue, callback, params, "scenario-from")


def _file(catalogue: Catalogue) -> click.Argument:
    return click.Argument(["file"], metavar=catalogue.t("cli-file-metavar"))


def _pack(catalogue: Catalogue) -> click.Option:
    return option(catalogue, "pack", metavar=catalogue.t("cli-file-metavar"))


def check(catalogue: Catalogue, paths: tuple[str, ...], pack: str | None) -> int:
    """Play scenarios and report where the game differs from them."""
    from stormark.cli.complaint import complaint_lines
    from stormark.cli.scenario_report import difference_lines
    from stormark.kernel.scenario import load_scenario
    from stormark.kernel.scenario_run import run_scenario
    from stormark.text import Speaker

    games = _games(pack)
    speakers = {name: Speaker(game, catalogue.lang) for name, game in games.items()}
    rules = {name: frozenset(speaker.rules()) for name, speaker in speakers.items()}
    files = scenario_files(paths)
    failed = 0
    for file in files:
        try:
            found = run_scenario(file, games, rules)
            lines = [str(file)] if found else []
            for difference in found:
                lines += difference_lines(speakers[load_scenario(file).game], difference)
        except InputError as error:
            lines = complaint_lines(catalogue, error)
        failed += bool(lines)
        print("\n".join(lines), end="\n" if lines else "")
    print(catalogue.t("cli-scenario-count", count=len(files), failed=failed))
    return 1 if failed else 0


def scenario_files(paths: tuple[str, ...]) -> list[Path]:
    """The scenario files among files and folders; raises InputError where there are none."""
    files: list[Path] = []
    for name in paths:
        path = Path(name)
        found = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not found:
            raise InputError("cli-scenario-none", name)
        files += found
    return files


def show(catalogue: Catalogue, file: Path, pack: str | None) -> int:
    """Describe a scenario: its title and rules, its first position, its moves."""
    from stormark.cli.scenario_report import step_line
    from stormark.kernel.scenario import load_scenario
    from stormark.kernel.scenario_run import starting_position
    from stormark.kernel.state import SPECTATOR

    games = _games(pack)
    scenario = load_scenario(file)
    state = starting_position(file, games)
    game = games[scenario.game]
    words = _display(catalogue, game, state)
    lines = [scenario.title[catalogue.lang], *filter(None, [scenario.note.get(catalogue.lang)])]
    for rule in scenario.rules:
        text = words.speaker.rule(rule)
        lines.append(f"  {rule}: {text}" if text else f"  {rule}")
    lines += ["", *words.plain(game.view(state, SPECTATOR)), ""]
    lines += [step_line(words, step) for step in scenario.branches[0].steps]
    print("\n".join(lines))
    return 0


def options(catalogue: Catalogue, file: Path, pack: str | None) -> int:
    """What can be done where a scenario ends, in notation and in words."""
    from stormark.cli.scenario_report import difference_lines, option_lines
    from stormark.kernel.scenario import load_scenario
    from stormark.kernel.scenario_run import last_position

    games = _games(pack)
    game = games[load_scenario(file).game]
    state, unlike = last_position(file, games)
    words = _display(catalogue, game, state)
    for difference in unlike:
        print("\n".join(difference_lines(words.speaker, difference)))
    print("\n".join(option_lines(game, state, words)))
    return 1 if unlike else 0


def from_replay(catalogue: Catalogue, file: Path, at: str | None, pack: str | None) -> int:
    """Write a position of a replay as a scenario."""
    from stormark.cli.play.game_options import number
    from stormark.cli.play.start import game_of_file
    from stormark.games.registry import load_game
    from stormark.kernel.replay import load_replay_file
    from stormark.kernel.scenario_write import scenario_of

    game = load_game(game_of_file(file), None if pack is None else Path(pack))
    replay = load_replay_file(file, game)
    entry = len(replay) if at is None else number(at, "--at")
    print(scenario_of(game, replay.state_at(entry), f"{file.name}, {entry}"), end="")
    return 0


def _games(pack: str | None) -> Games:
    """Every game, one of them with a pack if there is one."""
    from stormark.cli.packs.source import games_with

    return games_with(None) if pack is None else {**games_with(None), **games_with(pack)}


def _display(catalogue: Catalogue, game: Game[Any], state: State) -> Display:
    """The words for a position, with the cards it brings along."""
    from stormark.cli.board.displays import display_for
    from stormark.text import Speaker

    return display_for(Speaker(game.at(state), catalogue.lang))
