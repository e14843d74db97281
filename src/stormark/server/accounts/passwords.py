"""Passwords: hashed with Argon2, in threads, a few at a time."""

from __future__ import annotations

import asyncio
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from stormark.server.config import Config


class Passwords:
    """Hashing takes a quarter of a second and much memory on purpose: never in the event loop."""

    def __init__(self, config: Config) -> None:
        self._hasher = PasswordHasher(
            time_cost=config.argon2_time, memory_cost=config.argon2_kib, parallelism=1
        )
        self._turn = asyncio.Semaphore(config.argon2_threads)
        self._nobody = self._hasher.hash(secrets.token_urlsafe(12))

    async def hashed(self, password: str) -> str:
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, stored: str | None, password: str) -> bool:
        """Whether a password is the one that was hashed; as much work if there is none stored."""
        async with self._turn:
            right = await asyncio.to_thread(self._verify, stored or self._nobody, password)
        return right and stored is not None

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False
