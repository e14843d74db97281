"""The course of a battle (B-BATTLE-21 to -29): who does what, until one side gives up."""

from __future__ import annotations

from typing import ClassVar, final

from stormark.games.battalia import events as E
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms_battle import name_defenders
from stormark.games.battalia.atoms_flow import begin, end, go_on
from stormark.games.battalia.battle import cards, result, retreat, steps
from stormark.games.battalia.battle.record import Battle
from stormark.games.battalia.battle.sides import ATTACKER, DEFENDER, HEROES, side_of
from stormark.games.battalia.battle.strength import about_battle, behind, total
from stormark.games.battalia.procedure import SEAT, Procedure, register
from stormark.games.battalia.procedure_fields import Declared, Number, Word
from stormark.games.battalia.queries import hero_on
from stormark.games.battalia.refusals import fighting
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import windows
from stormark.kernel.compiling import i64
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import Refusal


@final
class Fight(Procedure):
    """A battle, in the attacker's thread; `s.battle` holds what lies on the table."""

    __slots__ = ("attack", "defence", "side", "step")

    word: ClassVar[str] = "battle"
    asks: ClassVar[tuple[str, ...]] = ("defending-heroes", "opening", "on-move", "raise")
    secret_options: ClassVar[bool] = True
    fields: ClassVar[tuple[Declared, ...]] = (
        SEAT,
        Word("step", steps.STEPS),
        Word("side", steps.SIDES),
        Number("attack"),
        Number("defence"),
    )

    def __init__(
        self,
        seat: i64,
        step: i64 = steps.ANNOUNCED,
        side: i64 = ATTACKER,
        attack: i64 = -1,
        defence: i64 = -1,
    ) -> None:
        self.seat = seat  # the attacker
        self.step = step
        self.side = side  # which side is on move
        self.attack = attack  # the totals that were last told
        self.defence = defence

    def at(self, step: i64) -> Fight:
        return Fight(self.seat, step, self.side, self.attack, self.defence)

    def battle(self, s: Position) -> Battle:
        battle = s.battle[self.seat]
        assert battle is not None
        return battle

    # --- step by step

    def run(self, s: Position, thread: i64) -> bool:
        step = self.step
        if step == steps.ANNOUNCED:
            go_on(s, thread, self.at(steps.DEFENCE))
            # The window opens before the defender does anything (B-RULING-117).
            windows.open_window(s, thread, self.seat, windows.ATTACK_WINDOW)
            return True
        if step == steps.DEFENCE:
            return self.call_defenders(s, thread)
        if step == steps.LAID:
            go_on(s, thread, self.at(steps.ON_MOVE))
            seat = side_of(self.battle(s), self.side)
            windows.open_window(s, thread, seat, windows.BATTLE_WINDOW, self.side)
            return True
        if step == steps.ON_MOVE:
            return self.call_on_move(s, thread)
        if step == steps.OVER:
            end(s, thread)
            result.end_battle(s, self.battle(s))
            return True
        return False  # cards are being laid

    def call_defenders(self, s: Position, thread: i64) -> bool:
        """Whoever is attacked says who defends; of a single hero attacked nothing is asked."""
        battle = self.battle(s)
        if battle.defender >= 0:
            present = hero_on(s, battle.defender, battle.field)
            if present and len(defences(battle, present)) > 1:
                return False
            name_defenders(s, battle, present)
        go_on(s, thread, self.at(steps.OPENING))
        return True

    def call_on_move(self, s: Position, thread: i64) -> bool:
        """Whoever is behind is on move (B-BATTLE-23); neutral defenders lose (B-BATTLE-28)."""
        battle = self.battle(s)
        if battle.frozen or is_deserted(battle):
            go_on(s, thread, self.at(steps.OVER))
            return True
        attack = total(s, battle, ATTACKER)
        defence = total(s, battle, DEFENDER)
        if self.attack != attack or self.defence != defence:
            s.say(E.E_TOTALS, (attack, defence))
        side = ATTACKER if attack <= defence else DEFENDER
        on_move = Fight(self.seat, steps.ON_MOVE, side, attack, defence)
        go_on(s, thread, on_move)
        if side == DEFENDER and battle.defender < 0:
            go_on(s, thread, on_move.at(steps.OVER))
            result.win(s, battle)
            return True
        if holds_nothing(s, side_of(battle, side)):
            go_on(s, thread, on_move.at(steps.OVER))
            result.lose(s, battle)
            return True
        return False

    # --- what a side may do

    def decider(self, s: Position) -> i64:
        if self.step == steps.DEFENCE:
            return self.battle(s).defender
        return side_of(self.battle(s), self.side)

    def options(self, s: Position) -> list[int]:
        battle = self.battle(s)
        if self.step == steps.DEFENCE:
            present = hero_on(s, battle.defender, battle.field)
            return [V.pack(V.V_HEROES, mask) for mask in defences(battle, present)]
        options = cards.battle_cards(s, battle, self.side)
        if self.step == steps.OPENING or (
            self.step == steps.RAISING and behind(s, battle) != self.side
        ):
            options.append(V.pack(V.V_FINISH))
            return options
        # Raise, retreat or pass (B-BATTLE-23); so too where a raise does not suffice.
        options += retreat.retreat_options(s, battle, self.side)
        options.append(V.pack(V.V_PASS))
        return options

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        battle = self.battle(s)
        verb = V.verb_of(option)
        if verb == V.V_HEROES:
            name_defenders(s, battle, V.a_of(option))
            go_on(s, thread, self.at(steps.OPENING))
        elif verb == V.V_FINISH:
            go_on(s, thread, self.at(steps.LAID))
        elif verb == V.V_PASS:
            s.say(E.E_PASSED, (side_of(battle, self.side),))
            go_on(s, thread, self.at(steps.OVER))
            result.lose(s, battle)
        elif verb == V.V_RETREAT:
            go_on(s, thread, self.at(steps.ON_MOVE))
            seat = side_of(battle, self.side)
            begin(s, thread, retreat.PayRetreat(seat, V.a_of(option), V.b_of(option)))
        else:
            if verb == V.V_LAY and self.step == steps.ON_MOVE:
                go_on(s, thread, self.at(steps.RAISING))
            cards.play(s, battle, self.side, option, thread)

    # --- in words

    def question(self, s: Position, thread: i64) -> tuple[str, JsonDict]:
        kinds = {
            steps.DEFENCE: "defending-heroes",
            steps.OPENING: "opening",
            steps.ON_MOVE: "on-move",
            steps.RAISING: "raise",
        }
        return kinds[self.step], about_battle(s, self.battle(s))

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return fighting.in_battle(s, seat, self.battle(s), self.step, self.side, option)


def defences(battle: Battle, present: i64) -> list[int]:
    """Who may defend, as masks of heroes: a city alone (B-BATTLE-06, B-HERO-09), attacked heroes
    never without one of them (B-BATTLE-07, B-RULING-129).
    """
    fewest = 1 if battle.object == HEROES else 0
    return [mask for mask in range(fewest, 4) if mask & ~present == 0]


def is_deserted(battle: Battle) -> bool:
    """Whether all attackers have retreated, or all heroes attacked (B-RETREAT-06, -08)."""
    return battle.attacker_heroes == 0 or (battle.object == HEROES and battle.defender_heroes == 0)


def holds_nothing(s: Position, seat: i64) -> bool:
    """Whether everybody can see that a player has nothing to raise or to retreat with.

    Whoever holds anything is asked, whatever it is: else it would be told (B-RULING-110).
    """
    return not (s.hand[seat] or s.ambush[seat] or s.tents[seat])


register(Fight)
