"""Stormark: an exact digital table for Xibalba and Battalia.

The library, in short (docs/library.md tells more):

>>> import stormark
>>> match = stormark.new_match("xibalba", players=2, seed=1)
>>> match.position
<Position of xibalba: turn 1, player 2 decides split-pool among 3 options>
>>> match.step("split 3 3")
<Position of xibalba: turn 1, player 2 decides sort-dice among 7 options>
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from stormark.kernel.action import Action as Action
    from stormark.kernel.action import Decision as Decision
    from stormark.kernel.event import Event as Event
    from stormark.kernel.refusal import InputError as InputError
    from stormark.kernel.refusal import Refusal as Refusal
    from stormark.kernel.state import SPECTATOR as SPECTATOR
    from stormark.library import LoadedGame as LoadedGame
    from stormark.library import PlayedMatch as PlayedMatch
    from stormark.library import PlayedReplay as PlayedReplay
    from stormark.library import PlayedStep as PlayedStep
    from stormark.library import Player as Player
    from stormark.library import Position as Position
    from stormark.library import Refused as Refused
    from stormark.library import load as load
    from stormark.library import new_match as new_match
    from stormark.library import read_position as read_position
    from stormark.library import read_replay as read_replay

__version__ = "0.1.0"

_ELSEWHERE = {  # everything else is in `library`
    "Action": "stormark.kernel.action",
    "Decision": "stormark.kernel.action",
    "Event": "stormark.kernel.event",
    "InputError": "stormark.kernel.refusal",
    "Refusal": "stormark.kernel.refusal",
    "SPECTATOR": "stormark.kernel.state",
}
_PACKAGES = ("bots", "client")

__all__ = [
    "SPECTATOR",
    "Action",
    "Decision",
    "Event",
    "InputError",
    "LoadedGame",
    "PlayedMatch",
    "PlayedReplay",
    "PlayedStep",
    "Player",
    "Position",
    "Refusal",
    "Refused",
    "__version__",
    "load",
    "new_match",
    "read_position",
    "read_replay",
]


def __getattr__(name: str) -> Any:
    """Import what is asked for: a command needs little of all this."""
    if name in _PACKAGES:
        return import_module(f"stormark.{name}")
    if name not in __all__:
        raise AttributeError(f"module 'stormark' has no attribute {name!r}")
    return getattr(import_module(_ELSEWHERE.get(name, "stormark.library")), name)


def __dir__() -> list[str]:
    return sorted([*__all__, *_PACKAGES])
