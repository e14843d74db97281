"""The names of everything that views of Battalia mention."""

from __future__ import annotations

from stormark.games.battalia import words as W
from stormark.games.battalia.content_cards import kinds_of
from stormark.games.battalia.view.words import DIRECTIONS
from stormark.text.battalia.vocabulary import Vocabulary

LABELS = (
    *("week", "day", "turn", "team", "points", "deck", "heroes", "tents", "posts", "rings"),
    *("veteran", "fallen", "enlightened", "matching", "stock", "supply", "stardust", "chests"),
    *("storm", "fates", "great_artefacts", "royals", "potions", "level", "rank", "price"),
    *("attack", "defence", "neutral", "checkpoint"),
)
PLACES = (*(place for place in W.PLACES if place != "missing"), "heroes", "hidden")
LINES = (
    *("hire", "buy", "road", "city", "upgrade", "residence", "capital"),
    *("post", "discover", "potion"),
)
"""Actions that are paid card by card."""

SAID = {"direction": DIRECTIONS, "place": PLACES, "label": LABELS}
NAMED = {
    "mode": "modes.",
    "option": "options.",
    "zone": "zones.",
    "valley": "valleys.list.",
    "connection": "valleys.connections.",
}
"""Groups whose names are in the pack, and how their paths begin."""


def labels_of(words: Vocabulary) -> dict[str, dict[str, str]]:
    """By group and word; cards as views write those to which nothing has happened."""
    names = words.names
    return {
        "card": {kind: words.card(kind) for kind in kinds_of(words.pack)},
        **names.all(),
        "action": {line: words.word("action-name", line) for line in LINES},
        **{
            group: {word: words.word(group, word) for word in members}
            for group, members in SAID.items()
        },
        **{
            group: {
                path.removeprefix(begin): names.say(name)
                for path, name in words.pack.names.items()
                if path.startswith(begin)
            }
            for group, begin in NAMED.items()
        },
    }
