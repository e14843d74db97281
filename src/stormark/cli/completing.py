"""What a shell may complete on our command line: values of options, games, bots, files.

What a parameter takes follows from its name, or from what stands for its value in the help: FILE is
a file, `a|b` one of two words.  Anything else, such as a number, is left to whoever types.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import click
from click.shell_completion import CompletionItem, get_completion_class

from stormark.i18n import Catalogue
from stormark.kernel.refusal import InputError

VARIABLE = "_STORMARK_COMPLETE"  # by which a shell asks
SHELLS = ("bash", "zsh", "fish")
FILES = ("cli-file-metavar", "cli-files-metavar", "cli-paths-metavar")
FOLDERS = ("lab-folder-metavar",)
CHOICE = re.compile(r"[\w-]+(?:\|[\w-]+)+")

Words = Callable[[click.Context], Sequence[str]]


class Completed(click.types.StringParamType):
    """A text for which a shell offers words, one or several with commas between them."""

    def __init__(self, words: Words, several: bool) -> None:
        self._words = words
        self._several = several

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        comma = incomplete.rfind(",") + 1 if self._several else 0
        before, begun = incomplete[:comma], incomplete[comma:]
        return [
            CompletionItem(before + word) for word in self._words(ctx) if word.startswith(begun)
        ]


class Place(click.types.StringParamType):
    """A text that names a file or a folder, which the shell finds by itself."""

    def __init__(self, kind: str) -> None:
        self._kind = kind

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        return [CompletionItem(incomplete, type=self._kind)]


def complete(catalogue: Catalogue, param: click.Parameter) -> None:
    """Teach a parameter what it may be completed to."""
    if not isinstance(param.type, click.types.StringParamType) or param.name is None:
        return
    shown = param.metavar or ""
    if shown in [catalogue.t(message) for message in FILES]:
        param.type = Place("file")
    elif shown in [catalogue.t(message) for message in FOLDERS]:
        param.type = Place("dir")
    elif param.name in BY_NAME:
        param.type = Completed(BY_NAME[param.name], several=param.name in ("bots", "seats"))
    elif CHOICE.fullmatch(shown):
        words = shown.lower().split("|")
        param.type = Completed(lambda _ctx: words, several=False)


def _games(ctx: click.Context) -> Sequence[str]:
    from stormark.games.registry import NAMES

    return NAMES


def _bots(ctx: click.Context) -> Sequence[str]:
    from stormark.bots.registry import bot_names, lab_bot_names

    games = [game for game in _games(ctx) if ctx.params.get("game") in (None, game)]
    named = [bot for game in games for bot in (*bot_names(game), *lab_bot_names(game))]
    return list(dict.fromkeys(named))


def _seats(ctx: click.Context) -> Sequence[str]:
    return [f"bot:{bot}" for bot in _bots(ctx)]


def _modes(ctx: click.Context) -> Sequence[str]:
    from stormark.cli.play.game_options import game_options

    return next(known.metavar for known in game_options() if known.flag == "mode").split("|")


def _levels(ctx: click.Context) -> Sequence[str]:
    return ("critical", "error", "warning", "info", "debug")


def _shells(ctx: click.Context) -> Sequence[str]:
    return SHELLS


BY_NAME: dict[str, Words] = {
    "game": _games,
    "bot": _bots,
    "bots": _bots,
    "seats": _seats,
    "mode": _modes,
    "log_level": _levels,
    "shell": _shells,
}


def script(shell: str, program: click.Command) -> str:
    """What a shell has to read to complete our command line; raises InputError."""
    made = get_completion_class(shell) if shell in SHELLS else None
    if made is None:
        raise InputError("cli-shell-unknown", "SHELL", found=shell, allowed=", ".join(SHELLS))
    return made(program, {}, "stormark", VARIABLE).source()
