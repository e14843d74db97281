"""A movement line (B-MOVE-03, -12, -13): what pays the way of a hero."""

from __future__ import annotations

from typing import ClassVar, final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import (
    AMBUSH,
    HAND,
    lay_open,
    take_card,
    without,
)
from stormark.games.battalia.atoms_flow import begin, go_on, take_back
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.procedure import SEAT, Procedure, register
from stormark.games.battalia.procedure_fields import Declared, Number, cards
from stormark.games.battalia.purse import held_by
from stormark.games.battalia.queries import artefact_of, is_enlightened, supply_of
from stormark.games.battalia.refusals import moving as refusals
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import half_laid, walking, windows
from stormark.kernel.compiling import i64, mypyc_attr
from stormark.kernel.json import JsonDict
from stormark.kernel.moves import Moves
from stormark.kernel.refusal import Refusal


def start_move(s: Position, seat: i64, hero: i64) -> None:
    begin(s, seat, LayMovement(seat, hero))


def can_move(s: Position, seat: i64, hero: i64, horses: i64, supply: i64) -> bool:
    """Whether a movement line of at least one step is possible (B-MOVE-13)."""
    if s.heroes[2 * seat + hero] < 0:
        return False
    points: i64 = 0
    if horses:
        points = horse_steps(s)
    elif not supply and not s.rules.extended:
        return False  # only home terrain is free
    return walking.Walk(seat, hero, (), points, supply).walkable(s)


def horse_steps(s: Position) -> i64:
    tables = s.rules.tables
    if is_enlightened(s, L.HORSE):
        return tables.horse_steps_enlightened
    return tables.horse_steps


# --- laying the line


@mypyc_attr(free_list_len=1)
@final
class LayMovement(Procedure):
    """Supply and Horses, then go; a line without cards needs a free step (B-MOVE-12)."""

    __slots__ = ("from_ambush", "hero", "laid")

    word: ClassVar[str] = "movement-cards"
    asks: ClassVar[tuple[str, ...]] = ("movement-cards",)
    fields: ClassVar[tuple[Declared, ...]] = (
        SEAT,
        Number("hero"),
        cards("laid"),
        cards("from_ambush"),
    )

    def __init__(self, seat: i64, hero: i64, laid: Cards = (), from_ambush: Cards = ()) -> None:
        self.seat = seat
        self.hero = hero
        self.laid = laid
        self.from_ambush = from_ambush  # those of them that lay hidden before

    def walk(self, s: Position) -> walking.Walk:
        """The way the cards laid so far would pay for."""
        points: i64 = 0
        supply: i64 = 0
        for card in self.laid:
            if artefact_of(s, card) == L.HORSE:
                points += horse_steps(s)
            else:
                supply += supply_of(card)
        return walking.Walk(self.seat, self.hero, self.laid, points, supply)

    def options(self, s: Position) -> list[int]:
        return self.moves(s).listed()

    def moves(self, s: Position) -> Moves:
        options = Moves()
        purse = held_by(s, self.seat)
        for card in purse.kinds:
            if supply_of(card) or artefact_of(s, card) == L.HORSE:
                options.append(V.pack(V.V_LAY, card, HAND))
        for card in purse.hidden:
            if supply_of(card) or artefact_of(s, card) == L.HORSE:
                options.append(V.pack(V.V_LAY, card, AMBUSH))
        if self.walk(s).walkable(s):
            options.append(V.V_GO)
        return half_laid.moves_or_take_back(s, options)

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        verb = V.verb_of(option)
        if verb == V.V_TAKE_BACK:
            take_back(s, thread)
        elif verb == V.V_GO:
            lay_open(s, self.seat, self.laid, self.from_ambush)
            if s.sink is not None:
                s.say(E.E_LINE, (self.seat, V.V_MOVE, *self.laid))
            go_on(s, thread, self.walk(s))
            windows.open_window(s, thread, self.seat, windows.LINE_WINDOW)
        else:
            card = V.a_of(option)
            zone = V.b_of(option)
            take_card(s, self.seat, zone, card)
            laid, from_ambush = self.laid, self.from_ambush
            laid += (card,)
            if zone == AMBUSH:
                from_ambush += (card,)
            go_on(s, thread, LayMovement(self.seat, self.hero, laid, from_ambush))

    def question(self, s: Position, thread: i64) -> tuple[str, JsonDict]:
        walk = self.walk(s)
        return "movement-cards", {"hero": self.hero + 1, "steps": walk.points + walk.supply}

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return refusals.laying_movement(s, self, option)

    def held(self) -> Cards:
        return self.laid

    def is_half_laid(self) -> bool:
        return True

    def laid_cards(self, s: Position) -> tuple[Cards, Cards]:
        hand = self.laid
        for card in self.from_ambush:
            hand = without(hand, card)
        return hand, self.from_ambush

    def hindrance(self, s: Position) -> i64:
        horses: i64 = 0
        supply: i64 = 0
        for pile in (s.hand[self.seat], s.ambush[self.seat], self.laid):
            for card in pile:
                supply += supply_of(card)
                if artefact_of(s, card) == L.HORSE:
                    horses += 1
        if can_move(s, self.seat, self.hero, horses, supply):
            return E.NO_HINDRANCE
        return E.BY_BATTLE


register(LayMovement)
