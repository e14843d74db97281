"""A line that is being laid, as JSON."""

from __future__ import annotations

from typing import Any, Final

from stormark.games.battalia import verbs as V
from stormark.games.battalia import words as W
from stormark.games.battalia.line import Branch, Line
from stormark.games.battalia.procedure_fields import (
    NONE,
    BoardField,
    Declared,
    Flag,
    Number,
    Several,
    Word,
    cards,
)
from stormark.games.battalia.tables import Rules
from stormark.kernel.json import Json

LINE_WORDS: Final = {
    V.V_HIRE: "hire",
    V.V_BUY: "buy",
    V.V_ROAD: "road",
    V.V_CITY: "city",
    V.V_UPGRADE: "upgrade",
    V.V_RESIDENCE: "residence",
    V.V_CAPITAL: "capital",
    V.V_POST: "post",
    V.V_DISCOVER: "discover",
    V.V_POTION: "potion",
}
WHAT: Final = {
    V.V_HIRE: Word("what", ("", *W.RANKS)),
    V.V_BUY: Word("what", W.ARTEFACTS),
    V.V_ROAD: Word("what", W.SHAPES),
    V.V_CITY: Word("what", W.SHAPES),
    V.V_POTION: Word("what", W.POTIONS),
}
NOTHING: Final = Word("what", ())
RANK: Final = Word("rank", ("", *W.RANKS))
FIELD: Final = BoardField("field")
TURNED: Final = Number("turned")
PARTS: Final[tuple[Declared, ...]] = (
    Number("units"),
    Number("rank"),
    Flag("same"),
    Flag("labour"),
    Number("supply"),
    cards("cards"),
    cards("from_ambush"),
    Flag("owed"),
    cards("sacrificed"),
    Number("copies"),
    Number("copy_rank"),
    Number("branches"),
    Number("boosted"),
    Number("roads"),
)


BRANCH_KEYS: Final = ("action", "what", "rank", "field", "turned")


class BranchField(Declared):
    """What a line pays for, in words."""

    def to_json(self, rules: Rules, value: Branch) -> Json:
        return {
            "action": LINE_WORDS[value.action],
            "what": WHAT.get(value.action, NOTHING).to_json(rules, value.what),
            "rank": RANK.to_json(rules, value.rank),
            "field": FIELD.to_json(rules, value.field),
            "turned": None if value.turned == NONE else value.turned,
        }

    def from_json(self, rules: Rules, value: Json) -> Branch:
        if not isinstance(value, dict) or set(value) != set(BRANCH_KEYS):
            raise self.wrong()
        actions = [verb for verb, word in LINE_WORDS.items() if word == value["action"]]
        if not actions:
            raise self.wrong()
        turned = value["turned"]
        return Branch(
            actions[0],
            WHAT.get(actions[0], NOTHING).from_json(rules, value["what"]),
            RANK.from_json(rules, value["rank"]),
            FIELD.from_json(rules, value["field"]),
            NONE if turned is None else TURNED.from_json(rules, turned),
        )


BRANCH: Final = BranchField("branch")
COMPLETE: Final = Several(BranchField("complete"))


class LineField(Declared):
    """A line that is being laid."""

    @staticmethod
    def part(name: str) -> Declared:
        """One of the two parts that are no plain values."""
        return BRANCH if name == BRANCH.name else COMPLETE

    def to_json(self, rules: Rules, value: Line) -> Json:
        return {
            part.name: part.to_json(rules, getattr(value, part.name))
            for part in (BRANCH, COMPLETE, *PARTS)
        }

    def from_json(self, rules: Rules, value: Json) -> Line:
        names = {part.name for part in (BRANCH, COMPLETE, *PARTS)}
        if not isinstance(value, dict) or set(value) != names:
            raise self.wrong()
        line = Line(BRANCH.from_json(rules, value["branch"]))
        line.complete = COMPLETE.from_json(rules, value["complete"])
        for part in PARTS:
            read: Any = part.from_json(rules, value[part.name])
            setattr(line, part.name, read)
        return line
