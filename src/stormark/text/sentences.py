"""What a game has to say for itself; the speaker does the rest."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping

from stormark.kernel.action import Action, Decision
from stormark.kernel.event import Event
from stormark.kernel.json import Json, JsonDict


class Sentences(ABC):
    """The sentences of one game in one language."""

    rules: str  # how the ids of its rules begin

    @abstractmethod
    def event(self, event: Event) -> str: ...

    @abstractmethod
    def prompt(self, decision: Decision, view: JsonDict) -> str: ...

    @abstractmethod
    def option(self, action: Action, decision: Decision, view: JsonDict) -> str: ...

    @abstractmethod
    def arguments(self, values: Mapping[str, Json]) -> dict[str, object]:
        """Parameters of a refusal, as its message wants them."""

    @abstractmethod
    def player(self, seat: int) -> str: ...

    @abstractmethod
    def word(self, group: str, word: str) -> str: ...

    @abstractmethod
    def card_name(self, ref: str) -> str: ...

    @abstractmethod
    def card(self, ref: str) -> str: ...

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
