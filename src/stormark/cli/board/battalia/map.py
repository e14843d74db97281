"""The map in colour: two lines for each row, roads drawn from field to field.

The upper line of a field shows its card, the lower one what stands on it and the road to the
south.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from stormark.cli.board.fitting import fit
from stormark.games.battalia import words as W
from stormark.games.battalia.view.types import BattaliaView, Direction, Field
from stormark.text.board.battalia.pieces import pieces
from stormark.text.board.battalia.words import BattaliaWords

ROADS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
WEIGHTS: Final[dict[Direction, int]] = {"north": 1, "east": 2, "south": 4, "west": 8}
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


def road_sign(exits: Iterable[Direction]) -> str:
    """The line that leads in these directions."""
    return ROADS[sum(WEIGHTS[way] for way in exits)]


def map_lines(view: BattaliaView, words: BattaliaWords, width: int) -> list[Text]:
    """The map with its numbers; 11 columns fit into 80 characters."""
    cell = min(WIDEST, (width - LABEL) // view["board"]["columns"])
    numbers = "".join(f"{column:^{cell}}" for column in range(1, view["board"]["columns"] + 1))
    lines = [Text(" " * LABEL + numbers, "dim")]
    standing = pieces(view)
    fields = view["board"]["fields"]
    for row in range(1, view["board"]["rows"] + 1):
        upper, lower = Text(f"{row:<{LABEL}}", "dim"), Text(" " * LABEL)
        for column in range(1, view["board"]["columns"] + 1):
            name = f"{row},{column}"
            field, below = fields.get(name), fields.get(f"{row + 1},{column}")
            upper.append_text(_card(field, words, cell))
            lower.append_text(_feet(field, below, standing.get(name, ()), cell))
        lines += [upper, lower]
    return lines[:-1] if not lines[-1].plain.strip() else lines


def legend(view: BattaliaView, words: BattaliaWords, width: int) -> list[Text]:
    """What letters and signs mean, and who is who."""
    lines = [Text()]
    for terrain in W.TERRAINS:
        letter = words.t("terrain-letter", terrain=terrain)
        entry = Text(f"{letter} {words.word('terrain', terrain)}", STYLES[terrain])
        if lines[-1].cell_len + 3 + entry.cell_len > width:
            lines.append(Text())
        lines[-1].append(" · " if lines[-1].plain else "", "dim").append_text(entry)
    seats = [player["seat"] for player in view["players"]]
    names = [f"{seat + 1} {words.player(seat)}" for seat in seats]
    lines.append(Text(" · ".join(names)))
    lines += [Text(signs, "dim") for signs in words.t("map-signs").splitlines()]
    return [fit(line, width) for line in lines]


def _exits(field: Field | None) -> Sequence[Direction]:
    return () if field is None else field.get("exits", ())


def _card(field: Field | None, words: BattaliaWords, cell: int) -> Text:
    """The upper line: the card of a field, and the roads to the west and east."""
    text, style = sign(field, words)
    middle = f"{text:^{cell - 2}}"
    exits = _exits(field)
    if exits:
        # roads run up to the sign in the middle
        left = len(middle) - len(middle.lstrip())
        right = len(middle) - len(middle.rstrip())
        west = "─" if "west" in exits else " "
        east = "─" if "east" in exits else " "
        line = Text(west * (left + 1), "dim")
        return line.append(text, style).append(east * (right + 1), "dim")
    return Text(f" {middle} ", style)


def sign(field: Field | None, words: BattaliaWords) -> tuple[str, str]:
    """What stands for the card of a field, and its style; nothing where there is no field."""
    if field is None:
        return "", STYLES[""]
    place = field["place"]
    if place == "empty":
        return ("×" if field.get("sealed") else "·"), STYLES[""]
    style = STYLES[field["terrain"]]
    if field.get("hidden"):
        return "?", style
    letter = words.t("terrain-letter", terrain=field["terrain"])
    seat = field.get("owner")
    owner = "-" if seat is None else str(seat + 1)
    if place == "city":
        return f"{letter}{owner}:{field['level']}", f"{style} reverse"
    if place == "centre":
        return f"★{owner}:{field['level']}", "bold reverse"
    if place == "gate":
        return f"◎{field['gate']}", f"bold {style}"
    if place == "building":
        return f"⌂{owner}", "bold"
    if place == "ruin":
        return "▒▒", style
    if place == "connection":
        return "≈≈", style
    return f"{letter}{road_sign(_exits(field))}", style


def _feet(field: Field | None, below: Field | None, standing: Sequence[str], cell: int) -> Text:
    """The lower line: what stands on a field, left and right of the road to the south."""
    ways: list[Direction] = []
    if "south" in _exits(field):
        ways.append("north")
    if "north" in _exits(below):
        ways.append("south")
    road = road_sign(ways)
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
