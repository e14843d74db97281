"""Networks that play: a file `model.onnx` is a bot of somebody's own (extra `model`).

A model gets what its seat sees as numbers (docs/observations.md) and nothing else: they are written
from a position that the simulator made up, which looks the same to the seat.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from stormark.games.registry import observer, option_table
from stormark.kernel.action import Action, Decision
from stormark.kernel.extras import missing_extra
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import InputError
from stormark.kernel.simulator import Simulator
from stormark.kernel.state import State

try:
    import numpy as np
    import onnxruntime
except ModuleNotFoundError as error:
    raise missing_extra("models", error.name or "", "model") from error

INPUTS: Final = ("observation", "mask", "features", "numbers")
OUTPUT: Final = "logits"
LOUD_ERRORS: Final = 3  # of onnxruntime's levels of logging; we tell what goes wrong ourselves


class ModelBot:
    """Takes the option with the highest score; the first of equals."""

    def __init__(self, path: str, game: str, place: str) -> None:
        self._path = path
        self._place = place
        self._table = option_table(game)
        self._observer = observer(game)
        self._session = _session(path, _changed(path, place), place)
        self._wanted = [each.name for each in self._session.get_inputs()]
        self._known = dict(self._session.get_modelmeta().custom_metadata_map)
        self._check(game)

    def _check(self, game: str) -> None:
        """Whether the model speaks of this game in the numbers of this version."""
        strange = [name for name in self._wanted if name not in INPUTS]
        if strange or OUTPUT not in [each.name for each in self._session.get_outputs()]:
            found = strange[0] if strange else OUTPUT
            allowed = ", ".join(INPUTS)
            raise InputError("model-shape", self._place, found=found, allowed=allowed)
        wanted = {
            "game": game,
            "observation_version": str(self._observer.version),
            "options_version": str(self._table.version),
        }
        for key, value in wanted.items():
            if (found := self._known.get(key, "")) != value:
                raise InputError("model-other", self._place, key=key, found=found, expected=value)

    def choose(self, view: JsonDict, decision: Decision, simulator: Simulator[Any]) -> Action:
        state, seat = simulator.sample(), decision.seat
        players = self._known.get("players", "")
        if players and int(players) != state.seats:
            expected, found = players, str(state.seats)
            raise InputError("model-players", self._place, found=found, expected=expected)
        numbers = [int(number) for number in self._table.indices(state, seat, state.moves(seat))]
        scores = self._scores(state, seat, numbers)
        return decision.actions[max(range(len(scores)), key=scores.__getitem__)]

    def _scores(self, state: State, seat: int, numbers: list[int]) -> list[float]:
        """A score for every option: the model gives those, or one for each number of the table."""
        given = {name: self._input(name, state, seat, numbers) for name in self._wanted}
        try:
            found = self._session.run([OUTPUT], given)[0]
        except Exception as error:  # whatever onnxruntime thinks of the model
            raise InputError("model-fails", self._place, reason=str(error)[:200]) from None
        scores = np.asarray(found, np.float64).reshape(-1)
        if len(scores) == int(self._table.size):
            scores = scores[numbers]
        if len(scores) != len(numbers) or np.isnan(scores).any():
            raise InputError(
                "model-scores", self._place, found=str(len(scores)), expected=str(len(numbers))
            )
        return [float(score) for score in scores]

    def _input(self, name: str, state: State, seat: int, numbers: list[int]) -> Any:
        if name == "numbers":
            return np.array(numbers, np.int64)
        if name == "observation":
            rows, width = self._observer.observe(state, seat), int(self._observer.size)
        elif name == "mask":
            rows, width = self._table.mask(state, seat), int(self._table.size)
        else:
            rows, width = self._table.features(state, seat), int(self._table.feature_size)
        return np.frombuffer(rows, np.uint8).reshape(-1, width)

    def __repr__(self) -> str:
        return self._path


def _changed(path: str, place: str) -> float:
    """When a file was written last; InputError if there is none."""
    try:
        return Path(path).stat().st_mtime
    except OSError as error:
        raise InputError("model-file", place, found=path, reason=error.strerror or "") from None


@lru_cache(maxsize=8)
def _session(path: str, changed: float, place: str) -> Any:
    """A model, loaded once for all seats and games of a process; on one core, like other bots."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    options.log_severity_level = LOUD_ERRORS
    try:
        return onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
    except Exception as error:  # its own classes have no common name
        raise InputError("model-file", place, found=path, reason=str(error)[:200]) from None
