"""Who the bots are: what the client shows of them is there for every one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stormark.bots.characters import CHARACTERS
from stormark.bots.levels import LEVELS

LOCALE = Path(__file__).parents[2] / "web" / "src" / "locale"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_client_has_words_for_every_character_style_and_level(lang: str) -> None:
    text = (LOCALE / lang / "opponents.ftl").read_text(encoding="utf-8")
    told = set(re.findall(r"^([a-z-]+) = \S", text, re.MULTILINE))
    assert {name for name in told if name.startswith("character-")} == {
        f"character-{one.id}" for one in CHARACTERS
    }
    assert {f"style-{one.style}" for one in CHARACTERS} <= told
    assert {f"level-{level}" for level in LEVELS} <= told
