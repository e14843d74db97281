"""The rulings of this project: told in the documents, shown in both languages, kept by tests."""

from __future__ import annotations

import re
from pathlib import Path

from stormark.i18n import Catalogue
from stormark.text.rule_ids import message_of

ROOT = Path(__file__).parents[3]
RULES = Path(__file__).parent / "rules"


def project_rulings() -> list[str]:
    """The ids in the table of Battalia, in the order of the page."""
    page = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8").split("## Battalia")[1]
    return re.findall(r"^\| (B-RULING-\d+) \|", page, re.MULTILINE)


def test_the_rulings_continue_the_numbers_of_the_specification() -> None:
    """Each number is given once; 104 to 117 are rulings of the specification's second edition."""
    found = [int(ruling.rpartition("-")[2]) for ruling in project_rulings()]
    assert found == sorted(set(found))
    assert found[:17] == list(range(87, 104))
    assert all(number > 117 for number in found[17:])


def test_every_ruling_has_a_text_in_both_languages() -> None:
    for language in ("en", "de"):
        catalogue = Catalogue(language, "battalia")
        assert [r for r in project_rulings() if not catalogue.has(message_of(r))] == []


def test_every_ruling_is_cited_by_a_test() -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in sorted(RULES.glob("test_*.py")))
    cited = set(re.findall(r"B-RULING-\d+", tests))
    assert [ruling for ruling in project_rulings() if ruling not in cited] == []
