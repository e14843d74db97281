"""Scenario files: a position, some actions, and what must be true afterwards (docs/scenarios.md).

This module reads and checks the form; `scenario_run` plays it.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from stormark.kernel.fields import expect, inside, only, plain, read, texts
from stormark.kernel.files import located, read_text_file
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.refusal import InputError
from stormark.kernel.scenario_puzzle import Puzzle, read_puzzle
from stormark.kernel.scenario_teach import Lesson, Teaching, bilingual, read_lesson, read_teach

RULE_ID: Final = re.compile(r"[A-Z]+-[A-Z]+-E?\d{2,3}(\.\d)?")
ANY_RULE: Final = "any"
"""A step that must be refused, by whatever rule: `refused = true`."""
_TOML_PLACE: Final = re.compile(r"at line (\d+)")

_FILE_KEYS: Final = (
    *("game", "rules", "title", "note", "lesson", "puzzle"),
    *("after", "given", "when", "then", "alternative"),
)
_ALTERNATIVE_KEYS: Final = ("title", "when", "then")
_STEP_KEYS: Final = ("seat", "do", "dice", "shuffles", "refused", "teach", "then")


@dataclass(frozen=True)
class Expectation:
    """What [then] asks for; None where it asks for nothing."""

    place: str
    position: JsonDict
    events: tuple[JsonDict, ...] = ()
    not_events: tuple[JsonDict, ...] = ()
    options: tuple[str, ...] = ()
    not_options: tuple[str, ...] = ()
    decision: str | None = None
    seat: int | list[int] | None = None  # numbered from 1, as people count
    over: bool | None = None
    winner: list[int] | None = None


@dataclass(frozen=True)
class ScenarioStep:
    """One [[when]]: moves of a seat, with the results chance has to give."""

    place: str
    do: tuple[str, ...]
    seat: int | None  # numbered from 1; None: the seat that has to decide
    dice: tuple[str, ...]
    refused: str | None  # the rule that refuses it, or ANY_RULE
    then: Expectation | None
    shuffles: JsonDict = field(default_factory=dict)  # read by the game, which knows its piles
    teach: tuple[Teaching, ...] = ()  # told one after the other; with the last one it is done


@dataclass(frozen=True)
class Branch:
    """Steps and what must be true after them."""

    place: str
    steps: tuple[ScenarioStep, ...]
    then: Expectation


@dataclass(frozen=True)
class Scenario:
    """A scenario file.  The first branch is the scenario, the others its alternatives."""

    path: Path
    game: str
    rules: tuple[str, ...]
    title: dict[str, str]
    note: dict[str, str]
    after: Path | None
    given: JsonDict
    branches: tuple[Branch, ...]
    lesson: Lesson | None = None
    puzzle: Puzzle | None = None


def load_scenario(path: Path) -> Scenario:
    """Read a file; raises InputError naming file and place."""
    text = read_text_file(path)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = _TOML_PLACE.search(str(error))
        line = int(at[1]) if at else text.count("\n") + 1
        raise InputError("scenario-not-toml", f"{path}:{line}", line=line) from None
    except RecursionError:
        raise InputError("scenario-not-toml", f"{path}:1", line=1) from None
    try:
        return _scenario(expect(plain(data), dict, ""), path)
    except InputError as error:
        raise located(error, path) from None


def _scenario(data: JsonDict, path: Path) -> Scenario:
    only(data, _FILE_KEYS, "")
    after = path.parent / read(data, "after", str, "") if "after" in data else None
    branches = [_branch(data, "")]
    for index, item in enumerate(read(data, "alternative", list, "", [])):
        place = f"alternative[{index}]"
        table: JsonDict = expect(item, dict, place)
        only(table, _ALTERNATIVE_KEYS, place)
        if "title" in table:
            bilingual(table, "title", place)
        branches.append(_branch(table, place))
    return Scenario(
        path=path,
        game=read(data, "game", str, ""),
        rules=_rules(data),
        title=bilingual(data, "title", ""),
        note=bilingual(data, "note", "") if "note" in data else {},
        after=after,
        given=read(data, "given", dict, "", {}),
        branches=tuple(branches),
        lesson=read_lesson(data),
        puzzle=read_puzzle(data),
    )


def _rules(data: JsonDict) -> tuple[str, ...]:
    found = texts(read(data, "rules", list, ""), "rules")
    if not found:
        raise InputError("field-empty", "rules", key="rules")
    for index, rule in enumerate(found):
        if not RULE_ID.fullmatch(rule):
            raise InputError("scenario-rule-id", f"rules[{index}]", rule=rule)
    return tuple(found)


def _branch(table: JsonDict, place: str) -> Branch:
    steps = [
        _step(item, f"{inside(place, 'when')}[{index}]")
        for index, item in enumerate(read(table, "when", list, place, []))
    ]
    then = _expectation(read(table, "then", dict, place, {}), inside(place, "then"))
    if not any(step.refused is None for step in steps):
        nothing_happens(then)
    checks_a_step = any(step.then or step.refused for step in steps)
    if not checks_a_step and then == Expectation(then.place, {}):
        raise InputError("scenario-checks-nothing", inside(place, "then"))
    return Branch(place, tuple(steps), then)


def nothing_happens(then: Expectation) -> None:
    """Where no step is carried out, a list of events that must not happen says nothing."""
    for key, events in (("events", then.events), ("not_events", then.not_events)):
        if events:
            raise InputError("scenario-nothing-happens", inside(then.place, key))


def _step(item: Json, place: str) -> ScenarioStep:
    table: JsonDict = expect(item, dict, place)
    only(table, _STEP_KEYS, place)
    if "do" not in table:
        raise InputError("field-missing", inside(place, "do"), key="do")
    do = texts(table["do"], inside(place, "do"))
    refused = _refused(table, place)
    if not do or (refused is not None and len(do) > 1):
        raise InputError("scenario-do", inside(place, "do"))
    then = _step_then(table, place) if "then" in table else None
    if then is not None and refused is not None:
        nothing_happens(then)
    return ScenarioStep(
        place=place,
        do=tuple(do),
        seat=_seat(table["seat"], inside(place, "seat")) if "seat" in table else None,
        dice=tuple(texts(read(table, "dice", list, place, []), inside(place, "dice"))),
        refused=refused,
        then=then,
        shuffles={"shuffles": table["shuffles"]} if "shuffles" in table else {},
        teach=read_teach(table, place),
    )


def _step_then(table: JsonDict, place: str) -> Expectation:
    place = inside(place, "then")
    then = _expectation(expect(table["then"], dict, place), place)
    if then == Expectation(place, {}):
        raise InputError("scenario-checks-nothing", place)
    return then


def _refused(table: JsonDict, place: str) -> str | None:
    """The rule that must refuse a step; `true` stands for any."""
    if "refused" not in table:
        return None
    if table["refused"] is True:
        return ANY_RULE
    rule = read(table, "refused", str, place)
    if not RULE_ID.fullmatch(rule):
        raise InputError("scenario-rule-id", inside(place, "refused"), rule=rule)
    return rule


def _expectation(table: JsonDict, place: str) -> Expectation:
    seat = table.get("seat")
    winner = table.get("winner")
    return Expectation(
        place=place,
        position={key: value for key, value in table.items() if key not in _EXPECTATION_KEYS},
        events=_events(table, "events", place),
        not_events=_events(table, "not_events", place),
        options=tuple(texts(table.get("options", []), inside(place, "options"))),
        not_options=tuple(texts(table.get("not_options", []), inside(place, "not_options"))),
        decision=read(table, "decision", str, place) if "decision" in table else None,
        seat=_seats(seat, inside(place, "seat"))
        if isinstance(seat, list)
        else None
        if seat is None
        else _seat(seat, inside(place, "seat")),
        over=read(table, "over", bool, place) if "over" in table else None,
        winner=None if winner is None else _seats(winner, inside(place, "winner")),
    )


_EXPECTATION_KEYS: Final = frozenset(
    ("events", "not_events", "options", "not_options", "decision", "seat", "over", "winner")
)


def _events(table: JsonDict, key: str, place: str) -> tuple[JsonDict, ...]:
    return tuple(
        _event(item, f"{inside(place, key)}[{index}]")
        for index, item in enumerate(read(table, key, list, place, []))
    )


def _event(item: Json, place: str) -> JsonDict:
    table: JsonDict = expect(item, dict, place)
    only(table, ("verb", "args"), place)
    args: JsonDict = read(table, "args", dict, place, {})
    return {"verb": read(table, "verb", str, place), "args": args}


def _seat(value: Json, place: str) -> int:
    seat = expect(value, int, place)
    if seat < 1:
        raise InputError("scenario-seat", place, seat=seat)
    return seat


def _seats(value: Json, place: str) -> list[int]:
    items = value if isinstance(value, list) else [value]
    return [_seat(item, f"{place}[{index}]") for index, item in enumerate(items)]
