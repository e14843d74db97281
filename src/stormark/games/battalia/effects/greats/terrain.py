"""Great Artefacts that work on the map: Staff, Wings, Cloak (B-GA-12, -14, B-SA-13 to -17)."""

from __future__ import annotations

from typing import ClassVar, final

from stormark.games.battalia import events as E
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import put_hero
from stormark.games.battalia.atoms_flow import begin, end, go_on
from stormark.games.battalia.atoms_storm import conceal
from stormark.games.battalia.effects import replacing
from stormark.games.battalia.effects.greats.great import GreatArtefact, GreatChoice, add, value_of
from stormark.games.battalia.grid import cities_of, flights, reach
from stormark.games.battalia.piles import holds
from stormark.games.battalia.procedure import SEAT, register
from stormark.games.battalia.procedure_fields import Declared, Number
from stormark.games.battalia.queries import clockwise_from, fought_over, is_concealed, opponents
from stormark.games.battalia.refusals.cards import no, wrong_answer, wrong_kind
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import walking
from stormark.kernel.compiling import i64
from stormark.kernel.refusal import Refusal

# --- Staff of Terra


@final
class Staff(GreatArtefact):
    """Replace terrain cards (B-GA-12, B-NEW-01 to -05)."""

    word: ClassVar[str] = "staff_of_terra"
    rule: ClassVar[str] = "B-GA-12"

    def usable(self, s: Position, seat: i64) -> bool:
        return True

    def take_effect(self, s: Position, seat: i64) -> None:
        name = "replacements_stormgates" if s.rules.stormgates else "replacements"
        replacing.start_replacing(s, seat, self.value(s, name), True)


add(Staff())


# --- Wings of Aviena


@final
class Wings(GreatArtefact):
    """A hero flies over empty fields and past roads (B-GA-14)."""

    word: ClassVar[str] = "wings_of_aviena"
    rule: ClassVar[str] = "B-GA-14"

    def usable(self, s: Position, seat: i64) -> bool:
        return bool(landing_fields(s, seat, 0) or landing_fields(s, seat, 1))

    def take_effect(self, s: Position, seat: i64) -> None:
        begin(s, seat, Fly(seat))


add(Wings())


def landing_fields(s: Position, seat: i64, hero: i64) -> list[int]:
    start = s.heroes[2 * seat + hero]
    closed = fought_over(s, seat)
    if start < 0 or holds(closed, start):
        return []
    fields = flights(s, start, value_of(s, "wings_of_aviena", "steps"))
    return sorted([field for field in fields if not holds(closed, field)])


@final
class Fly(GreatChoice):
    """Which hero flies where."""

    __slots__ = ()

    word: ClassVar[str] = "wings"
    asks: ClassVar[tuple[str, ...]] = ("wings",)
    great: ClassVar[str] = "wings_of_aviena"

    def options(self, s: Position) -> list[int]:
        return [
            V.pack(V.V_STEP, field, hero)
            for hero in range(2)
            for field in landing_fields(s, self.seat, hero)
        ]

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        end(s, thread)
        field, hero = V.a_of(option), V.b_of(option)
        put_hero(s, self.seat, hero, field)
        s.say(E.E_MOVED, (self.seat, hero, field))
        walking.stopped(s, self.seat, hero)

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return wrong_answer(s, self, option, "B-GA-14")


register(Fly)


# --- Vayl's Cloak


@final
class Cloak(GreatArtefact):
    """Conceal cities: until the next own turn they cannot be attacked (B-SA-13 to -15)."""

    word: ClassVar[str] = "vayls_cloak"
    rule: ClassVar[str] = "B-SA-13"

    def usable(self, s: Position, seat: i64) -> bool:
        return bool(concealable(s, seat))

    def take_effect(self, s: Position, seat: i64) -> None:
        begin(s, seat, Conceal(seat, self.value(s, "cities")))


add(Cloak())


def concealable(s: Position, seat: i64) -> list[int]:
    """Cities and centres of the own team within reach of an own hero (R-45)."""
    near: list[int] = []
    for hero in range(2):
        field = s.heroes[2 * seat + hero]
        if field >= 0:
            near += reach(s, field)
    closed = fought_over(s, seat)
    found: list[int] = []
    for mate in clockwise_from(s, seat):
        if not opponents(s, seat, mate):
            for field in cities_of(s, mate):
                if field in near and not holds(closed, field) and not is_concealed(s, field):
                    found.append(field)
    return found


@final
class Conceal(GreatChoice):
    """One city after the other, as many as the Cloak covers."""

    __slots__ = ("left",)

    word: ClassVar[str] = "cloak"
    asks: ClassVar[tuple[str, ...]] = ("cloak",)
    great: ClassVar[str] = "vayls_cloak"
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, Number("left"))

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: Position) -> list[int]:
        options = [V.pack(V.V_FIELD, field) for field in concealable(s, self.seat)]
        return [*options, V.pack(V.V_FINISH)]

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        if V.verb_of(option) == V.V_FINISH:
            end(s, thread)
            return
        conceal(s, self.seat, V.a_of(option))
        if self.left > 1 and concealable(s, self.seat):
            go_on(s, thread, Conceal(self.seat, self.left - 1))
        else:
            end(s, thread)

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        refusal = wrong_kind(s, self, option, "B-LINE-04")
        if refusal is not None:
            return refusal
        owner = s.owner[V.a_of(option)]
        foreign = owner < 0 or opponents(s, seat, owner)
        return no("B-RULING-45" if foreign else "B-SA-13", "target")


register(Conceal)
