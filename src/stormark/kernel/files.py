"""Writing files so that a crash leaves the old one or the new one, never half of one."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from stormark.kernel.refusal import InputError


def write_atomically(path: Path, text: str) -> None:
    """Replace a file's content in one step; raises InputError when that is not possible."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise InputError("file-unwritable", str(path), why=_why(error)) from None
    temporary = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except OSError as error:
        temporary.unlink(missing_ok=True)
        raise InputError("file-unwritable", str(path), why=_why(error)) from None
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def make_folder(path: Path) -> None:
    """Make a folder, and those it lies in, unless it is there; raises InputError."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InputError("file-no-folder", str(path), why=_why(error)) from None


def read_text_file(path: Path) -> str:
    """A file's content; raises InputError naming the file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise InputError("file-unreadable", str(path), why=_why(error)) from None
    except UnicodeDecodeError:
        raise InputError("file-not-text", str(path)) from None


def _why(error: OSError) -> str:
    """The usual reasons by name, so that every language can say them."""
    if isinstance(error, FileNotFoundError):
        return "missing"
    if isinstance(error, IsADirectoryError | NotADirectoryError):
        return "folder"
    if isinstance(error, PermissionError):
        return "denied"
    return "other"


def located(error: InputError, path: Path) -> InputError:
    """The same mistake, its place made complete by the file."""
    return InputError(error.problem, f"{path}: {error.place}", **error.params)
