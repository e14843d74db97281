"""Writing a position as a scenario file."""

from __future__ import annotations

from typing import Any, Final

from stormark.kernel.game import Game
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.languages import alike
from stormark.kernel.refusal import InputError
from stormark.kernel.state import State
from stormark.kernel.toml_text import toml_file

WORKED_OUT: Final = "now"  # what `describe` adds to what can be given
NO_RULE_NAMED: Final = "K-SOUND-01"


def scenario_of(game: Game[Any], state: State, title: str) -> str:
    """The text of a scenario that begins in a position and checks who decides what there.

    Raises InputError for a position that the words of the game cannot say.
    """
    if not is_describable(game, state):
        raise InputError("scenario-not-writable", title)
    given = without_results(game.describe(state))
    head: JsonDict = {"game": game.spec.id, "title": dict(alike(title))}
    tables = {key: value for key, value in given.items() if isinstance(value, dict)}
    plain = {key: value for key, value in given.items() if key not in tables}
    return toml_file(
        [
            ("", {**head, "rules": [NO_RULE_NAMED]}),
            ("[given]", plain),
            *((f"[given.{key}]", table) for key, table in tables.items()),
            ("[then]", _then(game, state)),
        ]
    )


def is_describable(game: Game[Any], state: State) -> bool:
    """Whether a position that was written down and read again offers what the state offers."""
    described = game.describe(state)
    try:
        again = game.position(without_results(described))
    except InputError:
        return False
    seats = state.open_seats()
    same = again.open_seats() == seats and game.describe(again) == described
    return same and all(again.options(seat) == state.options(seat) for seat in seats)


def without_results(described: JsonDict) -> JsonDict:
    """A described position without what is worked out from it."""
    return {
        key: without_results(value) if isinstance(value, dict) else value
        for key, value in described.items()
        if key != WORKED_OUT
    }


def _then(game: Game[Any], state: State) -> JsonDict:
    deciding: list[Json] = [seat + 1 for seat in state.open_seats()]
    if len(deciding) != 1:
        return {"over": True} if not deciding else {"seat": deciding}
    return {
        "seat": deciding[0],
        "decision": game.decision(state, state.open_seats()[0]).kind,
    }
