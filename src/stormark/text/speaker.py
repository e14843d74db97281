"""One voice for everything a person is told about a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stormark.i18n import translator
from stormark.kernel.action import Action, Decision
from stormark.kernel.event import Event
from stormark.kernel.game import Game
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import InputError, Refusal
from stormark.text.entry import Entry


class Speaker:
    """Says what happens in a match of a game, in one language.

    `names` are the players' names by seat; players without a name are called by their number.
    """

    def __init__(self, game: Game[Any], lang: str = "en", names: Sequence[str] = ()) -> None:
        self.game = game
        self.catalogue = translator(lang)
        self.names = tuple(names)

    @property
    def lang(self) -> str:
        return self.catalogue.lang

    def name(self, seat: int) -> str:
        """What a player is called."""
        raise NotImplementedError

    # --- a match

    def event(self, event: Event, viewer: int) -> str | None:
        """What happened, as a line of a log; None if the viewer (-1: spectator) may not know."""
        raise NotImplementedError

    def prompt(self, decision: Decision, view: JsonDict) -> str:
        """The question of a decision; `view` is that of the player who is asked."""
        raise NotImplementedError

    def option(self, action: Action, decision: Decision, view: JsonDict) -> str:
        """What an option of the decision does, for a numbered list."""
        raise NotImplementedError

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible: a line for this very case, a line with the rule."""
        raise NotImplementedError

    def error(self, error: InputError) -> list[str]:
        """What is wrong with input, a line for each problem: its place and a sentence."""
        raise NotImplementedError

    # --- things of the game

    def word(self, group: str, word: str) -> str:
        """The name of a face, place, slot, type, phase, tag, die, action, cause or mode.

        `word("face", "A-")` is "blank attack die".
        """
        raise NotImplementedError

    def card_name(self, ref: str) -> str:
        """The name on a card; `ref` is its id, with #2 where there are copies."""
        raise NotImplementedError

    def card(self, ref: str) -> str:
        """A whole card: name, faction, type, cost, values, phase and text, in several lines."""
        raise NotImplementedError

    def faction_name(self, faction: str) -> str:
        raise NotImplementedError

    def faction(self, faction: str) -> str:
        """A faction with its base and its prices, in several lines."""
        raise NotImplementedError

    # --- looking things up

    def rule(self, rule: str) -> str | None:
        """The text of a rule or ruling, None if there is no such rule."""
        raise NotImplementedError

    def term(self, word: str) -> list[Entry]:
        """Terms of the glossary, best matches first, in either language."""
        raise NotImplementedError

    def lookup(self, query: str) -> list[Entry]:
        """Rules, rulings, cards, factions, terms and actions that fit, best matches first."""
        raise NotImplementedError

    def suggestions(self, query: str) -> list[str]:
        """What may have been meant by a query that finds nothing."""
        raise NotImplementedError
