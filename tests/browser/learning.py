"""Somebody who takes lessons, and does what the coach of the client tells."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.company import by_piece
from tests.browser.player import Player


def coach(player: Player) -> Locator:
    return player.page.get_by_role("region", name=player.t("learn-coach"), exact=True)


def hinted(player: Player) -> str:
    """What the coach tells a learner to choose."""
    before, _, after = player.t("learn-hint", option="\0").partition("\0")
    said = coach(player).get_by_text(before, exact=False).first.text_content() or ""
    return said.strip().removeprefix(before.strip()).removesuffix(after.strip()).strip()


def go_on(player: Player) -> bool:
    """One step of a lesson; False where there is none any more."""
    onward = [player.t(name) for name in ("learn-next", "learn-watch", "learn-try")]
    for name in onward:
        button = coach(player).get_by_role("button", name=name, exact=True)
        if button.count() > 0:
            button.click()
            return True
    if coach(player).get_by_role("button", name=player.t("learn-show")).count() > 0:
        by_piece(player, hinted(player))
        return True
    following = coach(player).get_by_role("link")
    if following.count() > 0:
        address = following.get_attribute("href")
        following.click()
        player.page.wait_for_url(f"**{address}")
        return True
    return False
