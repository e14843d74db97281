"""A file of results: a line of JSON for each, which outlives the process that wrote it.

Lines are only added.  A run that is killed loses the work that was under way; half a line at the
end is dropped by the next one.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from stormark.kernel.fields import expect, plain
from stormark.kernel.files import located, read_text_file
from stormark.kernel.json import JsonDict, canonical
from stormark.kernel.refusal import InputError


class Journal:
    """The file of one run at a time; another one is refused."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self._file: IO[bytes] = path.open("a+b")
        except OSError as error:
            reason = error.strerror or str(error)
            raise InputError("journal-file", str(path), reason=reason) from None
        if not _claimed(self._file):
            self._file.close()
            raise InputError("journal-busy", str(path))
        self._drop_half_a_line()

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def lines(self) -> Iterator[JsonDict]:
        return read_journal(self.path)

    def add(self, data: JsonDict) -> None:
        self._file.write(canonical(data) + b"\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()

    def _drop_half_a_line(self) -> None:
        self._file.seek(0)
        whole = self._file.read()
        complete = whole.rfind(b"\n") + 1
        if complete != len(whole):
            self._file.truncate(complete)


def read_journal(path: Path) -> Iterator[JsonDict]:
    """The complete lines; raises InputError naming a line that is damaged."""
    text = read_text_file(path)
    for number, line in enumerate(text[: text.rfind("\n") + 1].splitlines(), 1):
        try:
            yield expect(plain(json.loads(line)), dict, "")
        except json.JSONDecodeError:
            raise InputError("journal-damaged", f"{path}:{number}") from None
        except InputError as error:
            raise located(error, Path(f"{path}:{number}")) from None


def _claimed(file: IO[bytes]) -> bool:
    """Whether nobody else writes here; the system lets go of it however this process ends."""
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
