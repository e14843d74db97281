"""Whether the table moves smoothly: `python -m tests.browser.smooth`.

A match of bots is played past the page to where it is early or late (`--before N` answers), and
what the server says from there on is kept (`tape.py`; with `--tapes FOLDER` for the next time as
well).  Then the same records (`--records N` of others, at least) are told again at one size after
the other, and played at normal speed, every scene in its own time.  Chromium's trace tells what the
page did, in processor time, which other work on the machine changes less than the time of a clock.

Prints for each size how many frames came to the screen while something moved or changed, and how
many were dropped there: 60 a second means none.  Then, in processor time: the frames of the main
thread, its work for one of them (60 a second leave 16.7 ms), how many took more, the longest task,
and for each frame what the threads beside it did to draw, layouts, paints, and elements whose style
was worked out again.  Leaves with an error where a task takes 50 ms.  `--details` names what the
late frames and the longest tasks consist of, `--profile` also which functions, and what spoilt the
layout or the style of what.
(`npm --prefix web run build -- --minify false` keeps the names of functions.)
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from statistics import mean, quantiles

from playwright.sync_api import Browser, Error, expect

from tests.browser.clicks import browsing, say
from tests.browser.player import PATIENCE
from tests.browser.sizes import SIZES, TABLES, Size, Table, Window
from tests.browser.tape import Tape, played_back, taped
from tests.browser.trace import Traced, together, traced

LONG = 50.0  # milliseconds of a task
FRAME = 1000 / 60  # milliseconds of a frame
NAMED = 8  # of the longest tasks
MOST_SPOILT = 25  # named of what had to be worked out again
EARLY = 5  # answers
LATE = {"xibalba": 30, "battalia": 60}  # shortly before matches against bots end
AT_ONCE, NORMAL = 0, 1  # speeds
LONGEST = 10 * PATIENCE  # that the turns of five others may play
NOW_AND_THEN = 250  # milliseconds
USUAL = ((390, 844), (1280, 800), (1920, 1080))
PLAYED = "() => window.tape.left === 0 && !document.querySelector('[data-playing]')"


def tape_of(
    browser: Browser, address: str, table: Table, before: int, args: argparse.Namespace
) -> Tape:
    """The one that is kept, if there is one; else a match is played."""
    game, options = table
    name = f"{game}-{options['players']}-{before}-{args.records}.json"
    path = args.tapes and args.tapes / name
    if path and path.is_file():
        return Tape.read(path)
    look = argparse.Namespace(**vars(args) | {"speed": AT_ONCE})
    window = Window(browser, address, SIZES[0], look)
    tape = taped(window.player, table, before, args.records)
    window.player.page.context.close()
    if path:
        tape.write(path)
    return tape


def watched(
    browser: Browser, address: str, tape: Tape, size: Size, args: argparse.Namespace
) -> Traced:
    """What the page did while all of this was told and played at this size."""
    window = Window(browser, address, size, args)
    page, found = window.player.page, Traced()
    played_back(page, tape)
    # The stage comes later than its frame: drawing it for the first time belongs to no scene.
    expect(window.player.board.locator("[data-refs]").first).to_be_attached(timeout=PATIENCE)
    window.rest()
    with traced(browser, page, found, profile=args.profile):
        for _ in tape.portions:
            page.evaluate("window.tape.next()")
            with suppress(Error):  # looking for that in every frame would be work, too
                page.wait_for_function(PLAYED, polling=NOW_AND_THEN, timeout=LONGEST)
    if args.pictures:
        name = f"{tape.game}-{tape.players}-{tape.answers}{'-dark' * args.dark}-{size[0]}.png"
        page.screenshot(path=args.pictures / name)
    page.context.close()
    return found


def line(tape: Tape, size: Size, found: Traced) -> str:
    frames = [frame.cpu for frame in found.frames] or [0.0]
    late = sum(frame > FRAME for frame in frames)
    long = sum(task.cpu > LONG for task in found.tasks)
    rare = quantiles(frames, n=100)[-1] if len(frames) > 1 else frames[0]
    each = len(frames)
    return (
        f"{tape.game:9} {tape.players:>2}  {size[0]:>4}×{size[1]:<4} {tape.answers:>6}"
        f" {found.shown:>6} {found.dropped:>8} {each:>6}"
        f" {mean(frames):>5.1f} {rare:>5.1f} {max(frames):>6.1f} {late:>5}"
        f" {max((task.cpu for task in found.tasks), default=0):>7.1f} {long:>5}"
        f" {found.drawing / each:>8.1f} {found.counts['Layout'] / each:>8.2f}"
        f" {found.counts['Paint'] / each:>7.2f} {found.styled / each:>7.0f}"
    )


def details(found: Traced, *, profile: bool) -> Iterator[str]:
    most = 24 if profile else 10
    late = together([frame for frame in found.frames if frame.cpu > FRAME])
    yield f"    all {together(found.tasks).told(most)}"
    yield f"    late frames {late.told(most)}"
    for task in found.longest(NAMED):
        yield f"      {task.told(most)}"
    for what, times in found.spoilt.most_common(MOST_SPOILT):
        yield f"      {times:>6} × {what}"


def wanted() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", type=int, action="append", help="answers; repeatable")
    parser.add_argument("--records", type=int, default=40, help="of others, told and played")
    parser.add_argument("--game", choices=("xibalba", "battalia"))
    parser.add_argument("--players", type=int, help="this number alone")
    parser.add_argument("--width", type=int, action="append", help="this size alone; repeatable")
    parser.add_argument("--tapes", type=Path, help="a folder for what was told")
    parser.add_argument("--pictures", type=Path, help="a folder for how the table looks then")
    parser.add_argument("--details", action="store_true", help="name what takes the time")
    parser.add_argument("--profile", action="store_true", help="and in which functions")
    parser.add_argument("--lang", choices=("en", "de"), default="en")
    parser.add_argument("--dark", action="store_true")
    return parser.parse_args()


def main() -> None:
    args = wanted()
    args.speed = NORMAL
    sizes = [one for one in SIZES if one[0] in args.width] if args.width else USUAL
    if args.pictures:
        args.pictures.mkdir(parents=True, exist_ok=True)
    say(
        "                        after    on the screen        milliseconds a frame"
        "     longest tasks  a frame:"
    )
    say(
        "game  seats       size answers  shown  dropped frames  mean  99 %   most  late"
        "    task  over  drawing  layouts  paints  styled"
    )
    fine = True
    with browsing() as (browser, address):
        for table in TABLES:
            if args.game not in (None, table[0]) or args.players not in (None, table[1]["players"]):
                continue
            for before in args.before or (EARLY, LATE[table[0]]):
                tape = tape_of(browser, address, table, before, args)
                for size in sizes:
                    found = watched(browser, address, tape, size, args)
                    fine = fine and all(task.cpu < LONG for task in found.tasks)
                    say(line(tape, size, found))
                    if args.details or args.profile:
                        for one in details(found, profile=args.profile):
                            say(one)
    raise SystemExit(0 if fine else 1)


if __name__ == "__main__":
    main()
