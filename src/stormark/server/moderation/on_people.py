"""What operators do with accounts: rename, reset, log out, remove."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy.exc import IntegrityError

from stormark.server.accounts.names import clean_name
from stormark.server.config import DAY
from stormark.server.ids import token_hash
from stormark.server.lobby import refuse
from stormark.server.moderation.actions import (
    EndSessions,
    RemovePerson,
    RenamePerson,
    ResetPassword,
)
from stormark.server.moderation.actor import Outcome, Work
from stormark.server.sanitize import FOLDED_LENGTH, casefolded, within_limit
from stormark.server.storage import operators, people, tables
from stormark.server.storage.notices import Addressee

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that is easily taken for another
CODE_LENGTH: Final = 16  # 80 bits: nobody guesses that within a day
CODE_LASTS: Final = DAY


def rename(work: Work, asked: RenamePerson) -> Outcome:
    person = work.account(asked.person)
    name = clean_name(asked.name, "action.name")
    folded = within_limit(casefolded(name), FOLDED_LENGTH, "action.name")
    taken = people.named(work.connection, folded)
    if taken is not None and taken.id != person.id:
        refuse("T-LOGIN-03")
    try:
        people.rename(work.connection, person.id, name, folded)
    except IntegrityError:
        refuse("T-LOGIN-03")
    changed = tables.rename_person(work.connection, person.id, name)
    told = work.tell([Addressee(person.id)], "notice-renamed", old=person.name, new=name)
    return Outcome({"old": person.name, "name": name}, changed, told)


def reset_password(work: Work, asked: ResetPassword) -> Outcome:
    """The old password works until the new one is chosen: nobody is locked out by this."""
    person = work.account(asked.person)
    code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
    expires_at = work.at + CODE_LASTS
    operators.allow_reset(work.connection, person.id, token_hash(code), expires_at)
    return Outcome({"name": person.name, "expires_at": expires_at}, code=code)


def end_sessions(work: Work, asked: EndSessions) -> Outcome:
    person = work.account(asked.person)
    people.close_sessions(work.connection, person.id)
    return Outcome({"name": person.name})


def remove(work: Work, asked: RemovePerson) -> Outcome:
    """As if its owner had deleted it; the audit log keeps no name either."""
    person = work.account(asked.person)
    return Outcome({}, people.remove(work.connection, person.id))
