"""`stormark completion`: what a shell needs to complete our command line."""

from __future__ import annotations

import click

from stormark.cli.completing import script
from stormark.cli.frame import LocalCommand
from stormark.i18n import Catalogue


def command(catalogue: Catalogue) -> click.Command:
    shell = click.Argument(["shell"], metavar="bash|zsh|fish")
    return LocalCommand("completion", catalogue, completion, [shell])


def completion(shell: str) -> int:
    """Print the script of a shell."""
    print(script(shell, click.get_current_context().find_root().command))
    return 0
