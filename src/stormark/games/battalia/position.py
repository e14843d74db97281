"""Positions in the words of scenario files: `given` to a state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from stormark.games.battalia.engine import BattaliaState
from stormark.kernel.chance import KeyedChance
from stormark.kernel.json import Json
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.state import Io

if TYPE_CHECKING:
    from stormark.games.battalia.game import Battalia


def position(game: Battalia, given: Mapping[str, Json]) -> BattaliaState:
    new = given.get("new")
    if not isinstance(new, dict) or len(given) > 1:
        raise InputError("given-new", "given.new")
    options = dict(new)
    seed = options.pop("seed", 1)
    if not isinstance(seed, int) or isinstance(seed, bool) or seed < 0:
        raise InputError("field-type", "given.new.seed", expected="number", found="text")
    setup = game.setup(options)
    if isinstance(setup, Refusal):
        raise InputError("given-refused", "given.new", rule=setup.rule)
    return game.start(setup, Io(KeyedChance(seed.to_bytes(32, "big"), game.spec.streams)))
