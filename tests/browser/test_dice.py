"""Dice answer a press: one sees what it did, and the server rolls exactly the dice that show it."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.coach import Coach
from tests.browser.hands import Manner
from tests.browser.player import NewPlayer, Player
from tests.browser.sitting import sit_down

SIZES = {
    "mouse": {"width": 1366, "height": 657},
    "touch": {"width": 390, "height": 844},
    "keys": {"width": 1280, "height": 800},
}
SPLIT = 0  # as many resource dice as there may be
KEEPS, ROLLS, LEFT_OUT = "✓", "↻", "–"


class Tray:
    """The dice of one's own turn, pressed in the middle by mouse or finger, or by a key."""

    def __init__(self, player: Player, coach: Coach, manner: Manner) -> None:
        self.player = player
        self._coach = coach
        self._manner = manner
        self.dice = player.board.locator("button.die")
        # What stays the same words in each state of the tray is its letter.
        self.roll = player.board.locator("[data-key=r]")
        self.keep_all = player.board.locator("[data-key=k]")

    def press(self, at: Locator, key: str = "Space") -> None:
        """In the middle; Playwright waits until a pointer would meet it there."""
        expect(at).to_be_visible()
        self.player.wait_until_heard()
        if self._manner == "mouse":
            at.click()
        elif self._manner == "touch":
            at.tap()
        else:
            at.focus()
            self.player.page.keyboard.press(key)

    def say(self, letter: str) -> None:
        self.player.wait_until_heard()
        self.player.page.keyboard.press(letter)

    def mark(self, die: Locator) -> Locator:
        return die.locator("xpath=../small")

    def marks(self) -> list[tuple[bool, str]]:
        """Of every die that can be pressed: whether it is taken, and its sign."""
        return [
            (die.get_attribute("aria-pressed") == "true", self.mark(die).inner_text())
            for die in self.dice.all()
        ]

    @property
    def told(self) -> dict[str, Any]:
        """What the server says of the dice."""
        self.player.wait_for_acceptance()
        dice: dict[str, Any] = self._coach.view["dice"]
        return dice


def rolled(new_player: NewPlayer, manner: Manner) -> Tray:
    """The first roll of a match: some faces are blank, and some are not."""
    player = new_player(viewport=SIZES[manner], has_touch=manner == "touch")
    coach = Coach(player.page)
    sit_down(player, "xibalba", {"players": 2})
    tray = Tray(player, coach, manner)
    tray.press(player.board.locator(".splits button").nth(SPLIT))
    expect(tray.dice.first).to_be_visible()
    return tray


def face(die: Locator) -> str:
    """As its piece names it."""
    return str(die.get_attribute("data-refs")).removeprefix("face:")


@pytest.mark.parametrize("manner", ["mouse", "touch", "keys"])
def test_a_die_is_rolled_or_kept_as_its_mark_says(new_player: NewPlayer, manner: Manner) -> None:
    tray = rolled(new_player, manner)
    faces = [face(die) for die in tray.dice.all()]
    assert Counter(faces) == Counter(tray.told["pool"])
    blank = [one.endswith("-") for one in faces]
    assert True in blank
    assert False in blank  # proposed: all blanks are rolled, and nothing else
    assert tray.marks() == [(not one, ROLLS if one else KEEPS) for one in blank]
    good, bad = tray.dice.nth(blank.index(False)), tray.dice.nth(blank.index(True))
    tray.press(good)
    expect(good).to_have_attribute("aria-pressed", "false")
    expect(tray.mark(good)).to_have_text(ROLLS)
    tray.press(bad, "Enter")
    expect(bad).to_have_attribute("aria-pressed", "true")
    expect(tray.mark(bad)).to_have_text(KEEPS)
    tray.press(good)
    tray.press(good)  # there and back: the mark goes with every press
    expect(tray.mark(good)).to_have_text(ROLLS)

    again = [taken for taken, _ in tray.marks()].count(False)
    kept = [one for one, (taken, _) in zip(faces, tray.marks(), strict=True) if taken]
    expect(tray.roll).to_contain_text(tray.player.t("xt-roll-again", count=again))
    tray.press(tray.roll)
    expect(tray.dice).to_have_count(again)
    told = tray.told
    assert Counter(told["action"]) == Counter(kept)
    assert (told["rerolled"], len(told["pool"])) == (1, again)
    # What was kept lies there, and is no button any more.
    lying = tray.player.board.locator(".tray .place .die[role=img]")
    assert lying.count() == len(kept)
    assert lying.locator("xpath=self::*[@data-can or @data-why or @tabindex]").count() == 0


def test_dice_without_a_blank_can_be_rolled_again(new_player: NewPlayer) -> None:
    tray = rolled(new_player, "mouse")
    for die in tray.dice.all():
        if die.get_attribute("aria-pressed") == "false":
            tray.press(die)
    expect(tray.roll).to_have_attribute("aria-disabled", "true")
    expect(tray.roll).to_contain_text(tray.player.t("xt-roll-again", count=0))
    count = tray.dice.count()
    tray.say("r")  # rolls, or nothing: never keeps
    expect(tray.dice).to_have_count(count)
    tray.press(tray.dice.first)
    expect(tray.roll).to_contain_text(tray.player.t("xt-roll-again", count=1))
    tray.say("r")
    expect(tray.dice).to_have_count(1)
    assert (tray.told["rerolled"], len(tray.told["pool"])) == (1, 1)


def test_k_keeps_all_dice_whatever_their_marks(new_player: NewPlayer) -> None:
    tray = rolled(new_player, "keys")
    pool = tray.told["pool"]
    tray.say("k")
    expect(tray.roll).to_have_count(0)
    assert Counter(tray.told["action"]) == Counter(pool)


def test_a_die_that_is_left_out_is_not_gathered(new_player: NewPlayer) -> None:
    tray = rolled(new_player, "touch")
    tray.press(tray.roll)
    assert tray.told["rerolled"] == 1
    tray.press(tray.keep_all)
    expect(tray.roll).to_have_count(0)
    worth = re.compile("^face:R[1-9]")
    expect(tray.dice.first).to_be_visible()
    gathered = [die for die in tray.dice.all() if worth.match(str(die.get_attribute("data-refs")))]
    assert len(gathered) > 1
    left = face(gathered[0])
    tray.press(gathered[0])
    expect(gathered[0]).to_have_attribute("aria-pressed", "false")
    expect(tray.mark(gathered[0])).to_have_text(LEFT_OUT)
    tray.press(tray.player.board.locator("[data-key=g]"))
    expect(tray.player.board.locator("button.die[data-refs^='face:R']")).to_have_count(1)
    resources = [one for one in tray.told["action"] if one[0] == "R" and one != "R-"]
    assert resources == [left]


def test_the_list_means_the_same_by_the_same_words(new_player: NewPlayer) -> None:
    tray = rolled(new_player, "mouse")
    player, words = tray.player, tray.player.t("xt-roll-again", count=len(tray.told["pool"]))
    for die in tray.dice.all():
        if die.get_attribute("aria-pressed") == "true":
            tray.press(die)
    expect(tray.roll).to_contain_text(words)
    player.open_list()
    expect(player.prompt.get_by_role("button", name=words)).to_have_count(1)
