"""How a list of items came to be resolved: `Frame.mode` of an items frame."""

from __future__ import annotations

from typing import Final

M_EFFECT: Final = 0  # EFFECT effect in the effect phase
M_DICE: Final = 1  # DICE effect before the initial roll
M_ACTIVATION: Final = 2  # ACTION effect of an add-on card, paid for as a whole
M_EVENT: Final = 3  # a bought event
M_TRIGGER: Final = 4  # a moment has come about
NESTED: Final = 8  # added: the chosen or rolled part of another item


def is_voluntary(mode: int) -> bool:
    """Whether a list of items was begun by choice: an activation or an event."""
    return mode & 7 in (M_ACTIVATION, M_EVENT)


def may_stop(mode: int, optional: bool, begun: bool) -> bool:
    """Whether the next of several dice, cards or actions may be declined (G5, X-RULING-90).

    An activation or event offers each of them.  Who uses an optional item takes the first, every
    further one is offered.  A forced item takes as many as it can.
    """
    return is_voluntary(mode) or (optional and begun)
