"""`stormark help`: all there is to say about the command line, or about one command."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import click

from stormark.cli.frame import LocalCommand, LocalGroup
from stormark.i18n import Catalogue
from stormark.kernel.refusal import InputError

SECTIONS = ("status", "environment", "files")


def command(catalogue: Catalogue) -> click.Command:
    words = click.Argument(["words"], nargs=-1, metavar=f"[{catalogue.t('cli-command-metavar')}]")
    return LocalCommand("help", catalogue, lambda words: show(catalogue, words), [words])


def show(catalogue: Catalogue, words: tuple[str, ...]) -> int:
    """Show the manual of a command and of those below it, page by page at a terminal."""
    context = found(catalogue, click.get_current_context().find_root(), words)
    text = "\n".join(manual(catalogue, context)) + "\n"
    if sys.stdout.isatty():
        click.echo_via_pager(text)
    else:
        click.echo(text, nl=False)
    return 0


def found(catalogue: Catalogue, root: click.Context, words: tuple[str, ...]) -> click.Context:
    """The command that some words name; raises InputError."""
    context = root
    for word in words:
        group = context.command
        inner = group.get_command(context, word) if isinstance(group, LocalGroup) else None
        if inner is None:
            allowed = group.list_commands(context) if isinstance(group, LocalGroup) else []
            known = ", ".join(allowed) or "–"
            raise InputError("cli-help-unknown", " ".join(words), found=word, allowed=known)
        context = inner.context_class(inner, info_name=word, parent=context)
    return context


def manual(catalogue: Catalogue, context: click.Context) -> Iterator[str]:
    """A manual in the sections that manuals have."""
    inner = context.command
    yield f"{catalogue.t('cli-manual-name')}"
    yield f"  {context.command_path} – {inner.get_short_help_str(200)}"
    yield ""
    yield from pages(context)
    for section in SECTIONS:
        yield catalogue.attribute(f"cli-manual-{section}", "heading")
        yield from (f"  {line}" for line in catalogue.t(f"cli-manual-{section}").splitlines())
        yield ""


def pages(context: click.Context) -> Iterator[str]:
    """The help of a command, then that of every command below it."""
    yield from context.command.get_help(context).splitlines()
    yield ""
    if isinstance(context.command, LocalGroup):
        for name in context.command.list_commands(context):
            inner = context.command.get_command(context, name)
            assert inner is not None
            yield from pages(inner.context_class(inner, info_name=name, parent=context))
