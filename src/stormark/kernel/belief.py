"""What somebody may believe: positions that agree with all that is seen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from stormark.kernel.chance import Chance
from stormark.kernel.compiling import mypyc_attr
from stormark.kernel.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief(ABC, Generic[S]):
    """Made once a decision from a seen position, then dealt from as often as a bot likes.

    Making it may be slow: it finds out which cards are out of sight and where they can be.
    """

    @abstractmethod
    def sample(self, chance: Chance) -> S:
        """A whole position that looks the same to the viewer; what is unknown is dealt anew."""
