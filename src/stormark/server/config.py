"""How a server is run: from the command line, or else from STORMARK_* in the environment."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from ipaddress import ip_network
from typing import Any, Final

from msgspec import Struct

from stormark.kernel.fields import one_of
from stormark.kernel.refusal import InputError
from stormark.server.http.limits import Rate
from stormark.server.storage.address import SQLITE, kind_of

LOG_LEVELS: Final = ("critical", "error", "warning", "info", "debug")
ORIGIN: Final = re.compile(r"https?://[\w.:\[\]-]+")
RATE: Final = re.compile(r"(\d{1,6}(?:\.\d{1,6})?)/(\d{1,6})")
METRICS: Final = ("local", "public")
SWITCH: Final = ("yes", "no")
NONE: Final = "none"
PUSH_SERVICES: Final = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)
TRACES: Final = re.compile(r"https?://[^\s@]+")
SMTP: Final = re.compile(r"smtps?://(?:[^@\s]+@)?[\w.\[\]:-]+")
DAY: Final = 86_400_000  # milliseconds


class Config(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set; `database` alone has no default that fits everywhere."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    database_seconds: int = 60  # to wait for a PostgreSQL that is not there when the server starts
    workers: int = 1
    thinkers: int = 2  # processes that think for bots, of all workers together
    log_level: str = "info"
    origins: tuple[str, ...] = ()  # web pages of other hosts that may talk to this server
    proxies: tuple[str, ...] = ()  # whose word is taken for the address of a client
    url: str = ""  # where people find this server; reminders need it
    shared: bool = False  # with the network at home, by somebody who was asked
    traces: str = ""  # where spans of OpenTelemetry are sent; empty: none are recorded
    trace_percent: int = 100  # of requests and messages that are traced
    metrics: str = "local"  # who may read the numbers: the machine itself, or with "public" all

    # How much one address may ask for; None: as much as it likes
    requests: Rate | None = Rate(20, 100)
    new_tables: Rate | None = Rate(0.1, 20)
    passwords: Rate | None = Rate(0.1, 10)  # attempts to log in, to register, to join
    passkeys: Rate | None = Rate(0.5, 30)  # questions for passkeys, and answers to them
    guesses: Rate | None = Rate(0.02, 50)  # at one account, by all strangers together
    address_messages: Rate | None = Rate(200, 1000)
    arrivals: Rate | None = Rate(20, 200)  # new connections of any kind
    connections: int = 100

    # What may be open at once, whatever it asks for, and how long it may take
    open_connections: int = 200  # of one address; proxies are not counted
    all_connections: int = 10_000  # of everybody to one process
    head_seconds: int = 10
    body_seconds: int = 60
    unread_seconds: int = 60  # until an answer was read

    # Heavy questions: replays, checks of packs, what can be looked up
    heavy_workers: int = 2  # processes that answer them; 0: the server itself
    heavy_questions: int = 4  # that one address or account may have under way
    heavy_seconds: Rate | None = Rate(0.3, 30)  # of work that one of them may use

    # Content packs that the server offers to everybody: files, folders, or names of shipped ones
    pack: tuple[str, ...] = ()

    # Content packs that an address or an account brings along
    packs: int = 20
    pack_kilobytes: int = 5000  # of all of them
    pack_days: int | None = 30  # that a pack stays which no table uses; None: for ever
    shared_packs: int = 10  # that an address or an account shares by their links
    shared_days: int | None = 365  # after which it has to be shared again; None: never

    # How much one connection or one seat may say
    messages: Rate | None = Rate(20, 60)
    frames: Rate | None = Rate(50, 200)  # parts of messages, pings and pongs
    chat: Rate | None = Rate(0.5, 8)
    reports: Rate | None = Rate(0.01, 5)  # of one address
    mistakes: Rate = Rate(0.2, 10)  # messages that make no sense, before the door is shown
    hello_seconds: int = 10

    # At a table
    seats: int | None = 8  # that one person holds where the match has not begun; None: any number
    address_seats: int | None = 24  # and one address, which may be that of a school
    stand_in_seconds: int = 60  # how long somebody is away until a bot may be proposed for them

    # How many days things are kept; None: for ever
    keep_open_tables: int | None = 7
    keep_bot_games: int | None = 14
    keep_finished_games: int | None = None
    keep_guests: int | None = 30
    keep_chats: int | None = 90
    keep_reports: int | None = 365
    keep_notices: int | None = 90
    keep_addresses: int | None = 90

    # Calling people back
    remind_seconds: int = 60  # how long somebody who is away may be asked before they are told
    push_services: tuple[str, ...] = PUSH_SERVICES  # where browsers may be reached
    smtp: str = ""  # the server that sends mail; empty: none is sent
    mail_from: str = ""

    # Accounts
    session_days: int = 30
    argon2_time: int = 3
    argon2_kib: int = 65_536
    argon2_threads: int = 2  # passwords that are looked at at once

    def to_environ(self) -> dict[str, str]:
        """How worker processes learn of it."""
        return {variable(name): _written(getattr(self, name)) for name in self.__struct_fields__}


def variable(name: str) -> str:
    """The environment variable of a setting.

    >>> variable("log_level")
    'STORMARK_LOG_LEVEL'
    """
    return f"STORMARK_{name.upper()}"


def read_config(
    environ: Mapping[str, str], given: Mapping[str, str | None], database: str
) -> Config:
    """The settings that were given, else those of the environment; raises InputError.

    `database` is the one to use if nobody says anything else.
    """
    texts: dict[str, tuple[str, str]] = {"database": (database, "--database")}
    for name in Config.__struct_fields__:
        flag = given.get(name)
        if flag is not None:
            texts[name] = (flag, "--" + name.replace("_", "-"))
        elif environ.get(variable(name)):
            texts[name] = (environ[variable(name)], variable(name))
    values = {
        name: _READERS.get(name, _number)(text, place) for name, (text, place) in texts.items()
    }
    config = Config(**values)
    if config.workers > 1 and kind_of(config.database) == SQLITE:
        raise InputError("serve-workers", "--workers")
    if config.smtp and not (config.url and config.mail_from):
        raise InputError("serve-mail-from", variable("smtp"))
    return config


def _written(value: object) -> str:
    if isinstance(value, bool):
        return SWITCH[not value]
    if isinstance(value, Rate):
        return f"{value.per_second:f}/{value.burst:.0f}"
    if isinstance(value, tuple):
        return ",".join(value)
    return NONE if value is None else str(value)


def _database(text: str, place: str) -> str:
    try:
        kind_of(text)
    except InputError as error:
        raise InputError(error.problem, place, **error.params) from None
    return text


def _within(low: int, high: int, text: str, place: str) -> int:
    number = int(text) if text.isascii() and text.isdecimal() and len(text) <= 9 else -1
    if not low <= number <= high:
        raise InputError("number-range", place, low=low, high=high, found=text)
    return number


def _number(text: str, place: str) -> int:
    return _within(1, 1_000_000, text, place)


def _number_or_none(text: str, place: str) -> int | None:
    return None if text == NONE else _number(text, place)


def _days_or_none(text: str, place: str) -> int | None:
    return None if text == NONE else _within(1, 36_500, text, place)


def _port(text: str, place: str) -> int:
    return _within(0, 65_535, text, place)


def _seconds(text: str, place: str) -> int:
    return _within(0, 86_400, text, place)


def _workers(text: str, place: str) -> int:
    return _within(1, 64, text, place)


def _grace(text: str, place: str) -> int:
    return _within(60, 120, text, place)


def _heavy_workers(text: str, place: str) -> int:
    return _within(0, 64, text, place)


def _text(text: str, _place: str) -> str:
    return text


def _log_level(text: str, place: str) -> str:
    if text not in LOG_LEVELS:
        allowed = ", ".join(LOG_LEVELS)
        raise InputError("argument-unknown", place, found=text, allowed=allowed)
    return text


def _switch(text: str, place: str) -> bool:
    return one_of(text, place, SWITCH) == SWITCH[0]


def _metrics(text: str, place: str) -> str:
    return one_of(text, place, METRICS)


def _list(text: str, _place: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _origins(text: str, place: str) -> tuple[str, ...]:
    origins = _list(text, place)
    for origin in origins:
        if not ORIGIN.fullmatch(origin):
            raise InputError("serve-origin", place, found=origin)
    return origins


def _url(text: str, place: str) -> str:
    if not ORIGIN.fullmatch(text):
        raise InputError("serve-url", place, found=text)
    return text


def _traces(text: str, place: str) -> str:
    if not TRACES.fullmatch(text):
        raise InputError("serve-traces", place, found=text.rpartition("@")[2])
    return text


def _percent(text: str, place: str) -> int:
    return _within(1, 100, text, place)


def _smtp(text: str, place: str) -> str:
    if not SMTP.fullmatch(text):
        raise InputError("serve-smtp", place, found=text.rpartition("@")[2])
    return text


def _proxies(text: str, place: str) -> tuple[str, ...]:
    """Addresses and networks: a name would never be found among the addresses of clients."""
    proxies = _list(text, place)
    for proxy in proxies:
        try:
            ip_network(proxy)
        except ValueError:
            raise InputError("serve-proxy", place, found=proxy) from None
    return proxies


def _rate(text: str, place: str) -> Rate:
    """Per second, and at once: `0.5/8`."""
    found = RATE.fullmatch(text)
    if found is None or float(found[1]) == 0 or int(found[2]) == 0:
        raise InputError("serve-rate", place, found=text)
    return Rate(float(found[1]), int(found[2]))


def _rate_or_none(text: str, place: str) -> Rate | None:
    return None if text == NONE else _rate(text, place)


_READERS: Final[Mapping[str, Callable[[str, str], Any]]] = {
    "database": _database,
    "host": _text,
    "port": _port,
    "database_seconds": _seconds,
    "workers": _workers,
    "thinkers": _workers,
    "log_level": _log_level,
    "origins": _origins,
    "proxies": _proxies,
    "metrics": _metrics,
    "shared": _switch,
    "traces": _traces,
    "trace_percent": _percent,
    "heavy_workers": _heavy_workers,
    "heavy_seconds": _rate_or_none,
    "url": _url,
    "push_services": _list,
    "smtp": _smtp,
    "mail_from": _text,
    "arrivals": _rate_or_none,
    "requests": _rate_or_none,
    "new_tables": _rate_or_none,
    "passwords": _rate_or_none,
    "guesses": _rate_or_none,
    "passkeys": _rate_or_none,
    "address_messages": _rate_or_none,
    "messages": _rate_or_none,
    "frames": _rate_or_none,
    "chat": _rate_or_none,
    "reports": _rate_or_none,
    "mistakes": _rate,
    "seats": _number_or_none,
    "address_seats": _number_or_none,
    "pack": _list,
    "pack_days": _days_or_none,
    "shared_days": _days_or_none,
    "keep_open_tables": _days_or_none,
    "keep_bot_games": _days_or_none,
    "keep_finished_games": _days_or_none,
    "keep_guests": _days_or_none,
    "keep_chats": _days_or_none,
    "keep_reports": _days_or_none,
    "keep_notices": _days_or_none,
    "keep_addresses": _days_or_none,
    "stand_in_seconds": _grace,
}
