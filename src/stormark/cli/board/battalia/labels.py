"""Short labels for the options of Battalia."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from stormark.cli.board.battalia.map import road_sign
from stormark.games.battalia import words as W
from stormark.kernel.action import Action, Decision
from stormark.kernel.json import JsonDict
from stormark.text.battalia.asked import Asked
from stormark.text.board.battalia.words import BattaliaWords

GROUPS: Final = (
    *("attack", "hire", "buy", "road", "city", "upgrade", "move", "lay", "double", "site", "step"),
    *(
        "jump",
        "take",
        "name",
        "terrain",
        "swap",
        "summon",
        "",
        "sacrifice",
        "promote",
        "amulet",
        "great",
    ),
    *("hide", "potion", "drink", "eclipse", "at"),
)
CARD_GROUPS: Final = (
    *("lay", "take", "name", "sacrifice", "promote", "amulet", "hide", "eclipse"),
)
FREE_ARTEFACT: Final = "free-artefact"
MANY: Final = 6  # with fewer options every one gets its whole sentence


class Labels:
    """The labels of one decision."""

    def __init__(self, decision: Decision, view: JsonDict, words: BattaliaWords) -> None:
        self._decision = decision
        self._view: Any = view
        self._words = words
        game: Any = words.speaker.game
        self._pack = game.pack

    def entry(self, action: Action) -> tuple[str, str]:
        """The group of an option and its short label inside it; '' for the group of the rest."""
        # what the storm gives for nothing has no price
        group = "take" if self._decision.kind == FREE_ARTEFACT else action.verb
        short = SHORT.get(group)
        if short is not None and len(self._decision.actions) > MANY:
            asked = Asked(action, self._decision, self._view, self._pack)
            return group, short(self, asked.values())
        return "", self._words.speaker.option(action, self._decision, self._view)

    def card(self, values: Any) -> str:
        ambush = f" ({self._words.t('label-ambush')})" if values["zone"] == "ambush" else ""
        return self._words.card(values["card"]) + ambush

    def double(self, values: Any) -> str:
        by = f" ({self._words.card(values['with'])})" if values["with"] else ""
        return f"{self._words.card(values['card'])}{by}"

    def priced(self, values: Any) -> str:
        name = values["rank"] if "rank" in values else values["artefact"]
        return f"{self._words.word('kind', name)} [{values['price']}]"

    def shape(self, values: Any) -> str:
        name = self._words.word("shape", values["shape"])
        return f"{name}, {self._words.word('kind', values['rank'])}" if "rank" in values else name

    def upgrade(self, values: Any) -> str:
        return f"{values['field']}, {self._words.word('kind', values['rank'])}"

    def hero(self, values: Any) -> str:
        return str(values["hero"])

    def attack(self, values: Any) -> str:
        owner = self._words.player(values["defender"])
        return f"{values['field']} {self._words.t('target', target=values['target'])} ({owner})"

    def site(self, values: Any) -> str:
        return f"{values['field']} {road_sign(values['exits'])}"

    def field(self, values: Any) -> str:
        return str(values["field"])

    def gate(self, values: Any) -> str:
        return f"{values['field']} ◎{W.TERRAINS.index(values['terrain']) + 1}"

    def terrain(self, values: Any) -> str:
        return f"{values['field']} {self._words.t('terrain-letter', terrain=values['terrain'])}"

    def swap(self, values: Any) -> str:
        return f"{values['field']}–{values['other']}"

    def summon(self, values: Any) -> str:
        return f"{self._words.word('npc', values['npc'])} {values['field']}"

    def potion(self, values: Any) -> str:
        return self._words.word("potion", values["potion"])


SHORT: Final[Mapping[str, Callable[[Labels, Any], str]]] = {
    **dict.fromkeys(CARD_GROUPS, Labels.card),
    "double": Labels.double,
    "hire": Labels.priced,
    "buy": Labels.priced,
    "road": Labels.shape,
    "city": Labels.shape,
    "upgrade": Labels.upgrade,
    "move": Labels.hero,
    "attack": Labels.attack,
    "site": Labels.site,
    "step": Labels.field,
    "jump": Labels.gate,
    "at": Labels.field,
    "terrain": Labels.terrain,
    "swap": Labels.swap,
    "summon": Labels.summon,
    "potion": Labels.potion,
}
