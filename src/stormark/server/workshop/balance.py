"""A pack's balance, put together from as many games as somebody has waited for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from stormark.kernel.game import Game
from stormark.lab.balance_check import BOT, PARTS, CheckedCard, CheckedFaction, checked
from stormark.lab.experiment.row import GameRow
from stormark.lab.experiment.statistics import Mean
from stormark.server.heavy.questions import BalancePart

SOON: Final = 5.0  # seconds after which what there is so far is told
Ask: TypeAlias = Callable[[BalancePart], Awaitable[bytes]]


class DraftBalance(Struct):
    """How games of equal bots with a pack go, beside games with the game's own cards."""

    done: int  # parts; whoever wants to know more asks for one more
    parts: int
    games: int  # with the pack; as many without
    bot: str
    average: Mean  # what everything that is taken brings: how far the bots' estimates are off
    factions: list[CheckedFaction]
    cards: list[CheckedCard]


async def balance_of(
    ask: Ask,
    rules: Game[Any],
    original: Game[Any],
    parts: int,
    clock: Callable[[], float] = monotonic,
) -> DraftBalance:
    """The first parts of a check, or as many as are known soon.

    Whoever asks for one more each time makes one step of work: the others are known already.
    """
    began = clock()
    own: list[bytes] = []
    base: list[bytes] = []
    for number in range(min(parts, PARTS)):
        if own and clock() - began > SOON:
            break
        base.append(await ask(BalancePart(original.spec.id, "", number)))
        pack = "" if rules.pack_hash == original.pack_hash else rules.pack_hash
        own.append(await ask(BalancePart(rules.spec.id, pack, number)))
    return await asyncio.to_thread(_told, rules, own, original, base)


def _told(
    rules: Game[Any], own: list[bytes], original: Game[Any], base: list[bytes]
) -> DraftBalance:
    found = checked(rules, _rows(own), original, _rows(base))
    return DraftBalance(
        len(own), PARTS, found.games, BOT, found.average, found.factions, found.cards
    )


def _rows(parts: list[bytes]) -> list[GameRow]:
    return [GameRow.from_json(row) for part in parts for row in msgspec.json.decode(part)]
