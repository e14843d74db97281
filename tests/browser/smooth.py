"""Whether the table moves smoothly: `python -m tests.browser.smooth`.

A match is played past the page to where it is late (`--before N` answers, at once); then so many
answers more (`--answers N`) at normal speed, every scene of the others in its own time, at one size
after the other.  Chromium's trace tells what the main thread of the page did, in processor time,
so that it does not matter what else the machine has to do.  Prints for each size how many frames
were drawn, the work for one of them (60 a second leave 16.7 ms), and the longest task.  Leaves with
an error where a task takes 50 ms.  `--details` names what the longest consist of, `--profile` also
which functions.
"""

from __future__ import annotations

import argparse
from contextlib import suppress
from statistics import mean, quantiles

from playwright.sync_api import Browser, Error, expect

from tests.browser.clicks import browsing, say
from tests.browser.company import next_asked
from tests.browser.overhearing import Listener
from tests.browser.player import PATIENCE
from tests.browser.sitting import sit_down
from tests.browser.sizes import SIZES, TABLES, Size, Table, Window
from tests.browser.trace import Traced, traced

LONG = 50.0  # milliseconds of a task
FRAME = 1000 / 60  # milliseconds of a frame
NAMED = 8  # of the longest tasks
AT_ONCE, NORMAL = 0, 1  # speeds
LONGEST = 10 * PATIENCE  # that the turns of five others may play
NOW_AND_THEN = 250  # milliseconds
PLAYED = "() => !document.querySelector('[data-playing]')"
TURNS = """(speed) => {
  const has = ({ options }) => [...options].some(({ value }) => value === '0.5');
  const select = [...document.querySelectorAll('select')].find(has);
  select.value = String(speed);
  select.dispatchEvent(new Event('change', { bubbles: true }));
}"""


class Match:
    """A table in one window, which a bot plays past the page."""

    def __init__(self, browser: Browser, address: str, table: Table, look: argparse.Namespace):
        self._browser = browser
        self._window = Window(browser, address, SIZES[-1], look)
        self.page = self._window.player.page
        self._coach = Listener(self.page)
        sit_down(self._window.player, *table)
        expect(self._window.player.board).to_be_visible(timeout=PATIENCE)
        self.answers = 0

    @property
    def over(self) -> bool:
        return self._coach.result is not None

    def answer(self) -> None:
        asked = next_asked({self._window.player: self._coach})
        if asked is None:
            return
        self._coach.say(asked[1])
        self.answers += 1
        next_asked({self._window.player: self._coach})  # others have had their turns

    def hurry(self, answers: int) -> None:
        self.page.evaluate(TURNS, AT_ONCE)
        while self.answers < answers and not self.over:
            self.answer()

    def watch(self, size: Size, answers: int, *, profile: bool) -> Traced:
        """The same match goes on at this size, and is seen in its own time."""
        found = Traced()
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self._rest()
        self.page.evaluate(TURNS, NORMAL)
        with traced(self._browser, self.page, found, profile=profile):
            for _ in range(answers):
                self.answer()
                self._rest()
        return found

    def _rest(self) -> None:
        """Until everything has been shown; to look for that in every frame would be work, too."""
        with suppress(Error):
            self.page.wait_for_function(PLAYED, polling=NOW_AND_THEN, timeout=LONGEST)

    def close(self) -> None:
        self.page.context.close()


def line(table: Table, size: Size, answers: int, found: Traced) -> str:
    game, options = table
    frames = found.frames or [0.0]
    late = sum(frame > FRAME for frame in frames)
    long = sum(task.cpu > LONG for task in found.tasks)
    rare = quantiles(frames, n=100)[-1] if len(frames) > 1 else frames[0]
    return (
        f"{game:9} {options['players']:>2}  {size[0]:>4}×{size[1]:<4} {answers:>7} {len(frames):>7}"
        f" {mean(frames):>6.1f} {rare:>6.1f} {max(frames):>6.1f} {late:>5}"
        f" {max((task.cpu for task in found.tasks), default=0):>7.1f} {long:>5}"
    )


def wanted() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", type=int, default=100, help="answers that nobody looks at")
    parser.add_argument("--answers", type=int, default=5, help="at each size")
    parser.add_argument("--game", choices=("xibalba", "battalia"))
    parser.add_argument("--players", type=int, help="this number alone")
    parser.add_argument("--width", type=int, action="append", help="this size alone; repeatable")
    parser.add_argument("--details", action="store_true", help="name what the longest tasks did")
    parser.add_argument("--profile", action="store_true", help="and in which functions")
    parser.add_argument("--lang", choices=("en", "de"), default="en")
    parser.add_argument("--dark", action="store_true")
    return parser.parse_args()


def main() -> None:
    args = wanted()
    args.speed = NORMAL
    say("                                        milliseconds a frame         longest  tasks")
    say("game  seats       size answers  frames   mean   99 %   most  late    task    over")
    fine = True
    with browsing() as (browser, address):
        for table in TABLES:
            if args.game not in (None, table[0]) or args.players not in (None, table[1]["players"]):
                continue
            match = Match(browser, address, table, args)
            match.hurry(args.before)
            for size in SIZES:
                if args.width and size[0] not in args.width:
                    continue
                found = match.watch(size, args.answers, profile=args.profile)
                fine = fine and all(task.cpu < LONG for task in found.tasks)
                say(line(table, size, match.answers, found))
                for task in found.longest(NAMED if args.details or args.profile else 0):
                    say(f"    {task.told(16 if args.profile else 6)}")
            match.close()
    raise SystemExit(0 if fine else 1)


if __name__ == "__main__":
    main()
