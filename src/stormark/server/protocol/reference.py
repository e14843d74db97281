"""The list of messages in docs/protocol.md, from the JSON schema."""

from __future__ import annotations

from collections.abc import Iterable

from stormark.server.protocol.schema import Schema
from stormark.server.protocol.typescript import type_of

DIRECTIONS = {"FromClient": "From clients", "FromServer": "From the server"}


def reference(schema: Schema) -> str:
    """Markdown: every message with its fields, then what they are made of."""
    parts = schema["$defs"]
    told: set[str] = set(DIRECTIONS)
    lines: list[str] = []
    for direction, title in DIRECTIONS.items():
        lines += [f"### {title}", ""]
        for tag, reference in parts[direction]["discriminator"]["mapping"].items():
            name = reference.rpartition("/")[2]
            told.add(name)
            lines += _described(f"`{tag}`", parts[name])
    lines += ["### Parts", ""]
    for name, part in parts.items():
        if name not in told:
            lines += _described(f"`{name}`", part)
    return "\n".join(lines).rstrip() + "\n"


def view_reference(schema: Schema) -> str:
    """Markdown: a view, then the parts it is made of."""
    lines: list[str] = []
    for name, part in schema["$defs"].items():
        lines += _described(f"`{name}`", part)
    return "\n".join(lines).rstrip() + "\n"


def _described(title: str, part: Schema) -> Iterable[str]:
    yield from (f"#### {title}", "", part["description"], "")
    fields = {name: field for name, field in part["properties"].items() if name != "type"}
    if fields:
        yield from ("| field | type | |", "|---|---|---|")
        needed = part.get("required", [])
        for name, field in fields.items():
            kind = type_of(field).replace("|", "\\|")
            yield f"| `{name}{'' if name in needed else '?'}` | `{kind}` | {_text(field)} |"
        yield ""


def _text(field: Schema) -> str:
    text = field.get("description", "")
    longest = field.get("maxLength")
    return f"{text} At most {longest} characters.".strip() if longest else text
