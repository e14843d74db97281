"""Both games for OpenSpiel; importing this module makes them known to `pyspiel.load_game`.

Needs OpenSpiel itself (`pip install open_spiel`), which no extra of ours brings.

A game begins with one chance node that deals one of `DEALS` seeds; all dice and shuffles follow
from it, as part of what is hidden.  So a history of numbers is a whole game: states are serialised
and replayed like those of every OpenSpiel game.  `resample_from_infostate` deals everything hidden
anew, future dice included.  Where several seats are asked at once they answer one after the other.
"""

from __future__ import annotations

import json
from binascii import hexlify, unhexlify
from collections.abc import Callable, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyspiel

from stormark.games.registry import NAMES, load_game, observer, option_table, pack_path
from stormark.kernel.chance import KeyedChance
from stormark.kernel.json import Json
from stormark.kernel.state import Io, State
from stormark.rl.episode import checked_setup
from stormark.rl.spiel_position import SpielPosition

DEALS: Final = 4096
LONGEST: Final = 100_000


def packed_options(options: Mapping[str, Json]) -> str:
    """Options of a game as the parameter `options` of `pyspiel.load_game`."""
    return hexlify(json.dumps(dict(options), sort_keys=True).encode()).decode()


def packed_path(pack: Path | str) -> str:
    """A pack as the parameter `pack`: parameters are letters and digits, and a path is not."""
    return hexlify(str(pack_path(pack).absolute()).encode()).decode()


def path_of(packed: str) -> Path | None:
    """Inverse of `packed_path`; without a pack the game has its own."""
    return Path(unhexlify(packed).decode()) if packed else None


def game_type(name: str) -> pyspiel.GameType:
    constant = pyspiel.GameType.Utility.CONSTANT_SUM
    general = pyspiel.GameType.Utility.GENERAL_SUM  # members of a team win together
    return pyspiel.GameType(
        short_name=f"stormark_{name}",
        long_name=name.capitalize(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=constant if name == "xibalba" else general,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"options": packed_options({"players": 2}), "pack": ""},
    )


class StormarkGame(pyspiel.Game):  # type: ignore[misc] # it has no types
    """Rules, setup, option table and observer of one game."""

    name = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        packed = str(given.get("options", packed_options({"players": 2})))
        pack = str(given.get("pack", ""))
        self.rules = load_game(self.name, path_of(pack))
        self.setup = checked_setup(self.rules, json.loads(unhexlify(packed)))
        self.table = option_table(self.name)
        self.observer = observer(self.name)
        self.players = int(self.deal(0)[0].seats)
        constant = self.name == "xibalba"
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.table.size),
            max_chance_outcomes=DEALS,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if constant else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.name), info, {"options": packed, "pack": pack})

    def deal(self, number: int) -> tuple[State, Io]:
        """The first position of a numbered deal, and its chance."""
        io = self.chance(f"deal {number}")
        return self.rules.start(self.setup, io), io

    def chance(self, secret: str) -> Io:
        seed = blake2b(secret.encode(), digest_size=32).digest()
        return Io(KeyedChance(seed, self.rules.spec.streams))

    def new_initial_state(self) -> StormarkState:
        return StormarkState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self)


class StormarkState(pyspiel.State):  # type: ignore[misc] # it has no types
    """A position; before the deal there is none."""

    def __init__(self, game: StormarkGame) -> None:
        super().__init__(game)
        self.position: SpielPosition | None = None

    def rules(self) -> StormarkGame:
        game: StormarkGame = self.get_game()
        return game

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.position.state.open_seats()
        return int(asked[0]) if asked else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.position is not None and not self.position.state.open_seats()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, 1 / DEALS) for number in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        state = self.position.state
        table = self.rules().table
        return sorted(int(i) for i in table.indices(state, player, state.moves(player)))

    def _apply_action(self, action: int) -> None:
        game = self.rules()
        if self.position is None:
            self.position = SpielPosition(*game.deal(action), game.players)
            return
        seat = self.current_player()
        self.position.answer(seat, action, game.table, game.observer)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self.rules().table.words(action)

    def returns(self) -> list[float]:
        if self.position is None:
            return [0.0] * self.num_players()
        return [float(share) for share in self.position.state.returns()]

    def observation_string(self, player: int | None = None) -> str:
        """What a seat sees now."""
        return self._observed(self.current_player() if player is None else player).hex()

    def information_state_string(self, player: int | None = None) -> str:
        """What a seat saw and answered at each of its decisions, and what it sees now."""
        seat = self.current_player() if player is None else player
        seen = self._observed(seat).hex()
        return seen if self.position is None else f"{self.position.remembered[seat].hex()} {seen}"

    def _observed(self, seat: int) -> bytes:
        game = self.rules()
        if self.position is None or seat < 0:
            return bytes(int(game.observer.size))
        return game.observer.observe(self.position.state, seat)

    def resample_from_infostate(self, player: int, random: Callable[[], float]) -> StormarkState:
        """A state that looks the same to a player, everything hidden dealt anew."""
        game = self.rules()
        assert self.position is not None
        io = game.chance(f"sample {random()}")
        seen = game.rules.seen_by(self.position.state, player)
        sampled: StormarkState = self.clone()
        state = game.rules.belief(seen, player).sample(io.chance)
        sampled.position = self.position.at(state, io)
        return sampled

    def __str__(self) -> str:
        if self.position is None:
            return "before the deal"
        return json.dumps(self.position.state.to_json(), sort_keys=True)


class SpielObserver:
    """Observations as tensors."""

    def __init__(self, game: StormarkGame) -> None:
        self.tensor = np.zeros(int(game.observer.size), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: StormarkState, player: int) -> None:
        self.tensor[:] = np.frombuffer(state._observed(player), np.uint8)

    def string_from(self, state: StormarkState, player: int) -> str:
        return state.observation_string(player)


for _name in NAMES:
    pyspiel.register_game(
        game_type(_name), type(f"{_name.capitalize()}Game", (StormarkGame,), {"name": _name})
    )
