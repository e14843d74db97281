"""`stormark rules`: rules, rulings, cards, factions and words, looked up."""

from __future__ import annotations

import click

from stormark.cli.frame import LocalCommand
from stormark.i18n import Catalogue


def command(catalogue: Catalogue) -> click.Command:
    query = click.Argument(["query"], nargs=-1, metavar=catalogue.t("cli-query-metavar"))
    return LocalCommand("rules", catalogue, lambda query: rules(catalogue, query), [query])


def rules(catalogue: Catalogue, query: tuple[str, ...]) -> int:
    """Show what a query finds in any game; without one, all rules in order."""
    from stormark.cli.lookup import all_rules, found_texts, nothing_found
    from stormark.games.registry import NAMES, load_game
    from stormark.text import Speaker

    speakers = [Speaker(load_game(name), catalogue.lang) for name in NAMES]
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
