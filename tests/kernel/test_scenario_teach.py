"""What scenario files say to learners is read as strictly as the rest of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from stormark.kernel.refusal import InputError
from stormark.kernel.scenario import Scenario, load_scenario
from stormark.kernel.scenario_run import run_scenario
from tests.kernel.toy import Toy

SAID = 'title = { en = "Look", de = "Schau" }\ntext = { en = "This.", de = "Das." }\n'
LESSON = f"""
game = "toy"
rules = ["T-ROLL-01"]
title = {{ en = "A roll", de = "Ein Wurf" }}

[lesson]
seat = 2
about = {{ en = "Rolling", de = "Werfen" }}
players = ["Ada"]
[lesson.end]
{SAID}
[given]
hands = [[1, 5], [2, 7]]

[[when]]
do = "roll"
dice = ["4"]
[[when.teach]]
{SAID}show = ["hand", "die:1"]
[[when.teach]]
{SAID}hint = {{ en = "Roll!", de = "Wirf!" }}

[then]
points = [4, 0]
"""


def load(folder: Path, text: str = LESSON) -> Scenario:
    path = folder / "lesson.toml"
    path.write_text(text, encoding="utf-8")
    return load_scenario(path)


def test_a_scenario_that_teaches_holds_like_any_other(tmp_path: Path) -> None:
    assert run_scenario(load(tmp_path).path, {"toy": Toy()}) == []


def test_a_lesson_names_the_learner_the_players_and_what_is_said_at_the_end(
    tmp_path: Path,
) -> None:
    lesson = load(tmp_path).lesson
    assert lesson is not None
    assert (lesson.seat, lesson.players, lesson.about["de"]) == (2, ("Ada",), "Werfen")
    assert (lesson.end.title["en"], lesson.end.text["de"]) == ("Look", "Das.")


def test_a_step_may_tell_several_things(tmp_path: Path) -> None:
    first, last = load(tmp_path).branches[0].steps[0].teach
    assert (first.show, first.hint) == (("hand", "die:1"), {})
    assert (last.show, last.hint["de"]) == ((), "Wirf!")


def test_one_thing_needs_no_list(tmp_path: Path) -> None:
    said = LESSON.replace(f'[[when.teach]]\n{SAID}show = ["hand", "die:1"]\n', "")
    (only,) = (
        load(tmp_path, said.replace("[[when.teach]]", "[when.teach]")).branches[0].steps[0].teach
    )
    assert only.hint["en"] == "Roll!"


def test_a_scenario_without_a_learner_is_no_lesson(tmp_path: Path) -> None:
    begin, end = LESSON.index("[lesson]"), LESSON.index("[given]")
    assert load(tmp_path, LESSON[:begin] + LESSON[end:]).lesson is None


@pytest.mark.parametrize(
    ("old", "new", "problem", "place"),
    [
        ("seat = 2", "seat = 0", "scenario-seat", "lesson.seat"),
        ('players = ["Ada"]', "names = []", "field-unknown", "lesson.names"),
        ('de = "Werfen"', 'fr = "Lancer"', "field-unknown", "lesson.about.fr"),
        (', de = "Wirf!"', "", "field-missing", "when[0].teach[1].hint.de"),
        ('show = ["hand", "die:1"]', "show = [3]", "field-type", "when[0].teach[0].show[0]"),
        ("show =", "shown =", "field-unknown", "when[0].teach[0].shown"),
    ],
)
def test_a_mistake_is_named_with_its_place(
    tmp_path: Path, old: str, new: str, problem: str, place: str
) -> None:
    assert old in LESSON
    with pytest.raises(InputError) as caught:
        load(tmp_path, LESSON.replace(old, new))
    assert caught.value.problem == problem
    assert caught.value.place.endswith(f": {place}")
