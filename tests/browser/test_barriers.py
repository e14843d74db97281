"""No page keeps anybody out: axe-core finds nothing, by day and night, on desks and phones."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.axe import barriers
from tests.browser.coach import Coach
from tests.browser.company import by_button, next_asked
from tests.browser.matches import played_by_bots
from tests.browser.pages import PAGES
from tests.browser.player import NewPlayer, Player

DESK = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=390, height=844)
LOOKS: tuple[tuple[ViewportSize, Literal["light", "dark"]], ...] = (
    (PHONE, "dark"),
    (DESK, "light"),  # as players have it otherwise
)
PARTS = 3  # of all pages: tests that run side by side
NOWHERE = "/nowhere/at/all"


class Finder:
    """Looks at a page in both themes and both sizes, and remembers what is wrong."""

    def __init__(self, player: Player) -> None:
        self._page = player.page
        self.found: list[str] = []

    def look(self, name: str) -> None:
        for size, theme in LOOKS:
            self._page.set_viewport_size(size)
            self._page.emulate_media(color_scheme=theme)
            self.found += [
                f"{name} ({size['width']}, {theme}): {one}" for one in barriers(self._page)
            ]


@contextmanager
def nothing_found(player: Player) -> Iterator[Finder]:
    finder = Finder(player)
    yield finder
    assert finder.found == [], "\n".join(finder.found)


def settle(player: Player) -> None:
    """Until a page has everything that it shows."""
    expect(player.page.get_by_role("heading", level=1).first).to_be_visible()
    player.page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("part", range(PARTS))
def test_pages_have_no_barriers(player: Player, part: int) -> None:
    with nothing_found(player) as finder:
        for path in PAGES[part::PARTS]:
            player.visit(path)
            settle(player)
            expect(player.page.get_by_role("alert")).to_have_count(0)
            finder.look(path)


def test_a_page_that_is_not_there_and_an_account_have_no_barriers(player: Player) -> None:
    with nothing_found(player) as finder:
        player.visit(NOWHERE)
        expect(player.page.get_by_role("heading", name=player.t("lost-title"))).to_be_visible()
        finder.look(NOWHERE)
        make_an_account(player)
        finder.look("an account")


def make_an_account(player: Player) -> None:
    page = player.page
    player.visit("/account")
    form = page.locator("form").filter(has=page.get_by_role("radio"))
    form.get_by_role("radio", name=player.t("account-register")).check()
    form.get_by_label(player.t("account-name"), exact=True).fill("Henrietta")
    form.get_by_label(player.t("account-password")).fill("a long word to remember")
    form.get_by_role("button", name=player.t("account-register")).click()
    expect(page.get_by_role("button", name=player.t("account-log-out"), exact=True)).to_be_visible()


def test_the_way_to_a_table_has_no_barriers(new_player: NewPlayer) -> None:
    host, guest = new_player("de"), new_player("en")
    with nothing_found(host) as finder:
        host.visit("/new/xibalba")
        page = host.page
        second = page.get_by_role("combobox", name=host.t("player-number", number=2), exact=True)
        second.select_option("open")
        page.get_by_role("button", name=host.t("new-open"), exact=True).click()
        page.wait_for_url("**/table/**")
        settle(host)
        finder.look("the lobby of the host")
        page.get_by_role("button", name=host.t("lobby-change")).click()
        finder.look("changing the table")
    with nothing_found(guest) as finder:
        guest.visit(host.page.url)
        settle(guest)
        finder.look("the lobby of a guest")


@pytest.mark.parametrize(("game", "answers"), [("xibalba", (1, 25)), ("battalia", (1, 40))])
def test_matches_have_no_barriers(player: Player, game: str, answers: tuple[int, ...]) -> None:
    coach = Coach(player.page)
    player.play_now(game)
    with nothing_found(player) as finder:
        for number in range(max(answers) + 1):
            player.wait_for_turn()
            if number in answers:
                finder.look(f"{game} after {number} answers")
                text_mode = player.page.get_by_role("button", name=player.t("text-mode"))
                text_mode.click()
                contents = player.page.get_by_role("navigation", name=player.t("text-contents"))
                expect(contents).to_be_visible()
                finder.look(f"{game} as text after {number} answers")
                text_mode.click()
            asked = next_asked({player: coach})
            if asked is None:
                break
            by_button(*asked)
            player.wait_for_acceptance()
        player.page.get_by_role("button", name=player.t("help-title")).click()
        finder.look("the keys")


def test_replays_have_no_barriers(player: Player) -> None:
    table = played_by_bots(player, "xibalba", target=10)
    with nothing_found(player) as finder:
        player.visit(f"/replay/{table}?at=30&seat=0")
        settle(player)
        finder.look("a replay")
        player.page.get_by_role("button", name=player.t("chart-title")).click()
        expect(player.page.get_by_role("figure").first).to_be_visible()
        finder.look("a replay with charts")
        player.page.get_by_role("button", name=player.t("chart-title")).click()
        player.page.get_by_role("tab", name=player.t("tab-menu")).click()

        with player.page.expect_download() as saved:
            player.page.get_by_role("button", name=player.t("replay-download")).click()
        player.visit("/replay")
        player.page.get_by_label(player.t("open-choose")).set_input_files(saved.value.path())
        player.page.wait_for_url("**/replay/file/**")
        expect(player.board).to_be_visible()
        finder.look("a replay of a file")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_choices_of_one_question_are_told_apart(new_player: NewPlayer, lang: str) -> None:
    player = new_player(lang)
    player.visit("/settings")
    for legend in ("settings-lang", "settings-theme", "settings-speed"):
        question = player.page.get_by_role("group", name=player.t(legend))
        answers = question.get_by_role("radio")
        expect(answers.nth(1)).to_be_visible()
        named = question.locator("label").all_inner_texts()
        assert len(set(named)) == answers.count()
