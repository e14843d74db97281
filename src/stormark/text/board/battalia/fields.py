"""The map in words, row by row: for screen readers and pipes."""

from __future__ import annotations

from stormark.text.board.battalia.model import Board, Field
from stormark.text.board.battalia.pieces import piece_texts
from stormark.text.board.battalia.words import BattaliaWords


def field_rows(board: Board, words: BattaliaWords) -> list[tuple[str, list[str]]]:
    """By row: every field with a card on it, and which ones are empty."""
    standing = piece_texts(board, words)
    rows = []
    # the small map of The Creation leaves out whole rows
    for row in sorted({field.row for field in board.fields.values()}):
        lines = []
        empty = []
        for field in (field for field in board.fields.values() if field.row == row):
            if field.place == "empty" and field.name not in standing:
                empty.append(str(field.column))
            else:
                parts = [field_text(field, words), *standing.get(field.name, ())]
                lines.append(f"{field.name}: {'; '.join(parts)}")
        if empty:
            lines.append(words.t("map-empty", columns=", ".join(empty)))
        rows.append((words.t("map-row", row=row), lines))
    return rows


def field_texts(board: Board, words: BattaliaWords) -> list[str]:
    """The same, line by line."""
    lines = []
    for heading, fields in field_rows(board, words):
        lines += [heading, *(f"  {field}" for field in fields)]
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
