"""What is asked over HTTP: tables are opened, found, joined and started."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final
from urllib.error import HTTPError
from urllib.parse import quote, urlencode, urlsplit
from urllib.request import Request, urlopen

from stormark.client.errors import RequestRefused
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.refusal import InputError

if TYPE_CHECKING:
    from stormark.client.connection import Connection
    from stormark.client.sync import SyncConnection

TOKEN_HEADER: Final = "X-Table-Token"
SECONDS: Final = 30.0


@dataclass(frozen=True)
class OpenedTable:
    """A table that was just opened, with its tokens: they are shown this once."""

    id: str
    card: JsonDict  # what everybody may know of it
    host_token: str
    seat_tokens: Mapping[int, str]  # of the seats that were given to people


class Server:
    """A server by its address.

    >>> Server("https://example.org/").socket("abc")
    'wss://example.org/api/tables/abc/live'
    """

    def __init__(self, address: str, language: str = "en", seconds: float = SECONDS) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise InputError("client-address", "address", found=address)
        self.address = f"{parts.scheme}://{parts.netloc}"
        self.language = language
        self._seconds = seconds

    # --- tables

    def games(self) -> Any:
        """The games of the server with their options, bots and packs."""
        return self.get("/api/games")

    def packs(self, game: str) -> dict[str, str]:
        """The packs that the server offers for a game: `open_table` takes the hash of a name."""
        offered = (card["packs"] for card in self.games() if card["id"] == game)
        return {pack["name"]: pack["hash"] for packs in offered for pack in packs}

    def tables(self, **which: str) -> Any:
        """Public tables, a page of them: `tables(status="open", game="xibalba")`."""
        return self.get(f"/api/tables?{urlencode(which)}")

    def table(self, table: str) -> Any:
        """The card of a table: who sits where, options, settings."""
        return self.get(f"/api/tables/{quote(table)}")

    def open_table(
        self,
        game: str,
        seats: Sequence[str | Mapping[str, Json]] = (),
        *,
        options: Mapping[str, Json] | None = None,
        settings: Mapping[str, Json] | None = None,
        pack: str = "",
        password: str = "",
    ) -> OpenedTable:
        """Open a table.  Seats are names of people, `bot:LEVEL`, or objects as in docs/api.md."""
        wanted: JsonDict = {
            "game": game,
            "options": dict(options or {}),
            "settings": dict(settings or {}),
            "seats": [_seat(seat) for seat in seats],
            "pack": pack,
            "password": password,
        }
        told = self.post("/api/tables", wanted)
        tokens = {int(seat): token for seat, token in told["seat_tokens"].items()}
        return OpenedTable(told["table"]["id"], told["table"], told["host_token"], tokens)

    def sit(self, table: str, seat: int, name: str, password: str = "") -> str:
        """Take an open seat; the token that proves it is yours."""
        told = self.post(
            f"/api/tables/{quote(table)}/seats/{seat}", {"name": name, "password": password}
        )
        return str(told["token"])

    def start(self, table: OpenedTable) -> Any:
        """Let the match begin."""
        return self.post(f"/api/tables/{quote(table.id)}/start", token=table.host_token)

    # --- connections

    def connect(self, table: str, token: str = "", **wishes: Any) -> Connection:
        """A connection to a table, for `async with`; without a token one watches."""
        from stormark.client.connection import Connection

        return Connection(self.socket(table), token, language=self.language, **wishes)

    def connect_sync(self, table: str, token: str = "", **wishes: Any) -> SyncConnection:
        """The same for programs without `async`, for `with`."""
        from stormark.client.sync import SyncConnection

        return SyncConnection(self.connect(table, token, **wishes))

    def socket(self, table: str) -> str:
        """The address of a table's socket."""
        return f"ws{self.address.removeprefix('http')}/api/tables/{quote(table)}/live"

    # --- anything else

    def get(self, path: str, token: str = "") -> Any:
        """What a route answers; raises RequestRefused."""
        return self._ask("GET", path, None, token)

    def post(self, path: str, body: JsonDict | None = None, token: str = "") -> Any:
        """The same for a route that changes something."""
        return self._ask("POST", path, body, token)

    def _ask(self, method: str, path: str, body: JsonDict | None, token: str) -> Any:
        headers = {"Accept-Language": self.language, "Content-Type": "application/json"}
        if token:
            headers[TOKEN_HEADER] = token
        data = None if body is None else json.dumps(body).encode()
        asked = Request(f"{self.address}{path}", data, headers, method=method)
        try:
            with urlopen(asked, timeout=self._seconds) as answer:
                read = answer.read()
        except HTTPError as error:
            with error:
                raise RequestRefused(_told(error.read()), error.code) from None
        return json.loads(read) if read else None

    def __repr__(self) -> str:
        return f"<Server {self.address}>"


def _seat(seat: str | Mapping[str, Json]) -> Json:
    if not isinstance(seat, str):
        return dict(seat)
    kind, _, level = seat.partition(":")
    return {"kind": "bot", "bot": level} if kind == "bot" else {"kind": "person", "name": seat}


def _told(body: bytes) -> Mapping[str, Any]:
    try:
        told = json.loads(body)
    except ValueError:
        told = None
    return told if isinstance(told, dict) else {}
