"""Pictures of every main screen: `make screenshots` takes them again into docs/screenshots.

Matches are played by bots and by a coach, so no two runs show the same cards; which screens there
are, their sizes, themes and languages stay.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Error, expect, sync_playwright

from tests.browser.chromium import launched
from tests.browser.coach import Coach
from tests.browser.company import by_button, next_asked
from tests.browser.conftest import BY_HAND, USUAL, ensure_built
from tests.browser.learning import Learner, coach
from tests.browser.matches import played_by_bots
from tests.browser.player import PATIENCE, Player
from tests.browser.sitting import EVERYTHING, sit_down
from tests.browser.watch import Watch
from tests.server.processes.running import served

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
Look = dict[str, Any]
DESK: Look = {"viewport": {"width": 1280, "height": 800}}
PHONE: Look = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DARK: Look = {"color_scheme": "dark"}
ENOUGH = 6  # options that make a picture worth it
PATIENT = {"HEAVY_WORKERS": "0", "HEAVY_SECONDS": "none"}  # replays also where a machine is busy
MOST_ANSWERS = 100
SOON = 5_000  # milliseconds
STORMGATES = {"players": 2, "mode": "stormgates"}
MOST_STEPS = 60  # of a lesson


class Studio:
    """A browser, the server, and the pictures taken so far."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self.taken: list[tuple[str, str]] = []

    def player(self, lang: str = "en", **more: Any) -> Player:
        settings: dict[str, Any] = {**USUAL, **more}
        context = self._browser.new_context(base_url=self._address, locale=lang, **settings)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(BY_HAND)
        return Player(context.new_page(), lang, Watch(context, self._address))

    def take(self, name: str, about: str, player: Player) -> None:
        page = player.page
        page.mouse.move(0, 0)  # no card grows under the pointer
        page.evaluate("document.activeElement.blur()")
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready.then(() => undefined)")
        picture = page.screenshot(scale="css", animations="disabled")
        with Image.open(BytesIO(picture)) as image:  # few colours: the repository stays small
            image.convert("RGB").quantize(256).save(FOLDER / f"{name}.png", optimize=True)
        self.taken.append((name, about))
        print(name)  # noqa: T201

    def page(self, name: str, about: str, path: str, lang: str = "en", **more: Any) -> None:
        """A page by its address."""
        player = self.player(lang, **more)
        player.visit(path)
        expect(player.page.get_by_role("heading", level=1).first).to_be_visible()
        self.take(name, about, player)
        player.page.context.close()


def in_the_other_language(player: Player) -> None:
    """Until the server speaks it."""
    told = player.page.locator("#log li").last, player.page.locator(".question .words > p")
    before = [one.inner_text() for one in told]
    player.switch_language()
    for one, text in zip(told, before, strict=True):
        expect(one).not_to_have_text(text, use_inner_text=True)
    expect(player.page.get_by_text(player.t("connection-lost"))).to_be_hidden()


def play(player: Player, adviser: Coach, answers: int) -> None:
    """Some answers of a match, until there is something to choose from."""
    for number in range(MOST_ANSWERS):
        if number >= answers and player.options.count() >= ENOUGH:
            player.close_list()
            return
        asked = next_asked({player: adviser})
        if asked is None:
            return
        player.page.set_default_timeout(SOON)
        try:
            by_button(player, asked[1])
        except Error:
            continue  # members of a team act at the same time: another question is open meanwhile
        player.wait_for_acceptance()
    raise AssertionError("there is never much to choose from")


def pages(studio: Studio) -> None:
    studio.page("start", "The start page", "/", **DESK)
    studio.page(
        "start-phone-dark", "The start page, German, on a phone", "/", "de", **PHONE, **DARK
    )
    studio.page("new-table", "A new table of Battalia", "/new/battalia", **DESK)
    studio.page("rules", "Searching rules, cards and terms", "/rules?q=soldier", **DESK)
    studio.page("gallery", "The cards of Xibalba", "/cards/xibalba", **DESK)
    studio.page(
        "gallery-dark", "The cards of Battalia, German", "/cards/battalia", "de", **DESK, **DARK
    )
    studio.page("glossary-phone", "The glossary on a phone", "/glossary/battalia", **PHONE)
    studio.page("settings-phone", "Settings on a phone, German", "/settings", "de", **PHONE)
    studio.page("account", "An account, if you want one", "/account", **DESK)


def lobby(studio: Studio) -> None:
    host = studio.player("de", **DESK)
    host.visit("/new/xibalba")
    seat = host.page.get_by_role("combobox", name=host.t("player-number", number=2), exact=True)
    seat.select_option("open")
    host.page.get_by_role("button", name=host.t("new-open"), exact=True).click()
    host.page.wait_for_url("**/table/**")
    host.page.get_by_role("heading", level=1).wait_for()
    studio.take("lobby", "Waiting for friends, German", host)


def without_list(player: Player) -> None:
    """Some ways through a lesson lead over the list of options; the board is what counts."""
    if player.drawer.is_visible():
        player.drawer.get_by_role("button", name=player.t("close")).click()


def lessons(studio: Studio) -> None:
    learner = studio.player(**DESK)
    learner.visit("/learn/xibalba/gather-and-buy")
    for _ in range(4):
        Learner(learner).step()
    without_list(learner)
    studio.take("lesson", "A lesson of the guided first game", learner)
    learner = studio.player("de", **PHONE)
    learner.visit("/learn/battalia/a-road")
    for _ in range(2):
        Learner(learner).step()
    without_list(learner)
    studio.take("lesson-phone", "A lesson on a phone, German", learner)
    learner = studio.player(**DESK)
    learner.visit("/learn/battalia/battle")
    battle = learner.page.locator(".theatre .answers")  # what one can do is in sight
    coach(learner).get_by_role("heading").wait_for()
    for _ in range(MOST_STEPS):
        if battle.count() > 0:
            break
        Learner(learner).step()
    expect(battle).to_be_visible()
    without_list(learner)
    studio.take("battle", "A battle", learner)


def beginning(studio: Studio, game: str, player: Player) -> None:
    button = player.page.get_by_role("button", name=player.t("beginning-open"), exact=True)
    button.click()
    studio.take(f"{game}-beginning", f"{player.t(f'game-{game}')}: who plays", player)
    player.page.keyboard.press("Escape")


def endings(studio: Studio) -> None:
    looks: dict[str, Look] = {"": DESK, "-phone-dark": {**PHONE, **DARK}}
    for game in ("xibalba", "battalia"):
        table = ""
        for name, look in looks.items():
            player = studio.player(**look)
            player.visit()
            table = table or played_by_bots(player, game, players=2)
            player.visit(f"/table/{table}")
            player.page.get_by_role("region", name=player.t("prompt-over"), exact=True).wait_for()
            expect(player.page.get_by_text(player.t("ending-turning"))).to_be_visible()
            about = f"{player.t(f'game-{game}')}: the end"
            studio.take(f"{game}-ending{name}", about, player)


def xibalba(studio: Studio) -> None:
    player = studio.player(**DESK)
    adviser = Coach(player.page)
    sit_down(player, "xibalba", {"players": 2})
    player.wait_for_turn()
    player.close_list()
    studio.take("xibalba-early", "Xibalba: the first roll", player)
    beginning(studio, "xibalba", player)
    play(player, adviser, 16)
    studio.take("xibalba", "Xibalba", player)
    player.page.emulate_media(color_scheme="dark")
    in_the_other_language(player)
    studio.take("xibalba-dark", "Xibalba in the dark, German", player)
    player.page.get_by_role("button", name=player.t("text-mode"), exact=True).click()
    player.page.emulate_media(color_scheme="light")
    in_the_other_language(player)
    studio.take("text-mode", "The same table as text", player)

    player = studio.player(**PHONE)
    adviser = Coach(player.page)
    sit_down(player, "xibalba", {"players": 2})
    player.wait_for_turn()
    play(player, adviser, 8)
    studio.take("xibalba-phone", "Xibalba on a phone", player)


def battalia(studio: Studio) -> None:
    player = studio.player(**DESK)
    adviser = Coach(player.page)
    sit_down(player, "battalia", STORMGATES)
    player.wait_for_turn()
    play(player, adviser, 20)
    beginning(studio, "battalia", player)  # everybody has chosen a faction by now
    studio.take("battalia", "Battalia: The Stormgates", player)
    player.page.emulate_media(color_scheme="dark")
    in_the_other_language(player)
    studio.take("battalia-dark", "Battalia in the dark, German", player)

    player = studio.player(**PHONE, **DARK)
    adviser = Coach(player.page)
    sit_down(player, "battalia", STORMGATES)
    player.wait_for_turn()
    play(player, adviser, 12)
    studio.take("battalia-phone-dark", "Battalia on a phone", player)


def six(studio: Studio) -> None:
    player = studio.player(viewport={"width": 1600, "height": 1000})
    adviser = Coach(player.page)
    sit_down(player, "battalia", EVERYTHING)
    play(player, adviser, 8)
    studio.take("six-players", "Six players with every module", player)


def replay(studio: Studio) -> None:
    player = studio.player(**DESK)
    table = played_by_bots(player, "xibalba")
    player.visit(f"/replay/{table}?at=80&seat=-1")
    studio.take("replay", "A replay", player)
    player.page.get_by_role("button", name=player.t("chart-title")).click()
    expect(player.page.get_by_role("figure").first).to_be_visible()
    waiting = ("loading", "review-under-way")
    for message in waiting:
        expect(player.page.get_by_text(player.t(message))).to_have_count(0, timeout=2 * PATIENCE)
    studio.take("charts", "How a match went", player)


SCENES: tuple[Callable[[Studio], None], ...] = (
    pages,
    lobby,
    lessons,
    xibalba,
    battalia,
    six,
    endings,
    replay,
)


def table_of(taken: list[tuple[str, str]]) -> str:
    lines = [f"| {about} | ![{about}]({name}.png) |\n" for name, about in taken]
    return "".join(
        (
            "# Screenshots\n\n`make screenshots` takes them again and rewrites this page.\n\n",
            "| screen | picture |\n| --- | --- |\n",
            *lines,
            "\n`python -m tests.browser.filmstrips` takes frames of scenes side by side; ",
            "one of them, an attack on the Ark:\n\n",
            "![An attack on the Ark, in four moments](xibalba-attack-strip.png)\n",
        )
    )


def main(wanted: list[str]) -> None:
    """All pictures, or only those of some scenes."""
    ensure_built()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = f"sqlite:///{folder}/tables.db"
        with served(database, Path(folder) / "log", **PATIENT) as server:
            browser = launched(playwright)
            studio = Studio(browser, server.address)
            for scene in SCENES:
                if not wanted or scene.__name__ in wanted:
                    scene(studio)
            browser.close()
            server.stop()
    if not wanted:
        (FOLDER / "README.md").write_text(table_of(studio.taken), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
