"""Replays that people bring along as files: verified, and kept for a while to be looked at.

A file is known by the hash of its text.  Nothing is stored: another process, or this one later, may
not have it any more, and whoever looks at it brings it again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from time import monotonic
from typing import Final

from stormark.kernel.log import Continued
from stormark.kernel.refusal import InputError
from stormark.kernel.replay import Replay
from stormark.kernel.replay_text import ReplayRecord, read_record
from stormark.server.content.games import game_named
from stormark.server.content.packs import Packs
from stormark.server.lobby.preconditions import refuse
from stormark.server.replays.replayed_match import ReplayedMatch

KEPT: Final = 6  # files ready at once
SECONDS: Final = 1800.0  # that a file nobody looks at is kept
LONGEST: Final = 8000  # entries; longer matches are for `stormark replay`
BOT: Final = "bot:"


@dataclass
class File:
    """A file that is true."""

    id: str
    record: ReplayRecord
    played: ReplayedMatch
    used: float


class UploadedReplays:
    """The files of this process."""

    def __init__(self, packs: Packs, clock: Callable[[], float] = monotonic) -> None:
        self._packs = packs
        self._clock = clock
        self._turn = asyncio.Semaphore(1)  # one at a time: verifying is work
        self._files: OrderedDict[str, File] = OrderedDict()

    async def add(self, text: str) -> File:
        """Verify a file and keep it; raises InputError at the first thing that is not true."""
        name = sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:32]
        async with self._turn:
            if name not in self._files:
                record = await asyncio.to_thread(read_record, text)
                self._files[name] = File(name, record, await self._played(record), self._clock())
            self._forget()
        return self.find(name)

    def find(self, name: str) -> File:
        """A file by its hash; refused if it is not here, or not any more."""
        self._forget()
        file = self._files.get(name)
        if file is None:
            refuse("T-REPLAY-04")
        file.used = self._clock()
        self._files.move_to_end(name)
        return file

    async def _played(self, record: ReplayRecord) -> ReplayedMatch:
        if len(record.entries) > LONGEST:
            raise InputError("replay-too-long", "entries", found=len(record.entries), most=LONGEST)
        if record.seed is None:
            raise InputError("replay-sealed", "seed")
        own = game_named(record.game)
        rules = await self._packs.game(own.spec.id, _pack_of(record)) or own
        seed = record.seed

        def play() -> ReplayedMatch:
            match = Replay(rules, record).match()
            names = ["" if word.startswith(BOT) else word for word in record.players]
            result = None if record.result is None else list(record.result)
            return ReplayedMatch(match, seed, names, result)

        return await asyncio.to_thread(play)

    def _forget(self) -> None:
        old = self._clock() - SECONDS
        while self._files:
            name, file = next(iter(self._files.items()))
            if len(self._files) <= KEPT and file.used >= old:
                return
            del self._files[name]


def _pack_of(record: ReplayRecord) -> str:
    """The pack the match was last played with."""
    for entry in reversed(record.entries):
        if isinstance(entry, Continued):
            return entry.pack
    return record.pack
