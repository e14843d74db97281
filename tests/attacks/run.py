"""One attack on one fresh server."""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from pkgutil import iter_modules

from tests.attacks import attacks
from tests.attacks.attack import Attack, Seen, Target, is_only_slow
from tests.attacks.server import Served, served
from tests.attacks.trouble import Trouble, unseen
from tests.attacks.victim import Victim

TRIES = 3
QUIET = 3.0  # seconds before each attack
SETTLE = 1.0  # seconds until everything has been loaded
SAMPLE = 0.1  # seconds between two looks at the memory
ENDING = 20.0  # seconds an attacker has to put its things away
PATIENT = 10  # how much less of the processor an attacker gets: it is no part of the attack


def all_attacks() -> list[Attack]:
    """Every module of `attacks/` is one."""
    names = [found.name for found in iter_modules(attacks.__path__)]
    modules = [import_module(f"{attacks.__name__}.{name}") for name in names]
    made: list[Attack] = [module.ATTACK for module in modules]
    return sorted(made, key=lambda attack: (attack.item, attack.name))


def suffer(attack: Attack, source: Path, command: str) -> Seen:
    """What an attack does to a fresh server of these sources.

    A busy machine can make anybody wait: if waiting is all that came of it, it is tried again.
    """
    if isinstance(attack, Trouble):
        return unseen(attack.befall(source, command))
    for _ in range(TRIES):
        with served(source, command) as server:
            seen = asyncio.run(_suffer(attack, server))
        if not attack.verdict(seen) or not is_only_slow(seen):
            break
    return seen


async def _suffer(attack: Attack, server: Served) -> Seen:
    attacker = Attacker(attack)
    victim = Victim(server.port)
    gc.disable()  # a pause of the victim would count as one of the server
    try:
        await victim.sit_down()
        await asyncio.to_thread(attacker.get_ready)
        await asyncio.sleep(SETTLE)
        quiet = await victim.measure(asyncio.ensure_future(asyncio.sleep(QUIET)))
        before, incidents = server.memory(), server.incidents()
        target = Target(server.address, victim.table, attack.seconds)
        with _memory(server) as sampled:
            striking = asyncio.ensure_future(asyncio.to_thread(attacker.strike, target))
            moves, lists = await victim.measure(striking)
        return Seen(
            won=striking.result(),
            quiet_moves=quiet[0],
            quiet_lists=quiet[1],
            moves=moves,
            lists=lists,
            failures=victim.failures,
            memory_mb=round(max(sampled), 1),
            more_mb=round(max(sampled) - before, 1),
            incidents=server.incidents() - incidents,
        )
    finally:
        gc.enable()
        attacker.stop()
        await victim.leave()


class Attacker:
    """A process of its own that waits for the word."""

    def __init__(self, attack: Attack) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_attack, args=(attack, theirs))
        self._process.start()
        theirs.close()

    def get_ready(self) -> None:
        self._pipe.recv()

    def strike(self, target: Target) -> str:
        """Attack; what was won."""
        self._pipe.send(target)
        if not self._pipe.poll(target.seconds + ENDING):
            return "the attack did not come to an end"
        try:
            return str(self._pipe.recv())
        except EOFError:
            return "the attack broke down"

    def stop(self) -> None:
        self._process.kill()
        self._process.join()


def _attack(attack: Attack, pipe: Connection) -> None:
    os.nice(PATIENT)
    pipe.send("ready")
    given: Target = pipe.recv()
    begun = Target(given.address, given.table, given.seconds)  # time begins now
    pipe.send(attack.run(begun))


@contextmanager
def _memory(server: Served) -> Iterator[list[float]]:
    """Megabytes, again and again."""
    found = [server.memory()]

    async def sample() -> None:
        while True:
            await asyncio.sleep(SAMPLE)
            found.append(server.memory())

    task = asyncio.ensure_future(sample())
    try:
        yield found
    finally:
        task.cancel()
