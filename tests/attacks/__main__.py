"""`make attacks`: everything that was ever tried against the server, on a fresh one each time."""

from __future__ import annotations

import argparse
import sys

from tests.attacks.report import HEAD, Result, keep, line, write_page
from tests.attacks.run import all_attacks, suffer
from tests.attacks.server import SERVE, sources

NOW = "now"


def main() -> int:
    parser = argparse.ArgumentParser(prog="make attacks", description=__doc__)
    parser.add_argument("names", nargs="*", help="only these attacks")
    parser.add_argument("--revision", help="attack the server of another revision")
    parser.add_argument("--server", default=SERVE, help="a command with {port} and {database}")
    parser.add_argument("--label", help="under which name --keep keeps the results")
    parser.add_argument("--keep", action="store_true", help="keep the results")
    parser.add_argument("--write", metavar="BEFORE", help="write docs/security.md from two results")
    given = parser.parse_args()
    if given.write:
        write_page(given.write, NOW)
        return 0
    chosen = [attack for attack in all_attacks() if not given.names or attack.name in given.names]
    _say(HEAD)
    results = []
    with sources(given.revision) as source:
        for attack in chosen:
            seen = suffer(attack, source, given.server)
            result = Result(attack.item, attack.name, seen, attack.verdict(seen))
            results.append(result)
            _say(line(attack, result))
            if given.keep:
                keep(given.label or given.revision or NOW, [result])
    succeeded = [result.name for result in results if result.verdict]
    _say(f"{len(results) - len(succeeded)} of {len(results)} attacks were held off")
    return 1 if succeeded or not results else 0


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
