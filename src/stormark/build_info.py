"""Which Stormark this is: its version, and whether its rules run as machine code."""

from __future__ import annotations

import platform
from pathlib import Path

from stormark import __version__
from stormark.kernel import state


def compiled() -> bool:
    """Whether the rules were compiled when this copy was installed (see docs/adr/0012)."""
    return Path(state.__file__).suffix != ".py"


def version_line() -> str:
    """The line `stormark --version` prints.

    >>> version_line()
    'stormark ... (..., Python 3...)'
    """
    kind = "compiled" if compiled() else "interpreted"
    return f"stormark {__version__} ({kind}, Python {platform.python_version()})"
