"""TypeScript types from the JSON schema, for the client in the browser."""

from __future__ import annotations

import json
from collections.abc import Iterable

from stormark.server.protocol.schema import Schema

HEAD = """\
// Made from the messages of the server by `python -m stormark.server.protocol.write`.
// Do not change this file by hand.
"""
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}
CAN_BE_ANYTHING = "unknown"
WIDEST = 100  # columns


def typescript(schema: Schema, head: str = HEAD) -> str:
    """The text of a module that exports a type for every part of the schema."""
    return "\n".join([head, *(_declared(name, part) for name, part in schema["$defs"].items())])


def type_of(schema: Schema) -> str:
    """One type, as it stands behind a colon.

    >>> type_of({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}})
    '(number | null)[]'
    """
    match schema:
        case {"$ref": reference}:
            return str(reference).rpartition("/")[2]
        case {"enum": values}:
            return " | ".join(_quoted(value) for value in values)
        case {"anyOf": choices}:
            return " | ".join(type_of(choice) for choice in choices)
        case {"type": "null"}:
            return "null"
        case {"prefixItems": items, "minItems": least}:
            kinds = [type_of(item) for item in items]
            listed = [f"{kind}?" if at >= least else kind for at, kind in enumerate(kinds)]
            return f"[{', '.join(listed)}]"
        case {"type": "array"}:
            item = type_of(schema.get("items", {}))
            return f"({item})[]" if " | " in item and item[0] != "[" else f"{item}[]"
        case {"type": "object", "additionalProperties": {} as values}:
            return f"Record<string, {type_of(values)}>"
        case {"type": "object"}:
            return f"Record<string, {CAN_BE_ANYTHING}>"
        case {"type": kind}:
            return PLAIN[kind]
    return CAN_BE_ANYTHING


def _declared(name: str, part: Schema) -> str:
    lines = _comment(part.get("description"))
    if "anyOf" in part:
        choices = (type_of(choice) for choice in part["anyOf"])
        lines.append(f"export type {name} =")
        lines += [f"  | {choice}" for choice in choices]
        lines[-1] += ";"
    else:
        lines.append(f"export interface {name} {{")
        lines += _fields(part)
        lines.append("}")
    return "\n".join(lines) + "\n"


def _fields(part: Schema) -> Iterable[str]:
    needed = part.get("required", [])
    for name, field in part["properties"].items():
        for line in _comment(field.get("description")):
            yield f"  {line}"
        mark = "" if name in needed else "?"
        line = f"  {name}{mark}: {type_of(field)};"
        if len(line) <= WIDEST:
            yield line
        else:  # as the formatter of the client would have it
            yield f"  {name}{mark}:"
            *others, last = type_of(field).split(" | ")
            yield from (f"    | {choice}" for choice in others)
            yield f"    | {last};"


def _comment(text: str | None) -> list[str]:
    return [] if not text else [f"/** {text} */"]


def _quoted(value: object) -> str:
    text = json.dumps(value)
    return f"'{text[1:-1]}'" if text.startswith('"') else text
