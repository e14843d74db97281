"""All lessons by hand: `python -m tests.browser.lessons_by_hand`.

Somebody who only presses the middle of what the lesson rings to be pressed, at three sizes, by
mouse and by finger, in both languages.  For every move that a lesson asks for it is counted whether
that leads on; what does not is named.  `--game xibalba --lesson first-roll --size phone --lang de`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from stormark.lessons import course_of
from tests.browser.clicks import browsing, new_player, say
from tests.browser.learning import VERDICTS, Learner

GAMES = ("xibalba", "battalia")
LANGUAGES = ("en", "de")
SIZES: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": {"width": 1280, "height": 800}},
    "low": {"viewport": {"width": 1366, "height": 657}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True},
}


def lessons(game: str | None = None, lesson: str | None = None) -> Iterator[tuple[str, str]]:
    """Every lesson by its game and its name."""
    for one in [game] if game else GAMES:
        yield from ((one, name) for name in course_of(one) if lesson in (None, name))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--lesson")
    parser.add_argument("--size", choices=tuple(SIZES))
    parser.add_argument("--lang", choices=LANGUAGES)
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of what fails")
    args = parser.parse_args()
    if args.pictures:
        args.pictures.mkdir(parents=True, exist_ok=True)
    say(f"{'size':8} lang asked {' '.join(f'{one:>14}' for one in VERDICTS)}")
    failed = 0
    with browsing() as (browser, address):
        for size in [args.size] if args.size else SIZES:
            for lang in [args.lang] if args.lang else LANGUAGES:
                context = SIZES[size] | {"reduced_motion": "no-preference"}
                player = new_player(browser, address, 1, lang, forced=True, **context)
                learner = Learner(player, touch="has_touch" in context, pictures=args.pictures)
                for one, lesson in lessons(args.game, args.lesson):
                    learner.take(one, lesson)
                taken = learner.taken
                unsaid = [f"passed by without a word: {one}" for one in taken.unsaid]
                counts = " ".join(f"{taken.verdicts[one]:14}" for one in VERDICTS)
                say(
                    "\n    ".join(
                        [f"{size:8} {lang:4} {taken.asked:5} {counts}", *taken.failed, *unsaid]
                    )
                )
                failed += len(taken.failed) + len(taken.unsaid)
                complaints = player.watch.complaints()
                player.page.context.close()
                assert complaints == [], complaints
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
