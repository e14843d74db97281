"""The options of a decision as a numbered menu, grouped by what they do."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from stormark.cli.board.display import Display
from stormark.kernel.action import Decision
from stormark.kernel.json import JsonDict

INDENT: Final = 2


@dataclass
class Group:
    """Options of one kind: a heading, and each option's number and short label."""

    heading: str
    items: list[tuple[int, str]] = field(default_factory=list)


class Menu:
    """The options of one decision."""

    def __init__(self, decision: Decision, view: JsonDict, display: Display) -> None:
        self._decision = decision
        self._view = view
        self._display = display

    def groups(self) -> list[Group]:
        """The options by kind, those most often wanted first."""
        groups: dict[str, Group] = {}
        for number, action in enumerate(self._decision.actions, 1):
            kind, label = self._display.entry(action, self._decision, self._view)
            if kind not in groups:
                groups[kind] = Group(self._display.t("verb", verb=kind) if kind else "")
            groups[kind].items.append((number, label))
        return [groups[kind] for kind in sorted(groups, key=self._display.groups.index)]

    def lines(self, width: int) -> list[Text]:
        """The groups as lines of at most `width` columns, short groups side by side."""
        lines: list[Text] = []
        for group in self.groups():
            block = _block(group, width)
            beside = len(block) == 1 and lines
            if beside and cell_len(lines[-1].plain) + 3 + cell_len(block[0].plain) <= width:
                lines[-1].append(" │ ", "dim").append_text(block[0])
            else:
                lines += block
        return lines

    def full(self) -> list[str]:
        """Every option as a sentence of its own."""
        speaker = self._display.speaker
        return [
            f"{number}. {speaker.option(action, self._decision, self._view)}"
            for number, action in enumerate(self._decision.actions, 1)
        ]


def _block(group: Group, width: int) -> list[Text]:
    """One group, broken between its items; only an item longer than a line is broken itself."""
    indent = INDENT if group.heading else 0
    lines = [Text(group.heading, "bold")]
    full = False  # whether the last line ends with a broken item
    for number, label in group.items:
        first, *rest = _broken(f"{number}) {label}", width - INDENT)
        item = Text(first)
        item.stylize("cyan", 0, len(f"{number})"))
        gap = INDENT if lines[-1].plain.strip() else 0
        if full or (gap and cell_len(lines[-1].plain) + gap + cell_len(first) > width):
            lines.append(Text(" " * indent))
            gap = 0
        lines[-1].append(" " * gap).append_text(item)
        lines += [Text(" " * 2 * INDENT + row) for row in rest]
        full = bool(rest)
    return lines


def _broken(text: str, width: int) -> list[str]:
    """A text broken at words; all lines but the first leave room for an indent.

    >>> _broken("1) a rather long option", 15)
    ['1) a rather', 'long option']
    """
    rows = [""]
    for word in text.split(" "):
        room = width if len(rows) == 1 else width - INDENT
        if rows[-1] and cell_len(rows[-1]) + 1 + cell_len(word) > room:
            rows.append("")
        rows[-1] += f" {word}" if rows[-1] else word
    return rows
