"""The names of everything that views of Xibalba mention."""

from __future__ import annotations

from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.effects.registry import OP_WORDS
from stormark.games.xibalba.options import MODES
from stormark.games.xibalba.words import FACES, PHASES, PLACES
from stormark.text.xibalba.things import ACTION_RULES
from stormark.text.xibalba.vocabulary import Vocabulary

LABELS = (
    *("ark", "life", "target", "turn", "market", "deck", "discard", "dice"),
    *("resources", "paragon", "level", "resistance", "productivity", "power", "cost"),
    *("pool", "action", "attacking", "aside", "spent", "rerolls", "costs"),
    *("locked", "disabled", "covered", "empty", "neutral"),
)
GROUPS = {
    "face": FACES,
    "die": V.DIE_WORDS,
    "place": PLACES,
    "type": V.TYPE_WORDS,
    "deck": V.TYPE_WORDS,
    "phase": PHASES,
    "tag": V.TAG_WORDS,
    "mode": MODES,
    "moment": V.TRIGGER_WORDS,
    "op": OP_WORDS,
    "until": V.UNTIL_WORDS,
    "label": LABELS,
}


def labels_of(words: Vocabulary) -> dict[str, dict[str, str]]:
    """By group and word; cards by their ids, without the number of a copy."""
    actions = dict.fromkeys((*ACTION_RULES, *V.ACTION_WORDS))
    return {
        "card": {card: words.card_name(card) for card in words.cards},
        "faction": {faction: words.faction_name(faction) for faction in words.factions},
        "action": {action: words.word("action-name", action) for action in actions},
        **{
            group: {word: words.word(group, word) for word in members if word}
            for group, members in GROUPS.items()
        },
    }
