"""`stormark rules`: rules, rulings, cards, factions and words, looked up."""

from __future__ import annotations

import click

from stormark.cli.frame import LocalCommand, option
from stormark.i18n import Catalogue


def command(catalogue: Catalogue) -> click.Command:
    params = [
        click.Argument(["query"], nargs=-1, metavar=catalogue.t("cli-query-metavar")),
        option(catalogue, "pack", metavar=catalogue.t("cli-file-metavar")),
    ]
    callback = lambda query, pack: rules(catalogue, query, pack)  # noqa: E731
    return LocalCommand("rules", catalogue, callback, params)


def rules(catalogue: Catalogue, query: tuple[str, ...], pack: str | None) -> int:
    """Show what a query finds in any game, or in that of a pack; without one, all its rules."""
    from stormark.cli.lookup import all_rules, found_texts, nothing_found
    from stormark.cli.packs.source import games_with
    from stormark.text import Speaker

    speakers = [Speaker(game, catalogue.lang) for game in games_with(pack).values()]
    if not query:
        print("\n".join(rule for speaker in speakers for rule in all_rules(speaker)))
        return 0
    wanted = " ".join(query)
    found = [found_texts(speaker, wanted) for speaker in speakers if speaker.lookup(wanted)]
    if not found:
        print("\n".join(nothing_found(speakers, wanted)))
        return 1
    print("\n\n".join("\n".join(lines) for lines in found))
    return 0
