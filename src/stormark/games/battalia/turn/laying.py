"""Laying an action line (B-LINE): a site, card after card, perhaps another branch.

Until it is complete nobody else sees anything of it, and nobody waits for it (B-RULING-105, -106).
Then its windows and its effects follow (`execute.py`).
"""

from __future__ import annotations

from typing import ClassVar, final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia import words as W
from stormark.games.battalia.atoms import without
from stormark.games.battalia.atoms_flow import ask, begin, go_on, take_back
from stormark.games.battalia.grid import sites
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.line import Branch, Line, branch_of
from stormark.games.battalia.line_fields import LINE_WORDS, LineField
from stormark.games.battalia.lines import (
    completes,
    lay_card,
    lay_options,
    need,
    new_line,
    put_aside,
    sacrifice_options,
    show_line,
    take_copy,
)
from stormark.games.battalia.procedure import SEAT, Procedure, register
from stormark.games.battalia.procedure_fields import Declared
from stormark.games.battalia.purse import can_complete, held_by
from stormark.games.battalia.refusals import laying as refusals
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import building, execute, half_laid, windows
from stormark.kernel.compiling import i64, mypyc_attr
from stormark.kernel.json import JsonDict
from stormark.kernel.moves import Moves
from stormark.kernel.refusal import Refusal


def start_line(s: Position, seat: i64, option: i64) -> None:
    begin(s, seat, LayLine(seat, new_line(s, branch_of(option))))


@mypyc_attr(free_list_len=1)
@final
class LayLine(Procedure):
    """A line that is not complete yet."""

    __slots__ = ("line",)

    word: ClassVar[str] = "line"
    asks: ClassVar[tuple[str, ...]] = ("choose-site", "lay", "sacrifice", "branch")
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, LineField("line"))

    def __init__(self, seat: i64, line: Line) -> None:
        self.seat = seat
        self.line = line

    def run(self, s: Position, thread: i64) -> bool:
        line = self.line
        if line.branch.needs_site():
            return False
        options = self.ways_on(s)
        if line.owed or line.units or line.supply:
            if options.count() == 1:
                self.choose(s, options.row[0], thread)
                return True
        elif options.count() == 0:
            self.complete(s, thread)
            return True
        ask(s, thread, half_laid.moves_or_take_back(s, options))
        return False

    def options(self, s: Position) -> list[int]:
        return self.moves(s).listed()

    def moves(self, s: Position) -> Moves:
        return half_laid.moves_or_take_back(s, self.ways_on(s))

    def ways_on(self, s: Position) -> Moves:
        """How the line may go on."""
        seat, line = self.seat, self.line
        if line.branch.needs_site():
            later = execute.foreseen(s, seat, line.complete)
            options = Moves()
            for site in sites(later, seat, line.branch.what, line.branch.action == V.V_CITY):
                options.append(V.pack(V.V_SITE, site >> 2, site & 3))
            return options
        if line.owed:
            return sacrifice_options(s, seat, line)
        if line.units or line.supply:
            return lay_options(s, seat, line)
        return branch_options(s, seat, line)

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        verb = V.verb_of(option)
        if verb == V.V_TAKE_BACK:
            take_back(s, thread)
            return
        if verb == V.V_FINISH:
            self.complete(s, thread)
            return
        line = self.line.copy()
        if verb == V.V_SITE:
            line.branch = line.branch.at(V.a_of(option), V.b_of(option))
        elif verb == V.V_SACRIFICE:
            put_aside(s, self.seat, line, V.a_of(option))
        elif verb in (V.V_LAY, V.V_DOUBLE, V.V_COPY):
            lay_card(s, self.seat, line, option)
        else:
            begin_branch(s, line, branch_of(option))
        go_on(s, thread, LayLine(self.seat, line))

    def complete(self, s: Position, thread: i64) -> None:
        """The cards lie open on the table, then the windows, then the effects."""
        cards = show_line(s, self.seat, self.line)
        go_on(s, thread, execute.Execute(self.seat, cards, self.line.all_branches()))
        windows.open_window(s, thread, self.seat, windows.LINE_WINDOW)

    def question(self, s: Position, thread: i64) -> tuple[str, JsonDict]:
        line = self.line
        about: JsonDict = {
            "action": LINE_WORDS[line.branch.action],
            "units": line.units,
            "rank": "" if line.rank > 4 else W.FORMS[line.rank],
            "supply": line.supply,
            "cards": [s.rules.words.card(card) for card in line.cards],
        }
        if line.branch.needs_site():
            about["shape"] = W.SHAPES[line.branch.what]
            return "choose-site", about
        if line.owed:
            return "sacrifice", {}
        return "lay" if line.units or line.supply else "branch", about

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return refusals.in_line(s, seat, self.line, option)

    # --- half laid

    def held(self) -> Cards:
        return self.line.cards + self.line.sacrificed

    def is_half_laid(self) -> bool:
        return True

    def laid_cards(self, s: Position) -> tuple[Cards, Cards]:
        hand = self.held()
        for card in self.line.from_ambush:
            hand = without(hand, card)
        return hand, self.line.from_ambush

    def hindrance(self, s: Position) -> i64:
        line = self.line
        for number, branch in enumerate(line.all_branches()):
            later = execute.foreseen(s, self.seat, line.complete[:number])
            reason = half_laid.hindrance_of(later, self.seat, branch)
            if reason != E.NO_HINDRANCE:
                return reason
        if completes(s, self.seat, line):
            return E.NO_HINDRANCE
        return E.BY_CARDS


register(LayLine)


def branch_options(s: Position, seat: i64, line: Line) -> Moves:
    """How a line may go on with the copies or the Tools that are left (B-LINE-12, B-ART-03)."""
    options = Moves()
    by_copy = line.copies > 0 and line.branches > 1
    if not line.roads and not by_copy:
        return options
    s = execute.foreseen(s, seat, line.all_branches())
    if s.shares:
        return options
    if by_copy:
        building.building_options(s, seat, line, options)
    if line.roads:
        purse = held_by(s, seat)
        for shape in L.ROAD_SHAPES:
            if s.stock[L.ROAD_STACKS + shape] and sites(s, seat, shape, False):
                trial = new_line(s, Branch(V.V_ROAD, shape))
                trial.units = 0
                if can_complete(trial, purse):
                    options.append(V.pack(V.V_ROAD, shape))
    if options.count():
        options.append(V.V_FINISH)
    return options


def begin_branch(s: Position, line: Line, branch: Branch) -> None:
    """The branch before is complete; the next one holds a copy of its own, or the same Tools."""
    line.complete += (line.branch,)
    with_tools = line.roads > 0 and not line.copies
    need(s, line, branch)
    if with_tools:
        line.roads -= 1
        line.units = 0
        line.labour = False
    else:
        line.branches -= 1
        take_copy(line)
