"""The client as an application: it is installable, opens without a connection, renews itself."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from stormark.server.config import Config
from stormark.server.http import client_files
from tests.browser.player import NewPlayer, Player
from tests.server.served import served

WHEN_KEPT = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


@pytest.fixture
def player(new_player: NewPlayer) -> Player:
    """One whose browser keeps the client; others of these tests do without."""
    return new_player(service_workers="allow")


def wait_until_kept(page: Page) -> None:
    """Until the client is on this device, and answers from there."""
    page.wait_for_function(WHEN_KEPT)


def test_it_can_be_installed(player: Player) -> None:
    player.visit()
    wait_until_kept(player.page)
    tools = player.page.context.new_cdp_session(player.page)
    manifest = tools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    found = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Windows of tests count as private ones, where nothing can be installed.
    assert [one["errorId"] for one in found if one["errorId"] != "in-incognito"] == []


def test_without_a_connection_it_opens_and_says_so(player: Player) -> None:
    player.watch.expect("ERR_INTERNET_DISCONNECTED|Failed to load resource")
    player.visit()
    wait_until_kept(player.page)
    notice = player.page.get_by_text(player.t("offline"))
    player.page.context.set_offline(True)
    expect(notice).to_be_visible()
    player.page.reload()
    expect(player.page.get_by_role("heading", name=player.t("start-title"))).to_be_visible()
    expect(notice).to_be_visible()
    player.page.context.set_offline(False)
    expect(notice).to_be_hidden()


class Renewable:
    """A server whose client can be replaced by a newer one."""

    def __init__(self, folder: Path, runs: ExitStack) -> None:
        self._web = folder / "web"
        self._config = Config(f"sqlite:///{folder / 'tables.db'}", requests=None)
        shutil.copytree(client_files.BUILT, self._web)
        self._runs = runs
        self.address = runs.enter_context(served(self._config, client=self._web))

    def renew(self, version: str) -> None:
        """Stop, install a newer client, start again."""
        self._runs.close()
        for name in ("index.html", "sw.js"):
            for packed in self._web.glob(f"{name}.*"):
                packed.unlink()
            self._replace(self._web / name, version)
        port = int(self.address.rpartition(":")[2])
        self._runs.enter_context(served(self._config, client=self._web, port=port))

    def _replace(self, file: Path, version: str) -> None:
        page = (client_files.BUILT / "index.html").read_text()
        found = re.search(r'name="version" content="(\w+)"', page)
        assert found is not None
        file.write_text(file.read_text().replace(found[1], version))


class TestWhereTheServerIsRenewed:
    @pytest.fixture
    def renewable(self, built_client: None, tmp_path: Path) -> Iterator[Renewable]:
        with ExitStack() as runs:
            yield Renewable(tmp_path, runs)

    @pytest.fixture
    def address(self, renewable: Renewable) -> str:
        return f"http://{renewable.address}"

    @pytest.fixture
    def look_again(self, player: Player) -> Callable[[], None]:
        """What an open page does when somebody comes back to it."""
        looks = "document.dispatchEvent(new Event('visibilitychange'))"
        return lambda: player.page.evaluate(looks)

    def test_an_open_page_offers_the_new_version(
        self, renewable: Renewable, player: Player, look_again: Callable[[], None]
    ) -> None:
        player.visit("/settings")
        wait_until_kept(player.page)
        renewable.renew("newer")
        look_again()
        notice = player.page.get_by_text(player.t("version-newer"))
        expect(notice).to_be_visible()
        with player.page.expect_navigation():
            player.page.get_by_role("button", name=player.t("version-reload")).click()
        version = player.page.locator("meta[name=version]")
        expect(version).to_have_attribute("content", "newer")
        expect(player.page.get_by_role("heading", level=1)).to_be_visible()
        expect(notice).to_be_hidden()

    def test_a_page_that_is_opened_later_is_new_already(
        self, renewable: Renewable, player: Player
    ) -> None:
        player.visit("/settings")
        wait_until_kept(player.page)
        renewable.renew("newer")
        player.visit("/settings")
        version = player.page.locator("meta[name=version]")
        expect(version).to_have_attribute("content", "newer")
        player.page.wait_for_function(
            "caches.keys().then((names) => names.includes('stormark-newer'))"
        )
        expect(player.page.get_by_text(player.t("version-newer"))).to_be_hidden()
