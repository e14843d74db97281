"""What is wrong with a pack is told in words, and making them holds nobody up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stormark.kernel.packs.report import MOST_PROBLEMS
from stormark.server.api import errors
from stormark.text.saying import problem_text
from tests.server.site import Json, site

PACKS = "/api/games/xibalba/packs"
BAD = "\n".join(f"nonsense_{number} = {number}" for number in range(3 * MOST_PROBLEMS))


@pytest.mark.parametrize("workers", [0, 1])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_problems_of_a_pack_are_put_in_words_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, workers: int, lang: str
) -> None:
    worded: list[str] = []

    def counted(lang: str, problem: str, place: str, params: Any) -> str:
        worded.append(problem)
        return problem_text(lang, problem, place, params)

    monkeypatch.setattr(errors, "problem_text", counted)
    with site(tmp_path, heavy_workers=workers) as client:
        answer = client.post(f"{PACKS}?lang={lang}", json={"text": BAD})
    assert answer.status_code == 400
    flaws: list[Json] = answer.json()["flaws"]
    assert len(flaws) == MOST_PROBLEMS + 1  # the last says that there are more
    for flaw in flaws:
        assert flaw["text"] == problem_text(lang, flaw["problem"], flaw["place"], flaw["params"])
    assert len(worded) == 1  # the answer as a whole
