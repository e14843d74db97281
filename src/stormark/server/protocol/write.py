"""`python -m stormark.server.protocol.write`: write down what follows from the messages.

In the folder of the project: the JSON schema, the types of the web client, the list of messages in
docs/protocol.md; the same for the view of every game that declares its type; the client's types of
the pages for accounts, operators and own cards, and a list of all events, so that its tests know
whether it shows every one of them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import is_typeddict

from stormark.games.registry import NAMES
from stormark.kernel.view_schema import view_schema
from stormark.server.api.schema import account_schema, admin_schema, workshop_schema
from stormark.server.content.games import game_named
from stormark.server.protocol.reference import reference, view_reference
from stormark.server.protocol.schema import Schema, schema
from stormark.server.protocol.typescript import typescript

PAGE = "docs/protocol.md"
MARK = "<!-- what follows is made from the messages -->\n"
VIEW_PAGE = """\
What one viewer may know of a match, as `welcome` brings it and every `update` changes it
([bots](bots.md), [protocol](protocol.md)). Everything is in words; `?` marks fields that may be
missing. This page is made by `python -m stormark.server.protocol.write` from the types in the
rules.
"""
HTTP_HEAD = """\
// Made from the HTTP interface of the server by `python -m stormark.server.protocol.write`.
// Do not change this file by hand.
"""
BY_HAND = "// Do not change this file by hand.\n"


def written(root: Path) -> dict[str, str]:
    """The text of every file, by its path in the project."""
    whole = schema()
    page, mark, _ = (root / PAGE).read_text(encoding="utf-8").partition(MARK)
    views = {name: game_named(name).view_type for name in NAMES}
    return {
        **{path: text for name, view in views.items() for path, text in of_view(name, view)},
        "docs/protocol.schema.json": as_json(whole),
        "web/src/net/protocol.ts": typescript(whole),
        "web/src/net/events.ts": event_lists(),
        "web/src/pages/admin/types.ts": typescript(admin_schema(), HTTP_HEAD),
        "web/src/people/types.ts": typescript(account_schema(), HTTP_HEAD),
        "web/src/workshop/types.ts": typescript(workshop_schema(), HTTP_HEAD),
        PAGE: f"{page}{mark}\n{reference(whole)}",
    }


def of_view(game: str, view: type) -> Iterator[tuple[str, str]]:
    """The files about the view of a game."""
    if is_typeddict(view):
        shape = view_schema(view)
        title = f"The view of {game.capitalize()}"
        head = f"// {title}, made by `python -m stormark.server.protocol.write`.\n"
        yield f"docs/view-{game}.schema.json", as_json(shape)
        yield f"web/src/net/views/{game}.ts", typescript(shape, f"{head}{BY_HAND}")
        yield f"docs/view-{game}.md", f"# {title}\n\n{VIEW_PAGE}\n{view_reference(shape)}"


def event_lists() -> str:
    """Every event of every game, with the names of its arguments."""
    head = "// The events of the games, made by `python -m stormark.server.protocol.write`.\n"
    shape = "Record<string, Record<string, string[]>>"
    lines = [f"{head}{BY_HAND}", f"export const EVENTS: {shape} = {{"]
    for name in NAMES:
        lines.append(f"  {name}: {{")
        for verb, arguments in game_named(name).events.arguments.items():
            listed = ", ".join(f"'{argument}'" for argument in arguments)
            lines.append(f"    {verb}: [{listed}],")
        lines.append("  },")
    return "\n".join((*lines, "};", ""))


def as_json(value: Schema) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False) + "\n"


def main() -> None:
    root = Path.cwd()
    for name, text in written(root).items():
        (root / name).parent.mkdir(exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
