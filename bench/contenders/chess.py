"""python-chess."""

from __future__ import annotations

from random import Random
from typing import Any

import chess as engine

from bench.contender import Contender

MIDGAME = 40


def contender() -> Contender:
    def advance(board: Any, rng: Random, limit: int) -> int:
        for played in range(limit):
            moves = list(board.legal_moves)
            if not moves or board.is_insufficient_material() or board.halfmove_clock >= 100:
                return played
            board.push(moves[int(rng.random() * len(moves))])
        return limit

    def midgame(rng: Random) -> Any:
        board = engine.Board()
        advance(board, rng, MIDGAME)
        return board

    return Contender(
        "chess",
        f"python-chess {engine.__version__}",
        lambda rng: advance(engine.Board(), rng, 10_000),
        midgame,
        lambda board: board.copy(stack=False),
    )
