"""An action line as it is laid: what it pays for, what is still missing, what lies in it (B-LINE).

Both are values: once a procedure holds one it is never changed.  A line that goes on is a copy.
"""

from __future__ import annotations

from typing import Final, final

from stormark.games.battalia import verbs as V
from stormark.games.battalia.layout import Cards
from stormark.kernel.compiling import i64, mypyc_attr

NUMBERS: Final = 8  # more than there are ranks, types of artefacts or shapes
LINES: Final = NUMBERS * (V.V_POTION + 1)  # the last action that a line pays for


@mypyc_attr(free_list_len=1)
@final
class Branch:
    """What a line pays for; most lines have a single branch (B-LINE-10 to -13)."""

    __slots__ = ("action", "field", "rank", "turned", "what")

    def __init__(
        self, action: i64, what: i64 = -1, rank: i64 = -1, field: i64 = -1, turned: i64 = -1
    ) -> None:
        self.action = action
        self.what = what  # the rank hired, the artefact or potion bought, the shape laid
        self.rank = rank  # of the units that pay, where the player chooses it
        self.field = field  # where something is built, raised or discovered
        self.turned = turned  # how a laid card lies

    def at(self, field: i64, turned: i64) -> Branch:
        """The same on a site."""
        return Branch(self.action, self.what, self.rank, field, turned)

    def needs_site(self) -> bool:
        """A road or city whose field is not chosen yet."""
        return self.field < 0 and (self.action == V.V_ROAD or self.action == V.V_CITY)


def branch_of(option: i64) -> Branch:
    """What an option of a turn would pay for."""
    action = V.verb_of(option)
    a = V.a_of(option)
    if action == V.V_CITY:
        return Branch(action, a, V.b_of(option))
    if action == V.V_UPGRADE:
        return Branch(action, rank=V.b_of(option), field=a)
    if action in (V.V_RESIDENCE, V.V_CAPITAL, V.V_POST, V.V_DISCOVER):
        return Branch(action, field=a)
    return Branch(action, a)


@mypyc_attr(free_list_len=1)
@final
class Line:
    """A line that is being laid."""

    __slots__ = (
        "boosted",
        "branch",
        "branches",
        "cards",
        "complete",
        "copies",
        "copy_rank",
        "from_ambush",
        "labour",
        "owed",
        "rank",
        "roads",
        "sacrificed",
        "same",
        "supply",
        "units",
    )

    def __init__(self, branch: Branch) -> None:
        self.branch = branch  # the one being laid
        self.complete: tuple[Branch, ...] = ()  # those laid before
        self.units: i64 = 0  # units still missing ...
        self.rank: i64 = 0  # ... of this rank
        self.same = False  # exactly this rank, else this or a higher one
        self.labour = False  # two Tribesmen are missing that one Tools card can stand for
        self.supply: i64 = 0  # Supply still missing
        self.cards: Cards = ()  # everything laid so far, all branches
        self.from_ambush: Cards = ()  # those of them that lay hidden before (B-HIDE-07)
        self.owed = False  # a Fanatic was laid, its sacrifice was not chosen yet
        self.sacrificed: Cards = ()  # go to Limbo for Fanatics once the line is complete
        self.copies: i64 = 0  # virtual cards of a doubled unit that are left (B-LINE-10)
        self.copy_rank: i64 = 0
        self.branches: i64 = 1  # how many branches the line may still have
        self.boosted: i64 = 0  # units a Scroll may still double in this line (B-ART-18)
        self.roads: i64 = 0  # further roads one Tools card builds in this line (B-ART-03)

    def all_branches(self) -> tuple[Branch, ...]:
        return (*self.complete, self.branch)

    def copy(self) -> Line:
        c = Line(self.branch)
        c.complete = self.complete
        c.units = self.units
        c.rank = self.rank
        c.same = self.same
        c.labour = self.labour
        c.supply = self.supply
        c.cards = self.cards
        c.from_ambush = self.from_ambush
        c.owed = self.owed
        c.sacrificed = self.sacrificed
        c.copies = self.copies
        c.copy_rank = self.copy_rank
        c.branches = self.branches
        c.boosted = self.boosted
        c.roads = self.roads
        return c
