"""`stormark rules`: rules, rulings, cards, factions and words, looked up."""

from __future__ import annotations

import click

from stormark.cli.frame import LocalCommand
from stormark.i18n import Catalogue


def command(catalogue: Catalogue) -> click.Command:
    query = click.Argument(["query"], nargs=-1, metavar=catalogue.t("cli-query-metavar"))
    return LocalCommand("rules", catalogue, lambda query: rules(catalogue, query), [query])


def rules(catalogue: Catalogue, query: tuple[str, ...]) -> int:
    """Show what a query finds; without one, every rule in the order of the rulebook."""
    from stormark.cli.lookup import all_rules, found_texts, nothing_found
    from stormark.games.registry import load_game
    from stormark.text import Speaker

    speaker = Speaker(load_game("xibalba"), catalogue.lang)
    if not query:
        print("\n".join(all_rules(speaker)))
        return 0
    wanted = " ".join(query)
    if not speaker.lookup(wanted):
        print("\n".join(nothing_found(speaker, wanted)))
        return 1
    print("\n".join(found_texts(speaker, wanted)))
    return 0
