"""`python -m stormark.rl.write`: write docs/observations.md from the declarations in the rules."""

from __future__ import annotations

from pathlib import Path

from stormark.games.registry import NAMES, observer, option_table
from stormark.kernel.columns import Column
from stormark.kernel.observation import Observer
from stormark.kernel.option_table import OptionTable

PAGE = "docs/observations.md"
HEAD = """\
# Positions and options as numbers

What environments ([rl.md](rl.md)) give to programs that learn. This page is made by
`python -m stormark.rl.write` from the declarations beside the code that writes the numbers.

An **observation** is a row of bytes: what one seat sees of a position. Players stand in it as seen
from the viewer: 0 is the viewer, 1 the next seat clockwise. It holds nothing that the seat's view
would hide, but not all of the view: no history, and of long lists only what is named here.

The **option table** has one number for every option. A decision's options have different numbers;
what has no number of its own in its block, or would share one, gets the next spare number; so do
the changes that players agree on where they carry out a text themselves. Blocks with an argument
`listed` count the options of their verb in the order of the decision.

**Features** describe the options of a decision one by one, for policies that point at an option
instead of knowing a number for each.

Each of the two has a version, which is raised when a number changes its place or meaning.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *[game_part(name) for name in NAMES]])


def game_part(name: str) -> str:
    table, sight = option_table(name), observer(name)
    return "\n".join(
        [
            f"## {name.capitalize()}\n",
            *observation_part(sight),
            *option_part(table),
            *feature_part(table),
        ]
    )


def observation_part(sight: Observer) -> list[str]:
    lines = [
        f"### Observation, version {sight.version}: {sight.size} bytes\n",
        "| bytes | part | name | 0 to | meaning |",
        "| --- | --- | --- | ---: | --- |",
    ]
    at = 0
    for part in sight.parts:
        for column in part.columns:
            lines.append(f"| {span(at, column)} | {part.name} {told(column)}")
            at += column.count
    return [*lines, ""]


def option_part(table: OptionTable) -> list[str]:
    lines = [
        f"### Option table, version {table.version}: {table.size} numbers\n",
        "| numbers | verb | arguments (values) |",
        "| --- | --- | --- |",
    ]
    at = 0
    for block in table.blocks:
        arguments = ", ".join(f"{each.name} ({each.count})" for each in block.arguments)
        last = at + block.size() - 1
        numbers = f"{at}" if last == at else f"{at}–{last}"
        lines.append(f"| {numbers} | {block.word} | {arguments} |")
        at = last + 1
    return [*lines, f"| {at}–{table.size - 1} | spare | |", ""]


def feature_part(table: OptionTable) -> list[str]:
    lines = [
        f"### Features of an option: {table.feature_size} bytes\n",
        "| byte | name | 0 to | meaning |",
        "| --- | --- | ---: | --- |",
    ]
    at = 0
    for column in table.columns:
        lines.append(f"| {span(at, column)} {told(column)}")
        at += column.count
    return [*lines, ""]


def span(at: int, column: Column) -> str:
    return f"{at}" if column.count == 1 else f"{at}–{at + column.count - 1}"


def told(column: Column) -> str:
    return f"| {column.name} | {column.high} | {column.meaning} |"


if __name__ == "__main__":
    Path(PAGE).write_text(page(), encoding="utf-8")
