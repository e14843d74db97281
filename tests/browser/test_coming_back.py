"""A match goes on, whatever happens to the page or to the server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.player import PATIENCE, Player
from tests.server.processes.running import Server, served


def test_a_page_that_is_loaded_again_goes_on_where_it_was(player: Player) -> None:
    player.play_now("xibalba")
    player.answer()
    player.wait_for_turn()
    before = player.asked()
    player.page.reload()
    expect(player.prompt).to_have_text(before, use_inner_text=True)
    player.answer()
    expect(player.prompt).not_to_have_text(before, use_inner_text=True)


class Mortal:
    """A server that can be killed and comes back at the same address."""

    def __init__(self, folder: Path, lives: ExitStack) -> None:
        self._place = (f"sqlite:///{folder / 'tables.db'}", folder / "log")
        self._lives = lives
        self.server = self._born("0")

    def _born(self, port: str) -> Server:
        return self._lives.enter_context(served(*self._place, "--port", port))

    def die(self) -> None:
        self.server.process.kill()
        self.server.process.wait()

    def return_to_life(self) -> None:
        self.server = self._born(self.server.address.rpartition(":")[2])


@pytest.fixture
def mortal(built_client: None, tmp_path: Path) -> Iterator[Mortal]:
    with ExitStack() as lives:
        yield Mortal(tmp_path, lives)


class TestWhereTheServerDies:
    @pytest.fixture
    def address(self, mortal: Mortal) -> str:
        return mortal.server.address

    def test_the_client_says_so_comes_back_by_itself_and_plays_on(
        self, mortal: Mortal, player: Player
    ) -> None:
        player.watch.expect("WebSocket|ERR_CONNECTION_REFUSED|Failed to load resource")
        player.play_now("xibalba")
        player.answer()
        player.wait_for_turn()
        before = player.asked()
        mortal.die()
        lost = player.page.get_by_text(player.t("connection-lost"))
        expect(lost).to_be_visible()
        mortal.return_to_life()
        expect(lost).to_be_hidden(timeout=PATIENCE)
        expect(player.prompt).to_have_text(before, use_inner_text=True)
        player.answer()
        expect(player.prompt).not_to_have_text(before, use_inner_text=True)
