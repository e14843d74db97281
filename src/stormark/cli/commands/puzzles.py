"""`stormark puzzles`: positions with one plan to be found, and how they are found and proved."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from stormark.cli.commands.ladder import folder_for
from stormark.cli.frame import Loader, LocalCommand, LocalGroup
from stormark.cli.lab_options import chosen_executor, lab_option, positive
from stormark.cli.play.game_options import game_options, options_of
from stormark.i18n import Catalogue
from stormark.kernel.json import Json
from stormark.kernel.refusal import InputError

if TYPE_CHECKING:
    from stormark.coach.puzzles.collection import PuzzleFile
    from stormark.kernel.game import Game

TODAY = "today"


def command(catalogue: Catalogue) -> click.Command:
    commands: dict[str, Loader] = {
        "list": _list_command,
        "solve": _solve_command,
        "prove": _prove_command,
        "mine": _mine_command,
    }
    return LocalGroup("puzzles", catalogue, commands)


def _list_command(catalogue: Catalogue) -> click.Command:
    callback = lambda game: list_puzzles(catalogue, game)  # noqa: E731
    game = click.Argument(["game"], required=False)
    return LocalCommand("list", catalogue, callback, [game], "puzzles-list")


def _solve_command(catalogue: Catalogue) -> click.Command:
    callback = lambda game, name: solve(catalogue, game, name)  # noqa: E731
    return LocalCommand("solve", catalogue, callback, _one_puzzle(), "puzzles-solve")


def _prove_command(catalogue: Catalogue) -> click.Command:
    callback = lambda game, name, out: prove(catalogue, game, name, out)  # noqa: E731
    out = click.Option(
        ["--out"],
        metavar=catalogue.t("lab-folder-metavar"),
        help=catalogue.t("cli-about-puzzles-renewed"),
    )
    return LocalCommand("prove", catalogue, callback, [*_one_puzzle(), out], "puzzles-prove")


def _one_puzzle() -> list[click.Parameter]:
    return [click.Argument(["game"]), click.Argument(["name"], required=False, metavar="[N]")]


def _mine_command(catalogue: Catalogue) -> click.Command:
    def own(name: str, default: str | None) -> click.Option:
        about = catalogue.t(f"cli-about-puzzles-{name}")
        return click.Option([f"--{name}"], metavar="N", default=default, help=about)

    return LocalCommand(
        "mine",
        catalogue,
        lambda **given: mine(catalogue, **given),
        [
            click.Argument(["game"]),
            lab_option(catalogue, "games", metavar="N", default="10"),
            lab_option(catalogue, "seed", metavar="N", default="1"),
            lab_option(catalogue, "jobs", metavar="N"),
            own("players", None),
            own("every", "1"),
            own("kind", "6"),
            click.Option(
                ["--out"],
                metavar=catalogue.t("lab-folder-metavar"),
                default="puzzles",
                help=catalogue.t("cli-about-puzzles-out"),
            ),
            *(each.parameter(catalogue) for each in game_options()),
        ],
        "puzzles-mine",
    )


def list_puzzles(catalogue: Catalogue, game: str | None) -> int:
    """The puzzles of a game, or of all of them, the easy ones first."""
    from stormark.coach.puzzles.collection import puzzles_of
    from stormark.games.registry import NAMES, load_game

    for name in NAMES if game is None else (load_game(game).spec.id,):
        for puzzle in puzzles_of(name).values():
            stars = "*" * puzzle.puzzle.difficulty
            print(f"{name} {puzzle.name}  {stars:5}  {puzzle.scenario.title[catalogue.lang]}")
    return 0


def solve(catalogue: Catalogue, game: str, name: str | None) -> int:
    """Ask for the plan of a puzzle until it is found or given up."""
    from datetime import UTC, datetime

    from stormark.cli.puzzle_dialogue import PuzzleDialogue
    from stormark.coach.puzzles.collection import puzzle_named, puzzle_of_the_day
    from stormark.games.registry import load_game

    rules = load_game(game)
    if name is None or name == TODAY:
        file = puzzle_of_the_day(game, datetime.now(UTC).date())
    else:
        file = puzzle_named(rules, name, "N")
    return 0 if PuzzleDialogue(catalogue, rules, file).run() else 1


def prove(catalogue: Catalogue, game: str, name: str | None, out: str | None) -> int:
    """Do the proof of one puzzle or of all again; 1 where it gives something else or no lead.

    With a folder, what is still clear is written there as it is today, and does not count.
    """
    from stormark.coach.puzzles.collection import puzzle_named, puzzles_of
    from stormark.coach.puzzles.mining import GAP
    from stormark.coach.puzzles.proof import mean
    from stormark.coach.puzzles.proof import prove as proved
    from stormark.games.registry import load_game

    rules = load_game(game)
    files = puzzles_of(game).values() if name is None else [puzzle_named(rules, name, "N")]
    folder = folder_for(out)
    unlike = 0
    for file in files:
        found = proved(rules, file)
        told = [file.puzzle.chance, *(rival.chance for rival in file.puzzle.rivals)]
        again = [mean(found.plan), *map(mean, found.rivals)]
        holds = told == again and found.least_gap >= GAP / 2
        print(
            catalogue.t(
                "puzzles-proved",
                name=file.name,
                holds="yes" if holds else "no",
                told=" ".join(map(str, told)),
                again=" ".join(map(str, again)),
                gap=round(100 * found.least_gap, 1),
            ),
            flush=True,
        )
        unlike += not holds and (folder is None or not renew(catalogue, rules, file, folder))
    return 1 if unlike else 0


def renew(catalogue: Catalogue, rules: Game[Any], file: PuzzleFile, folder: Path) -> bool:
    """Write a puzzle with today's chances, if its plan is still clearly the best."""
    from stormark.coach.puzzles.proof import kit_of
    from stormark.coach.puzzles.renewing import renewed
    from stormark.coach.puzzles.wording import Teller
    from stormark.coach.puzzles.writing import text_of
    from stormark.kernel.files import write_atomically

    kit = kit_of(rules)
    again = renewed(rules, kit, file, Teller(rules, kit, ()))
    if again is not None:
        write_atomically(folder / f"{file.name}.toml", text_of(again))
    written = "no" if again is None else "yes"
    print(catalogue.t("puzzles-renewed", name=file.name, written=written), flush=True)
    return again is not None


def mine(
    catalogue: Catalogue,
    game: str,
    games: str,
    seed: str,
    jobs: str | None,
    players: str | None,
    every: str,
    kind: str,
    out: str,
    **options: str | bool | None,
) -> int:
    """Let bots play, and write the puzzles that are found in their games."""
    from stormark.coach.puzzles.mine import Order, dig
    from stormark.games.registry import load_game

    rules = load_game(game)
    seats = positive(players, "--players") if players else rules.spec.min_seats
    wanted: dict[str, Json] = {"players": seats, **options_of(game, options)}
    folder = folder_for(out)
    if folder is None:
        raise InputError("folder-unusable", "--out")
    order = Order(
        options=wanted,
        games=positive(games, "--games"),
        seed=positive(seed, "--seed"),
        every=positive(every, "--every"),
        most_of_a_kind=positive(kind, "--kind"),
    )
    count = 0
    for file in dig(rules, order, Path(folder), chosen_executor(jobs)):
        count += 1
        title = file.scenario.title[catalogue.lang]
        print(
            f"{file.name}  {'*' * file.puzzle.difficulty:5}  {file.puzzle.kind}  {title}",
            flush=True,
        )
    print(catalogue.t("puzzles-mined", count=count, games=order.games))
    return 0
