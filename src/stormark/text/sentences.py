"""What a game has to say for itself; the speaker does the rest."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from stormark.i18n import Catalogue
from stormark.kernel.action import Action, Decision
from stormark.kernel.event import Event
from stormark.kernel.game import Game
from stormark.kernel.json import Json, JsonDict


@dataclass(frozen=True)
class CardLine:
    """A card in a list: what lists are filtered by, and its line."""

    kind: str  # as the lookup calls it
    id: str
    type: str
    faction: str | None
    names: tuple[str, ...]  # id and names in all languages
    text: str


class Sentences(ABC):
    """The sentences of one game in one language."""

    rules: str  # how the ids of its rules begin

    @abstractmethod
    def __init__(self, game: Game[Any], catalogue: Catalogue, names: Sequence[str]) -> None: ...

    @abstractmethod
    def event(self, event: Event) -> str: ...

    @abstractmethod
    def prompt(self, decision: Decision, view: JsonDict) -> str: ...

    @abstractmethod
    def option(self, action: Action, decision: Decision, view: JsonDict) -> str: ...

    def aim(self, aim: Action, decision: Decision, view: JsonDict) -> str:
        """What a plan comes to; it may say more than the option that begins it."""
        return self.option(aim, decision, view)

    @abstractmethod
    def arguments(self, values: Mapping[str, Json]) -> dict[str, object]:
        """Parameters of a refusal, as its message wants them."""

    @abstractmethod
    def player(self, seat: int) -> str: ...

    @abstractmethod
    def word(self, group: str, word: str) -> str: ...

    @abstractmethod
    def labels(self) -> dict[str, dict[str, str]]:
        """The names of everything that views mention, by group and word."""

    @abstractmethod
    def card_name(self, ref: str) -> str: ...

    @abstractmethod
    def card(self, ref: str) -> str: ...

    @abstractmethod
    def card_lines(self) -> Iterator[CardLine]:
        """Every card in one line each."""

    @abstractmethod
    def faction_name(self, faction: str) -> str: ...

    @abstractmethod
    def faction(self, faction: str) -> str: ...

    @abstractmethod
    def things(self) -> Iterator[tuple[str, str, str, str]]:
        """Kind, id, title and words of everything to look up besides rules and terms."""

    @abstractmethod
    def thing(self, kind: str, name: str) -> str:
        """The whole text of one of the things."""
