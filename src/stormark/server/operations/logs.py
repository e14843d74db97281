"""Structured logs: one JSON object a line, without anything secret.

What is logged is listed here by name.  Texts of exceptions are left out: they can hold whatever
somebody sent, or the parameters of a query.
"""

from __future__ import annotations

import json
import logging
import sys
from pathlib import Path
from traceback import walk_tb
from typing import Any, Final

from stormark.server.clock.wall_clock import now_ms
from stormark.server.storage.trouble import StorageError

LOGGER: Final = logging.getLogger("stormark.server")


def log(event: str, level: int = logging.INFO, **facts: str | int | float | None) -> None:
    """Write down that something happened."""
    LOGGER.log(level, event, extra={"facts": facts})


def log_failure(incident: str, error: BaseException, **facts: str | int | float | None) -> None:
    """An error nobody expected: where it came from, not what it says.

    That the database is lost is no such error, and was logged when it happened (`condition`).
    """
    if isinstance(error, StorageError):
        return
    log("failure", logging.ERROR, incident=incident, **described(error), **facts)


def described(error: BaseException) -> dict[str, str]:
    steps = [
        f"{Path(frame.f_code.co_filename).name}:{line} {frame.f_code.co_name}"
        for frame, line in walk_tb(error.__traceback__)
    ]
    return {"error": type(error).__name__, "trace": " < ".join(steps[::-1])}


class JsonLines(logging.Formatter):
    """What `log` was given; other libraries' records keep their message."""

    def format(self, record: logging.LogRecord) -> str:
        facts: dict[str, Any] = getattr(record, "facts", {})
        told = {"at": now_ms(), "level": record.levelname.lower(), "event": record.getMessage()}
        if record.exc_info and record.exc_info[1] is not None:
            told |= described(record.exc_info[1])
        return json.dumps(told | {"logger": record.name} | facts, ensure_ascii=False)


def log_to_stderr(level: int = logging.INFO) -> None:
    """For whoever runs a server: everything as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    logging.getLogger("sqlalchemy").setLevel(logging.WARNING)  # its statements hold parameters
    logging.getLogger("uvicorn").setLevel(logging.WARNING)  # it names the path of every socket
    logging.getLogger("alembic").setLevel(logging.WARNING)  # it says what it assumes
