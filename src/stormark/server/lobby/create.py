"""Opening a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

from stormark.bots.characters import character_named
from stormark.bots.levels import PROPOSED
from stormark.bots.registry import character_of, check_bot
from stormark.kernel.game import Game, Setup
from stormark.kernel.json import Json
from stormark.kernel.refusal import InputError, Refusal
from stormark.server.accounts.names import distinct
from stormark.server.clock.settings import ClockSettings
from stormark.server.clock.wall_clock import now_ms
from stormark.server.content.games import game_named
from stormark.server.ids import new_id, new_seed, new_token, token_hash
from stormark.server.lobby.naming import check_names, names_beside, seat_name
from stormark.server.lobby.preconditions import LobbyRefusal
from stormark.server.sanitize import check_plain
from stormark.server.storage import tables
from stormark.server.storage.tables import BOT, OPEN, PERSON, SeatRow, TableRow
from stormark.server.table.settings import TableSettings


@dataclass(frozen=True)
class Wanted:
    """Who shall sit at a seat: somebody who holds a token, a bot, or whoever comes."""

    kind: str = OPEN
    name: str = ""
    bot: str | None = None


@dataclass(frozen=True)
class Opened:
    """A new table with the tokens of whoever opened it.  They are told once and stored nowhere."""

    row: TableRow
    host_token: str
    seat_tokens: Mapping[int, str]


def new_table(
    game: str,
    options: Mapping[str, Json],
    settings: TableSettings,
    wanted: Sequence[Wanted],
    *,
    rules: Game[Any] | None = None,
    password: str | None = None,
    person: str | None = None,
) -> Opened:
    """A table as its host wants it.  Raises InputError or LobbyRefusal.

    `rules` is the game with another content pack than its own, `password` is hashed, and `person`
    is the account of whoever opens the table: the seats of people are theirs (hot seat).
    """
    setup = set_up(rules or game_named(game), options)
    check_settings(setup.game, settings)
    players = players_of(setup)
    if len(wanted) > players:
        raise InputError("list-length", "seats", length=players)
    tokens: dict[int, str] = {}
    seats: list[SeatRow] = []
    for number in range(players):
        who = wanted[number] if number < len(wanted) else Wanted()
        if who.kind == PERSON:
            tokens[number] = new_token()
        seats.append(new_seat(setup.game, number, who, tokens.get(number), person, seats))
    host_token = new_token()
    row = TableRow(
        id=new_id(),
        game=setup.game,
        options=dict(setup.options),
        pack=setup.pack,
        rules_version=setup.rules_version,
        status=OPEN,
        settings=settings,
        password=password,
        host_token=token_hash(host_token),
        seed=new_seed(),
        result=None,
        created_at=(at := now_ms()),
        changed_at=at,
        origin=None,
        seats=tuple(seats),
    )
    return Opened(row, host_token, tokens)


def keep(connection: Connection, opened: Opened) -> None:
    """Write a new table down, if nobody on it bears somebody else's name."""
    check_names(connection, opened.row)
    tables.create(connection, opened.row)


def set_up(game: Game[Any], options: Mapping[str, Json]) -> Setup:
    """The options of a match, complete."""
    check_plain(dict(options), "options")
    setup = game.setup(options)
    if isinstance(setup, Refusal):
        raise LobbyRefusal(setup)
    return setup


def checked_options(
    game: Game[Any], options: Mapping[str, Json]
) -> tuple[dict[str, Json], int | None]:
    """The options of a match, complete, and the minutes that the rules recommend for it."""
    setup = set_up(game, options)
    return dict(setup.options), game.recommended_minutes(setup)


def players_of(setup: Setup) -> int:
    players = setup.options["players"]
    assert isinstance(players, int)
    return players


def check_settings(game: str, settings: TableSettings) -> None:
    """What the types do not say about the settings."""
    ClockSettings.from_json(settings.clock, "settings.clock")
    check_bot(settings.stand_in, "settings.stand_in", game)


def new_seat(
    game: str,
    number: int,
    who: Wanted,
    token: str | None,
    person: str | None = None,
    others: Sequence[SeatRow] = (),
) -> SeatRow:
    """A seat as the host wants it; the others are those it must not be confused with."""
    place = f"seats[{number}]"
    if who.kind == BOT:
        bot = check_bot(who.bot or PROPOSED, f"{place}.bot", game)
        character = character_named(character_of(bot), game)
        name = "" if character is None else distinct(character.name, names_beside(others, number))
        return SeatRow(number, BOT, name, bot)
    if who.kind == PERSON:
        assert token is not None
        name = seat_name(who.name, f"{place}.name", names_beside(others, number))
        return SeatRow(number, PERSON, name, person=person, token=token_hash(token))
    return SeatRow(number)
