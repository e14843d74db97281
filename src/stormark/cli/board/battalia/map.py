"""The map in colour: two lines for each row, roads drawn from field to field.

The upper line of a field shows its card, the lower one what stands on it and the road to the
south.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from stormark.cli.board.fitting import fit
from stormark.games.battalia import words as W
from stormark.text.board.battalia.model import EAST, NORTH, SOUTH, WEST, Board, Field
from stormark.text.board.battalia.pieces import pieces
from stormark.text.board.battalia.words import BattaliaWords

ROADS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # by exits: north 1, east 2, south 4, west 8
STYLES: Final = {
    "verdant_woods": "green",
    "rocky_mountains": "yellow",
    "red_canyons": "red",
    "emerald_lakes": "bright_blue",
    "frost_fields": "bright_white",
    "protojungle": "dark_orange",
    "neutral": "dim",
    "": "dim",
}
LABEL: Final = 2  # columns for the number of a row
WIDEST: Final = 10
NO_FIELD: Final = Field("0,0", "missing")


def map_lines(board: Board, words: BattaliaWords, width: int) -> list[Text]:
    """The map with its numbers; 11 columns fit into 80 characters."""
    cell = min(WIDEST, (width - LABEL) // board.columns)
    numbers = "".join(f"{column:^{cell}}" for column in range(1, board.columns + 1))
    lines = [Text(" " * LABEL + numbers, "dim")]
    standing = pieces(board)
    for row in range(1, board.rows + 1):
        upper, lower = Text(f"{row:<{LABEL}}", "dim"), Text(" " * LABEL)
        for column in range(1, board.columns + 1):
            field = _at(board, row, column)
            upper.append_text(_card(field, words, cell))
            below = _at(board, row + 1, column)
            lower.append_text(_feet(field, below, standing.get(field.name, ()), cell))
        lines += [upper, lower]
    return lines[:-1] if not lines[-1].plain.strip() else lines


def legend(board: Board, words: BattaliaWords, width: int) -> list[Text]:
    """What letters and signs mean, and who is who."""
    lines = [Text()]
    for terrain in W.TERRAINS:
        letter = words.t("terrain-letter", terrain=terrain)
        entry = Text(f"{letter} {words.word('terrain', terrain)}", STYLES[terrain])
        if lines[-1].cell_len + 3 + entry.cell_len > width:
            lines.append(Text())
        lines[-1].append(" · " if lines[-1].plain else "", "dim").append_text(entry)
    names = [f"{player.seat + 1} {words.player(player.seat)}" for player in board.players]
    lines.append(Text(" · ".join(names)))
    lines += [Text(signs, "dim") for signs in words.t("map-signs").splitlines()]
    return [fit(line, width) for line in lines]


def _at(board: Board, row: int, column: int) -> Field:
    return board.fields.get(f"{row},{column}", NO_FIELD)


def _card(field: Field, words: BattaliaWords, cell: int) -> Text:
    """The upper line: the card of a field, and the roads to the west and east."""
    text, style = sign(field, words)
    middle = f"{text:^{cell - 2}}"
    if field.exits:
        # roads run up to the sign in the middle
        left = len(middle) - len(middle.lstrip())
        right = len(middle) - len(middle.rstrip())
        west = "─" if field.exits & WEST else " "
        east = "─" if field.exits & EAST else " "
        line = Text(west * (left + 1), "dim")
        return line.append(text, style).append(east * (right + 1), "dim")
    return Text(f" {middle} ", style)


def sign(field: Field, words: BattaliaWords) -> tuple[str, str]:
    """What stands for the card of a field, and its style."""
    style = STYLES[field.terrain]
    if field.place == "missing":
        return "", style
    if field.place == "empty":
        return "·", style
    if field.hidden:
        return "?", style
    letter = words.t("terrain-letter", terrain=field.terrain)
    owner = str(field.owner + 1) if field.owner >= 0 else "-"
    if field.place == "city":
        return f"{letter}{owner}:{field.level}", f"{style} reverse"
    if field.place == "centre":
        return f"★{owner}:{field.level}", "bold reverse"
    if field.place == "gate":
        return f"◎{field.gate}", f"bold {style}"
    if field.place == "building":
        return f"⌂{owner}", "bold"
    if field.place == "ruin":
        return "▒▒", style
    if field.place == "connection":
        return "≈≈", style
    return f"{letter}{ROADS[field.exits]}", style


def _feet(field: Field, below: Field, standing: Sequence[str], cell: int) -> Text:
    """The lower line: what stands on a field, left and right of the road to the south."""
    road = ROADS[(NORTH if field.exits & SOUTH else 0) | (SOUTH if below.exits & NORTH else 0)]
    left = (cell - 1) // 2
    right = cell - 1 - left
    beside = _pack(standing, (left, right))
    line = Text(f"{beside[0]:>{left}}", "bold cyan")
    return line.append(road, "dim").append(f"{beside[1]:<{right}}", "bold cyan")


def _pack(signs: Sequence[str], rooms: tuple[int, int]) -> tuple[str, str]:
    """Signs in two rooms; a plus where they do not all fit."""
    parts = ["", ""]
    side = 0
    for piece in signs:
        while side < 2 and len(parts[side]) + len(piece) > rooms[side]:
            side += 1
        if side == 2:
            parts[1] = parts[1][: rooms[1] - 1] + "+"
            break
        parts[side] += piece
    return parts[0], parts[1]
