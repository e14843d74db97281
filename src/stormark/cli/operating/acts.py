"""What operators do, from the terminal: the same actions as on the page."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import click

from stormark.cli.commands.serve import need_server
from stormark.cli.commands.server import database_option, with_database
from stormark.cli.complaint import Complaint
from stormark.cli.frame import LocalCommand
from stormark.cli.operating.ground import account_named, argument, terminal_actor, text_option
from stormark.i18n import Catalogue
from stormark.kernel.fields import one_of
from stormark.kernel.refusal import InputError

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from stormark.server.moderation.actions import AnyAction
    from stormark.server.moderation.perform import Performed

LONGEST = 87_600  # hours
CONTENT = re.compile("[0-9a-f]{1,64}")  # the hash of a pack

Asked = dict[str, Any]


def command(name: str, catalogue: Catalogue) -> click.Command:
    made, arguments, options = ACTS[name]

    def callback(reason: str, database: str | None, **asked: Any) -> int:
        need_server()
        return act(catalogue, lambda c: made(c, asked), reason, database)

    params: list[click.Parameter] = [argument(catalogue, word) for word in arguments]
    params += [text_option(catalogue, word) for word in options]
    params += [
        text_option(catalogue, "reason", required=True),
        database_option(catalogue),
    ]
    return LocalCommand(name, catalogue, callback, params, f"server-{name}")


def act(
    catalogue: Catalogue, made: Callable[[Connection], AnyAction], reason: str, url: str | None
) -> int:
    """Carry an action out; a server that runs on this database tells whom it concerns."""
    from stormark.server.clock.wall_clock import now_ms
    from stormark.server.ids import new_id
    from stormark.server.lobby import LobbyRefusal
    from stormark.server.moderation.perform import perform

    request = new_id()

    def work(connection: Connection) -> Performed:
        return perform(connection, terminal_actor(), made(connection), reason, request, now_ms())

    try:
        done = with_database(url, lambda database: database.run(work))
    except LobbyRefusal as error:
        raise Complaint(error.refusal) from None
    print(catalogue.t("cli-operating-done", number=done.entry.seq))
    if done.code:
        print(catalogue.t("cli-operating-code", code=done.code))
    return 0


def ban(connection: Connection, asked: Asked) -> AnyAction:
    """An account by its name, or a range of addresses."""
    from stormark.server.moderation import actions as A

    who, hours = asked["who"], _hours(asked)
    if "/" in who or who.replace(".", "").isdecimal() or "::" in who:
        return A.BanNetwork(who, hours)
    return A.BanPerson(account_named(connection, who, "WHO").id, hours)


def mute(connection: Connection, asked: Asked) -> AnyAction:
    from stormark.server.moderation import actions as A

    if "/" in asked["who"]:
        table, seat = _seat(asked["who"])
        return A.MuteSeat(table, seat, _hours(asked))
    person = account_named(connection, asked["who"], "WHO").id
    return A.MutePerson(person, asked["table"], _hours(asked))


def lift(_connection: Connection, asked: Asked) -> AnyAction:
    from stormark.server.moderation import actions as A

    return A.Lift(asked["id"])


def close(_connection: Connection, asked: Asked) -> AnyAction:
    from stormark.server.moderation import actions as A

    return A.CloseTable(asked["id"])


def rename(connection: Connection, asked: Asked) -> AnyAction:
    from stormark.server.moderation import actions as A

    if "/" in asked["who"]:
        return A.RenameSeat(*_seat(asked["who"]), asked["name"])
    return A.RenamePerson(account_named(connection, asked["who"], "WHO").id, asked["name"])


def reset(connection: Connection, asked: Asked) -> AnyAction:
    from stormark.server.moderation import actions as A

    return A.ResetPassword(account_named(connection, asked["name"], "NAME").id)


def logout(connection: Connection, asked: Asked) -> AnyAction:
    from stormark.server.moderation import actions as A

    return A.EndSessions(account_named(connection, asked["name"], "NAME").id)


def remove(connection: Connection, asked: Asked) -> AnyAction:
    """An account by its name, a line of chat: `line:123`, or that a pack is shared: `pack:HASH`."""
    from stormark.server.moderation import actions as A

    word, separator, number = asked["who"].partition(":")
    if separator and word == "line" and number.isascii() and number.isdecimal():
        return A.RemoveLine(int(number[:9]))
    if separator and word == "pack" and CONTENT.fullmatch(number):
        return A.WithdrawPack(number)
    return A.RemovePerson(account_named(connection, asked["who"], "WHO").id)


def answer(_connection: Connection, asked: Asked) -> AnyAction:
    from stormark.server.moderation import actions as A

    return A.CloseReport(asked["id"], one_of(asked["state"], "STATE", ("done", "dismissed")))  # type: ignore[arg-type]


def _hours(asked: Asked) -> int | None:
    text = asked["hours"]
    if text is None:
        return None
    number = int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else 0
    if not 1 <= number <= LONGEST:
        raise InputError("number-range", "--hours", low=1, high=LONGEST, found=text)
    return number


def _seat(text: str) -> tuple[str, int]:
    """A seat as lists name it: `TABLE/2` is the second."""
    table, _, seat = text.partition("/")
    if not (seat.isascii() and seat.isdecimal() and 1 <= int(seat[:3]) <= 100):
        raise InputError("seat-malformed", "WHO", found=text)
    return table, int(seat[:3]) - 1


Made = Callable[["Connection", Asked], "AnyAction"]
ACTS: dict[str, tuple[Made, Sequence[str], Sequence[str]]] = {
    "ban": (ban, ("who",), ("hours",)),
    "mute": (mute, ("who",), ("hours", "table")),
    "lift": (lift, ("id",), ()),
    "close": (close, ("id",), ()),
    "rename": (rename, ("who", "name"), ()),
    "reset": (reset, ("name",), ()),
    "logout": (logout, ("name",), ()),
    "remove": (remove, ("who",), ()),
    "answer": (answer, ("id", "state"), ()),
}
