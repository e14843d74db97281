"""Players who meet at one table, by the pages that people use for it, and play it to the end."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.coach import Coach
from tests.browser.player import PATIENCE, Player

MOST = 2_000  # answers; no game of two takes as many
SHORT = "8"  # Paragon: long enough for every part of a turn
SHORTEST = {  # by game: the option that says when it ends at the latest
    "xibalba": ("target", SHORT),
    "battalia": ("week_limit", "4"),  # checkpoints, royal cards and veterans are all seen by then
}
PAUSE = 50  # milliseconds between two looks at who is asked
LONGEST = 5 * PATIENCE  # that several bots may think in a row, where the machine has other work

Manner = Callable[[Player, str], None]


def opened(host: Player, game: str = "xibalba", mode: str = "") -> str:
    """A table with one open seat, for a match that does not take long; its address."""
    host.visit(f"/new/{game}")
    page = host.page
    option, value = SHORTEST[game]
    page.get_by_role("combobox", name=host.t(f"option-{game}-{option}")).select_option(value)
    if mode:
        page.get_by_role("combobox", name=host.t(f"option-{game}-mode")).select_option(mode)
    second = page.get_by_role("combobox", name=host.t("player-number", number=2), exact=True)
    second.select_option("open")
    page.get_by_role("button", name=host.t("new-open"), exact=True).click()
    page.wait_for_url("**/table/**")
    return page.url


def meet(host: Player, guest: Player, game: str, mode: str = "") -> None:
    """One opens a table, the other comes by its link and sits down: the match begins."""
    guest.visit(opened(host, game, mode))
    guest.page.get_by_label(guest.t("join-name"), exact=True).fill("Ben")
    guest.page.get_by_role("button", name=guest.t("seat-sit")).click()
    for player in (host, guest):
        expect(player.board).to_be_visible(timeout=PATIENCE)


def open_a_short_match(player: Player) -> None:
    """From the start page to a match of Xibalba against a bot that does not take long."""
    page = player.page
    new = f"{player.t('new-table')}: {player.t('game-xibalba')}"
    page.get_by_role("link", name=new).click()
    target = page.get_by_role("combobox", name=player.t("option-xibalba-target"))
    target.select_option(SHORT)
    page.get_by_role("button", name=player.t("new-start")).click()
    player.wait_for_turn()


def by_button(player: Player, option: str) -> None:
    """In the list of all options."""
    player.open_list()
    player.wait_until_heard()
    player.prompt.get_by_role("button", name=option, exact=True).first.click()
    player.confirm()


# A card in a fanned pile shows only its edge: whoever points at its middle points at another one.
UNCOVERED = """piece => {
  piece.scrollIntoView({ block: 'center' });
  const box = piece.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return hit !== null && piece.contains(hit);
}"""


def click(place: Locator) -> None:
    place.click()


def tap(place: Locator) -> None:
    place.tap()


def by_piece(player: Player, option: str, press: Callable[[Locator], None] = click) -> None:
    """By the piece of the board that stands for this option alone, where there is one.

    Pressing it selects it; then its verb is pressed, unless that was harmless and is done.  What is
    only taken up by that is brought to its end.
    """
    said = re.compile(f"(^|: ){re.escape(option)}$")
    player.close_list()
    player.wait_until_heard()
    for piece in player.board.get_by_role("button", name=said, disabled=False).all():
        if piece.evaluate(UNCOVERED):
            press(piece)
            verb = player.page.get_by_role("menuitem", name=re.compile(f"^{re.escape(option)}"))
            if verb.count() > 0:
                press(verb.first)
            player.confirm()
            bring_to_its_end(player, press)
            return
    by_button(player, option)


# What is taken up can go somewhere, or be done; if neither, it is put down as the answer it was.
UNPLANNED = ".battalia:has(.payment.taken):not(:has([data-aim], .go))"


def bring_to_its_end(player: Player, press: Callable[[Locator], None]) -> None:
    """Where a board proposes ways and prices: to the first place, and with what is proposed."""
    expect(player.page.locator(UNPLANNED)).to_have_count(0)
    for place in player.board.locator("[data-aim]").all():
        if place.evaluate(UNCOVERED):
            press(place)
            player.confirm()
            break
    go = player.board.locator(".go")
    if go.count() > 0:
        press(go)
    player.confirm()


def play_to_the_end(players: dict[Player, Coach], answer: Manner = by_button) -> int:
    """Everybody answers what they are asked, as their coach says; the number of answers."""
    for number in range(MOST):
        asked = next_asked(players)
        if asked is None:
            return number
        player, option = asked
        answer(player, option)
        player.wait_for_acceptance()
    raise AssertionError("the game does not end")


def next_asked(players: dict[Player, Coach]) -> tuple[Player, str] | None:
    """Who has to answer next, and what; None when the match is over."""
    waited = 0
    while waited < LONGEST:
        for player, coach in players.items():
            if coach.result is not None:
                return None
            option = coach.advice()
            if option is not None:
                return player, option
        next(iter(players)).page.wait_for_timeout(PAUSE)
        waited += PAUSE
    raise AssertionError("nobody is asked anything")
