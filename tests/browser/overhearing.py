"""A coach who only listens: what the page is told reaches it straight from the server.

A `Coach` stands between the page and the server, and whatever passes through it costs the page
time that players never spend.  Where time is measured, this one reads along instead.
"""

from __future__ import annotations

import json

from playwright.sync_api import Page, WebSocket

from tests.browser.coach import Coach

# The page's own connection, kept to speak on; its greeting asks for a position to think about.
KEPT = """
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    if (!this.url.endsWith('/live')) return send.call(this, text);
    window.live = { say: (more) => send.call(this, more) };
    const message = JSON.parse(text);
    if (message.type === 'hello') text = JSON.stringify({ ...message, position: true });
    send.call(this, text);
  };
"""


class Spoken:
    """To the server, by the connection of the page."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def send(self, message: str | bytes) -> None:
        self._page.evaluate("(text) => window.live.say(text)", message)


class Listener(Coach):
    """Knows a good answer, and is in nobody's way."""

    def _attach(self, page: Page) -> None:
        page.add_init_script(KEPT)
        page.on("websocket", self._overhear)
        self._server = Spoken(page)

    def _overhear(self, socket: WebSocket) -> None:
        if socket.url.endswith("/live"):
            socket.on("framereceived", lambda text: self._hear(json.loads(text)))
