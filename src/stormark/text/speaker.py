"""One voice for everything a person is told about a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from stormark.i18n import LANGUAGES, translator
from stormark.kernel.action import Action, Decision
from stormark.kernel.event import Event
from stormark.kernel.game import Game
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.manifest import manifest
from stormark.kernel.packs.problem import PackError
from stormark.kernel.plans import Plan
from stormark.kernel.refusal import InputError, Refusal
from stormark.text.entry import Entry
from stormark.text.library import Library
from stormark.text.manifest import TextManifest
from stormark.text.rule_ids import message_of, rule_of
from stormark.text.sentences import CardLine, Sentences

MOST_PARTS: Final = 3  # of a move that are named before it is taken back


class Speaker:
    """Says what happens in a match of a game, in one language.

    `names` are the players' names by seat; players without a name are called by their number.

    >>> from stormark.games.registry import load_game
    >>> speaker = Speaker(load_game("xibalba"), "de", ["Anna", "Ben"])
    >>> speaker.event(Event("loot", {"seat": 0, "from_seat": 1, "amount": 2}), viewer=1)
    'Anna erbeutet 2 Paragon von Ben.'
    """

    def __init__(self, game: Game[Any], lang: str = "en", names: Sequence[str] = ()) -> None:
        self.game = game
        self.catalogue = translator(lang, game.spec.id)
        self.names = tuple(names)
        self._sentences = self._voice(lang)

    @property
    def lang(self) -> str:
        return self.catalogue.lang

    def name(self, seat: int) -> str:
        """What a player is called."""
        return self._sentences.player(seat)

    def _voice(self, lang: str) -> Sentences:
        name = self.game.spec.id
        return manifest("text", name, TextManifest).sentences(
            self.game, translator(lang, name), self.names
        )

    # --- a match

    def event(self, event: Event, viewer: int) -> str | None:
        """What happened, as a line of a log; None if the viewer (-1: spectator) may not know."""
        if not event.visible_to(viewer):
            return None
        if event.verb in ("undone", "rewound", "practised"):
            player = self.name(_int(event.args["seat"]))
            return self.catalogue.t(f"event-{event.verb}", player=player)
        if event.verb == "continued":
            forked = event.args["from"] == event.args["to"]
            return self.catalogue.t("event-forked" if forked else "event-continued", **event.args)
        return self._sentences.event(event)

    def prompt(self, decision: Decision, view: JsonDict) -> str:
        """The question of a decision; `view` is that of the player who is asked."""
        return self._sentences.prompt(decision, view)

    def option(self, action: Action, decision: Decision, view: JsonDict) -> str:
        """What an option of the decision does, for a numbered list."""
        return self._sentences.option(action, decision, view)

    def plan(self, plan: Plan, asked: Decision, view: JsonDict) -> str:
        """What a plan comes to and what it uses up; `asked` is what its first step answers."""
        what = self._sentences.aim(plan.aim, asked, view)
        if not plan.uses:
            return what
        pieces = ", ".join(self.piece(ref) for ref in plan.uses)
        return self.catalogue.t("plan-uses", what=what, pieces=pieces)

    def piece(self, ref: str) -> str:
        """The name of a piece, given by its group and word: `card:supply`, `ambush:supply`."""
        group, _, word = ref.partition(":")
        if group == "ambush":
            return self.catalogue.t("plan-from-ambush", card=self.card_name(word))
        return self.card_name(word) if group == "card" else self.word(group, word)

    def step_back(self, began: Sequence[Event], viewer: int, practice: bool) -> str:
        """What taking back a move would undo, by how each part of it began."""
        said = [text for event in began if (text := self.event(event, viewer))]
        what = " ".join(said[:MOST_PARTS]) or self.catalogue.t("way-back-last")
        if len(said) > MOST_PARTS:
            what = self.catalogue.t("way-back-more", what=what, more=len(said) - MOST_PARTS)
        message = "way-back-step-practice" if practice else "way-back-step"
        return self.catalogue.t(message, what=what)

    def turn_back(self, moves: int, practice: bool) -> str:
        """What taking back a whole turn would undo."""
        if practice:
            return self.catalogue.t("way-back-turn-practice")
        return self.catalogue.t("way-back-turn", moves=moves)

    def reason(self, refusal: Refusal) -> str:
        """The rule that is in the way, without its id."""
        return self.catalogue.t(message_of(refusal.rule), **refusal.params)

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible: a line for this very case, a line with the rule.

        Of several actions, a line before it says which one it is.
        """
        params = dict(refusal.params)
        place = params.pop("place", "")
        part, parts = params.pop("part", None), params.pop("parts", None)
        said: Mapping[str, object] = params
        if refusal.rule.startswith(self._sentences.rules):  # others name nothing of the game
            said = self._sentences.arguments(params)
        rule = self.catalogue.t(message_of(refusal.rule), **said)
        lines = [f"{refusal.rule}: {rule}"]
        if refusal.reason:
            reason = self.catalogue.t(refusal.reason, **said)
            lines.insert(0, f"{place}: {reason}" if place else reason)
        if parts is not None:
            lines.insert(0, self.catalogue.t("part-refused", part=part, parts=parts))
        return "\n".join(lines)

    def error(self, error: InputError) -> list[str]:
        """What is wrong with input, a line for each problem: its place and a sentence.

        The rule that a problem cites follows in a line of its own.
        """
        if isinstance(error, PackError):
            return [
                self._problem(problem.message, problem.place, problem.params)
                for problem in error.problems
            ]
        lines = [self._problem(error.problem, error.place, error.params)]
        rule = error.params.get("rule")
        if isinstance(rule, str) and self.rule(rule) is not None:
            lines.append(f"{rule}: {self.rule(rule)}")
        return lines

    def _problem(self, message: str, place: str, params: Mapping[str, Json]) -> str:
        said = {key: "–" if value == "" else value for key, value in params.items()}
        sentence = self.catalogue.t(message, **said)
        return f"{place}: {sentence}" if place else sentence

    # --- things of the game

    def word(self, group: str, word: str) -> str:
        """The name of a word of the game, by the group it belongs to.

        In Xibalba `word("face", "A-")` is "blank attack die", `word("place", "field.2")` "Add-on
        field 2"; in Battalia `word("terrain", "frost_fields")` is "Frost Fields".
        """
        return self._sentences.word(group, word)

    def card_name(self, ref: str) -> str:
        """The name on a card; `ref` is its id, with #2 where there are copies."""
        return self._sentences.card_name(ref)

    def card(self, ref: str) -> str:
        """A whole card: name, faction, type, cost, values, phase and text, in several lines."""
        return self._sentences.card(ref)

    def card_lines(self) -> list[CardLine]:
        """Every card of the game in one line each."""
        return list(self._sentences.card_lines())

    def thing(self, kind: str, name: str) -> str:
        """The whole text of something that can be looked up, e.g. of a card in `card_lines`."""
        return self._sentences.thing(kind, name)

    def faction_name(self, faction: str) -> str:
        return self._sentences.faction_name(faction)

    def faction(self, faction: str) -> str:
        """A faction with its base and its prices, in several lines."""
        return self._sentences.faction(faction)

    def labels(self) -> dict[str, dict[str, str]]:
        """The names of everything that views mention, by group: see docs/api.md."""
        return self._sentences.labels()

    # --- looking things up

    @cached_property
    def _library(self) -> Library:
        others = [self._voice(lang) for lang in LANGUAGES if lang != self.lang]
        return Library(self.catalogue, [self._sentences, *others])

    def rule(self, rule: str) -> str | None:
        """The text of a rule or ruling, None if there is no such rule."""
        name = message_of(rule)
        if name.startswith(self._sentences.rules) and self.catalogue.has(name):
            return self.catalogue.t(name)
        return None

    def rules(self) -> list[str]:
        """The ids of all rules and rulings, in the order of the rulebook."""
        return [rule_of(message) for message in self.catalogue.ids(self._sentences.rules)]

    def term(self, word: str) -> list[Entry]:
        """Terms of the glossary, best matches first, in either language."""
        return self._library.find(word, ("term",))

    def lookup(self, query: str) -> list[Entry]:
        """Rules, rulings, cards, factions, terms and actions that fit, best matches first."""
        return self._library.find(query)

    def library(self) -> list[Entry]:
        """Everything that can be looked up."""
        return self._library.everything()

    def suggestions(self, query: str) -> list[str]:
        """What may have been meant by a query that finds nothing."""
        return self._library.near(query)


def _int(value: Json) -> int:
    assert isinstance(value, int)
    return value
