"""What is under way: procedures, action lines, battles."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from stormark.games.battalia.layout import Cards
from stormark.games.battalia.procedure import Procedure
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import Refusal

if TYPE_CHECKING:
    from stormark.games.battalia.state import Position


@final
class Frame(Procedure):
    """A procedure that is no class of its own yet; what it does is found by its kind."""

    __slots__ = ("a", "b", "c", "data", "kind", "step")

    def __init__(
        self,
        kind: int,
        seat: int,
        step: int = 0,
        a: int = -1,
        b: int = -1,
        c: int = -1,
        data: Cards = (),
    ) -> None:
        self.kind = kind
        self.seat = seat  # whose procedure it is
        self.step = step
        self.a = a
        self.b = b
        self.c = c
        self.data = data

    def at(self, step: int) -> Frame:
        return Frame(self.kind, self.seat, step, self.a, self.b, self.c, self.data)

    def holding(self, data: Cards) -> Frame:
        return Frame(self.kind, self.seat, self.step, self.a, self.b, self.c, data)

    def run(self, s: Position, thread: int) -> bool:
        from stormark.games.battalia.frames.run import run

        return run(s, self, thread)

    def options(self, s: Position) -> list[int]:
        from stormark.games.battalia.frames.options import options_of

        return options_of(s, self)

    def choose(self, s: Position, option: int, thread: int) -> None:
        from stormark.games.battalia.frames.choose import choose

        choose(s, self, option, thread)

    def decider(self, s: Position) -> int:
        from stormark.games.battalia.frames.known import decider

        return decider(s, self)

    def question(self, s: Position, thread: int) -> tuple[str, JsonDict]:
        from stormark.games.battalia.frames.questions import question

        return question(s, self, thread)

    def why_not(self, s: Position, seat: int, option: int) -> Refusal:
        from stormark.games.battalia.frames.questions import why_not

        return why_not(s, self, seat, option)

    def seen_by(self, viewer: int) -> Procedure:
        from stormark.games.battalia.frames.known import seen_by

        return seen_by(self, viewer)

    def held(self) -> Cards:
        from stormark.games.battalia.frames.known import held

        return held(self)

    def searched(self, s: Position) -> list[int]:
        from stormark.games.battalia.frames.known import searched

        return searched(s, self)

    def is_half_laid(self) -> bool:
        from stormark.games.battalia.frames.known import is_half_laid

        return is_half_laid(self)

    def laid_cards(self, s: Position) -> tuple[Cards, Cards]:
        from stormark.games.battalia.frames.known import laid_cards

        return laid_cards(s, self)


@final
class Line:
    """The action line a seat is laying: what is still missing, and what was laid (B-LINE)."""

    __slots__ = (
        "action",
        "actions",
        "boosted",
        "branches",
        "cards",
        "copies",
        "copy_rank",
        "copy_used",
        "from_ambush",
        "labour",
        "params",
        "points",
        "rank",
        "roads",
        "sacrificed",
        "same",
        "supply",
        "tribute",
        "units",
    )

    def __init__(self, action: int, params: Cards) -> None:
        self.action = action  # of the branch being laid
        self.params = params
        self.actions: tuple[Cards, ...] = ()  # branches laid before: action and parameters
        self.units = 0  # units still missing ...
        self.rank = 0  # ... of this rank
        self.same = False  # exactly this rank, else this or a higher one
        self.labour = False  # two Tribesmen are missing that one Tools card can stand for
        self.supply = 0  # Supply still missing
        self.cards: Cards = ()  # everything laid so far, all branches
        self.from_ambush: Cards = ()  # those of them that lay hidden before (B-HIDE-07)
        self.sacrificed: Cards = ()  # go to Limbo for Fanatics once the line is complete
        self.copies = 0  # virtual cards of a doubled unit that are left (B-LINE-10)
        self.copy_rank = 0
        self.copy_used = False  # the branch being laid holds one of them
        self.branches = 1  # how many branches the line may still have
        self.boosted = 0  # units a Scroll may still double in this line (B-ART-18)
        self.roads = 0  # further roads one Tools card builds in this line (B-ART-03)
        self.points = 0  # Horse steps of a movement line
        self.tribute = 0  # Supply of a movement line: steps, or tribute to the storm

    def copy(self) -> Line:
        c = Line(self.action, self.params)
        c.actions = self.actions
        c.units = self.units
        c.rank = self.rank
        c.same = self.same
        c.labour = self.labour
        c.supply = self.supply
        c.cards = self.cards
        c.from_ambush = self.from_ambush
        c.sacrificed = self.sacrificed
        c.copies = self.copies
        c.copy_rank = self.copy_rank
        c.copy_used = self.copy_used
        c.branches = self.branches
        c.boosted = self.boosted
        c.roads = self.roads
        c.points = self.points
        c.tribute = self.tribute
        return c
