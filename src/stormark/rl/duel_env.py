"""Gymnasium: one agent against bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

from stormark.kernel.json import Json
from stormark.rl.episode import Bytes, Episode
from stormark.rl.opponents import Opponents
from stormark.rl.rendering import MODES, Picture, checked_mode, render
from stormark.rl.spaces import action_space, observation_space

Seen = dict[str, Bytes]


class DuelEnv(gymnasium.Env[Seen, Any]):
    """One seat of a game; bots decide for all others.

    `opponents` names a bot for every other seat, clockwise from the agent, or one for all.  The
    agent sits at `seat`, or at a random one if that is None.  The reward comes at the end: 1 for a
    victory, a share of a shared one, else 0.  `max_decisions` of the agent cut a game off.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 # as the base class declares it
        "render_modes": MODES,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str = "xibalba",
        options: Mapping[str, Json] | None = None,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        pack: Path | str | None = None,
        max_decisions: int | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        if illegal not in ("raise", "lose"):
            raise ValueError(f"illegal: {illegal!r} is neither 'raise' nor 'lose'")
        self.render_mode = checked_mode(render_mode)
        self.max_decisions = max_decisions
        self.illegal = illegal
        self.episode = Episode(game, options, pack)
        others = self.episode.seats - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(names) != others:
            raise ValueError(f"opponents: {others} are needed, not {len(names)}")
        if seat is not None and not 0 <= seat <= others:
            raise ValueError(f"seat: {seat} is none of 0 to {others}")
        self.opponents = Opponents(self.episode, names)
        self.fixed_seat = seat
        self.seat = seat or 0
        self.decisions = 0
        self.action_space: Any = action_space(self.episode)
        self.observation_space: Any = observation_space(self.episode)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        if self.fixed_seat is None:
            self.seat = int(self.np_random.integers(self.episode.seats))
        self.decisions = 0
        while True:  # until a game asks the agent at all
            begun = int(self.np_random.integers(1 << 62))
            self.episode.begin(begun)
            self.opponents.begin(begun)
            self._let_others_answer()
            if self.episode.open_seats():
                return self._seen(), self._info()

    def _let_others_answer(self) -> None:
        """Bots answer until the agent is asked or the game is over."""
        while True:
            asked = self.episode.open_seats()
            if not asked or self.seat in asked:
                return
            distance = (asked[0] - self.seat) % self.episode.seats
            self.opponents.answer(distance - 1, asked[0])

    def _seen(self) -> Seen:
        return {
            "observation": self.episode.observation(self.seat),
            "action_mask": self.episode.mask(self.seat).astype(np.int8),
        }

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "decisions": self.episode.decisions}

    def action_masks(self) -> Bytes:
        """The mask alone, as sb3-contrib's MaskablePPO asks for it."""
        return self.episode.mask(self.seat)

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if self.illegal == "lose" and int(action) not in self.episode.numbers(self.seat):
            return self._seen(), 0.0, True, False, {**self._info(), "illegal": True}
        self.episode.answer(self.seat, int(action))
        self.decisions += 1
        self._let_others_answer()
        over = not self.episode.open_seats()
        cut = not over and self.decisions == self.max_decisions
        reward = self.episode.rewards()[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, over, cut, self._info()

    def render(self) -> Picture:
        return render(self.episode, self.render_mode, self.seat)
