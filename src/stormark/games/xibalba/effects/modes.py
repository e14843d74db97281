"""How a list of items came to be resolved: `Frame.mode` of an items frame."""

from __future__ import annotations

from typing import Final

M_EFFECT: Final = 0  # EFFECT effect in the effect phase
M_DICE: Final = 1  # DICE effect before the initial roll
M_ACTIVATION: Final = 2  # ACTION effect of an add-on card, paid for as a whole
M_EVENT: Final = 3  # a bought event
M_TRIGGER: Final = 4  # a moment has come about
NESTED: Final = 8  # added: the chosen or rolled part of another item


def may_take_fewer(mode: int) -> bool:
    """Activations and events may take fewer than `count`; forced items take all they can (G5)."""
    return mode & 7 in (M_ACTIVATION, M_EVENT)
