"""`stormark bot`: a program, or a built-in bot, at a seat of a table."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import click

from stormark.cli.commands.serve import need_server
from stormark.cli.complaint import complaint_lines
from stormark.cli.frame import LocalCommand, option
from stormark.cli.lab_options import positive
from stormark.i18n import Catalogue
from stormark.kernel.refusal import InputError


def command(catalogue: Catalogue) -> click.Command:
    program = catalogue.t("bot-program-metavar")
    return LocalCommand(
        "bot",
        catalogue,
        lambda **given: bot(catalogue, **given),
        [
            click.Argument(["url"], metavar="URL"),
            click.Argument(["program"], metavar=f"[-- {program}…]", nargs=-1, type=str),
            option(catalogue, "token", metavar="TOKEN"),
            option(catalogue, "token-file", metavar=catalogue.t("cli-file-metavar")),
            option(catalogue, "bot", metavar=catalogue.t("bot-name-metavar")),
            option(catalogue, "pack", metavar=catalogue.t("cli-file-metavar")),
            option(catalogue, "seconds", metavar="N", default="60"),
        ],
    )


def bot(
    catalogue: Catalogue,
    url: str,
    program: tuple[str, ...],
    token: str | None,
    token_file: str | None,
    bot: str | None,
    pack: str | None,
    seconds: str,
) -> int:
    """Play one match; 1 if it cannot be played to its end."""
    need_server()
    from stormark.server.bots.program_adapter import ProgramAdapter, ProgramError, socket_of

    def tell(message: str) -> None:
        print(catalogue.t(message), file=sys.stderr, flush=True)

    socket = socket_of(url)
    started = command_of(program, bot, pack)
    patience = positive(seconds, "--seconds")
    secret = token_from(token, token_file)
    bridge = ProgramAdapter(socket, secret, started, patience, tell, position=bot is not None)
    try:
        result = asyncio.run(bridge.play())
    except ProgramError as error:
        lines = "\n".join(complaint_lines(catalogue, error if bot is None else explained(error)))
        print(catalogue.t("cli-error", text=lines), file=sys.stderr)
        return 1
    shares = ", ".join(f"{share:g}" for share in result)
    print(catalogue.t("bot-over", shares=shares), file=sys.stderr)
    return 0


def command_of(program: tuple[str, ...], bot: str | None, pack: str | None) -> tuple[str, ...]:
    """How the player is started: a program, or one of our own bots."""
    from stormark.bots.levels import LEVELS
    from stormark.bots.own import COMMAND, is_own
    from stormark.bots.registry import games_of_bot

    if (bot is None) == (not program):
        raise InputError("bot-which")
    if bot is None:
        return program
    if bot.startswith(COMMAND):
        raise InputError("bot-which")
    if not is_own(bot) and not games_of_bot(bot):
        raise InputError("bot-unknown", "--bot", found=bot, allowed=", ".join(LEVELS))
    own = (sys.executable, "-m", "stormark.server.bots.player", bot)
    return own if pack is None else (*own, pack)


def token_from(token: str | None, file: str | None) -> str:
    """The token that was given, or that a file or the environment holds; raises InputError."""
    from stormark.server.bots.program_adapter import TOKEN

    if token is not None:
        return token
    if file is not None:
        try:
            return Path(file).read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise InputError("bot-token-file", file, reason=reason) from None
    if not os.environ.get(TOKEN):
        raise InputError("bot-no-token")
    return os.environ[TOKEN]


def explained(error: InputError) -> InputError:
    """A built-in bot says by its exit status that it lacks the cards of the table."""
    from stormark.server.bots.player import PACK_MISSING

    lacks = error.problem == "bot-ended" and error.params["status"] == PACK_MISSING
    return InputError("bot-pack", "--pack") if lacks else error
