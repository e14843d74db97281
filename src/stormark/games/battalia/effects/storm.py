"""The storm (B-STORM): what every jump from gate to gate brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, final

from stormark.games.battalia import events as E
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import draw, put_hero, take_unit
from stormark.games.battalia.atoms_flow import begin, end, go_on
from stormark.games.battalia.atoms_storm import discard_storm, draw_storm
from stormark.games.battalia.atoms_visitors import deliver_ring
from stormark.games.battalia.choice import Choice
from stormark.games.battalia.effects import fate, free, promotion, replacing
from stormark.games.battalia.piles import distinct, holds
from stormark.games.battalia.procedure import SEAT, Procedure, register
from stormark.games.battalia.procedure_fields import BoardField, Declared, Number
from stormark.games.battalia.queries import fought_over
from stormark.games.battalia.refusals.cards import no, wrong_kind
from stormark.games.battalia.state import Position
from stormark.games.battalia.valleys import under_gates
from stormark.kernel.compiling import i64
from stormark.kernel.refusal import Refusal


@final
class Storm(Procedure):
    """A hero has jumped: draw a card, carry it out, discard it, then reward the jump."""

    __slots__ = ("arrival", "departure", "effect", "hero")

    word: ClassVar[str] = "storm"
    fields: ClassVar[tuple[Declared, ...]] = (
        SEAT,
        Number("hero"),
        BoardField("departure"),
        BoardField("arrival"),
        Number("effect"),
    )

    def __init__(
        self, seat: i64, hero: i64, departure: i64, arrival: i64, effect: i64 = -1
    ) -> None:
        self.seat = seat
        self.hero = hero
        self.departure = departure  # the gate he came from
        self.arrival = arrival
        self.effect = effect  # once it is drawn

    def run(self, s: Position, thread: i64) -> bool:
        """B-STORM-02 to -07"""
        if self.effect >= 0:
            end(s, thread)
            discard_storm(s, self.effect, len(EFFECTS))
            self.reward(s, thread)
        elif s.storm:
            effect = draw_storm(s, self.seat)
            go_on(s, thread, Storm(self.seat, self.hero, self.departure, self.arrival, effect))
            carry_out(s, effect, Jump(self.seat, self.hero, self.arrival))
        else:
            end(s, thread)
        return True

    def reward(self, s: Position, thread: i64) -> None:
        """The storm booster is delivered, or a ring buys what lies under the gate (R-77, R-78)."""
        gate = s.terrain[self.departure]
        if s.rings[2 * self.seat + self.hero] == gate:
            deliver_ring(s, self.seat, self.hero)
            begin(s, thread, fate.BoosterReward(self.seat))
        elif under_gates.may_spend_ring(s, self.seat, gate):
            begin(s, thread, under_gates.GateRing(self.seat, gate))

    def drawn_effects(self) -> list[int]:
        return [self.effect] if self.effect >= 0 else []


register(Storm)


@final
class Jump:
    """What an effect may have to do with: who jumped, and where he is now."""

    __slots__ = ("arrival", "hero", "seat")

    def __init__(self, seat: i64, hero: i64, arrival: i64) -> None:
        self.seat = seat
        self.hero = hero
        self.arrival = arrival


# --- the twelve effects: each is carried out as far as possible


def free_artefact(s: Position, jump: Jump) -> None:
    """Effect 1"""
    begin(s, jump.seat, free.FreeArtefact(jump.seat))


def free_lord(s: Position, jump: Jump) -> None:
    """Effect 2: with his Supply, into the hand."""
    take_unit(s, jump.seat, 4, True)


def draw_card(s: Position, jump: Jump) -> None:
    """Effect 3"""
    draw(s, jump.seat, 1)


def free_road(s: Position, jump: Jump) -> None:
    """Effect 4"""
    begin(s, jump.seat, free.FreeRoad(jump.seat))


def draw_fate_card(s: Position, jump: Jump) -> None:
    """Effect 5: what the card brings goes to the hand."""
    fate.draw_and_carry_out(s, jump.seat, True)


def bring_other_hero(s: Position, jump: Jump) -> None:
    """Effect 6: the other hero comes to the gate of arrival, recruited or not (R-26)."""
    other = 1 - jump.hero
    if not holds(fought_over(s, jump.seat), s.heroes[2 * jump.seat + other]):
        put_hero(s, jump.seat, other, jump.arrival)
        s.say(E.E_MOVED, (jump.seat, other, jump.arrival))


def replace_terrain_card(s: Position, jump: Jump) -> None:
    """Effect 7: a card of the same stack, whatever its terrain (R-27)."""
    replacing.start_replacing(s, jump.seat, 1, False)


def copy_effect(s: Position, jump: Jump) -> None:
    """Effect 8"""
    begin(s, jump.seat, CopyEffect(jump.seat, jump.hero, jump.arrival))


def promote_unit(s: Position, jump: Jump) -> None:
    """Effect 9"""
    begin(s, jump.seat, promotion.Promote(jump.seat))


def upgrade_city(s: Position, jump: Jump) -> None:
    """Effect 10"""
    begin(s, jump.seat, free.FreeUpgrade(jump.seat))


def fetch_card(s: Position, jump: Jump) -> None:
    """Effect 11"""
    begin(s, jump.seat, free.FromLimbo(jump.seat))


def destroy_a_tent(s: Position, jump: Jump) -> None:
    """Effect 12"""
    begin(s, jump.seat, free.DestroyTent(jump.seat))


EFFECTS: Final[tuple[tuple[str, Callable[[Position, Jump], None]], ...]] = (
    ("artefact", free_artefact),  # words as in the pack, which has their names and texts
    ("lord", free_lord),
    ("draw", draw_card),
    ("road", free_road),
    ("fate", draw_fate_card),
    ("second_hero", bring_other_hero),
    ("replace", replace_terrain_card),
    ("copy", copy_effect),
    ("promote", promote_unit),
    ("upgrade", upgrade_city),
    ("limbo", fetch_card),
    ("destroy_tent", destroy_a_tent),
)


def carry_out(s: Position, effect: i64, jump: Jump) -> None:
    EFFECTS[effect][1](s, jump)


# --- effect 8


@final
class CopyEffect(Choice):
    """Which discarded effect is carried out again (B-STORM-E08.1)."""

    __slots__ = ("arrival", "hero")

    word: ClassVar[str] = "copy-effect"
    asks: ClassVar[tuple[str, ...]] = ("copy-effect",)
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, Number("hero"), BoardField("arrival"))

    def __init__(self, seat: i64, hero: i64, arrival: i64) -> None:
        self.seat = seat
        self.hero = hero
        self.arrival = arrival

    def options(self, s: Position) -> list[int]:
        """Never effect 2 (B-STORM-E08.2); card 8 itself joins the pile afterwards (R-28)."""
        return [
            V.pack(V.V_EFFECT, effect)
            for effect in distinct(s.storm_discard)
            if s.rules.tables.storm_copyable[effect]
        ]

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        end(s, thread)
        carry_out(s, V.a_of(option), Jump(self.seat, self.hero, self.arrival))

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        effect = V.a_of(option)
        known = 0 <= effect < len(EFFECTS)
        never = known and not s.rules.tables.storm_copyable[effect]
        return wrong_kind(s, self, option, "B-LINE-04") or no(
            "B-STORM-E08.2" if never else "B-STORM-E08.1", "target"
        )


register(CopyEffect)
