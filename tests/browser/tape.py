"""What a table told one seat, kept, to be told again: the same match at any size, at any time.

A match is played past the page to where it is late, and from there on everything that the server
says is kept, portion by portion: one's answer and what all others do after it.  `played_back` opens
the table with that, word for word, without a server that thinks meanwhile.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page, Response, Route, WebSocket, expect

from tests.browser.company import next_asked
from tests.browser.overhearing import Listener
from tests.browser.player import PATIENCE, Player
from tests.browser.sitting import sit_down

SEAT = 0  # where the player sits
Table = tuple[str, dict[str, Any]]

# Stands where the connection to the server would: greeted, it says how the table stands; then it
# says a portion whenever it is asked to, and answers whatever else it hears.
BACK = """({ welcome, portions, seats, table }) => {
  localStorage.setItem('stormark-seats', seats);
  sessionStorage.setItem(`stormark-begun-${table}`, 'yes'); // nobody has to be introduced
  class Played {
    readyState = 1;
    constructor() {
      window.tape = this;
      setTimeout(() => this.onopen?.());
    }
    send(text) {
      const hello = JSON.parse(text).type === 'hello';
      setTimeout(() => this.tell(hello ? welcome : '{"type": "pong"}'));
    }
    tell(data) {
      this.onmessage?.({ data });
    }
    // As the server does: one message after the other, each a task of its own.
    next() {
      const [...left] = portions.shift() ?? [];
      this.left = left.length;
      for (const one of left) {
        setTimeout(() => {
          this.tell(one);
          this.left -= 1;
        });
      }
    }
    close() {}
  }
  window.WebSocket = new Proxy(WebSocket, {
    construct: (real, [url]) => url.endsWith('/live') ? new Played() : new real(url),
  });
}"""


@dataclass
class Tape:
    """A part of a match, as one seat was told of it."""

    game: str
    players: int
    table: str
    seats: str  # what the browser kept about its seats
    answers: int  # before it begins
    others: int = 0  # records of others
    welcome: str = ""
    portions: list[list[str]] = field(default_factory=list)
    pages: dict[str, str] = field(default_factory=dict)  # what else was asked for, by its path

    @classmethod
    def read(cls, path: Path) -> Tape:
        return cls(**json.loads(path.read_text(encoding="utf-8")))

    def write(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(asdict(self)), encoding="utf-8")

    def told(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "welcome":
            self.welcome = text
        elif message["type"] == "update" and self.portions:
            self.portions[-1].append(text)
            self.others += message["by"] != SEAT


def taped(player: Player, table: Table, before: int, records: int) -> Tape:
    """So many records of others at least, after so many answers; fewer where the match ends."""
    page = player.page
    coach = Listener(page)
    name = sit_down(player, *table)
    expect(player.board).to_be_visible(timeout=PATIENCE)
    given = 0
    while given < before and answer(player, coach):
        given += 1
    seats = page.evaluate("localStorage.getItem('stormark-seats')")
    game, options = table
    tape = Tape(game, int(options["players"]), name, str(seats), given)

    def connected(socket: WebSocket) -> None:
        if socket.url.endswith("/live"):
            socket.on("framereceived", lambda text: tape.told(str(text)))

    def fetched(response: Response) -> None:
        path = urlsplit(response.url).path
        if name in path and response.ok and response.request.method == "GET":
            if response.request.resource_type == "fetch":
                tape.pages[path] = response.text()

    page.on("websocket", connected)
    page.on("response", fetched)
    page.reload()
    expect(player.board).to_be_visible(timeout=PATIENCE)
    while tape.others < records:
        tape.portions.append([])
        if not answer(player, coach):
            break
    return tape


def answer(player: Player, coach: Listener) -> bool:
    """One answer, and the turns of others after it; whether the match goes on."""
    asked = next_asked({player: coach})
    if asked is None:
        return False
    coach.say(asked[1])
    return next_asked({player: coach}) is not None


def played_back(page: Page, tape: Tape) -> None:
    """Open the table as it was; `page.evaluate("tape.next()")` tells what comes next."""

    def answered(route: Route) -> None:
        path = urlsplit(route.request.url).path
        if path in tape.pages:
            route.fulfill(body=tape.pages[path], content_type="application/json")
        else:
            route.fallback()

    page.route(f"**/*{tape.table}*", answered)
    told = {name: getattr(tape, name) for name in ("welcome", "portions", "seats", "table")}
    page.add_init_script(f"({BACK})({json.dumps(told)})")
    page.goto(f"/table/{tape.table}")
