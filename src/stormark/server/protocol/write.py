"""`python -m stormark.server.protocol.write`: write down what follows from the messages.

In the folder of the project: the JSON schema, the types of the web client, the list of messages in
docs/protocol.md.
"""

from __future__ import annotations

import json
from pathlib import Path

from stormark.server.protocol.reference import reference
from stormark.server.protocol.schema import schema
from stormark.server.protocol.typescript import typescript

PAGE = "docs/protocol.md"
MARK = "<!-- what follows is made from the messages -->\n"


def written(root: Path) -> dict[str, str]:
    """The text of every file, by its path in the project."""
    whole = schema()
    page, mark, _ = (root / PAGE).read_text(encoding="utf-8").partition(MARK)
    return {
        "docs/protocol.schema.json": json.dumps(whole, indent=2, ensure_ascii=False) + "\n",
        "web/src/net/protocol.ts": typescript(whole),
        PAGE: f"{page}{mark}\n{reference(whole)}",
    }


def main() -> None:
    root = Path.cwd()
    for name, text in written(root).items():
        (root / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
