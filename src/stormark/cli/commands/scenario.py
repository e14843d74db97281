"""`stormark scenario`: checking scenario files, and showing what they describe."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from stormark.cli.frame import LocalCommand, LocalGroup
from stormark.i18n import Catalogue
from stormark.kernel.refusal import InputError

if TYPE_CHECKING:
    from stormark.kernel.compare import Difference
    from stormark.kernel.json import Json
    from stormark.kernel.scenario_run import Games


def command(catalogue: Catalogue) -> click.Command:
    return LocalGroup("scenario", catalogue, {"check": _check_command, "show": _show_command})


def _check_command(catalogue: Catalogue) -> click.Command:
    metavar = catalogue.t("cli-paths-metavar")
    paths = click.Argument(["paths"], nargs=-1, required=True, metavar=metavar)
    callback = lambda paths: check(catalogue, paths)  # noqa: E731
    return LocalCommand("check", catalogue, callback, [paths], "scenario-check")


def _show_command(catalogue: Catalogue) -> click.Command:
    file = click.Argument(["file"], metavar=catalogue.t("cli-file-metavar"))
    callback = lambda file: show(catalogue, Path(file))  # noqa: E731
    return LocalCommand("show", catalogue, callback, [file], "scenario-show")


def check(catalogue: Catalogue, paths: tuple[str, ...]) -> int:
    """Play scenarios and say how the game differs from them."""
    from stormark.cli.complaint import complaint_lines
    from stormark.kernel.scenario_run import run_scenario

    games = _games()
    files = scenario_files(paths)
    failed = 0
    for file in files:
        try:
            lines = [difference_text(catalogue, found) for found in run_scenario(file, games)]
            lines = lines and [str(file), *(f"  {line}" for line in lines)]
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


def difference_text(catalogue: Catalogue, difference: Difference) -> str:
    """What differs, with its place."""
    expected, found = _shown(difference.expected), _shown(difference.found)
    text = catalogue.t(difference.problem, expected=expected, found=found)
    return f"{difference.place}: {text}"


def show(catalogue: Catalogue, file: Path) -> int:
    """Describe a scenario: its title and rules, its first position, its moves."""
    from stormark.cli.board.displays import display_for
    from stormark.kernel.scenario import load_scenario
    from stormark.kernel.scenario_run import starting_position
    from stormark.kernel.state import SPECTATOR
    from stormark.text import Speaker

    games = _games()
    scenario = load_scenario(file)
    state = starting_position(file, games)
    game = games[scenario.game]
    words = display_for(Speaker(game, catalogue.lang))
    lines = [scenario.title[catalogue.lang], *filter(None, [scenario.note.get(catalogue.lang)])]
    for rule in scenario.rules:
        lines.append(f"  {rule}: {words.speaker.rule(rule) or ''}")
    lines += ["", *words.plain(game.view(state, SPECTATOR)), ""]
    for step in scenario.branches[0].steps:
        lines.append(
            words.t(
                "scenario-step",
                moves="; ".join(step.do),
                dice=" ".join(step.dice) or "none",
                refused=step.refused or "none",
            )
        )
    print("\n".join(lines))
    return 0


def _games() -> Games:
    from stormark.games.registry import NAMES, load_game

    return {name: load_game(name) for name in NAMES}


def _shown(value: Json) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
