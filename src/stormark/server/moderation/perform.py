"""Carrying out what an operator asks for: one transaction, together with its audit entry."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import assert_never

import msgspec
from sqlalchemy import Connection

from stormark.kernel.refusal import InputError
from stormark.server.ids import token_hash
from stormark.server.moderation import actions as A
from stormark.server.moderation import on_people, on_sanctions, on_tables
from stormark.server.moderation.actor import Actor, Outcome, Work
from stormark.server.moderation.networks import shortened
from stormark.server.sanitize import clean_line, within_limit
from stormark.server.storage import audit
from stormark.server.storage.audit import AuditEntry

REASON_LENGTH = 500


@dataclass(frozen=True)
class Performed:
    """The entry of the audit log, and a code that is shown this once."""

    entry: AuditEntry
    code: str = ""


def perform(
    connection: Connection, actor: Actor, action: A.AnyAction, reason: str, request: str, at: int
) -> Performed:
    """Do it and write it down.  The same request once more changes nothing.

    Raises LobbyRefusal or InputError, and nothing has happened.
    """
    name = token_hash(f"{actor.person or actor.name}/{request}")  # everybody has names of their own
    before = audit.asked_before(connection, name)
    if before is not None:
        return Performed(before)
    reason = within_limit(clean_line(reason), REASON_LENGTH, "reason")
    if not reason:
        raise InputError("field-empty", "reason", key="reason")
    outcome = _outcome(Work(connection, actor, reason, at), action)
    asked = msgspec.to_builtins(action)
    del asked["do"]
    details = {
        **asked,
        **outcome.details,
        "tables": [*outcome.tables],
        "told": [asdict(one) for one in outcome.told],
    }
    entry = audit.append(
        connection,
        at,
        actor.person,
        actor.name,
        A.word_of(action),
        details,
        reason,
        name,
        shortened(actor.address),
    )
    return Performed(entry, outcome.code)


def _outcome(work: Work, action: A.AnyAction) -> Outcome:
    match action:
        case A.BanPerson():
            return on_sanctions.ban_person(work, action)
        case A.BanNetwork():
            return on_sanctions.ban_network(work, action)
        case A.MutePerson():
            return on_sanctions.mute_person(work, action)
        case A.MuteSeat():
            return on_sanctions.mute_seat(work, action)
        case A.Lift():
            return on_sanctions.lift(work, action)
        case A.CloseTable():
            return on_tables.close(work, action)
        case A.RenameSeat():
            return on_tables.rename_seat(work, action)
        case A.RemoveLine():
            return on_tables.remove_line(work, action)
        case A.WithdrawPack():
            return on_tables.withdraw_pack(work, action)
        case A.CloseReport():
            return on_tables.close_report(work, action)
        case A.RenamePerson():
            return on_people.rename(work, action)
        case A.ResetPassword():
            return on_people.reset_password(work, action)
        case A.EndSessions():
            return on_people.end_sessions(work, action)
        case A.RemovePerson():
            return on_people.remove(work, action)
        case _:
            assert_never(action)
