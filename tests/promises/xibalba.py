"""What the table of Xibalba promises of options, and where it says so in a view."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any, ClassVar, Final

from stormark.kernel.action import Action, Decision
from tests.promises.book import Course, Promises, Tell, View

MOST_RESOURCES: Final = 25  # what a base can hold
MOST_PARAGON: Final = 40  # where the track ends


def me(course: Course) -> Any:
    return course.view["players"][course.seat]


def target_of(course: Course) -> Any:
    targets = me(course)["attacker"]["targets"]
    return next(one for one in targets if one["target"] == course.action.args["target"])


def aim_of(course: Course) -> Any:
    args = course.action.args
    return next(
        one
        for one in target_of(course)["aims"]
        if (one["attacks"], one["criticals"]) == (args["attacks"], args["criticals"])
    )


def rolled(course: Course, cause: str) -> int:
    """How many dice were rolled for something."""
    return sum(len(roll["faces"]) for roll in course.happened("roll", cause=cause))


class XibalbaPromises(Promises):
    """Labels of options, the preview of attacks, and the scene of an attack."""

    verbs: ClassVar = frozenset(
        (
            *("attack", "enter", "block", "pass", "destroy", "buy", "gather", "end", "split"),
            *("discard", "reorganize", "pharmaceuticals", "weapon_technology"),
            *("tactical_assault", "harvest", "upgrade", "use", "protect"),
        )
    )
    likely: ClassVar = {
        "attack": 8.0,
        "enter": 8.0,
        "buy": 6.0,
        "gather": 4.0,
        "destroy": 3.0,
        "remove": 0.1,
        "end": 0.3,
    }

    def promising(self, decision: Decision, view: View) -> list[Action]:
        if decision.kind in ("block", "destroy-addon", "act", "split-pool"):
            return [one for one in decision.actions if one.verb in self.verbs]
        if decision.kind == "use-effect" and decision.about.get("price"):
            return [one for one in decision.actions if one.verb == "use"]
        return []

    def settled(self, course: Course, decision: Decision | None) -> bool:
        if decision is None or "win" in course.told:
            return True
        verb = course.action.verb
        if verb in ("attack", "enter", "block", "pass", "destroy"):
            return decision.kind in ("act", "split-pool") or "turn" in course.told
        if verb == "end":
            return "turn" in course.told and decision.kind != "order-triggers"
        return True

    def compare(self, course: Course, tell: Tell) -> None:
        compare = COMPARED.get(course.action.verb)
        if course.decision.kind == "block":
            blocked(course, tell)
        elif course.decision.kind == "destroy-addon":
            looted(course, tell)
        elif compare is not None:
            compare(course, tell)

    @property
    def spoils(self) -> dict[str, Callable[[Course], None]]:
        return SPOILS


# --- attacks


def attack(course: Course, tell: Tell) -> None:
    aim, target = aim_of(course), target_of(course)
    if not aim["open"]:
        (power,) = course.happened("power")
        tell("power", aim["power"], power["power"])
        if target["target"] == "ark":
            struck(course, tell, aim, target)
        else:
            blockable = bool(course.happened("block") or course.happened("no_block"))
            tell("who-can-block", aim["blocker"] is not None, blockable)
            if blocks := course.happened("block"):
                block_held(course, tell, aim["blocker"], blocks[0]["card"])
            else:
                tell("base-hit", aim["succeeds"], bool(course.happened("hit")))
    if target["target"] != "ark":
        for loot in course.happened("loot"):
            tell("loot-most", True, loot["amount"] <= target["most"])


def struck(course: Course, tell: Tell, aim: Any, target: Any) -> None:
    """The Ark: damage, who falls, and how it is held then."""
    dealt = max(0, aim["power"] - target["held_off"])
    damage = course.happened("life", cause="attack")
    after = damage[0]["total"] if damage else aim["needed"]
    tell("ark-damage", max(0, aim["needed"] - dealt), after)
    taken = bool(course.happened("enter"))
    conquest = me(course)["attacker"].get("conquest")
    if conquest is None or not conquest["open"]:
        tell("ark-falls", aim["succeeds"], taken)
    if conquest is not None and not conquest["open"]:
        if taken and "win" not in course.told:
            held(course, tell, conquest, "conquest")
            tell("reward-dice", target["paragon_dice"], rolled(course, "reward"))


def held(course: Course, tell: Tell, conquest: Any, kind: str) -> None:
    promised = [conquest[key] for key in ("life", "income_dice", "income_more")]
    tell(kind, promised, holds(course))


def holds(course: Course) -> list[int]:
    """How the Ark is held: life, and what comes after the turn.

    Where nothing was left to do, the turn has ended already and its income may have healed the
    soldier: then it is as it was when the turn ended, and the income is the one that came.
    """
    if "phase" not in course.told:
        ark = course.later["ark"]
        return [ark[key] for key in ("life", "income_dice", "income_more")]
    life = 0
    for event in course.events:
        if event.verb == "phase":
            break
        if event.verb in ("enter", "life"):
            life = int(str(event.args["life" if event.verb == "enter" else "total"]))
    return [life, rolled(course, "control"), gained(course) - symbols(course)]


def block_held(course: Course, tell: Tell, blocker: Any, card: object) -> None:
    if blocker and blocker["falls"] != "open":
        gone = bool(course.happened("destroy", card=card))
        tell("block", (blocker["card"], blocker["falls"] == "yes"), (card, gone))


def enter(course: Course, tell: Tell) -> None:
    conquest = me(course)["attacker"]["conquest"]
    if not conquest["open"] and "win" not in course.told:
        held(course, tell, conquest, "enter")


def stake(course: Course, what: str) -> Any:
    return next(one for one in course.view["attack"]["stakes"] if one["what"] == what)


def blocked(course: Course, tell: Tell) -> None:
    """Whoever is attacked answers."""
    block, base = stake(course, "blocker"), stake(course, "base")
    if course.action.verb == "block":
        if block["open"]:
            return
        (card,) = (one["card"] for one in course.happened("block"))
        gone = bool(course.happened("destroy", card=card))
        tell("stake-block", block["succeeds"], gone)
        if gone and course.alone and "win" not in course.told:
            tell("stake-reward", block["paragon_dice"], rolled(course, "reward"))
        return
    tell("stake-base", base["succeeds"], bool(course.happened("hit")))
    for loot in course.happened("loot"):
        odds = [base["odds"], *(one["odds"] for one in base.get("after", {}).values())]
        most = max(len(one["amounts"]) - 1 for one in odds)
        tell("lost-most", True, loot["amount"] <= most)


def looted(course: Course, tell: Tell) -> None:
    """Whoever hit a base destroys an add-on card, or none."""
    base = stake(course, "base")
    told = base
    if course.action.verb == "destroy":
        told = base["after"][f"field.{course.action.args['field']}"]
        if told["open"]:
            return
    for loot in course.happened("loot"):
        most = len(told["odds"]["amounts"]) - 1
        tell("loot-dice", told["paragon_dice"], rolled(course, "loot"))
        tell("lost-most", True, loot["amount"] <= most)


# --- income


def symbols(course: Course) -> int:
    """What the dice of the control income brought."""
    faces = (face for roll in course.happened("roll", cause="control") for face in roll["faces"])
    return sum(int(str(face)[1:]) for face in faces if face != "G-")


def gained(course: Course) -> int:
    return sum(one["change"] for one in course.happened("paragon", cause="control"))


def room(course: Course) -> int:
    """How much the track took in before it ended: whoever reaches 40 gains no more."""
    return min(
        (
            MOST_PARAGON - one["total"] + one["change"]
            for one in course.happened("paragon", cause="control")
        ),
        default=MOST_PARAGON,
    )


def end(course: Course, tell: Tell) -> None:
    ark = course.view["ark"]
    if ark["owner"] is not None:
        tell("income-dice", ark["income_dice"], rolled(course, "control"))
        if ark["income_dice"] or ark["income_more"]:
            promised = min(room(course), ark["income_more"] + symbols(course))
            tell("income-more", promised, gained(course))
    after = (course.seat + 1) % course.view["seats"]
    if "win" in course.told or not course.happened("turn", seat=after):
        return
    player = course.view["players"][after]
    (found,) = course.happened("resources", seat=after, cause="productivity") or [{}]
    if found and found["total"] != MOST_RESOURCES:
        tell("productivity", player["productivity"]["total"], found["change"])


# --- prices, dice


def buy(course: Course, tell: Tell) -> None:
    kind, slot = str(course.action.args["slot"]).split(".")
    price = me(course)["prices"][kind][int(slot) - 1]
    (bought,) = course.happened("buy")
    tell("price", price["total"], bought["price"])


def common(course: Course, tell: Tell) -> None:
    cost = me(course)["costs"][course.action.verb]["total"]
    found = course.happened("resources", seat=course.seat, cause="payment")[:1]
    tell("cost", -cost, found[0]["change"] if found else 0)


def gather(course: Course, tell: Tell) -> None:
    symbols = int(str(course.action.args["face"])[1:])
    found = course.happened("resources", seat=course.seat, cause="dice")
    gained = found[0]["change"] if found else 0
    tell("gather", min(symbols, me(course)["gatherable"]), gained)


def split(course: Course, tell: Tell) -> None:
    (pool,) = course.happened("pool")
    size = course.view["dice"]["size"]["total"]
    tell("pool", size, pool["resource_dice"] + pool["attack_dice"])


def use(course: Course, tell: Tell) -> None:
    price = course.decision.about["price"]
    assert isinstance(price, dict)
    for kind in ("resources", "paragon"):
        if price.get(kind):
            found = course.happened(kind, cause="payment")
            tell("payment", -int(str(price[kind])), found[0]["change"] if found else 0)


COMPARED: Final = {
    "attack": attack,
    "enter": enter,
    "end": end,
    "buy": buy,
    "gather": gather,
    "split": split,
    "use": use,
    **dict.fromkeys(
        (
            *("discard", "reorganize", "pharmaceuticals", "weapon_technology"),
            *("tactical_assault", "harvest", "upgrade"),
        ),
        common,
    ),
}


# --- making a promise wrong on purpose


def every_aim(change: Callable[[Any], None]) -> Callable[[Course], None]:
    def spoil(course: Course) -> None:
        for player in course.view["players"]:
            for target in (player["attacker"] or {}).get("targets", []):
                for aim in target["aims"]:
                    change(aim)

    return spoil


def every_target(key: str, more: int) -> Callable[[Course], None]:
    def spoil(course: Course) -> None:
        for player in course.view["players"]:
            for target in (player["attacker"] or {}).get("targets", []):
                target[key] += more

    return spoil


def every_player(change: Callable[[Any], None]) -> Callable[[Course], None]:
    def spoil(course: Course) -> None:
        for player in course.view["players"]:
            change(player)

    return spoil


def the_ark(key: str) -> Callable[[Course], None]:
    def spoil(course: Course) -> None:
        course.view["ark"][key] += 1

    return spoil


def every_stake(what: str, change: Callable[[Any], None]) -> Callable[[Course], None]:
    def spoil(course: Course) -> None:
        for one in (course.view["attack"] or {}).get("stakes", []):
            if one["what"] == what:
                change(one)

    return spoil


def other_way(one: Any) -> None:
    one["succeeds"] = not one["succeeds"]


def more(key: str) -> Callable[[Any], None]:
    def change(one: Any) -> None:
        one[key] += 1

    return change


def no_blocker(aim: Any) -> None:
    guard = {"card": "nobody", "resistance": 0, "falls": "open"}
    aim["blocker"] = guard if aim["blocker"] is None else None


def wrong_block(aim: Any) -> None:
    if aim["blocker"] and aim["blocker"]["falls"] != "open":
        aim["blocker"]["falls"] = "no" if aim["blocker"]["falls"] == "yes" else "yes"


def wrong_conquest(player: Any) -> None:
    if "conquest" in (player["attacker"] or {}):
        player["attacker"]["conquest"]["income_dice"] += 1


def nothing_to_lose(stake: Any) -> None:
    for one in (stake, *stake.get("after", {}).values()):
        one["odds"]["amounts"] = [1000]


def more_loot_dice(stake: Any) -> None:
    for one in (stake, *stake.get("after", {}).values()):
        one["paragon_dice"] += 1


def dearer(player: Any) -> None:
    for price in (*player["costs"].values(), *chain.from_iterable(player["prices"].values())):
        if price:
            price["total"] += 1


def wider(course: Course) -> None:
    course.view["dice"]["size"]["total"] += 1


def more_productive(player: Any) -> None:
    player["productivity"]["total"] += 1


def dearer_effect(course: Course) -> None:
    price = course.decision.about["price"]
    assert isinstance(price, dict)
    for kind, amount in price.items():
        price[kind] = int(str(amount)) + 1


def nothing_gathered(player: Any) -> None:
    player["gatherable"] = 0


SPOILS: Final[dict[str, Callable[[Course], None]]] = {
    "power": every_aim(more("power")),
    "ark-damage": every_target("held_off", 1),
    "ark-falls": every_aim(other_way),
    "base-hit": every_aim(other_way),
    "who-can-block": every_aim(no_blocker),
    "block": every_aim(wrong_block),
    "conquest": every_player(wrong_conquest),
    "enter": every_player(wrong_conquest),
    "reward-dice": every_target("paragon_dice", 1),
    "stake-block": every_stake("blocker", other_way),
    "stake-base": every_stake("base", other_way),
    "stake-reward": every_stake("blocker", more("paragon_dice")),
    "loot-most": every_target("most", -9),
    "loot-dice": every_stake("base", more_loot_dice),
    "lost-most": every_stake("base", nothing_to_lose),
    "income-dice": the_ark("income_dice"),
    "income-more": the_ark("income_more"),
    "productivity": every_player(more_productive),
    "price": every_player(dearer),
    "cost": every_player(dearer),
    "gather": every_player(nothing_gathered),
    "pool": wider,
    "payment": dearer_effect,
}
"""Every kind of promise, and how what is said of it is made wrong."""
