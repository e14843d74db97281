"""The sentences of Battalia."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from stormark.games.battalia.game import Battalia
from stormark.games.battalia.words import RANKS
from stormark.i18n import Catalogue
from stormark.kernel.action import Action, Decision
from stormark.kernel.event import Event
from stormark.kernel.game import Game
from stormark.kernel.json import Json, JsonDict
from stormark.text.battalia.asked import Asked
from stormark.text.battalia.labels import labels_of
from stormark.text.battalia.things import Things
from stormark.text.battalia.vocabulary import Vocabulary
from stormark.text.sentences import CardLine, Sentences

AT_LEAST = ("hire", "buy")  # lines that a unit of a higher rank may pay (B-HIRE-02, B-BUY-02)
ROYAL = ("residence", "capital")


class BattaliaSentences(Sentences):
    """Everything Battalia says in one language."""

    rules = "B-"

    def __init__(self, game: Game[Any], catalogue: Catalogue, names: Sequence[str]) -> None:
        assert isinstance(game, Battalia)
        self.words = Vocabulary(game.pack, catalogue, names)
        self._things = Things(self.words)
        self.t = catalogue.t

    # --- a match

    def event(self, event: Event) -> str:
        return self.t(f"event-{event.verb}", **self.arguments(event.args))

    def prompt(self, decision: Decision, view: JsonDict) -> str:
        great = decision.about.get("great")
        if isinstance(great, str):
            question = self._things.question(great, decision.kind)
            return self.t("prompt-great", great=self.card_name(great), question=question)
        about = dict(decision.about)
        changes = about.pop("changes", None)
        said = self.arguments(about)
        if isinstance(changes, list):
            said |= self._proposal(str(about["card"]), changes)
        if decision.kind == "lay":
            said |= self._needs(decision.about)
        return self.t(f"prompt-{decision.kind}", **said)

    def _needs(self, about: Mapping[str, Json]) -> dict[str, object]:
        """What a line waits for: units, the royal card, or Supply."""
        action = str(about["action"])
        units = "royal" if action in ROYAL else "units"
        return {
            "needs": units if about["units"] else "supply",
            "atleast": "yes" if action in AT_LEAST else "no",
            "action_name": self.word("action-name", action),
        }

    def _proposal(self, card: str, changes: list[Json]) -> dict[str, object]:
        """The text that players carry out themselves, and what was proposed so far."""
        great = next(one for one in self.words.pack.great_artefacts if one.id == card)
        told = [self._change(change) for change in changes]
        return {
            "text": self.words.names.say(great.effect),
            "changes": "; ".join(told),
            "proposed": "yes" if told else "no",
        }

    def _change(self, change: Json) -> str:
        assert isinstance(change, dict)
        what = change["what"]
        return self.t(
            "change", **self.arguments({**change, "rank": what if what in RANKS else None})
        )

    def option(self, action: Action, decision: Decision, view: JsonDict) -> str:
        values = Asked(action, decision, view, self.words.pack).values()
        said = self.arguments(values)
        if action.verb == "fate":
            said["text"] = self._things.fate(str(values["fate_card"]), values["number"] == 1)
        elif action.verb == "tribute":
            said["ability"] = self._things.ability(str(values["ability_of"]))
        elif action.verb in ("site", "turn"):
            exits = values["exits"]
            assert isinstance(exits, list)
            said["exits"] = self.words.exits(str(way) for way in exits)
        return self.t(f"option-{action.verb}", **said)

    def aim(self, aim: Action, decision: Decision, view: JsonDict) -> str:
        """Roads and cities with their site, movements with the field they end on."""
        what = self.option(aim, decision, view)
        if aim.verb == "move":
            way = Action("step", {"field": aim.args["field"]})
        elif aim.verb in ("road", "city"):
            way = Action("site", {name: aim.args[name] for name in ("field", "turned")})
            decision = replace(decision, about={"shape": aim.args["shape"]})
        else:
            return what
        return self.t("plan-aim", what=what, where=self.option(way, decision, view))

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
        return self.words.card(ref)

    def card(self, ref: str) -> str:
        return self._things.card(ref)

    def card_lines(self) -> Iterator[CardLine]:
        return self._things.card_lines()

    def faction_name(self, faction: str) -> str:
        return self.words.word("faction", faction)

    def faction(self, faction: str) -> str:
        return self._things.faction(faction)

    def things(self) -> Iterator[tuple[str, str, str, str]]:
        for line in self._things.card_lines():
            text = self._things.text(line.kind, line.id)
            yield line.kind, line.id, text.partition("\n")[0], text
        for faction in self.words.pack.factions:
            text = self.faction(faction.id)
            yield "faction", faction.id, self.faction_name(faction.id), text

    def thing(self, kind: str, name: str) -> str:
        return self.faction(name) if kind == "faction" else self._things.text(kind, name)
