"""Structured actions and open decisions: what everybody outside the rules sees."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from stormark.kernel.json import Json, JsonDict, canonical
from stormark.kernel.refusal import InputError


@dataclass(frozen=True)
class Action:
    """A verb with typed references.

    >>> Action("buy", {"slot": "civilian.1", "field": 2}).to_json()
    {'verb': 'buy', 'args': {'slot': 'civilian.1', 'field': 2}}
    """

    verb: str
    args: Mapping[str, Json] = field(default_factory=dict)

    def to_json(self) -> JsonDict:
        return {"verb": self.verb, "args": dict(self.args)}

    @staticmethod
    def from_json(data: Json, place: str = "action") -> Action:
        if not isinstance(data, dict) or not isinstance(data.get("verb"), str):
            raise InputError("action-malformed", place)
        args = data.get("args", {})
        if not isinstance(args, dict) or set(data) - {"verb", "args"}:
            raise InputError("action-malformed", place)
        return Action(str(data["verb"]), args)

    def key(self) -> bytes:
        """Bytes that are equal for equal actions."""
        return canonical(self.to_json())


@dataclass(frozen=True)
class Decision:
    """A question one seat has to answer.

    `id` stays the same whatever other seats do; `kind` names the prompt; `about` holds what the
    prompt mentions; `actions` are the options, in the engine's stable order.  Nobody waits for the
    answer to an `idle` one.  How many answers a `secret` one has is for its seat alone to know: it
    is answered by hand even if there is only one.
    """

    id: str
    seat: int
    kind: str
    about: Mapping[str, Json]
    actions: tuple[Action, ...]
    idle: bool = False
    secret: bool = False

    def to_json(self) -> JsonDict:
        told: JsonDict = {
            "id": self.id,
            "seat": self.seat,
            "kind": self.kind,
            "about": dict(self.about),
            "actions": [action.to_json() for action in self.actions],
        }
        if self.idle:
            told["idle"] = True
        if self.secret:
            told["secret"] = True
        return told
