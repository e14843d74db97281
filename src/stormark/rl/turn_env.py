"""PettingZoo's AEC: one agent after the other.

Where several seats are asked at once (members of a team, choices made at the same time), they
answer one after the other, the first of `Episode.open_seats` first; their answers do not depend on
each other by the rules, and none of them sees more for being asked later.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from stormark.kernel.json import Json
from stormark.rl.episode import Bytes, Episode
from stormark.rl.rendering import MODES, Picture, checked_mode, render
from stormark.rl.spaces import action_space, observation_space

Seen = dict[str, Bytes]


class TurnEnv(AECEnv):  # type: ignore[misc,type-arg,unused-ignore] # it has no types
    """A game of Stormark for as many agents as it has seats.

    `max_cycles` cuts a game off after so many decisions.  An answer that is no option raises
    ValueError; PettingZoo's `TerminateIllegalWrapper` ends the game instead.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "stormark_v1",
        "render_modes": MODES,
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str = "xibalba",
        options: Mapping[str, Json] | None = None,
        *,
        pack: Path | str | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = checked_mode(render_mode)
        self.max_cycles = max_cycles
        self.episode = Episode(game, options, pack)
        self.possible_agents = [f"player_{seat}" for seat in range(self.episode.seats)]
        self.agents = list(self.possible_agents)
        self._rng = np.random.default_rng()
        self._actions = {agent: action_space(self.episode) for agent in self.agents}
        self._seen = {agent: observation_space(self.episode) for agent in self.agents}

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._seen[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.episode.begin(int(self._rng.integers(1 << 62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next_agent()

    def _next_agent(self) -> str:
        return self.possible_agents[self.episode.open_seats()[0]]

    def observe(self, agent: str) -> Seen:
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.episode.observation(seat),
            "action_mask": self.episode.mask(seat).astype(np.int8),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to decide; None is for agents whose game is over")
        self._cumulative_rewards[agent] = 0.0
        self.episode.answer(self.possible_agents.index(agent), int(action))
        over = not self.episode.open_seats()
        shares = self.episode.rewards()
        self.rewards = {each: shares[self.possible_agents.index(each)] for each in self.agents}
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self.episode.decisions >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        if over or self.truncations[agent]:
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self._next_agent()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Picture:
        return render(self.episode, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
