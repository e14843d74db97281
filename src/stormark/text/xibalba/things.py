"""Whole cards and factions, and the rules that explain the actions."""

from __future__ import annotations

from stormark.games.xibalba.pack import TODO, CardDef
from stormark.text.xibalba.vocabulary import Vocabulary

ACTION_RULES = {
    "gather": "X-GATHER-01",
    "exchange": "X-LOOT-05",
    "attack": "X-ATTACK-01",
    "enter": "X-ARK-02",
    "buy": "X-BUY-01",
    "activate": "X-CARD-12",
    "block": "X-BLOCK-02",
    "discard": "X-DISCARD-01",
    "reorganize": "X-REORG-01",
    "pharmaceuticals": "X-PHARMA-01",
    "weapon_technology": "X-WEAPON-01",
    "tactical_assault": "X-ASSAULT-01",
    "harvest": "X-HARVEST-01",
    "upgrade": "X-UPGRADE-01",
}


def card_text(words: Vocabulary, ref: str) -> str:
    """A card as printed, in several lines."""
    card = words.card_def(ref)
    if card is None:
        return words.card_name(ref)
    lines = [
        words.card_name(ref),
        words.t(
            "card-kind",
            faction=words.faction_name(card.faction),
            type_name=words.word("type", card.type),
            cost=card.cost,
        ),
    ]
    if card.type == "soldier":
        lines.append(
            words.t(
                "card-values",
                power=card.power,
                resistance=card.resistance,
                paragon=card.paragon,
            )
        )
    text = words.printed_text(card)
    lines.append(words.t("card-says", tag_name=words.word("tag", card.phase), text=text))
    if any(item.op == TODO for item in card.effect):
        lines.append(words.t("card-todo"))
    return "\n".join(lines)


def card_line(words: Vocabulary, card: CardDef) -> str:
    """A card in one line: name and values, type, cost and faction."""
    values = f" {card.power}/{card.resistance}/{card.paragon}" if card.type == "soldier" else ""
    return words.t(
        "card-line",
        card=words.card_name(card.id) + values,
        type_name=words.word("deck", card.type),
        cost=card.cost,
        faction=words.faction_name(card.faction),
    )


def faction_text(words: Vocabulary, name: str) -> str:
    """A faction with the levels and prices of its base, in several lines."""
    faction = words.factions.get(name)
    if faction is None:
        return words.faction_name(name)
    blurb = words.printed_text(faction)
    lines = [words.faction_name(name), *([blurb] if blurb else [])]
    for level in faction.levels:
        lines.append(
            words.t(
                "faction-level",
                level=level.level,
                cost=level.upgrade_cost,
                resistance=level.resistance,
                productivity=level.productivity,
            )
        )
    prices = [
        words.t("faction-price", action_name=words.word("action-name", action), price=price)
        for action, price in faction.action_costs.items()
    ]
    lines.append(words.t("faction-prices", prices=", ".join(prices)))
    return "\n".join(lines)
