"""What is under way: a procedure of the rules, as a value with named fields.

Every procedure is a class of its own, and stands in the file of its chapter:

- `run` takes one step; False means that it waits for somebody to decide;
- `options`, `choose`, `decider`: what may be answered, what an answer does, and who answers;
  those that ask often work the options out in `moves`, without a Python int for each;
- `question` and `why_not`: the decision in words, and the rule a wrong answer breaks;
- `seen_by`: the same procedure without what a viewer may not know.

A procedure lies in a thread: the table's (`TABLE`) or a player's, numbered like his seat; its own
`seat` is whoever it belongs to, and often the defender's lies in the attacker's thread.  The top
procedure of a thread runs.  Procedures are values: `begin` puts one on top, `go_on` replaces the
top one, `end` takes it away (`atoms_flow.py`); none is ever changed.

A class declares its `word`, the kinds of decisions it `asks` for, and its `fields` in the order of
its constructor; `register` makes it known, and its JSON follows:
`{"procedure": "eclipse", "seat": 2, "card": "supply"}`.  The Eclipse (`turn/eclipse.py`) is a short
example of a procedure that always asks, `turn/recruiting.py` of one that takes several steps.
`Choice` (`choice.py`) is the base of those that do not ask where there is only one answer.

Chapters need one another: a turn begins a battle, and a battle goes back to the turn.  So a chapter
imports another one as a module (`from ...turn import windows`) and names what it needs of it at the
call (`windows.open_window`); only what lies below all chapters is imported by name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from stormark.games.battalia.layout import Cards
from stormark.games.battalia.procedure_fields import Declared, Seat
from stormark.kernel.compiling import i64
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.moves import Moves, moves_of
from stormark.kernel.refusal import InputError, Refusal

if TYPE_CHECKING:
    from stormark.games.battalia.state import Position
    from stormark.games.battalia.tables import Rules

TABLE: Final = -1  # the thread of the table
SEAT: Final = Seat("seat")


class Procedure:
    """One procedure under way."""

    __slots__ = ("seat",)

    word: ClassVar[str] = ""
    asks: ClassVar[tuple[str, ...]] = ()  # the kinds of decisions it can ask for
    fields: ClassVar[tuple[Declared, ...]] = (SEAT,)
    secret_options: ClassVar[bool] = False  # hidden cards decide how many answers there are

    def __init__(self, seat: i64) -> None:
        self.seat = seat  # whose procedure it is

    # --- the rules

    def run(self, s: Position, thread: i64) -> bool:
        """One step; False when it waits for a decision."""
        return False

    def options(self, s: Position) -> list[int]:
        """What may be answered, while it waits."""
        raise NotImplementedError

    def moves(self, s: Position) -> Moves:
        """The same for compiled loops; procedures that ask often work them out here."""
        return moves_of(self.options(s))

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        """Carry out an answer."""
        raise NotImplementedError

    def decider(self, s: Position) -> i64:
        """Who answers."""
        return self.seat

    # --- the decision in words

    def question(self, s: Position, thread: i64) -> tuple[str, JsonDict]:
        """The kind of the decision, and what a prompt mentions about it."""
        return self.asks[0], {}

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        """The rule that an answer breaks which is not among the options."""
        raise NotImplementedError

    def order_rule(self) -> str:
        """In setup, the rule that says whose choice it is."""
        return ""

    # --- what is known of it

    def seen_by(self, viewer: i64) -> Procedure:
        """The same without what a viewer may not see."""
        return self

    def held(self) -> Cards:
        """The cards that lie in the procedure and nowhere else."""
        return ()

    def named(self) -> Cards:
        """Cards of the own hand that were named for all to hear."""
        return ()

    def searched(self, s: Position) -> list[int]:
        """The stacks of the stock that whoever decides looks through."""
        return []

    def looks_at(self) -> tuple[str, int]:
        """What else whoever decides looks at: the "hand" of a seat, what lies under a "gate", the
        "rest" of the Great Artefacts, so many cards on top of the own "nation"; else "".
        """
        return "", 0

    def drawn_effects(self) -> list[int]:
        """Storm effects that were drawn and not discarded yet."""
        return []

    def guessed(self, s: Position) -> Procedure:
        """In a guessed position: the same with the cards somebody is looking at."""
        return self

    def is_half_laid(self) -> bool:
        """Whether cards are being laid that nobody else has seen yet (B-RULING-106)."""
        return False

    def laid_cards(self, s: Position) -> tuple[Cards, Cards]:
        """Of a half-laid line: what was laid so far, from the hand and from the ambush."""
        return (), ()

    def hindrance(self, s: Position) -> i64:
        """Of a half-laid line: why it cannot be completed any more (`E.NO_HINDRANCE`: it can)."""
        return -1

    def chosen_cards(self, s: Position) -> Cards:
        """Of a half-laid line: the cards in it."""
        hand, ambush = self.laid_cards(s)
        return hand + ambush

    def freeze(self, s: Position, thread: i64) -> None:
        """Of a complete line whose window is open: Frosthand switches it off (R-67)."""
        raise NotImplementedError


# --- JSON

REGISTRY: Final[dict[str, type[Procedure]]] = {}


def register(kind: type[Procedure]) -> None:
    assert kind.word not in REGISTRY, kind.word
    REGISTRY[kind.word] = kind


def to_json(rules: Rules, procedure: Procedure) -> JsonDict:
    data: JsonDict = {"procedure": procedure.word}
    for field in procedure.fields:
        data[field.name] = field.to_json(rules, getattr(procedure, field.name))
    return data


def from_json(rules: Rules, data: Json) -> Procedure:
    if not isinstance(data, dict):
        raise InputError("snapshot-malformed", "state.procedures")
    kind = REGISTRY.get(str(data.get("procedure", "")))
    if kind is None or set(data) != {"procedure", *(field.name for field in kind.fields)}:
        raise InputError("snapshot-malformed", "state.procedures")
    values: list[Any] = [field.from_json(rules, data[field.name]) for field in kind.fields]
    return kind(*values)
