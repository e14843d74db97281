"""`python site/german_rulings.py` writes docs/de/klarstellungen.md.

It has the rulings of docs/rulings.md as the games say them in German.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from stormark.games.registry import NAMES
from stormark.i18n import translator

ROOT = Path(__file__).parent.parent
ENGLISH = ROOT / "docs" / "rulings.md"
PAGE = ROOT / "docs" / "de" / "klarstellungen.md"
ROW = re.compile(r"^\| (([A-Z])-RULING-\d+) ", re.MULTILINE)
HEAD = """# Klarstellungen

Wo die Regeln eines Spiels schweigen oder sich auf zwei Arten lesen lassen, haben wir entschieden.
Jede Klarstellung hat eine Nummer, die die Zählung der Regeln fortsetzt; im Terminal zeigt sie
`stormark rules X-RULING-77`, im Browser die Suche in den Regeln. Warum wir so entschieden haben,
steht auf der [englischen Seite](../rulings.md).
"""


def page() -> str:
    return "\n".join(_lines())


def _lines() -> Iterator[str]:
    found = ROW.findall(ENGLISH.read_text(encoding="utf-8"))
    yield HEAD
    for game in NAMES:
        catalogue = translator("de", game)
        yield f"## {game.capitalize()}\n"
        for ruling, letter in found:
            if letter.lower() == game[0]:
                yield f"- **{ruling}**: {catalogue.t(ruling)}"
        yield ""


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
