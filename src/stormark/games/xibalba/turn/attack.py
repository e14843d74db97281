"""Attacks (X-ATTACK): the seven steps of X-ATTACK-20, with blocking (X-BLOCK) and loot (X-LOOT)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.atoms import (
    change_life,
    declare_attack,
    end_attack,
    expire,
    set_power,
    use_up_attack_dice,
)
from stormark.games.xibalba.effects.triggers import Answer, collect, fire, fire_for
from stormark.games.xibalba.modifiers import place_of, sums_of
from stormark.games.xibalba.procedure import Procedure, Question
from stormark.games.xibalba.procedure_fields import SEAT, Fields, seat_field, step_field
from stormark.games.xibalba.queries import (
    attack_power,
    base_resistance,
    can_destroy_addon,
    soldier_power,
)
from stormark.games.xibalba.state import Attack, Position, warhost
from stormark.games.xibalba.turn import block
from stormark.games.xibalba.turn.destroy import DestroySoldier
from stormark.games.xibalba.turn.destroy_addon import DestroyAddon
from stormark.games.xibalba.turn.loot import loot
from stormark.kernel.compiling import i64, mypyc_attr
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import Refusal

POWER: Final = 0  # the triggered effects are over: fix the power
BLOCK: Final = 1  # the attacked player decides
BLOCKED: Final = 2  # compare the power with the blocker
BLOCKER_DONE: Final = 3
HIT: Final = 4  # compare the power with the base
ADDON: Final = 5  # the attacker may destroy an add-on card
LOOT: Final = 6
LOOTED: Final = 7
FINISH: Final = 8  # the dice leave the action pool
OVER: Final = 9
STEPS: Final = (
    *("power", "block", "blocked", "blocker-done", "hit"),
    *("addon", "loot", "looted", "finish", "over"),
)


def declare(s: Position, seat: i64, target: i64, attacks: i64, criticals: i64) -> None:
    """Steps 1 and 2: name dice and target, then the effects triggered by it."""
    from_ark = s.ark_owner == seat
    soldier = s.ark if from_ark else s.piles[warhost(seat)][-1]
    declare_attack(s, Attack(seat, soldier, target, attacks, criticals, from_ark))
    s.push(Attacking(seat))
    attacked = target if target >= 0 else s.ark_owner
    answers: list[Answer] = []
    collect(s, answers, V.T_USE, seat, soldier, attacked)  # X-RULING-93
    collect(s, answers, V.T_ATTACK, seat, soldier, attacked)
    if target >= 0:
        collect(s, answers, V.T_ATTACK_BASE, seat, soldier, attacked)
        collect(s, answers, V.T_BASE_ATTACKED, target, other=seat)
    else:
        collect(s, answers, V.T_ATTACK_ARK, seat, soldier, attacked)
    fire(s, answers)


@mypyc_attr(free_list_len=1)
@final
class Attacking(Procedure):
    """Steps 3 to 7 of the attack under way (`Position.attack`)."""

    __slots__ = ("ark_owner",)

    word: ClassVar[str] = "attack"
    fields: ClassVar[Fields] = (SEAT, step_field(*STEPS), seat_field("ark_owner", may_miss=True))
    asks: ClassVar[tuple[str, ...]] = ("block", "destroy-addon")

    def __init__(self, seat: i64, step: i64 = POWER, ark_owner: i64 = -1) -> None:
        self.below = None
        self.seat = seat
        self.step = step
        self.ark_owner = ark_owner  # who held the Ark when its soldier was hit

    def at(self, step: i64) -> Attacking:
        return Attacking(self.seat, step, self.ark_owner)

    def decider(self, s: Position) -> i64:
        return attack_of(s).target if self.step == BLOCK else self.seat

    def run(self, s: Position) -> bool:
        attack = attack_of(s)
        step = self.step
        if step == POWER:
            fix_power(s, attack)
        elif step == BLOCK:
            return False
        elif step == BLOCKED:
            if block.blocker_is_there(s, attack):
                s.goto(BLOCKER_DONE)
                block.meet_blocker(s, attack)
            else:
                s.goto(FINISH)  # an effect has taken it away; the attack stays blocked
        elif step == BLOCKER_DONE:
            s.goto(FINISH)
            block.blocker_survives(s, attack)
        elif step == HIT:
            s.goto(ADDON if hits_base(s, attack) else FINISH)
        elif step == ADDON:
            if open_addons(s, attack):
                return False
            s.goto(LOOT)
        elif step == LOOT:
            s.goto(LOOTED)
            loot(s, attack)
        elif step == LOOTED:
            s.goto(FINISH)
            fire_for(s, V.T_HIT_BASE, attack.seat, attack.soldier, attack.target)
        elif step == FINISH:
            s.goto(OVER)
            use_up_attack_dice(s, attack.seat)
            other = attack.target if attack.target >= 0 else self.ark_owner
            fire_for(s, V.T_ATTACK_DONE, attack.seat, attack.soldier, other)
        else:
            s.pop()
            end_attack(s)
            expire(s, V.ATTACK_END, -1)
        return True

    # --- its two decisions: to block, and which add-on card to destroy

    def options(self, s: Position) -> list[int]:
        if self.step == BLOCK:
            return [L.V_BLOCK, L.V_PASS]
        attack = attack_of(s)
        options = [L.pack(L.V_DESTROY, attack.target, field) for field in open_addons(s, attack)]
        options.append(L.V_PASS)
        return options

    def choose(self, s: Position, option: i64) -> None:
        attack = attack_of(s)
        if self.step == ADDON:
            s.goto(LOOT)
            if L.verb_of(option) == L.V_DESTROY:
                destroy_chosen(s, attack, L.b_of(option))
        elif L.verb_of(option) == L.V_BLOCK:
            s.goto(BLOCKED)
            block.begin_block(s, attack)
        else:
            s.say(E.E_NO_BLOCK, (attack.target,))
            s.goto(HIT)

    def question(self, s: Position) -> Question:
        attack = attack_of(s)
        about: JsonDict = {
            "card": s.tables.refs[attack.soldier],
            "attacker": attack.seat,
            "target": attack.target,
            "power": attack.power,
        }
        if self.step == ADDON:
            return "destroy-addon", about
        return "block", {**about, **block.about_blocker(s, attack)}

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        if self.step == BLOCK or L.verb_of(option) != L.V_DESTROY:
            return Refusal("X-ACTION-12", "refused-pending")
        attack = attack_of(s)
        field = L.b_of(option)
        if L.a_of(option) != attack.target:
            return Refusal("X-ATTACK-15", "refused-other-base")
        if place_of(s, attack.target, field) < 0 or field == 0:
            return Refusal("X-ATTACK-15", "refused-no-active-card")
        assert not can_destroy_addon(s, attack.target, field, seat, True)
        return Refusal("X-CARD-35", "refused-protected")


def attack_of(s: Position) -> Attack:
    attack = s.attack
    assert attack is not None
    return attack


# --- step 3: the power


def fix_power(s: Position, attack: Attack) -> None:
    if not still_possible(s, attack):
        s.say(E.E_ATTACK_ENDS, (attack.seat,))
        s.goto(FINISH)
        return
    attack = set_power(s, attack, total_power(s, attack))
    if attack.target < 0:
        attack_ark(s, attack)
    elif attack.unblockable or not s.piles[warhost(attack.target)]:
        s.goto(HIT)  # X-BLOCK-04
    else:
        s.goto(BLOCK)


def still_possible(s: Position, attack: Attack) -> bool:
    """Whether soldier and target are still there after the triggered effects (X-RULING-30)."""
    if attack.from_ark:
        return s.ark == attack.soldier
    pile = s.piles[warhost(attack.seat)]
    if not pile or pile[-1] != attack.soldier:
        return False
    return attack.target >= 0 or (s.ark >= 0 and s.ark_owner != attack.seat)


def total_power(s: Position, attack: Attack) -> i64:
    """X-ATTACK-03 with everything that effects add; never below 0."""
    symbol = soldier_power(s, attack.seat, attack.soldier)
    critical = 1 + sums_of(s, attack.seat).critical
    power = (attack.attacks + attack.criticals) * symbol + attack.criticals * critical
    return max(0, power + attack_power(s, attack.seat, attack.soldier))


# --- step 5: the soldier in the Ark


def attack_ark(s: Position, attack: Attack) -> None:
    """Damage, and at 0 life points the conquest (X-ATTACK-10, X-ARK-11, X-ARK-12)."""
    owner = s.ark_owner
    damage = attack.power
    if owner >= 0:
        damage = max(0, damage - sums_of(s, owner).ark_damage)
    s.replace(Attacking(attack.seat, FINISH, owner))
    lost = change_life(s, -damage, E.BY_ATTACK, attack.soldier)
    if s.life == 0:
        s.push(DestroySoldier(attack.seat, s.ark, owner, attack.soldier, L.BY_ATTACK))
    elif lost and owner >= 0:
        fire_for(s, V.T_ARK_DAMAGED, owner, s.ark, attack.seat)


# --- step 5: the base


def hits_base(s: Position, attack: Attack) -> bool:
    """X-ATTACK-13, X-ATTACK-14."""
    hit = attack.power >= base_resistance(s, attack.target)
    s.say(E.E_HIT if hit else E.E_HOLD, (attack.seat, attack.target))
    return hit


def open_addons(s: Position, attack: Attack) -> list[int]:
    """The fields whose active card the attacker may destroy (X-ATTACK-15)."""
    return [
        field
        for field in range(1, L.FIELDS + 1)
        if can_destroy_addon(s, attack.target, field, attack.seat, True)
    ]


def destroy_chosen(s: Position, attack: Attack, field: i64) -> None:
    card = place_of(s, attack.target, field)
    s.push(DestroyAddon(attack.seat, card, field, attack.target, L.BY_ATTACK))
