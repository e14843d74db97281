"""Environments for programs that learn: Gymnasium, PettingZoo, many games at once, OpenSpiel.

Needs the extra `rl` (`pip install stormark[rl]`); see docs/rl.md.  What is named here is loaded
when it is asked for: many games at once need NumPy alone.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from stormark.kernel.extras import missing_extra

if TYPE_CHECKING:
    from stormark.rl.batch_env import BatchEnv
    from stormark.rl.duel_env import DuelEnv
    from stormark.rl.episode import Episode
    from stormark.rl.parallel_env import SimultaneousEnv
    from stormark.rl.turn_env import TurnEnv

__all__ = ["BatchEnv", "DuelEnv", "Episode", "SimultaneousEnv", "TurnEnv"]

HOMES = {
    "BatchEnv": "batch_env",
    "DuelEnv": "duel_env",
    "Episode": "episode",
    "SimultaneousEnv": "parallel_env",
    "TurnEnv": "turn_env",
}


def __getattr__(name: str) -> Any:
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(f"{__name__}.{HOMES[name]}"), name)
    except ModuleNotFoundError as error:
        raise missing_extra("environments", error.name or "", "rl") from error
