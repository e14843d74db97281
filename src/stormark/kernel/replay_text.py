"""The exchange format of a match as text (docs/replays.md): writing it, and reading it back.

What is read here is well-formed and whole; whether it is true is for `replay` to find out.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Final

from stormark.kernel.digest import fingerprint
from stormark.kernel.fields import expect, only, plain, read
from stormark.kernel.json import Json, JsonDict, canonical
from stormark.kernel.log import Entry, entry_from_json
from stormark.kernel.refusal import InputError

FORMAT: Final = "stormark-replay"
VERSION: Final = 1

_KEYS: Final = (
    *("format", "version", "save", "game", "rules_version", "pack", "options", "position"),
    *("auto_forced", "players", "seed_hash", "seed", "entries", "result", "checksum"),
)
_HEX_32_BYTES: Final = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True)
class ReplayRecord:
    """Everything a replay file says."""

    save: bool
    game: str
    rules_version: int
    pack: str
    options: JsonDict
    auto_forced: bool
    players: tuple[str, ...]
    seed_hash: str
    seed: bytes | None
    entries: tuple[Entry, ...]
    result: tuple[float, ...] | None
    position: JsonDict | None = None  # where the match begins, if not at the beginning

    def to_json(self) -> JsonDict:
        """The file's content without its checksum, in the order of the file."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "save": self.save,
            "game": self.game,
            "rules_version": self.rules_version,
            "pack": self.pack,
            "options": self.options,
            **({} if self.position is None else {"position": self.position}),
            "auto_forced": self.auto_forced,
            "players": list(self.players),
            "seed_hash": self.seed_hash,
            "seed": None if self.seed is None else self.seed.hex(),
            "entries": [entry.to_json() for entry in self.entries],
            "result": None if self.result is None else list(self.result),
        }


def write_record(record: ReplayRecord) -> str:
    """The text of a record: one line per field and per entry, the checksum last."""
    data = record.to_json()
    checksum = fingerprint(data)
    lines = []
    for key, value in data.items():
        if key == "entries" and isinstance(value, list) and value:
            items = ",\n  ".join(_line(item) for item in value)
            lines.append(f'"entries": [\n  {items}\n ]')
        else:
            lines.append(f"{_line(key)}: {_line(value)}")
    lines.append(f'"checksum": "{checksum}"')
    return "{\n " + ",\n ".join(lines) + "\n}\n"


def read_record(text: str) -> ReplayRecord:
    """Read a record; raises InputError for text that is cut off, edited or of another format."""
    data = _parse(text)
    if data.get("format") != FORMAT:
        raise InputError("replay-format", "format", expected=FORMAT)
    version = read(data, "version", int, "")
    if version != VERSION:
        raise InputError("replay-version", "version", found=version, expected=VERSION)
    only(data, _KEYS, "")
    checksum = read(data, "checksum", str, "")
    if fingerprint({key: value for key, value in data.items() if key != "checksum"}) != checksum:
        raise InputError("replay-checksum", "checksum")
    return _record(data)


def _record(data: JsonDict) -> ReplayRecord:
    for key in ("seed", "result"):
        if key not in data:
            raise InputError("field-missing", key, key=key)
    players: list[Json] = read(data, "players", list, "")
    entries: list[Json] = read(data, "entries", list, "")
    return ReplayRecord(
        save=read(data, "save", bool, ""),
        game=read(data, "game", str, ""),
        rules_version=read(data, "rules_version", int, ""),
        pack=read(data, "pack", str, ""),
        options=read(data, "options", dict, ""),
        auto_forced=read(data, "auto_forced", bool, ""),
        players=tuple(expect(name, str, f"players[{index}]") for index, name in enumerate(players)),
        seed_hash=read(data, "seed_hash", str, ""),
        seed=_seed(data["seed"]),
        entries=tuple(
            entry_from_json(item, f"entries[{index}]") for index, item in enumerate(entries)
        ),
        result=_result(data["result"]),
        position=read(data, "position", dict, "") if "position" in data else None,
    )


def _seed(value: Json) -> bytes | None:
    if value is None:
        return None
    text = expect(value, str, "seed")
    if not _HEX_32_BYTES.fullmatch(text):
        raise InputError("replay-seed-form", "seed")
    return bytes.fromhex(text)


def _result(value: Json) -> tuple[float, ...] | None:
    if value is None:
        return None
    items: list[Json] = expect(value, list, "result")
    return tuple(expect(item, float, f"result[{index}]") for index, item in enumerate(items))


def _parse(text: str) -> JsonDict:
    try:
        value = plain(json.loads(text, object_pairs_hook=_no_twins, parse_constant=_no_constant))
        canonical(value)  # a lone surrogate has no bytes, hence no checksum
    except json.JSONDecodeError as error:
        raise InputError(
            "replay-not-json", f"{error.lineno}:{error.colno}", line=error.lineno
        ) from None
    except (ValueError, RecursionError):
        raise InputError("replay-not-json", "1:1", line=1) from None
    if not isinstance(value, dict):
        raise InputError("replay-format", "format", expected=FORMAT)
    return value


def _no_twins(pairs: list[tuple[str, object]]) -> dict[str, object]:
    table = dict(pairs)
    if len(table) != len(pairs):
        raise ValueError("a key stands twice")
    return table


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is no JSON")


def _line(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)
