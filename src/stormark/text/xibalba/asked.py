"""What an option is about: the cards, prices and values that the player's view shows.

An action names places and numbers; a person wants to read which card lies there and what it costs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from stormark.games.xibalba.view.types import Player, XibalbaView
from stormark.kernel.action import Action, Decision
from stormark.kernel.json import JsonDict
from stormark.text.xibalba.shown import aim_of, card_for_sale, pile_of, price_of


@dataclass(frozen=True)
class Asked:
    """An option together with its decision and the view of the player who decides."""

    action: Action
    decision: Decision
    view: XibalbaView

    @property
    def args(self) -> Mapping[str, Any]:
        return self.action.args

    @property
    def me(self) -> Player:
        return self.view["players"][self.decision.seat]

    def top(self, seat: int, place: str) -> str | None:
        """The active card of a player at a place."""
        if place == "ark":
            return self.view["ark"]["card"]
        return pile_of(self.view["players"][seat], place)["top"]

    def market(self, slot: str) -> str | None:
        """The card for sale at a slot such as soldier.1."""
        return card_for_sale(self.view, slot)

    def price(self, slot: str) -> int | None:
        price = price_of(self.me, slot)
        return None if price is None else price["total"]

    def common_action_price(self) -> int | None:
        """What the action costs, if it is one that costs resources, in the action phase."""
        if self.decision.kind != "act":
            return None
        for action, cost in self.me["costs"].items():
            if action == self.action.verb and cost is not None:
                return cost["total"]
        return None

    def values(self) -> JsonDict:
        """The arguments of the action and what the view adds to them."""
        add = ADDED.get(self.action.verb)
        return {**self.args, **(add(self) if add else {})}


def _own(asked: Asked) -> JsonDict:
    return {"card": asked.top(asked.decision.seat, asked.args["place"])}


def _roll(asked: Asked) -> JsonDict:
    return {"count": len(asked.view["dice"]["pool"])}


def _keep_all(asked: Asked) -> JsonDict:
    return {"faces": [*asked.view["dice"]["pool"]]}


def _attack(asked: Asked) -> JsonDict:
    """Power and resistance with every effect that answers by itself (X-ATTACK-03)."""
    target, attacks, criticals = (asked.args[key] for key in ("target", "attacks", "criticals"))
    aim = aim_of(asked.me, target, attacks, criticals)
    if aim is None:
        return {"attack_target": target, "power": None, "resistance": None, "open": "yes"}
    return {
        "attack_target": target,
        "power": aim["power"],
        "resistance": aim["needed"],
        "open": "yes" if aim["open"] else "no",
    }


def _enter(asked: Asked) -> JsonDict:
    card = asked.top(asked.decision.seat, "warhost")
    paid = asked.args["with"]
    return {"card": card} if paid == "free" else {"card": card, "face": paid}


def _buy(asked: Asked) -> JsonDict:
    slot, field = asked.args["slot"], asked.args.get("field", 0)
    bought: JsonDict = {"card": asked.market(slot), "price": asked.price(slot), "field": field}
    covered = asked.top(asked.decision.seat, f"field.{field}") if field else None
    destination = "none" if not field else "free" if covered is None else "cover"
    return {**bought, "covered": covered, "destination": destination}


def _discard(asked: Asked) -> JsonDict:
    place = asked.args["place"]
    if place.partition(".")[0] in asked.view["market"]:
        return {"source": "market", "card": asked.market(place)}
    return {"source": "own", "card": asked.top(asked.decision.seat, place)}


def _activate(asked: Asked) -> JsonDict:
    return {"card": asked.top(asked.decision.seat, f"field.{asked.args['field']}")}


def _block(asked: Asked) -> JsonDict:
    return {"card": asked.decision.about["blocker"]}


def _kind(asked: Asked) -> JsonDict:
    """The same answer to different questions has words of its own."""
    return {"kind": asked.decision.kind}


def _done(asked: Asked) -> JsonDict:
    proposed = asked.decision.about.get("changes")
    return {"kind": "other" if proposed is None else "proposal" if proposed else "nothing"}


def _change(asked: Asked) -> JsonDict:
    return {"asked": "amount" if "amount" in asked.args else "kind"}


def _of_player(asked: Asked) -> JsonDict:
    return {"card": asked.top(asked.args["seat"], f"field.{asked.args['field']}")}


def _die(asked: Asked) -> JsonDict:
    """Equal faces stand for a re-roll, or for an additional die that players agree to."""
    face, to = asked.args["face"], asked.args["to"]
    if asked.decision.kind == "propose-change":
        return {"to_face": to, "again": "new"}
    return {"to_face": to, "again": "yes" if face == to else "no"}


def _lift(asked: Asked) -> JsonDict:
    arranging = asked.view["arranging"]
    assert arranging is not None
    pile = arranging["piles"][asked.args["place"]]
    return {"card": pile[asked.args["index"] - 1]}


def _replace(asked: Asked) -> JsonDict:
    return {"card": asked.market(asked.args["slot"])}


ADDED: Mapping[str, Callable[[Asked], JsonDict]] = {
    "resolve": _own,
    "roll": _roll,
    "keep_all": _keep_all,
    "attack": _attack,
    "enter": _enter,
    "buy": _buy,
    "discard": _discard,
    "activate": _activate,
    "block": _block,
    "pass": _kind,
    "use": _kind,
    "done": _done,
    "change": _change,
    "destroy": _of_player,
    "disable": _of_player,
    "die": _die,
    "lift": _lift,
    "replace": _replace,
}
