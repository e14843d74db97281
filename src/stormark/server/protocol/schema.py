"""The JSON schema of the protocol, made from the messages."""

from __future__ import annotations

from typing import Any

import msgspec

from stormark.server.protocol.messages import PROTOCOL, FromClient, FromServer

Schema = dict[str, Any]


def schema() -> Schema:
    """Every message, with `FromClient` and `FromServer` for each direction."""
    unions, parts = msgspec.json.schema_components(
        [FromClient, FromServer], ref_template="#/$defs/{name}"
    )
    parts["FromClient"] = {"description": "What a client may send.", **unions[0]}
    parts["FromServer"] = {"description": "What the server sends.", **unions[1]}
    settings = parts["TableSettings"]
    settings["required"] = list(settings["properties"])  # whoever opens a table may leave some out
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The messages of a Stormark table, version {PROTOCOL}",
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
        "$defs": {name: plain(part) for name, part in parts.items()},
    }


def plain(value: Any) -> Any:
    """Docstrings are written for an editor: one space between sentences is enough elsewhere."""
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [plain(item) for item in value]
    return " ".join(value.split()) if isinstance(value, str) else value
