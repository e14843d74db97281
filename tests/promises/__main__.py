"""Compare what tables promise with what happens, in many fixed games.

python -m tests.promises --games 2000
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor

from tests.promises.book import Book
from tests.promises.playing import PROMISES, tried

CHUNK = 20  # games of one task


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="of each game")
    parser.add_argument("--first", type=int, default=0, help="number of the first one")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("game", nargs="*", default=[*PROMISES], choices=[*PROMISES], metavar="GAME")
    given = parser.parse_args()
    bad = False
    for name in given.game:
        ends = range(given.first, given.first + given.games, CHUNK)
        parts = [range(at, min(at + CHUNK, given.first + given.games)) for at in ends]
        book = Book()
        with ProcessPoolExecutor(given.processes) as pool:
            for found in pool.map(tried, [name] * len(parts), parts):
                book.add(found)
        lines = [f"{name}: {given.games} games, {book.compared.total()} promises compared"]
        lines += book.lines(PROMISES[name].kinds)
        for told in book.broken.values():
            lines += told[:10]
        sys.stdout.write("\n".join([*lines, ""]))
        bad = bad or bool(book.broken) or any(not book.compared[k] for k in PROMISES[name].kinds)
    return int(bad)


if __name__ == "__main__":
    raise SystemExit(main())
