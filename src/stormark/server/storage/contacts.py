"""Where people can be reached, in the database: browsers that take notices, and e-mail."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, func, insert, select, update

from stormark.server.storage.reminder_schema import devices, mail


@dataclass(frozen=True)
class DeviceRow:
    """A browser that shows notices of this server, also while no page is open."""

    id: str
    person: str
    endpoint: str
    p256dh: str
    auth: str
    lang: str
    label: str
    created_at: int
    failures: int = 0  # since it was reached for the last time


@dataclass(frozen=True)
class MailRow:
    """Somebody's address; it is not used before it was confirmed."""

    person: str
    address: str
    lang: str
    turns: bool
    confirmed_at: int | None
    waiting: str | None = None  # takes its place when it is confirmed


def add_device(connection: Connection, row: DeviceRow) -> None:
    """A browser belongs to whoever used it last."""
    connection.execute(delete(devices).where(devices.c.endpoint == row.endpoint))
    connection.execute(insert(devices).values(**asdict(row)))


def devices_of(connection: Connection, person: str) -> list[DeviceRow]:
    chosen = select(devices).where(devices.c.person == person).order_by(devices.c.created_at)
    return [DeviceRow(**row._mapping) for row in connection.execute(chosen)]


def count_devices(connection: Connection, person: str) -> int:
    chosen = select(func.count()).select_from(devices).where(devices.c.person == person)
    return connection.execute(chosen).scalar_one()


def remove_device(connection: Connection, person: str, device: str) -> bool:
    same = (devices.c.id == device) & (devices.c.person == person)
    return connection.execute(delete(devices).where(same)).rowcount > 0


def reached(connection: Connection, device: str, *, well: bool, most: int) -> None:
    """A device took a notice, or failed to; one that fails too often is forgotten."""
    same = devices.c.id == device
    count = 0 if well else devices.c.failures + 1
    connection.execute(update(devices).where(same).values(failures=count))
    connection.execute(delete(devices).where(same, devices.c.failures >= most))


def set_mail(connection: Connection, row: MailRow) -> None:
    remove_mail(connection, row.person)
    connection.execute(insert(mail).values(**asdict(row)))


def mail_of(connection: Connection, person: str) -> MailRow | None:
    found = connection.execute(select(mail).where(mail.c.person == person)).one_or_none()
    return None if found is None else MailRow(**found._mapping)


def keep_mail(connection: Connection, person: str, turns: bool) -> None:
    values = {"turns": turns, "waiting": None}
    connection.execute(update(mail).where(mail.c.person == person).values(values))


def remove_mail(connection: Connection, person: str) -> None:
    connection.execute(delete(mail).where(mail.c.person == person))
