"""The JSON schema of a view, from its type.

A view is declared as TypedDicts: the docstring of each, and the text in `Annotated[..., "text"]`
beside a field, are its descriptions.

>>> from typing import TypedDict
>>> Die = TypedDict("Die", {"face": Annotated[int, "What it shows."]})
>>> view_schema(Die)["$defs"]["Die"]["properties"]
{'face': {'type': 'integer', 'description': 'What it shows.'}}
"""

from __future__ import annotations

from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from stormark.kernel.json import JsonDict

PLAIN: dict[Any, str] = {
    int: "integer",
    float: "number",
    str: "string",
    bool: "boolean",
    NoneType: "null",
}


def view_schema(view: type) -> JsonDict:
    """The view and everything in it, each TypedDict under its name."""
    parts: JsonDict = {}
    _declare(view, parts)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": view.__name__,
        "$ref": f"#/$defs/{view.__name__}",
        "$defs": dict(reversed(parts.items())),
    }


def _declare(cls: type, parts: JsonDict) -> None:
    """A TypedDict, after those it is made of."""
    fields: JsonDict = {}
    needed: list[Any] = []
    for name, hint in get_type_hints(cls, include_extras=True).items():
        if get_origin(hint) is NotRequired:
            fields[name] = _schema(get_args(hint)[0], parts)
        else:
            fields[name] = _schema(hint, parts)
            needed.append(name)
    parts[cls.__name__] = {
        "type": "object",
        "description": " ".join((cls.__doc__ or "").split()),
        "properties": fields,
        "required": needed,
        "additionalProperties": False,
    }


def _schema(hint: Any, parts: JsonDict) -> JsonDict:
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return {**_schema(inner[0], parts), "description": inner[1]}
    if origin is Literal:
        return {"enum": list(inner)}
    if origin in (Union, UnionType):
        return {"anyOf": [_schema(choice, parts) for choice in inner]}
    if origin is list:
        return {"type": "array", "items": _schema(inner[0], parts)}
    if origin is dict:
        values = _schema(inner[1], parts)
        keys = [] if inner[0] is str else list(get_args(inner[0]))
        named: JsonDict = {"propertyNames": {"enum": keys}} if keys else {}
        return {"type": "object", "additionalProperties": values, **named}
    if is_typeddict(hint):
        if hint.__name__ not in parts:
            _declare(hint, parts)
        return {"$ref": f"#/$defs/{hint.__name__}"}
    return {"type": PLAIN[hint]}
