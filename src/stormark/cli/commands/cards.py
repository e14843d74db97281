"""`stormark cards`: the cards of the games, or of a pack."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import click

from stormark.cli.frame import LocalCommand, option
from stormark.games.registry import NAMES
from stormark.i18n import Catalogue
from stormark.kernel.refusal import InputError

MOST_TEXTS = 3


def command(catalogue: Catalogue) -> click.Command:
    return LocalCommand(
        "cards",
        catalogue,
        lambda **given: cards(catalogue, **given),
        [
            click.Argument(["query"], nargs=-1, metavar=catalogue.t("cli-query-metavar")),
            option(catalogue, "game", metavar="|".join(NAMES)),
            option(catalogue, "type", metavar=catalogue.t("cli-word-metavar")),
            option(catalogue, "faction", metavar="ID"),
            option(catalogue, "pack", metavar=catalogue.t("cli-file-metavar")),
        ],
    )


def cards(
    catalogue: Catalogue,
    query: tuple[str, ...],
    game: str | None,
    type: str | None,  # noqa: A002 -- named after its option
    faction: str | None,
    pack: str | None,
) -> int:
    """List the cards that fit: one line each, or the whole text when there are few."""
    from stormark.cli.packs.source import games_with
    from stormark.games.registry import load_game
    from stormark.text import Speaker

    _one_of(game, NAMES, "--game")
    path = None if pack is None else Path(pack)
    games = [load_game(game, path)] if game else games_with(pack).values()
    speakers = [Speaker(rules, catalogue.lang) for rules in games]
    everything = [(speaker, card) for speaker in speakers for card in speaker.card_lines()]
    _one_of(type, _words(card.type for _, card in everything), "--type")
    factions = _words(card.faction for _, card in everything)
    if faction is not None and not factions:  # in Battalia every faction has the same cards
        raise InputError("cli-cards-alike", "--faction")
    _one_of(faction, factions, "--faction")
    wanted = " ".join(query).casefold()
    found = [
        (speaker, card)
        for speaker, card in everything
        if (type is None or card.type == type)
        and (faction is None or card.faction == faction)
        and any(wanted in name.casefold() for name in card.names)
    ]
    if not found:
        print(catalogue.t("cli-lookup-nothing", query=wanted))
    elif len(found) <= MOST_TEXTS:
        print("\n\n".join(speaker.thing(card.kind, card.id) for speaker, card in found))
    else:
        print("\n".join(card.text for _, card in found))
    return 0 if found else 1


def _words(words: Iterable[str | None]) -> list[str]:
    """Each word once, in order."""
    return list(dict.fromkeys(word for word in words if word is not None))


def _one_of(value: str | None, allowed: Sequence[str], place: str) -> None:
    if value is not None and value not in allowed:
        raise InputError("argument-unknown", place, found=value, allowed=", ".join(allowed))
