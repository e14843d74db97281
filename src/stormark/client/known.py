"""What a connection knows of its table: every message of the server brings it up to date."""

from __future__ import annotations

from typing import Any

from stormark.kernel.action import Action, Decision
from stormark.kernel.event import Event
from stormark.kernel.json import Json, JsonDict


class Lost(Exception):
    """A message is missing: whoever hears this connects again."""


class KnownTable:
    """The table as this viewer knows it."""

    def __init__(self) -> None:
        self.viewer = -1  # a seat, or -1 for a spectator
        self.seq = 0  # the last number that was told; 0 before the match begins
        self.head = ""
        self.table: JsonDict = {}  # the card: who sits where, options, settings
        self.view: JsonDict | None = None  # None before the match begins
        self.decisions: tuple[Decision, ...] = ()  # what this viewer is asked
        self.events: list[Event] = []  # what happened, as far as it was told
        self.sentences: list[str] = []  # the same in words, in the language of the connection
        self.play: JsonDict | None = None  # clocks, proposals, result
        self.position: Json = None  # what bots think about, where it was asked for

    @property
    def asked(self) -> tuple[Decision, ...]:
        """The decisions that the match waits for."""
        return tuple(decision for decision in self.decisions if not decision.idle)

    @property
    def result(self) -> tuple[float, ...] | None:
        """A share of the victory per seat; None while the match goes on."""
        found: Any = None if self.play is None else self.play["result"]
        return None if found is None else tuple(found)

    @property
    def begun(self) -> bool:
        return self.view is not None

    def hear(self, message: dict[str, Any]) -> None:
        """Take a message of the server in; raises Lost if one before it is missing."""
        kind = message["type"]
        if kind == "table":
            self.table = message["table"]
        elif kind == "welcome":
            self.viewer, self.table = message["viewer"], message["table"]
            self.view = message["view"]
            self._went_on(message)
        elif kind == "update":
            if message["seq"] != self.seq + 1:
                raise Lost
            self.view = patched(self.view, message["patch"])
            self._went_on(message)

    def _went_on(self, message: dict[str, Any]) -> None:
        self.seq, self.head = message["seq"], message.get("head", self.head)
        self.play = message["play"]
        self.position = message.get("position")
        self.decisions = tuple(_decision(one) for one in message["decisions"])
        for event in message["events"]:
            self.events.append(Event(event["verb"], event["args"]))
            if event.get("text"):
                self.sentences.append(event["text"])

    def __repr__(self) -> str:
        who = "spectator" if self.viewer < 0 else f"player {self.viewer + 1}"
        return f"<KnownTable {self.table.get('id', '')} of a {who}, record {self.seq}>"


def patched(view: Any, patch: list[list[Any]]) -> Any:
    """A view after the steps of a patch; the old one is not to be used any longer.

    >>> patched({"a": [1, {"b": 2}]}, [[["a", 1, "b"], 3], [["c"], []], [["a", 0], 9]])
    {'a': [9, {'b': 3}], 'c': []}
    >>> patched({"a": 1, "b": 2}, [[["b"]]])
    {'a': 1}
    """
    for path, *value in patch:
        if not path:
            view = value[0] if value else None
            continue
        place = view
        for key in path[:-1]:
            place = place[key]
        if value:
            place[path[-1]] = value[0]
        else:
            del place[path[-1]]
    return view


def _decision(told: dict[str, Any]) -> Decision:
    actions = tuple(Action(one["verb"], one.get("args", {})) for one in told["actions"])
    idle, secret = told.get("idle", False), told.get("secret", False)
    return Decision(told["id"], told["seat"], told["kind"], told["about"], actions, idle, secret)
