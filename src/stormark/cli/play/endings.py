"""The first and the last words at a table."""

from __future__ import annotations

from shlex import quote
from typing import TYPE_CHECKING

from stormark.kernel.state import SPECTATOR

if TYPE_CHECKING:
    from stormark.cli.play.table import Table


def welcome(table: Table) -> list[str]:
    """Who plays, for what, and the promise about the seed."""
    words, match = table.words, table.match
    return [
        *words.welcome(match.view(SPECTATOR)),
        words.t("seed-hash", hash=match.seed_hash),
        words.t("autosave", file=str(table.keeper.path)),
        words.t("welcome-help"),
    ]


def result_lines(table: Table) -> list[str]:
    """How it ended, and everything that was secret."""
    words, match = table.words, table.match
    lines = [*table.tell_the_rest(), "", words.t("over")]
    lines += words.result(match.view(SPECTATOR), match.returns())
    replay = table.keeper.finish(match)
    return [
        *lines,
        words.t("seed", seed=match.seed.hex()),
        words.t("seed-hash", hash=match.seed_hash),
        words.t("replay-at", file=str(replay)),
        words.t("review-at", command=f"stormark analyse {quote(str(replay))} --review"),
    ]


def farewell(table: Table) -> None:
    """Where the game is and how to go on."""
    path = table.keeper.path
    print()
    if path.exists():
        print(table.words.t("kept", file=str(path)))
        print(f"  stormark play {table.match.game.spec.id} --resume {quote(str(path))}")
    else:
        print(table.words.t("not-kept"))
