"""Who does something, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from sqlalchemy import Connection

from stormark.kernel.json import JsonDict
from stormark.server.lobby import refuse
from stormark.server.storage import notices, operators, people
from stormark.server.storage.notices import Addressee
from stormark.server.storage.people import PersonRow


@dataclass(frozen=True)
class Actor:
    """An operator, or somebody at the terminal of the machine, who has no account there."""

    name: str
    person: str | None = None
    address: str = ""  # whole: nobody shall lock themselves out


@dataclass
class Outcome:
    """What an action did: for the audit log, and for those who are to be told at once."""

    details: JsonDict
    tables: list[str] = field(default_factory=list)  # where something changed
    told: list[Addressee] = field(default_factory=list)  # who has a new notice
    code: str = ""  # shown once, and stored nowhere


@dataclass(frozen=True)
class Work:
    """One action: over which connection, by whom, why, when."""

    connection: Connection
    actor: Actor
    reason: str
    at: int

    def account(self, person: str) -> PersonRow:
        """Somebody whom an action may concern; operators are not among them."""
        found = people.read(self.connection, person)
        if found is None:
            refuse("T-ADMIN-04")
        if operators.is_operator(self.connection, person):
            refuse("T-ADMIN-03")
        return found

    def tell(self, to: Iterable[Addressee], message: str, **params: object) -> list[Addressee]:
        """Leave everybody a notice with the reason in it."""
        told = list(to)
        for one in told:
            said: JsonDict = {**params, "why": self.reason}  # type: ignore[dict-item]
            notices.add(self.connection, one, self.at, message, said)
        return told
