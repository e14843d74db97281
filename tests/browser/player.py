"""Somebody at a browser, who finds things by what they are and what they are called."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.watch import Watch
from tests.browser.words import text

PATIENCE = 60_000  # milliseconds: bots think, and machines are busy
# What is looked for is often gone after a moment: whole games wait for that hundreds of times, and
# `expect` looks less and less often.
GONE = """([selector, patience]) => new Promise((told) => {
  const until = performance.now() + patience;
  const look = () =>
    document.querySelector(selector) && performance.now() < until ? setTimeout(look, 10) : told();
  look();
})"""
ASIDE = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('#list { transform: translateX(200vw) }');
  document.adoptedStyleSheets.push(sheet);
}"""


class Player:
    """One browser of its own: other players share nothing with it but the server."""

    def __init__(self, page: Page, lang: str, watch: Watch) -> None:
        self.page = page
        self.lang = lang
        self.watch = watch

    def t(self, message: str, **values: str | int) -> str:
        """What the client says, in this player's language."""
        return text(self.lang, message, **values)

    # ways to a table

    def visit(self, path: str = "/") -> None:
        self.page.goto(path)

    def play_now(self, game: str) -> None:
        """A match against a bot, until there is something to answer."""
        self.visit()
        self.start_match(game)

    def start_match(self, game: str) -> None:
        """From the start page to a running match: one click."""
        name = f"{self.t('play-now')}: {self.t(f'game-{game}')}"
        self.page.get_by_role("button", name=name).click()
        self.page.wait_for_url("**/table/**")
        self.wait_for_turn()

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("region", name=self.t("board-label"), exact=True)

    # the prompt

    @property
    def prompt(self) -> Locator:
        """All open decisions, with their options."""
        return self.page.get_by_role("group", name=self.t("prompt-label"), exact=True)

    @property
    def options(self) -> Locator:
        return self.prompt.get_by_role("button")

    def asked(self) -> str:
        """What the prompt says, whole."""
        return self.prompt.inner_text()

    @property
    def drawer(self) -> Locator:
        return self.page.get_by_role("region", name=self.t("list-title"), exact=True)

    def open_list(self) -> None:
        """The list of all options, which is a drawer."""
        handle = self.page.locator("#list-handle")
        expect(handle).to_be_visible(timeout=PATIENCE)
        if handle.get_attribute("aria-expanded") == "false":
            handle.click()
        expect(self.drawer).to_be_visible()  # it may be empty: others are asked

    def close_list(self) -> None:
        """It may lie over the board."""
        handle = self.page.locator("#list-handle")
        if handle.get_attribute("aria-expanded") == "true":
            self.drawer.get_by_role("button", name=self.t("close")).click()

    def put_list_aside(self) -> None:
        """Open, but beside the window: over the board it would cover pieces."""
        self.open_list()
        self.page.evaluate(ASIDE)

    def wait_for_turn(self) -> None:
        """Until there is something to answer, in the list."""
        self.open_list()
        expect(self.options.first).to_be_enabled(timeout=PATIENCE)
        self.wait_until_heard()

    def wait_until_heard(self) -> None:
        """For a moment after the options changed, clicks and keys are not heard."""
        self._wait_until_gone("[data-deaf]")

    def answer(self, option: int | str = 0) -> None:
        """Take an option by its place or its words, and wait until the server has accepted it."""
        chosen = (
            self.options.nth(option)
            if isinstance(option, int)
            else self.prompt.get_by_role("button", name=option)
        )
        self.wait_until_heard()
        chosen.click()
        self.confirm()
        self.wait_for_acceptance()

    def confirm(self) -> None:
        """Say yes where a choice that cannot be undone, or costs something hidden, asks first."""
        self.wait_for_acceptance()  # the board may have to look what it costs
        sure = self.page.locator("dialog[open] [data-confirm]")
        if sure.count() > 0:
            sure.click()

    def wait_for_acceptance(self) -> None:
        """Until the server has answered what was chosen, be the list open or not."""
        self._wait_until_gone("[data-answering]")

    def wait_for_plans(self) -> None:
        """Until the server has told what can be done with what was taken up."""
        self._wait_until_gone("[data-asking]")

    def _wait_until_gone(self, selector: str) -> None:
        with suppress(Error):  # the page may be loaded again meanwhile
            self.page.evaluate(GONE, [selector, PATIENCE])
        expect(self.page.locator(selector)).to_have_count(0, timeout=PATIENCE)

    def expect_the_end(self) -> None:
        """The match is over, and a scene says so; what it covers is out of reach."""
        ending = self.page.get_by_role("region", name=self.t("prompt-over"), exact=True)
        expect(ending).to_be_visible(timeout=PATIENCE)
        expect(ending.get_by_role("heading", level=2)).to_be_focused()
        expect(self.board).to_have_attribute("inert", "")

    # what else is to be seen

    @property
    def log(self) -> Locator:
        """What happened, line by line."""
        return self._log.get_by_role("listitem")

    @property
    def log_turns(self) -> Locator:
        """The titles of turns, those of folded ones too."""
        return self._log.get_by_role("heading")

    @property
    def _log(self) -> Locator:
        return self.page.get_by_role("region", name=self.t("tab-log"))

    def switch_language(self) -> None:
        """By the button in the corner, which says its own name in the other language."""
        menu = self.page.get_by_role("button", name=self.t("nav-menu"), exact=True)
        self.lang, name = ("en", "English") if self.lang == "de" else ("de", "Deutsch")
        button = self.page.get_by_role("button", name=name, exact=True)
        if not button.is_visible():
            menu.click()  # at a table, and on phones, it is behind one
        button.click()
        expect(self.page.locator("html")).to_have_attribute("lang", self.lang)


NewPlayer = Callable[..., Player]  # see the fixture `new_player`
