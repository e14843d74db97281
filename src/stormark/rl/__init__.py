"""Environments for programs that learn: Gymnasium, PettingZoo, many games at once, OpenSpiel.

Needs the extra `rl` (`pip install stormark[rl]`); see docs/rl.md.
"""

from stormark.rl.batch_env import BatchEnv
from stormark.rl.duel_env import DuelEnv
from stormark.rl.episode import Episode
from stormark.rl.parallel_env import SimultaneousEnv
from stormark.rl.turn_env import TurnEnv

__all__ = ["BatchEnv", "DuelEnv", "Episode", "SimultaneousEnv", "TurnEnv"]
