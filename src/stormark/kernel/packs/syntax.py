"""Why a file cannot be parsed: the parsers' sentences by name, so that every language can say them.

`tomllib` and `json` tell what they stumbled over in English only.  Their sentences are known by how
they begin; one that a later Python adds is "other", and the line itself shows what is wrong.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from stormark.kernel.packs.words import shown

REASONS = (
    ("Cannot declare", "key_twice"),
    ("Cannot overwrite a value", "key_twice"),
    ("Cannot redefine", "key_twice"),
    ("Cannot mutate", "key_twice"),
    ("Duplicate inline table key", "key_twice"),
    ("Expected '=' after a key", "equals"),
    ("Expected ']", "bracket"),
    ("Expected newline", "line_end"),
    ("Extra data", "line_end"),
    ("Illegal character '\\n'", "text_open"),
    ("Illegal character '\\r'", "text_open"),
    ("Unterminated string", "text_open"),
    ("Expected '", "text_open"),  # quotation marks
    ('Expected "', "text_open"),
    ("Unclosed array", "list_open"),
    ("Expecting ',' delimiter", "comma"),
    ("Illegal trailing comma", "comma"),
    ("Unclosed inline table", "table_open"),
    ("Expecting ':' delimiter", "colon"),
    ("Unescaped '\\'", "escape"),
    ("Escaped character", "escape"),
    ("Invalid hex value", "escape"),
    ("Invalid \\", "escape"),
    ("Illegal character", "control"),
    ("Found invalid character", "control"),
    ("Invalid control character", "control"),
    ("Invalid date or datetime", "value"),
    ("Invalid value", "value"),
    ("Expecting value", "value"),
    ("Invalid initial character", "key"),
    ("Invalid statement", "key"),
    ("Expecting property name", "name"),
    ("Exceeds the limit", "number"),  # of digits
)


SEEN = (
    (re.compile(r"""^[^"'#]*[=:\[{,]\s*[„“”«»‚‘’]"""), "quotes"),  # of word processors
    (re.compile(r"""^[^"'#]*[=:\[,]\s*[+-]?0[0-9]+\s*(?:$|[#,\]}])"""), "zero"),
)


class SyntaxFlaw(NamedTuple):
    """The line a parser stopped at (0: unknown), the name of the reason, and what the line says."""

    line: int
    why: str
    text: str


def toml_flaw(message: str, text: str) -> SyntaxFlaw:
    """`tomllib` tells the line in its message alone, and not at all at the end of the file."""
    said, _, place = message.rpartition(" (at ")
    found = re.match(r"line (\d+)", place)
    ended = len(text.rstrip().split("\n"))
    return syntax_flaw(said or message, int(found.group(1)) if found else ended, text)


def syntax_flaw(message: str, line: int, text: str) -> SyntaxFlaw:
    lines = text.split("\n")
    said = lines[line - 1].strip() if 0 < line <= len(lines) else ""
    return SyntaxFlaw(line, seen(said) or reason(message), shown(said)[1:-1])


def seen(line: str) -> str:
    """What people get wrong and parsers do not name, told by the line itself; "" for all else.

    >>> seen("name_de = „Bomber“"), seen("cost = 04"), seen("cost = = 4")
    ('quotes', 'zero', '')
    """
    return next((name for pattern, name in SEEN if pattern.search(line)), "")


def reason(message: str) -> str:
    """The name of what a parser said.

    >>> reason("Expected '=' after a key in a key/value pair"), reason("Invalid moon")
    ('equals', 'other')
    """
    return next((name for said, name in REASONS if message.startswith(said)), "other")
