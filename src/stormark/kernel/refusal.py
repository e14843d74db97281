"""Refusals are values that name their rule; input errors name their place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from stormark.kernel.json import Json, JsonDict


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action was not accepted: a rule id and the parameters of its message.

    `reason` is the id of the message that says what is wrong in this very case; the rule's own
    text (message `rule`) follows it.
    """

    rule: str
    reason: str = ""
    params: Mapping[str, Json] = field(default_factory=dict)

    def to_json(self) -> JsonDict:
        return {"rule": self.rule, "reason": self.reason, "params": dict(self.params)}


class InputError(Exception):
    """Bad input from outside (file, option, command line): where it is and what is wrong.

    `problem` is a message id; `place` names file, line or field, e.g. `given.players[0].level`.
    """

    def __init__(self, problem: str, place: str = "", **params: Json) -> None:
        self.problem = problem
        self.place = place
        self.params: dict[str, Json] = params
        shown = ", ".join(f"{key}={value!r}" for key, value in params.items())
        super().__init__(f"{place}: {problem}" + (f" ({shown})" if shown else ""))
