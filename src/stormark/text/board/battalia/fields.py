"""The map in words, row by row: for screen readers and pipes."""

from __future__ import annotations

from stormark.games.battalia.view.types import BattaliaView, Field, FieldName
from stormark.text.board.battalia.pieces import piece_texts
from stormark.text.board.battalia.words import BattaliaWords


def row_of(name: FieldName) -> int:
    return int(name.split(",")[0])


def column_of(name: FieldName) -> int:
    return int(name.split(",")[1])


def field_rows(view: BattaliaView, words: BattaliaWords) -> list[tuple[str, list[str]]]:
    """By row: every field with a card on it, and which ones are empty."""
    standing = piece_texts(view, words)
    fields = view["board"]["fields"]
    rows = []
    # the small map of The Creation leaves out whole rows
    for row in sorted({row_of(name) for name in fields}):
        lines = []
        empty: dict[bool, list[str]] = {False: [], True: []}  # by whether they are sealed
        for name, field in fields.items():
            if row_of(name) != row:
                continue
            if field["place"] == "empty" and name not in standing:
                empty[field.get("sealed", False)].append(str(column_of(name)))
            else:
                parts = [field_text(field, words), *standing.get(name, ())]
                lines.append(f"{name}: {'; '.join(parts)}")
        if empty[False]:
            lines.append(words.t("map-empty", columns=", ".join(empty[False])))
        if empty[True]:
            lines.append(words.t("map-sealed", columns=", ".join(empty[True])))
        rows.append((words.t("map-row", row=row), lines))
    return rows


def field_texts(view: BattaliaView, words: BattaliaWords) -> list[str]:
    """The same, line by line."""
    lines = []
    for heading, fields in field_rows(view, words):
        lines += [heading, *(f"  {field}" for field in fields)]
    return lines


def field_text(field: Field, words: BattaliaWords) -> str:
    """A field: what lies there, its terrain, and where its roads lead."""
    if field["place"] == "empty":
        return words.t("place", place="empty", gate=0, owner="", owned="no", level=0, building="")
    owner = field.get("owner")
    what = words.t(
        "place",
        place="hidden" if field.get("hidden") else field["place"],
        gate=field.get("gate", 0),
        owner=words.player(owner),
        owned="no" if owner is None else "yes",
        level=field.get("level", 0),
        building=words.word("building", field["building"]) if "building" in field else "",
    )
    parts = [what, words.word("terrain", field["terrain"])]
    parts.append(words.t("roads", exits=words.exits(field)))
    if field.get("concealed"):
        parts.append(words.t("concealed"))
    return ", ".join(parts)
