"""What is printed on cards, boards and dice, for those who draw them."""

from __future__ import annotations

from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.pack import CardDef, Faction, Item, Pack
from stormark.games.xibalba.tables import Tables
from stormark.games.xibalba.words import FACES
from stormark.kernel.json import JsonDict
from stormark.kernel.languages import Words


def content_of(pack: Pack, tables: Tables) -> JsonDict:
    """Everything printed except for names and texts, which each language has its own of."""
    constants = pack.constants
    return {
        "cards": [_card(card) for card in pack.cards],
        "factions": [_faction(faction) for faction in pack.factions],
        "boards": [{"id": board.id, "sides": [*board.sides]} for board in pack.boards],
        "dice": {
            die: {"count": pack.dice[die].count, "faces": [FACES[kind] for kind in faces]}
            for die, faces in zip(V.DIE_WORDS, tables.faces, strict=True)
        },
        "tracks": {
            "resources": constants.resource_max,
            "paragon": constants.paragon_max,
            "ark_life": {
                "two_players": constants.ark_life_max_two_players,
                "more_players": constants.ark_life_max_three_or_more,
                "apocalypse": constants.ark_life_max_apocalypse,
            },
        },
    }


def _card(card: CardDef) -> JsonDict:
    shown: JsonDict = {
        "id": card.id,
        "type": card.type,
        "faction": card.faction,
        "cost": card.cost,
        "phase": card.phase,
        "copies": card.copies,
        "edition": card.edition,
        "effect": [_item(item) for item in card.effect],
    }
    if card.type == "soldier":
        shown["power"] = card.power
        shown["resistance"] = card.resistance
        shown["paragon"] = card.paragon
    return shown


def _item(item: Item) -> JsonDict:
    """What a symbol can stand for: what happens, when, how much of it, and its price."""
    amount = item.params.get("amount")
    return {
        "op": item.op,
        "trigger": item.trigger,
        "amount": amount if isinstance(amount, int) else None,
        "pay": dict(item.pay),
    }


def _faction(faction: Faction) -> JsonDict:
    return {
        "id": faction.id,
        "board": faction.board,
        "style": faction.style,
        "levels": [
            {
                "level": level.level,
                "upgrade_cost": level.upgrade_cost,
                "resistance": level.resistance,
                "productivity": level.productivity,
            }
            for level in faction.levels
        ],
        "action_costs": dict(faction.action_costs),
    }


def data_of(pack: Pack) -> JsonDict:
    """The pack as its files say it: what `content_of` leaves out are names and texts."""
    return {
        "cards": [_card_data(card) for card in pack.cards],
        "factions": [
            {**_faction(faction), **_said(name=faction.name, blurb=faction.blurb)}
            for faction in pack.factions
        ],
        "boards": [{"id": board.id, "sides": [*board.sides]} for board in pack.boards],
        "dice": {
            name: {"count": die.count, "faces": [*die.faces]} for name, die in pack.dice.items()
        },
    }


def _card_data(card: CardDef) -> JsonDict:
    shown = {**_card(card), **_said(name=card.name, text=card.text)}
    del shown["effect"]
    return shown


def _said(**texts: Words) -> JsonDict:
    """Texts under a key for each language, as in a file: `name_en`, `name_de`."""
    return {
        f"{stem}_{language}": text
        for stem, words in texts.items()
        for language, text in words.items()
    }
