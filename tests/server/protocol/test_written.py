"""What is written down about the protocol is what the messages say."""

from __future__ import annotations

from pathlib import Path

import pytest

from stormark.server.protocol.schema import schema
from stormark.server.protocol.write import written

ROOT = Path(__file__).parents[3]
FILES = sorted(written(ROOT))


@pytest.mark.parametrize("name", FILES)
def test_a_written_file_is_up_to_date(name: str) -> None:
    """`python -m stormark.server.protocol.write` brings it up to date."""
    assert (ROOT / name).read_text(encoding="utf-8") == written(ROOT)[name]


def test_every_message_and_every_field_that_needs_it_is_explained() -> None:
    parts = schema()["$defs"]
    assert [name for name, part in parts.items() if not part.get("description")] == []
    assert parts["Hello"]["properties"]["since"]["description"]
