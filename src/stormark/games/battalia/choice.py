"""Questions that nobody is asked where only one answer is left."""

from __future__ import annotations

from stormark.games.battalia.atoms_flow import ask, end
from stormark.games.battalia.procedure import Procedure
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64
from stormark.kernel.moves import moves_of


class Choice(Procedure):
    """Takes the only possibility without asking, and ends where there is none.

    Where cards that others cannot see leave only one, the player is asked all the same: not to be
    asked would tell of them (B-RULING-124).
    """

    __slots__ = ()

    def run(self, s: Position, thread: i64) -> bool:
        options = self.options(s)
        if len(options) > 1 or (options and not self.is_forced(s)):
            ask(s, thread, moves_of(options))
            return False
        if options:
            self.choose(s, options[0], thread)
        else:
            end(s, thread)
        return True

    def is_forced(self, s: Position) -> bool:
        """Whether everybody can see when only one answer is left."""
        return not self.secret_options
