"""What two versions of a game differ in first, and the classes of such differences."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from bench.compare.rulings import ruling

Line = dict[str, Any]


@dataclass
class Comparison:
    """Counts games and decisions that are the same, and what the others differ in."""

    same: int = 0
    decisions: int = 0
    classes: Counter[tuple[str, str]] = field(default_factory=Counter)
    examples: dict[tuple[str, str], list[str]] = field(default_factory=dict)

    def differ(self, game: int, last: Line | None, old: Line, new: Line) -> None:
        after = json.loads(last["chosen"])["verb"] if last else "setup"
        kind = (after, difference(old, new))
        self.classes[kind] += 1
        shown = [f"game {game}", *([f"last: {last['chosen']}"] if last else [])]
        self.examples.setdefault(kind, [*shown, *details(old, new)])

    def report(self, game: str) -> str:
        other = self.classes.total()
        lines = [
            f"{self.same} games are the same, {other} take another course.",
            f"{self.decisions} decisions with more than one answer are the same.",
        ]
        if other:
            lines += ["", "| games | ruling | after | first difference |", "|---:|---|---|---|"]
        by_ruling: Counter[str] = Counter()
        for (after, what), number in self.classes.most_common():
            name = ruling(game, after, what)
            by_ruling[name or "no ruling"] += number
            lines.append(f"| {number} | {name} | {after} | {what} |")
        totals = ", ".join(f"{name} {number}" for name, number in by_ruling.most_common())
        return "\n".join(lines) + (f"\n\nBy ruling: {totals}." if totals else "")

    def shown_examples(self) -> str:
        return "\n".join(
            f"\n{after}: {what}\n    " + "\n    ".join(self.examples[after, what])
            for after, what in self.classes
        )


def difference(old: Line, new: Line) -> str:
    """The first of: something else is told, somebody else is asked, other options, another result.

    >>> asked = {"seat": 0, "open": [0], "kind": "act", "events": []}
    >>> asked["options"] = ['{"verb": "buy"}']
    >>> difference(asked, asked | {"options": ['{"verb": "buy"}', '{"verb": "end"}']})
    'options of act: with end'
    >>> difference(asked, {"over": [1.0, 0.0], "events": []})
    'act is asked -> over'
    """
    for line in (old, new):
        if "broken" in line:
            return f"{'before' if line is old else 'after'} the change: {line['broken']}"
    if old["events"] != new["events"]:
        return f"events: {in_words(events(old), events(new))}"
    asked = [line.get("kind", "over") for line in (old, new)]
    if "over" in old and "over" in new:
        return "another result"
    if not ("over" in old or "over" in new) and set(old["open"]) < set(new["open"]):
        return f"{asked[0]}: others are asked too"
    if "over" in old or "over" in new or (old["seat"], old["open"]) != (new["seat"], new["open"]):
        return " -> ".join(f"{one} is asked" if one != "over" else one for one in asked)
    if sorted(old["options"]) == sorted(new["options"]):
        return f"options of {asked[1]} in another order"
    return f"options of {asked[1]}: {in_words(verbs(old, new), verbs(new, old))}"


def events(line: Line) -> list[str]:
    return [event["verb"] for event in line["events"]]


def verbs(line: Line, other: Line) -> list[str]:
    """The verbs of the options that the other version does not have."""
    return [
        json.loads(option)["verb"] for option in line["options"] if option not in other["options"]
    ]


def in_words(old: list[str], new: list[str]) -> str:
    """Which verbs are gone and which are new; where none is, what they are about."""
    gone, come = Counter(old) - Counter(new), Counter(new) - Counter(old)
    parts = [f"without {', '.join(sorted(gone))}"] if gone else []
    parts += [f"with {', '.join(sorted(come))}"] if come else []
    return "; ".join(parts) or f"others of {', '.join(sorted(set(old)))}"


def details(old: Line, new: Line) -> list[str]:
    if "events" in old and "events" in new and old["events"] != new["events"]:
        return [f"- {json.dumps(old['events'])}", f"+ {json.dumps(new['events'])}"]
    return [
        f"{sign} {line.get('kind', 'over')} of {line.get('open')}: "
        + ", ".join(one for one in line.get("options", ()) if one not in other.get("options", ()))
        for sign, line, other in (("-", old, new), ("+", new, old))
    ]
