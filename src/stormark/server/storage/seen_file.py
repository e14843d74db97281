"""A small file beside a SQLite database that remembers how far the database had come.

If the write-ahead log is damaged, SQLite quietly goes on from an earlier commit, and nothing in the
database tells so.  This file does: it is written apart from it, after every sign of life.
"""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from stormark.server.storage.history import History


class Seen(msgspec.Struct, frozen=True):
    """What was certainly in the database."""

    history: str
    beat: int
    ended: bool = False  # in good order, after all was written


def seen_file(file: Path) -> Path:
    return file.with_name(file.name + "-seen")


def read_seen(file: Path) -> Seen | None:
    try:
        return msgspec.json.decode(seen_file(file).read_bytes(), type=Seen)
    except (FileNotFoundError, msgspec.MsgspecError):
        return None  # a file that was cut short says nothing; the next sign of life writes it anew


def write_seen(file: Path, sign: History, ended: bool) -> None:
    unfinished = seen_file(file).with_name(seen_file(file).name + ".part")
    opened = os.open(unfinished, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600)
    try:
        os.write(opened, msgspec.json.encode(Seen(sign.id, sign.beat, ended)))
        os.fsync(opened)
    finally:
        os.close(opened)
    unfinished.replace(seen_file(file))
