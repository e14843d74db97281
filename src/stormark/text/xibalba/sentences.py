"""The sentences of Xibalba."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from stormark.games.xibalba.game import Xibalba
from stormark.games.xibalba.pack import Item
from stormark.i18n import Catalogue
from stormark.kernel.action import Action, Decision
from stormark.kernel.event import Event
from stormark.kernel.game import Game
from stormark.kernel.json import Json, JsonDict
from stormark.text.sentences import CardLine, Sentences
from stormark.text.xibalba.asked import Asked
from stormark.text.xibalba.labels import labels_of
from stormark.text.xibalba.shown import typed
from stormark.text.xibalba.things import ACTION_RULES, card_line, card_text, faction_text
from stormark.text.xibalba.vocabulary import Vocabulary

# Operations whose amount says something by itself
COUNTED = ("resources", "paragon", "power", "resistance", "rerolls", "pool_size", "productivity")


class XibalbaSentences(Sentences):
    """Everything Xibalba says in one language."""

    rules = "X-"

    def __init__(self, game: Game[Any], catalogue: Catalogue, names: Sequence[str]) -> None:
        assert isinstance(game, Xibalba)
        self.words = Vocabulary(game.pack, catalogue, names)
        self.t = catalogue.t

    # --- a match

    def event(self, event: Event) -> str:
        said = self.arguments(event.args)
        return self.t(f"event-{event.verb}", **said)

    def prompt(self, decision: Decision, view: JsonDict) -> str:
        about = dict(decision.about)
        seats = {key: about.pop(key) for key in ("attacker", "target") if key in about}
        changes = about.pop("changes", None)
        said = self.arguments(about)
        if changes is not None:
            said.update(self._proposal(about, changes))
        said.update((key, self.player(_seat(seat))) for key, seat in seats.items())
        said["looking"] = "yes" if "left" in about else "no"
        if "op" in about:
            said["operation"] = self.word("op", str(about["op"]))
        return self.t(f"prompt-{decision.kind}", **said)

    def _proposal(self, about: JsonDict, changes: Json) -> dict[str, object]:
        """The text that players carry out themselves, and what was proposed so far."""
        card = self.words.card_def(str(about["card"]))
        assert isinstance(changes, list)
        told = [self._change(change) for change in changes]
        return {
            "text": "" if card is None else self.words.printed_text(card),
            "changes": "; ".join(told),
            "proposed": "yes" if told else "no",
            "what_name": self.word("change-name", str(about["what"])),
        }

    def _change(self, change: Json) -> str:
        assert isinstance(change, dict)
        return self.t(f"change-{change['what']}", **self.arguments(change))

    def option(self, action: Action, decision: Decision, view: JsonDict) -> str:
        asked = Asked(action, decision, typed(view))
        said = self.arguments(asked.values())
        if action.verb == "option":
            said["what"] = self._alternative(str(decision.about["card"]), asked.args["number"])
            said["known"] = "yes" if said["what"] else "no"
        if action.verb == "change":
            said["what_name"] = self.word("change-name", asked.args["what"])
        text = self.t(f"option-{action.verb}", **said)
        price = asked.common_action_price()
        return text if price is None else self.t("option-for", what=text, price=price)

    def _alternative(self, ref: str, number: int) -> str:
        """What an alternative of a card does; empty where that is not certain."""
        card = self.words.card_def(ref)
        choices = [item for item in card.effect if item.op == "choose"] if card else []
        if len(choices) != 1:
            return ""
        options = choices[0].params["options"]
        assert isinstance(options, tuple)
        return ", ".join(self._operation(item) for item in options[number - 1])

    def _operation(self, item: Item) -> str:
        what = self.word("op", item.op)
        amount = item.params.get("amount")
        if item.op in COUNTED and isinstance(amount, int):
            what = self.t("operation", what=what, amount=f"{amount:+d}")
        price = self.words.price(item.pay)
        return self.t("operation-paid", what=what, price_text=price) if price else what

    def arguments(self, values: Mapping[str, Json]) -> dict[str, object]:
        return self.words.arguments(values)

    # --- things

    def player(self, seat: int) -> str:
        return self.words.player(seat)

    def word(self, group: str, word: str) -> str:
        return self.words.word(group, word)

    def labels(self) -> dict[str, dict[str, str]]:
        return labels_of(self.words)

    def card_name(self, ref: str) -> str:
        return self.words.card_name(ref)

    def card(self, ref: str) -> str:
        return card_text(self.words, ref)

    def card_lines(self) -> Iterator[CardLine]:
        for card in self.words.cards.values():
            names = (card.id, *card.name.values())
            line = card_line(self.words, card)
            yield CardLine("card", card.id, card.type, card.faction, names, line)

    def faction_name(self, faction: str) -> str:
        return self.words.faction_name(faction)

    def faction(self, faction: str) -> str:
        return faction_text(self.words, faction)

    def things(self) -> Iterator[tuple[str, str, str, str]]:
        for card in self.words.cards.values():
            yield "card", card.id, self.card_name(card.id), self.words.printed_text(card)
        for faction in self.words.factions.values():
            name = self.faction_name(faction.id)
            yield "faction", faction.id, name, self.words.printed_text(faction)
        for action in ACTION_RULES:
            yield "action", action, self.word("action-name", action), ""

    def thing(self, kind: str, name: str) -> str:
        if kind == "card":
            return self.card(name)
        if kind == "faction":
            return self.faction(name)
        return self.t(ACTION_RULES[name])


def _seat(value: Json) -> int:
    assert isinstance(value, int)
    return value
