"""Bans and mutes: given, and lifted."""

from __future__ import annotations

from ipaddress import ip_network

from stormark.server.ids import new_id
from stormark.server.lobby import refuse
from stormark.server.lobby.preconditions import found, seat_of
from stormark.server.moderation.actions import BanNetwork, BanPerson, Lift, MutePerson, MuteSeat
from stormark.server.moderation.actor import Outcome, Work
from stormark.server.moderation.networks import contains, parse_network
from stormark.server.moderation.sanctions import until
from stormark.server.storage import sanctions
from stormark.server.storage.notices import Addressee
from stormark.server.storage.sanctions import BAN, MUTE, SanctionRow
from stormark.server.storage.tables import PERSON

HOUR = 3_600_000  # milliseconds


def ban_person(work: Work, asked: BanPerson) -> Outcome:
    person = work.account(asked.person)
    row = _sanction(work, BAN, asked.hours, person=person.id)
    return Outcome({"sanction": row.id, "name": person.name})


def ban_network(work: Work, asked: BanNetwork) -> Outcome:
    network = parse_network(asked.network, "action.network")
    if contains(ip_network(network), work.actor.address):
        refuse("T-ADMIN-05")
    row = _sanction(work, BAN, asked.hours, network=network)
    return Outcome({"sanction": row.id, "network": network})


def mute_person(work: Work, asked: MutePerson) -> Outcome:
    person = work.account(asked.person)
    if asked.table is not None:
        found(work.connection, asked.table)
    row = _sanction(work, MUTE, asked.hours, person=person.id, table=asked.table)
    message = "notice-muted" if asked.table is None else "notice-muted-here"
    told = work.tell([Addressee(person.id)], message, until=until(row.expires_at))
    return Outcome({"sanction": row.id, "name": person.name}, told=told)


def mute_seat(work: Work, asked: MuteSeat) -> Outcome:
    """Of an account, its owner is muted at the table; of a guest, the seat."""
    seat = seat_of(found(work.connection, asked.table), asked.seat)
    if seat.kind != PERSON:
        refuse("T-ADMIN-04")
    if seat.person is not None:
        outcome = mute_person(work, MutePerson(seat.person, asked.table, asked.hours))
        outcome.details["person"] = seat.person
        return outcome
    row = _sanction(work, MUTE, asked.hours, table=asked.table, seat=asked.seat)
    to = [Addressee(None, asked.table, asked.seat)]
    told = work.tell(to, "notice-muted-here", until=until(row.expires_at))
    return Outcome({"sanction": row.id, "name": seat.name}, told=told)


def lift(work: Work, asked: Lift) -> Outcome:
    row = sanctions.read(work.connection, asked.sanction)
    if row is None:
        refuse("T-ADMIN-06")
    sanctions.lift(work.connection, row.id)
    told = []
    if row.kind == MUTE and row.network is None:
        told = work.tell([Addressee(row.person, row.table, row.seat)], "notice-unmuted")
    whom = {"person": row.person, "network": row.network, "table": row.table, "seat": row.seat}
    return Outcome({"kind": row.kind, **whom}, told=told)


def _sanction(
    work: Work,
    kind: str,
    hours: int | None,
    *,
    person: str | None = None,
    network: str | None = None,
    table: str | None = None,
    seat: int | None = None,
) -> SanctionRow:
    expires_at = None if hours is None else work.at + hours * HOUR
    row = SanctionRow(
        new_id(), kind, work.reason, work.at, expires_at, person, network, table, seat
    )
    sanctions.add(work.connection, row)
    return row
