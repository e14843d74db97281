"""Messages within bounds, and what is said about those that are not."""

from __future__ import annotations

import json

import pytest

from stormark.kernel.refusal import InputError
from stormark.server.protocol.codec import DEEPEST, LONGEST, decode


@pytest.mark.parametrize(
    ("message", "problem", "place"),
    [
        ("{", "message-not-json", "message"),
        ('"hello"', "message-invalid", "message"),
        ('{"type": "fly"}', "message-invalid", "$.type"),
        ('{"type": "ping", "more": 1}', "message-invalid", "message"),
        ('{"type": "agree", "request": 7}', "message-invalid", "$.request"),
        ('{"type": "agree", "request": ""}', "message-invalid", "$.request"),
        ('{"type": "agree", "request": "a\\u0000"}', "message-invalid", "$.request"),
        ('{"type": "mute", "request": "a", "seat": 100}', "message-invalid", "$.seat"),
        ("[" * (DEEPEST + 1), "message-too-deep", "message"),
        (json.dumps({"type": "x" * LONGEST}), "message-too-long", "message"),
    ],
)
def test_what_is_wrong_with_a_message_is_named(message: str, problem: str, place: str) -> None:
    with pytest.raises(InputError) as error:
        decode(message.encode())
    assert (error.value.problem, error.value.place) == (problem, place)
