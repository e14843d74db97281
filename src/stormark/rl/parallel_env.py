"""PettingZoo's parallel API: in every cycle all agents act at once.

Most cycles ask one seat; all others have a single option, to wait.  It fits where several seats
are asked at once: they answer in the same cycle, in the order of `Episode.open_seats`.  An answer
that an earlier one of the cycle has made impossible is not carried out (`infos[agent]["skipped"]`);
its seat is asked again.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from stormark.kernel.json import Json
from stormark.rl.episode import Episode
from stormark.rl.rendering import MODES, Picture, checked_mode, render
from stormark.rl.spaces import action_space, observation_space

Seen = dict[str, NDArray[Any]]
Results = tuple[
    dict[str, Seen],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


class SimultaneousEnv(ParallelEnv):  # type: ignore[misc,type-arg,unused-ignore] # it has no types
    """A game of Stormark in cycles.  The last number is "wait", for agents that are not asked.

    `illegal` says what happens with an answer that is no option: "raise" a ValueError, or take a
    "random" option instead, for programs that do not know of masks.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "stormark_v1",
        "render_modes": MODES,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str = "xibalba",
        options: Mapping[str, Json] | None = None,
        *,
        pack: Path | str | None = None,
        max_cycles: int | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        if illegal not in ("raise", "random"):
            raise ValueError(f"illegal: {illegal!r} is neither 'raise' nor 'random'")
        self.render_mode = checked_mode(render_mode)
        self.max_cycles = max_cycles
        self.illegal = illegal
        self.episode = Episode(game, options, pack)
        self.possible_agents = [f"player_{seat}" for seat in range(self.episode.seats)]
        self.agents: list[str] = []
        self.wait = int(self.episode.table.size)
        self.cycles = 0
        self._rng = np.random.default_rng()
        self._instead = Random(0)
        self._actions = {each: action_space(self.episode, 1) for each in self.possible_agents}
        self._seen = {each: observation_space(self.episode, 1) for each in self.possible_agents}

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._seen[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.episode.begin(int(self._rng.integers(1 << 62)))
        self._instead = Random(int(self._rng.integers(1 << 62)))
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Seen]:
        found: dict[str, Seen] = {}
        asked = self.episode.open_seats()
        for seat, agent in enumerate(self.possible_agents):
            mask = np.append(self.episode.mask(seat), seat not in asked).astype(np.int8)
            found[agent] = {
                "observation": self.episode.observation(seat),
                "action_mask": mask,
            }
        return found

    def step(self, actions: dict[str, int]) -> Results:
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        asked = {seat: set(self.episode.numbers(seat)) for seat in self.episode.open_seats()}
        answers = {seat: self._answer(seat, actions, asked[seat]) for seat in asked}
        for seat, number in answers.items():
            still = self.episode.open_seats()
            if seat in still and number in self.episode.numbers(seat):
                self.episode.answer(seat, number)
            else:
                infos[self.possible_agents[seat]]["skipped"] = True
        self.cycles += 1
        over = not self.episode.open_seats()
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        shares = self.episode.rewards()
        agents = self.agents
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            self._observations(),
            {agent: shares[seat] for seat, agent in enumerate(self.possible_agents)},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            infos,
        )

    def _answer(self, seat: int, actions: Mapping[str, int], numbers: set[int]) -> int:
        """The answer of an agent that is asked, checked before anything is carried out."""
        agent = self.possible_agents[seat]
        number = actions.get(agent, self.wait)
        if int(number) in numbers:
            return int(number)
        if self.illegal == "random":
            return self.episode.any_number(seat, self._instead)
        raise ValueError(f"{agent}: {number} is no option; look at the action mask")

    def render(self) -> Picture:
        return render(self.episode, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
