"""Bytes to messages and back, within bounds."""

from __future__ import annotations

from typing import Final

import msgspec

from stormark.kernel.refusal import InputError
from stormark.server.protocol.messages import FromClient, FromServer

LONGEST: Final = 16_384  # bytes a client may send at once
DEEPEST: Final = 12  # brackets within brackets

_encoder: Final = msgspec.json.Encoder()
_decoder: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)


def encode(message: FromServer) -> bytes:
    return _encoder.encode(message)


def decode(data: bytes) -> FromClient:
    """A client's message; raises InputError naming the field."""
    if len(data) > LONGEST:
        raise InputError("message-too-long", "message", allowed=LONGEST)
    if depth(data) > DEEPEST:
        raise InputError("message-too-deep", "message", allowed=DEEPEST)
    try:
        return _decoder.decode(data)
    except msgspec.ValidationError as error:
        what, _, place = str(error).partition(" - at ")
        raise InputError("message-invalid", place.strip("`") or "message", what=what) from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise InputError("message-not-json", "message") from None


def depth(data: bytes) -> int:
    """How deep brackets nest; those inside of strings count too, to be on the safe side."""
    if data.count(b"[") + data.count(b"{") <= DEEPEST:
        return 0  # as good as flat
    deepest = level = 0
    for byte in data:
        if byte in b"[{":
            level += 1
            deepest = max(deepest, level)
        elif byte in b"]}":
            level -= 1
    return deepest
