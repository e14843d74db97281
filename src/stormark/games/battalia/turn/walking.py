"""A hero walks step by step (B-MOVE) and jumps between Stormgates (B-GATE)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import (
    HAND,
    jump_hero,
    move_hero,
    play_card,
)
from stormark.games.battalia.atoms_flow import begin, end, go_on, procedures
from stormark.games.battalia.choice import Choice
from stormark.games.battalia.effects import storm
from stormark.games.battalia.grid import steps_from
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.piles import holds
from stormark.games.battalia.procedure import SEAT, Procedure, register
from stormark.games.battalia.procedure_fields import BoardField, Declared, Number, Several, cards
from stormark.games.battalia.purse import held_by
from stormark.games.battalia.queries import fought_over, supply_of
from stormark.games.battalia.refusals import moving as refusals
from stormark.games.battalia.refusals.cards import wrong_answer
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import windows
from stormark.games.battalia.valleys import kings_bridge, mountain_pass
from stormark.kernel.compiling import i64, mypyc_attr, vec
from stormark.kernel.json import JsonDict
from stormark.kernel.moves import Moves
from stormark.kernel.refusal import Refusal

BY_LINE: Final = -1  # no free steps: the cards of a line pay


def start_free_move(s: Position, seat: i64, hero: i64, steps: i64) -> None:
    """Movement by an ability (B-META-12): every field entered counts."""
    begin(s, seat, Walk(seat, hero, (), 0, 0, steps))


def ways_from(s: Position, seat: i64, start: i64) -> list[int]:
    """Where the free steps of an ability could lead first."""
    return Walk(seat, 0, (), 0, 0, s.rules.tables.meta_steps).ways(s, start)


def gates_of(s: Position, seat: i64, hero: i64) -> list[int]:
    """The gates a hero could jump to from where he stands."""
    start = s.heroes[2 * seat + hero]
    return [] if holds(fought_over(s, seat), start) else gates_from(s, seat, hero, start)


def is_home(s: Position, seat: i64, field: i64) -> bool:
    """Extended game: entering home terrain costs nothing (B-MOVE-10, B-GATE-07)."""
    return s.rules.extended and s.terrain[field] == s.faction[seat]


@mypyc_attr(free_list_len=1)
@final
class Walk(Procedure):
    """Step by step, with what the line paid or an ability granted."""

    __slots__ = ("cards", "entered", "free", "hero", "points", "steps", "supply")

    word: ClassVar[str] = "walk"
    asks: ClassVar[tuple[str, ...]] = ("walk",)
    secret_options: ClassVar[bool] = True
    fields: ClassVar[tuple[Declared, ...]] = (
        SEAT,
        Number("hero"),
        cards("cards"),
        Number("points"),
        Number("supply"),
        Number("free"),
        Number("steps"),
        Several(BoardField("entered")),
    )

    def __init__(
        self,
        seat: i64,
        hero: i64,
        cards: Cards,
        points: i64,
        supply: i64,
        free: i64 = BY_LINE,
        steps: i64 = 0,
        entered: Cards = (),
    ) -> None:
        self.seat = seat
        self.hero = hero
        self.cards = cards  # of the line
        self.points = points  # Horse steps left
        self.supply = supply  # Supply left: steps, or tribute to the storm
        self.free = free  # steps left that an ability grants
        self.steps = steps  # taken
        self.entered = entered  # in this run of free steps (B-RULING-109)

    # --- where to

    def walkable(self, s: Position) -> bool:
        start = s.heroes[2 * self.seat + self.hero]
        if self.has_way(s, start):
            return True
        return s.place[start] == L.GATE and len(self.jump_fields(s)) > 0

    def has_way(self, s: Position, start: i64) -> bool:
        """Whether a step is possible."""
        closed = fought_over(s, self.seat)
        if self.steps == 0 and holds(closed, start):
            return False
        for field in steps_from(s, start):
            if self.may_enter(s, field, closed):
                return True
        return False

    def step_fields(self, s: Position) -> list[int]:
        """Where the hero may step with what is left."""
        return self.ways(s, s.heroes[2 * self.seat + self.hero])

    def ways(self, s: Position, start: i64) -> list[int]:
        """Where a step may lead from a field."""
        closed = fought_over(s, self.seat)
        if self.steps == 0 and holds(closed, start):
            return []  # he stays in his place (B-RULING-107)
        return [field for field in steps_from(s, start) if self.may_enter(s, field, closed)]

    def may_enter(self, s: Position, field: i64, closed: vec[i64]) -> bool:
        """Whether a step may lead to a field that a road leads to."""
        if not self.can_pay(s, field):
            return False
        return not holds(closed, field) or self.stepped(s, field).leads_on(s, field, closed)

    def can_pay(self, s: Position, field: i64) -> bool:
        """Whether a step is paid; within a run of free steps no card is entered twice."""
        if self.free != BY_LINE:
            return self.free > 0
        if is_home(s, self.seat, field):
            return field not in self.entered
        return self.points + self.supply > 0

    def leads_on(self, s: Position, field: i64, closed: vec[i64]) -> bool:
        """Whether a hero can go on from a field on which he may not stop (B-RULING-107)."""
        if self.gates(s, field):
            return True
        for further in steps_from(s, field):
            if self.may_enter(s, further, closed):
                return True
        return False

    def jump_fields(self, s: Position) -> list[int]:
        """The gates a hero on a gate may jump to (B-GATE-10 to -15)."""
        start = s.heroes[2 * self.seat + self.hero]
        if self.steps == 0 and holds(fought_over(s, self.seat), start):
            return []
        return self.gates(s, start)

    def gates(self, s: Position, start: i64) -> list[int]:
        """The gates the way may lead to from a field, for entry and one Supply."""
        gates = gates_from(s, self.seat, self.hero, start)
        if self.free != BY_LINE:
            # Free movement may include a jump: the tribute is added from the hand.
            return gates if self.free > 0 and tributes(s, self.seat) else []
        if self.supply < 1:
            return []
        enough = self.points + self.supply > 1
        return [gate for gate in gates if enough or is_home(s, self.seat, gate)]

    # --- paying

    def stepped(self, s: Position, field: i64) -> Walk:
        """After a step, Horse steps spent first: only Supply can be tribute (B-GATE-13)."""
        points, supply, free = self.points, self.supply, self.free
        entered: Cards = ()
        if free != BY_LINE:
            free -= 1
        elif is_home(s, self.seat, field):
            entered = (*self.entered, field)
        elif points:
            points -= 1
        else:
            supply -= 1
        steps = self.steps + 1
        return Walk(self.seat, self.hero, self.cards, points, supply, free, steps, entered)

    def jumped(self, s: Position, field: i64) -> Walk:
        """After a jump: entry and tribute (B-GATE-11, B-GATE-12)."""
        after = self.stepped(s, field)
        supply = after.supply if self.free != BY_LINE else after.supply - 1
        return Walk(self.seat, self.hero, self.cards, after.points, supply, after.free, after.steps)

    # --- the procedure

    def run(self, s: Position, thread: i64) -> bool:
        if s.heroes[2 * self.seat + self.hero] >= 0:
            if self.walkable(s) or self.might_jump(s):
                return False
        self.stop(s, thread)
        return True

    def might_jump(self, s: Position) -> bool:
        """By free movement a hero jumps whose player holds Supply: nobody else knows who does."""
        if self.free <= 0 or not self.steps or not s.hand[self.seat]:
            return False
        start = s.heroes[2 * self.seat + self.hero]
        return bool(gates_from(s, self.seat, self.hero, start))

    def options(self, s: Position) -> list[int]:
        return self.moves(s).listed()

    def moves(self, s: Position) -> Moves:
        options = Moves()
        for field in self.step_fields(s):
            options.append(V.pack(V.V_STEP, field))
        for field in self.jump_fields(s):
            options.append(V.pack(V.V_JUMP, field))
        here = s.heroes[2 * self.seat + self.hero]
        if self.steps and not holds(fought_over(s, self.seat), here):
            options.append(V.V_STOP)
        return options

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        verb = V.verb_of(option)
        field = V.a_of(option)
        if verb == V.V_STOP:
            s.say(E.E_STOPPED, (self.seat, self.hero))
            self.stop(s, thread)
        elif verb == V.V_STEP:
            go_on(s, thread, self.stepped(s, field))
            move_hero(s, self.seat, self.hero, field)
        elif self.free != BY_LINE:
            begin(s, thread, JumpTribute(self.seat, field))
        else:
            self.jump(s, thread, field)

    def jump(self, s: Position, thread: i64, field: i64) -> None:
        """The hero jumps; the storm answers (B-GATE-17)."""
        start = s.heroes[2 * self.seat + self.hero]
        go_on(s, thread, self.jumped(s, field))
        jump_hero(s, self.seat, self.hero, field)
        begin(s, thread, storm.Storm(self.seat, self.hero, start, field))

    def stop(self, s: Position, thread: i64) -> None:
        """The movement ends; what is left lapses (B-MOVE-05). What waits there happens."""
        end(s, thread)
        stopped(s, self.seat, self.hero)

    def question(self, s: Position, thread: i64) -> tuple[str, JsonDict]:
        left = self.points + self.supply if self.free == BY_LINE else self.free
        return "walk", {"hero": self.hero + 1, "steps": left}

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return refusals.on_the_way(s, self, option)

    def freeze(self, s: Position, thread: i64) -> None:
        end(s, thread)
        windows.freeze_cards(s, self.seat, self.cards)


register(Walk)


def stopped(s: Position, seat: i64, hero: i64) -> None:
    """A hero has stopped: the Mountain Pass and the King's Bridge (R-77, R-78)."""
    field = s.heroes[2 * seat + hero]
    if field < 0 or s.place[field] != L.CONNECTION:
        return
    if s.rules.mountain_pass and s.rings[2 * seat + hero] < 0:
        begin(s, seat, mountain_pass.Booster(seat, hero))
    elif s.rules.kings_bridge and 2 * seat + hero not in s.bridged:
        begin(s, seat, kings_bridge.Bridge(seat, hero))


def gates_from(s: Position, seat: i64, hero: i64, start: i64) -> list[int]:
    """The gates a hero on a gate could jump to; each hero jumps once a turn (B-GATE-15)."""
    if s.place[start] != L.GATE or 2 * seat + hero in s.jumped:
        return []
    closed = fought_over(s, seat)
    return [
        gate
        for gate in range(s.rules.board.size)
        if s.place[gate] == L.GATE and gate != start and not holds(closed, gate)
    ]


# --- the tribute of a jump by free movement


def tributes(s: Position, seat: i64) -> list[int]:
    """The hand cards that can pay it (R-23)."""
    return [card for card in held_by(s, seat).kinds if supply_of(card)]


@final
class JumpTribute(Choice):
    """Which card pays (B-RULING-108); until that is chosen nobody else knows of the jump."""

    __slots__ = ("field",)

    word: ClassVar[str] = "jump-tribute"
    asks: ClassVar[tuple[str, ...]] = ("jump-tribute",)
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, BoardField("field"))

    def __init__(self, seat: i64, field: i64) -> None:
        self.seat = seat
        self.field = field

    def options(self, s: Position) -> list[int]:
        return [V.pack(V.V_LAY, card) for card in tributes(s, self.seat)]

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        end(s, thread)
        s.say(E.E_PAID, (self.seat, V.a_of(option)))
        play_card(s, self.seat, HAND, V.a_of(option))
        walk = procedures(s, thread)[-1]
        assert isinstance(walk, Walk)
        walk.jump(s, thread, self.field)

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return wrong_answer(s, self, option, "B-RULING-108")

    def is_half_laid(self) -> bool:
        return True


register(JumpTribute)
