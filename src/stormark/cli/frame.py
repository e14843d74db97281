"""Click in the reader's language: help pages, usage errors and commands that load late."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import click

from stormark.cli.completing import complete
from stormark.i18n import LANGUAGES, Catalogue

Loader = Callable[[Catalogue], click.Command]


class LocalFormatter(click.HelpFormatter):
    """Help pages with headings in the reader's language."""

    def __init__(self, catalogue: Catalogue, width: int | None, max_width: int | None) -> None:
        super().__init__(width=width, max_width=max_width)
        self._catalogue = catalogue

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, self._catalogue.t("cli-usage") + " ")

    def write_heading(self, heading: str) -> None:
        message = f"cli-heading-{heading.lower()}"
        known = self._catalogue.has(message)
        super().write_heading(self._catalogue.t(message) if known else heading)


class LocalContext(click.Context):
    """A context that knows the catalogue of its command."""

    def make_formatter(self) -> click.HelpFormatter:
        catalogue = getattr(self.command, "catalogue", None)
        if catalogue is None:
            return super().make_formatter()
        return LocalFormatter(catalogue, self.terminal_width, self.max_content_width)


class LocalCommand(click.Command):
    """A command whose help is a message: `cli-help-NAME`, `cli-about-OPTION` for its options."""

    context_class = LocalContext

    def __init__(
        self,
        name: str,
        catalogue: Catalogue,
        callback: Callable[..., Any],
        params: Sequence[click.Parameter] = (),
        message: str | None = None,
    ) -> None:
        self.catalogue = catalogue
        super().__init__(
            name,
            callback=callback,
            params=[*params, *common_options(catalogue)],
            help=catalogue.t(f"cli-help-{message or name}"),
            short_help=catalogue.attribute(f"cli-help-{message or name}", "short"),
            options_metavar=catalogue.t("cli-options-metavar"),
            add_help_option=False,
            context_settings={"allow_extra_args": True},  # to complain about them ourselves
        )
        for param in self.params:
            complete(catalogue, param)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        left = super().parse_args(ctx, args)
        if left and not ctx.resilient_parsing:  # a shell that completes complains about nothing
            ctx.fail(self.catalogue.t("cli-too-many-arguments", found=" ".join(left)))
        return left


class LocalGroup(click.Group):
    """A group whose commands are loaded when they are asked for."""

    context_class = LocalContext

    def __init__(
        self,
        name: str,
        catalogue: Catalogue,
        loaders: dict[str, Loader],
        params: Sequence[click.Parameter] = (),
    ) -> None:
        self.catalogue = catalogue
        self._loaders = loaders
        super().__init__(
            name,
            params=[*params, *common_options(catalogue)],
            help=catalogue.t(f"cli-help-{name}"),
            short_help=catalogue.attribute(f"cli-help-{name}", "short"),
            options_metavar=catalogue.t("cli-options-metavar"),
            subcommand_metavar=catalogue.t("cli-command-metavar"),
            add_help_option=False,
            no_args_is_help=True,
        )
        for param in self.params:
            complete(catalogue, param)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self._loaders)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        loader = self._loaders.get(cmd_name)
        return None if loader is None else loader(self.catalogue)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self._loaders and not args[0].startswith("-"):
            allowed = ", ".join(self._loaders)
            text = self.catalogue.t("cli-no-such-command", found=args[0], allowed=allowed)
            raise click.UsageError(text, ctx)
        return super().resolve_command(ctx, args)


def common_options(catalogue: Catalogue) -> list[click.Parameter]:
    """What every command understands."""
    return [
        option(catalogue, "lang", metavar="|".join(LANGUAGES), expose_value=False),
        click.Option(
            ["-h", "--help"],
            is_flag=True,
            is_eager=True,
            expose_value=False,
            help=catalogue.t("cli-about-help"),
            callback=_show_help,
        ),
    ]


def option(catalogue: Catalogue, name: str, **settings: Any) -> click.Option:
    """`--name`, explained by the message `cli-about-NAME`."""
    return click.Option([f"--{name}"], help=catalogue.t(f"cli-about-{name}"), **settings)


def usage_error(catalogue: Catalogue, error: click.ClickException) -> str:
    """What is wrong with a command line."""
    if isinstance(error, click.NoSuchOption):
        near = ", ".join(sorted(error.possibilities or ())) or "none"
        return catalogue.t("cli-no-such-option", found=error.option_name, near=near)
    if isinstance(error, click.BadOptionUsage):
        return catalogue.t("cli-option-needs-value", option=error.option_name)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        by_name = isinstance(error.param, click.Option)
        name = error.param.opts[0] if by_name else error.param.make_metavar(_context(error))
        return catalogue.t("cli-argument-missing", name=name)
    return error.format_message()  # of our own making, see LocalCommand and LocalGroup


def _context(error: click.UsageError) -> click.Context:
    assert error.ctx is not None
    return error.ctx


def _show_help(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(ctx.get_help())
        ctx.exit()
