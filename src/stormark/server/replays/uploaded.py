"""Replays that people bring along as files: verified, and kept for a while to be looked at.

A file is known by the hash of its text.  Nothing is stored: another process, or this one later, may
not have it any more, and whoever looks at it brings it again.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from time import monotonic
from typing import Final, Protocol

import msgspec

from stormark.kernel.refusal import InputError
from stormark.server.content.packs import Packs
from stormark.server.heavy import questions as Q
from stormark.server.heavy.work import HeavyWork
from stormark.server.lobby.preconditions import LobbyRefusal, refuse
from stormark.server.replays.file import FileFacts, FilePack

KEPT: Final = 6  # files ready at once
SECONDS: Final = 1800.0  # that a file nobody looks at is kept


@dataclass
class File:
    """A file that is true."""

    id: str
    facts: FileFacts
    needs: FilePack
    materials: Mapping[str, Q.Material]
    used: float


class Brought(Protocol):
    """Who may see packs that people brought along: `BroughtPacks`."""

    async def check_access(
        self, content: str, owners: Sequence[str], token: str | None, person: str | None
    ) -> None: ...


class UploadedReplays:
    """The files of this process."""

    def __init__(
        self,
        packs: Packs,
        brought: Brought,
        heavy: HeavyWork,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._packs = packs
        self._brought = brought
        self._heavy = heavy
        self._clock = clock
        self._files: OrderedDict[str, File] = OrderedDict()

    async def add(self, owners: Sequence[str], person: str | None, text: str) -> File:
        """Verify a file and keep it; raises InputError at the first thing that is not true."""
        name = sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:32]
        if name in self._files:
            await self._check_access(self._files[name].needs, owners, person)
        else:
            self._files[name] = await self._verified(owners, person, name, text)
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

    async def ask(self, owners: Sequence[str], file: File, question: Q.Question) -> bytes:
        """The answer to a question about a file."""

        async def materials() -> Mapping[str, Q.Material]:
            return file.materials

        return await self._heavy.ask(owners, question, materials)

    async def _verified(
        self, owners: Sequence[str], person: str | None, name: str, text: str
    ) -> File:
        materials: dict[str, Q.Material] = {name: Q.FileMaterial(name, text)}

        async def at_hand() -> Mapping[str, Q.Material]:
            return materials

        told = await self._heavy.ask(owners, Q.FilePack(name), at_hand)
        needs = msgspec.json.decode(told, type=FilePack)
        await self._check_access(needs, owners, person)
        materials = {**await self._packs.material(needs.game, needs.pack), **materials}
        told = await self._heavy.ask(owners, Q.FileFacts(name), at_hand)
        facts = msgspec.json.decode(told, type=FileFacts)
        return File(name, facts, needs, materials, self._clock())

    async def _check_access(
        self, needs: FilePack, owners: Sequence[str], person: str | None
    ) -> None:
        """Whoever may not see a pack is told what is told where there is none.

        No worker is asked: one may have the pack at hand, or the answer.
        """
        if self._packs.at_hand(needs.game, needs.pack) is not None:
            return
        try:
            await self._brought.check_access(needs.pack, owners, None, person)
        except LobbyRefusal:
            lacking = needs.lacking
            raise InputError(lacking.problem, lacking.place, **lacking.params) from None

    def _forget(self) -> None:
        old = self._clock() - SECONDS
        while self._files:
            name, file = next(iter(self._files.items()))
            if len(self._files) <= KEPT and file.used >= old:
                return
            del self._files[name]
