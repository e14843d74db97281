"""The tests of this folder notice what must not happen in a browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Error

from tests.browser.player import Player


@pytest.mark.parametrize(
    ("mishap", "noticed"),
    [
        ("console.error('broken')", "error: broken"),
        ("setTimeout(() => { throw new Error('broken'); })", "exception"),
        ("fetch('/assets/none.js')", "404"),
        ("new Image().src = 'http://127.0.0.1:9/elsewhere.png'", "Content Security Policy"),
    ],
)
def test_mishaps_are_noticed(player: Player, mishap: str, noticed: str) -> None:
    player.visit()
    assert player.watch.complaints() == []
    with player.page.expect_console_message(lambda message: message.text == "end"):
        player.page.evaluate(f"void setTimeout(() => {{ {mishap} }})")
        player.page.evaluate("setTimeout(() => fetch('/').then(() => console.info('end')), 50)")
    assert any(noticed in one for one in player.watch.complaints())
    player.watch.expect("")


def test_requests_to_others_are_noticed(player: Player) -> None:
    with pytest.raises(Error):
        player.visit("http://127.0.0.1:9/elsewhere")
    assert any("foreign request" in one for one in player.watch.complaints())
    player.watch.expect("")
