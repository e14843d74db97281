"""`stormark cards`: the cards of the game, or of a pack."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from stormark.cli.frame import LocalCommand, option
from stormark.i18n import Catalogue
from stormark.kernel.refusal import InputError


def command(catalogue: Catalogue) -> click.Command:
    return LocalCommand(
        "cards",
        catalogue,
        lambda **given: cards(catalogue, **given),
        [
            click.Argument(["query"], nargs=-1, metavar=catalogue.t("cli-query-metavar")),
            option(catalogue, "type", metavar="soldier|civilian|structure|event"),
            option(catalogue, "faction", metavar="ID"),
            option(catalogue, "pack", metavar=catalogue.t("cli-file-metavar")),
        ],
    )


def cards(
    catalogue: Catalogue,
    query: tuple[str, ...],
    type: str | None,  # noqa: A002 -- named after its option
    faction: str | None,
    pack: str | None,
) -> int:
    """List the cards that fit: one line each, or the whole text when there are few."""
    from stormark.cli.board.model import DECKS
    from stormark.cli.board.words import Words
    from stormark.games.registry import load_game
    from stormark.text import Speaker

    game: Any = load_game("xibalba", None if pack is None else Path(pack))
    words = Words(Speaker(game, catalogue.lang))
    factions = [known.id for known in game.pack.factions]
    _one_of(type, DECKS, "--type")
    _one_of(faction, factions, "--faction")
    wanted = " ".join(query).casefold()
    found = [
        card
        for card in game.pack.cards
        if (type is None or card.type == type)
        and (faction is None or card.faction == faction)
        and any(wanted in text.casefold() for text in (card.id, card.name_en, card.name_de))
    ]
    if len(found) <= 3:
        print("\n\n".join(words.speaker.card(card.id) for card in found))
    else:
        for card in found:
            print(
                words.t(
                    "card-line",
                    card=words.card(card.id),
                    kind=words.speaker.word("deck", card.type),
                    cost=card.cost,
                    faction=words.speaker.faction_name(card.faction),
                )
            )
    if not found:
        print(words.t("lookup-nothing", query=wanted))
    return 0 if found else 1


def _one_of(value: str | None, allowed: Sequence[str], place: str) -> None:
    if value is not None and value not in allowed:
        raise InputError("argument-unknown", place, found=value, allowed=", ".join(allowed))
