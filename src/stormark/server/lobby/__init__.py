"""Everything about a table before and after its match: opening, sitting down, starting, again."""

from stormark.server.lobby.create import Opened, Wanted, keep, new_table
from stormark.server.lobby.host import change, dissolve, exchange, seat_as
from stormark.server.lobby.join import agree, leave, rename, sit_down, take_along
from stormark.server.lobby.preconditions import LobbyRefusal, refuse
from stormark.server.lobby.rematch import claim, rematch
from stormark.server.lobby.start import start
from stormark.server.lobby.visitor import SeatLimits, Visitor, let_in

__all__ = [
    "LobbyRefusal",
    "Opened",
    "SeatLimits",
    "Visitor",
    "Wanted",
    "agree",
    "change",
    "claim",
    "dissolve",
    "exchange",
    "keep",
    "leave",
    "let_in",
    "new_table",
    "refuse",
    "rematch",
    "rename",
    "seat_as",
    "sit_down",
    "start",
    "take_along",
]
