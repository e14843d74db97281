"""What an operator can do.  The words of `do` are stored in the audit log and stay."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from stormark.server.sanitize import NAME_LENGTH

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Hours: TypeAlias = Annotated[
    Annotated[int, Meta(ge=1, le=87_600)] | None,
    Meta(description="How long; null: until somebody lifts it."),
]


class Action(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Anything an operator does."""


class BanPerson(Action, frozen=True, tag="ban_person"):
    """An account may not come in."""

    person: Id
    hours: Hours = None


class BanNetwork(Action, frozen=True, tag="ban_network"):
    """Nobody may come in from a range of addresses."""

    network: Annotated[str, Meta(max_length=50)]
    hours: Hours = None


class MutePerson(Action, frozen=True, tag="mute_person"):
    """An account may not write, at one table or anywhere."""

    person: Id
    table: Id | None = None
    hours: Hours = None


class MuteSeat(Action, frozen=True, tag="mute_seat"):
    """Whoever sits at a seat may not write there: for guests, who have no account."""

    table: Id
    seat: SeatNumber
    hours: Hours = None


class Lift(Action, frozen=True, tag="lift"):
    """A ban or a mute ends now."""

    sanction: Id


class CloseTable(Action, frozen=True, tag="close_table"):
    """An open table goes; a match that runs ends without a winner."""

    table: Id


class RenamePerson(Action, frozen=True, tag="rename_person"):
    """An account bears another name, at all of its seats as well."""

    person: Id
    name: Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]


class RenameSeat(Action, frozen=True, tag="rename_seat"):
    """Whoever sits at a seat bears another name there."""

    table: Id
    seat: SeatNumber
    name: Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]


class ResetPassword(Action, frozen=True, tag="reset_password"):
    """Somebody who forgot their password can choose a new one, with a code that works once."""

    person: Id


class EndSessions(Action, frozen=True, tag="end_sessions"):
    """An account is logged out everywhere."""

    person: Id


class RemovePerson(Action, frozen=True, tag="remove_person"):
    """An account is deleted, as its owner could; games stay, without the name."""

    person: Id


class RemoveLine(Action, frozen=True, tag="remove_line"):
    """A line of chat is gone for everybody."""

    line: Annotated[int, Meta(ge=1, le=2**31 - 1)]


class WithdrawPack(Action, frozen=True, tag="withdraw_pack"):
    """Nobody shares a pack any more, and for some time nobody shares it again."""

    pack: Annotated[str, Meta(min_length=1, max_length=64, pattern="^[0-9a-f]+$")]


class CloseReport(Action, frozen=True, tag="close_report"):
    """A report has been looked at; whoever made it is told the reason as the answer."""

    report: Id
    state: Literal["done", "dismissed"]


AnyAction: TypeAlias = (
    BanPerson
    | BanNetwork
    | MutePerson
    | MuteSeat
    | Lift
    | CloseTable
    | RenamePerson
    | RenameSeat
    | ResetPassword
    | EndSessions
    | RemovePerson
    | RemoveLine
    | WithdrawPack
    | CloseReport
)

HARMLESS: Final = (MutePerson, MuteSeat, Lift, CloseReport)
"""Everything else needs the operator's password once more, if it was given long ago."""


def word_of(action: AnyAction) -> str:
    """The word of the audit log for an action.

    >>> word_of(Lift("x"))
    'lift'
    """
    return str(type(action).__struct_config__.tag)
