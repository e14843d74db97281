"""The map in words, row by row: for screen readers and pipes."""

from __future__ import annotations

from stormark.cli.board.battalia.model import Board, Field
from stormark.cli.board.battalia.pieces import piece_texts
from stormark.cli.board.battalia.words import BattaliaWords


def field_texts(board: Board, words: BattaliaWords) -> list[str]:
    """Every field with a card on it, and which ones are empty."""
    standing = piece_texts(board, words)
    lines = []
    # the small map of The Creation leaves out whole rows
    for row in sorted({field.row for field in board.fields.values()}):
        lines.append(words.t("map-row", row=row))
        empty = []
        for field in (field for field in board.fields.values() if field.row == row):
            if field.place == "empty" and field.name not in standing:
                empty.append(str(field.column))
            else:
                parts = [field_text(field, words), *standing.get(field.name, ())]
                lines.append(f"  {field.name}: {'; '.join(parts)}")
        if empty:
            lines.append(f"  {words.t('map-empty', columns=', '.join(empty))}")
    return lines


def field_text(field: Field, words: BattaliaWords) -> str:
    """A field: what lies there, its terrain, and where its roads lead."""
    if field.place == "empty":
        return words.t("place", place="empty", gate=0, owner="", owned="no", level=0, building="")
    place = "hidden" if field.hidden else field.place
    what = words.t(
        "place",
        place=place,
        gate=field.gate if place == "gate" else 0,
        owner=words.owner(field.owner),
        owned="yes" if field.owner >= 0 else "no",
        level=field.level,
        building=words.word("building", field.building) if place == "building" else "",
    )
    roads = words.t("roads", exits=words.exits(field))
    return ", ".join([what, words.word("terrain", field.terrain), roads])
