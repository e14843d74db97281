"""JSON schemas of what the web client gets over HTTP: its types are made from these."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from stormark.server.api import admin, admin_people, passkeys, people, reminders, sessions
from stormark.server.api.shared_packs import Shared
from stormark.server.moderation.actions import AnyAction
from stormark.server.moderation.shown import ShownGuest, ShownPack, ShownSanction
from stormark.server.protocol.schema import Schema, plain
from stormark.server.workshop.balance import DraftBalance
from stormark.server.workshop.review import DraftReview
from stormark.server.workshop.sharing import SharedPack


def admin_schema() -> Schema:
    """What operators are shown, and what they can do."""
    shown = (
        admin.Overview,
        admin.TablePage,
        admin.TableDetails,
        admin.ReportPage,
        admin.AuditPage,
        admin.ActionDone,
        admin_people.PeoplePage,
        ShownGuest,
        ShownPack,
        ShownSanction,
    )
    return _schema(shown, {"AnyAction": AnyAction})


def account_schema() -> Schema:
    """What people are shown of their own accounts."""
    shown = (
        people.Me,
        sessions.MySession,
        sessions.RecoveryCodes,
        sessions.RecoveryState,
        passkeys.MyPasskeys,
        passkeys.PasskeysOffered,
        reminders.MyReminders,
        reminders.CalendarLink,
        admin.Role,
    )
    return _schema(shown, {})


def workshop_schema() -> Schema:
    """What those are told who type their own cards in."""
    return _schema((DraftReview, DraftBalance, SharedPack, Shared), {})


def _schema(shown: tuple[type, ...], unions: Mapping[str, Any]) -> Schema:
    """Answers have all their fields; of what is sent, some may be left out."""
    sent = list(unions.values())
    found, parts = msgspec.json.schema_components([*shown, *sent], ref_template="#/$defs/{name}")
    _, requests = msgspec.json.schema_components(sent, ref_template="#/$defs/{name}")
    for name, part in parts.items():
        if name not in requests:
            part["required"] = list(part["properties"])
    for name, union in zip(unions, found[len(shown) :], strict=True):
        parts[name] = {"description": "One of these.", **union}
    return {"$defs": {name: plain(part) for name, part in sorted(parts.items())}}
