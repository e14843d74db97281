"""The JSON shape everything outside the rules is made of, and its canonical bytes."""

from __future__ import annotations

import json
from typing import TypeAlias

Json: TypeAlias = "None | bool | int | float | str | list[Json] | dict[str, Json]"
JsonDict: TypeAlias = "dict[str, Json]"


_ENCODER = json.JSONEncoder(
    sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
)


def canonical(value: Json) -> bytes:
    """The one byte string of a JSON value: sorted keys, no spaces, UTF-8.

    >>> canonical({"b": 1, "a": [True, None]})
    b'{"a":[true,null],"b":1}'
    """
    return _ENCODER.encode(value).encode()
