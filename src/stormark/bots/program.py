"""A program that plays: it reads a line for every decision and writes one as an answer.

It is spoken to as at a table of a server (docs/bots.md): a `welcome` with view and decision, and
an `act` back.  So the same program can be measured here and play there.
"""

from __future__ import annotations

import json
import os
import selectors
import shlex
import subprocess
from contextlib import suppress
from time import monotonic
from typing import Any, Final
from weakref import finalize

from stormark.kernel.action import Action, Decision
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import InputError
from stormark.kernel.simulator import Simulator

SECONDS: Final = 60.0  # to answer
LONGEST: Final = 1 << 20  # bytes of a line


class Program:
    """A program in a process of its own, for one seat of one game; it ends with this object."""

    def __init__(self, command: str, game: str, place: str = "bot") -> None:
        self._place = place
        self._game = game
        self._asked = 0
        self._unread = b""
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        except (OSError, ValueError, IndexError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise InputError("bot-not-started", place, reason=reason) from None
        self._end = finalize(self, _end, self._process)

    def choose(self, view: JsonDict, decision: Decision, simulator: Simulator[Any]) -> Action:
        self._asked += 1
        self._tell(
            {
                "type": "welcome",
                "seq": self._asked,
                "viewer": decision.seat,
                "table": {"game": self._game},
                "view": view,
                "decisions": [decision.to_json()],
                "position": simulator.seen_json(),
                "play": {"result": None},
            }
        )
        while True:
            said = self._hear()
            if said.get("type") == "act" and said.get("decision") == decision.id:
                return Action.from_json(said.get("action"), f"{self._place}.action")

    def _tell(self, message: JsonDict) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message).encode() + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise self._ended() from None

    def _hear(self) -> dict[str, Any]:
        line = self._line()
        try:
            said = json.loads(line)
        except ValueError:
            said = None
        if not isinstance(said, dict):
            found = line[:80].decode(errors="replace")
            raise InputError("own-bot-line", self._place, found=found)
        return said

    def _line(self) -> bytes:
        assert self._process.stdout is not None
        until = monotonic() + SECONDS
        with selectors.DefaultSelector() as selector:
            selector.register(self._process.stdout, selectors.EVENT_READ)
            while b"\n" not in self._unread:
                if len(self._unread) > LONGEST or not selector.select(until - monotonic()):
                    raise InputError("bot-slow", self._place, seconds=round(SECONDS))
                read = os.read(self._process.stdout.fileno(), LONGEST)
                if not read:
                    raise self._ended()
                self._unread += read
        line, _, self._unread = self._unread.partition(b"\n")
        return line

    def _ended(self) -> InputError:
        self._end()
        return InputError("bot-ended", self._place, status=self._process.returncode)


def _end(process: subprocess.Popen[bytes]) -> None:
    """A program without input should end; one that does not is ended."""
    assert process.stdin is not None
    assert process.stdout is not None
    with suppress(OSError):  # it may be gone already
        process.stdin.close()
    try:
        process.wait(1.0)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    process.stdout.close()
