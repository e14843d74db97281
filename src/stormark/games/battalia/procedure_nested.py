"""A procedure inside another one: what follows once something is over."""

from __future__ import annotations

from stormark.games.battalia.procedure import Procedure, from_json, to_json
from stormark.games.battalia.procedure_fields import Declared
from stormark.games.battalia.tables import Rules
from stormark.kernel.json import Json


class Then(Declared):
    """What follows."""

    def to_json(self, rules: Rules, value: Procedure) -> Json:
        return to_json(rules, value)

    def from_json(self, rules: Rules, value: Json) -> Procedure:
        return from_json(rules, value)
