"""What an option is about: the prices, cards and places that a player's view shows.

An action names fields and stacks; a person wants to read what lies there and what it costs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from stormark.games.battalia import layout as L
from stormark.games.battalia import words as W
from stormark.games.battalia.pack import Pack
from stormark.games.battalia.view.words import ways
from stormark.kernel.action import Action, Decision
from stormark.kernel.json import JsonDict

# what an argument that is left out stands for
DEFAULTS: JsonDict = {
    "zone": "hand",
    "with": "",
    "place": "hand",
    "levels": 0,
    "victim": None,
    "hero": 0,
    "counts_as": 0,
    "turned": 0,
}


@dataclass(frozen=True)
class Asked:
    """An option together with its decision and the view of the player who decides."""

    action: Action
    decision: Decision
    view: Any
    pack: Pack

    @property
    def args(self) -> Mapping[str, Any]:
        return self.action.args

    @property
    def field(self) -> Any:
        """What lies on the field of the option."""
        return self.view["board"]["fields"][self.args["field"]]

    def values(self) -> JsonDict:
        """The arguments of the action and what the view adds to them."""
        add = ADDED.get(self.action.verb)
        return {**DEFAULTS, **self.args, "asked": self.decision.kind, **(add(self) if add else {})}


def _hire(asked: Asked) -> JsonDict:
    unit = next(unit for unit in asked.pack.units if unit.id == asked.args["rank"])
    return _priced(asked, unit.id, unit.recruiter_rank, unit.supply)


def _buy(asked: Asked) -> JsonDict:
    artefact = next(one for one in asked.pack.artefacts if one.id == asked.args["artefact"])
    return _priced(asked, artefact.id, artefact.buyer_rank, artefact.supply)


def _priced(asked: Asked, stack: str, rank: int, supply: int) -> JsonDict:
    top = asked.view["stock"]["stacks"][stack]["top"]
    return {"card": top or stack, "by": W.RANKS[rank - 1], "price": supply}


def _road(asked: Asked) -> JsonDict:
    crossing = asked.args["shape"] in ("t", "x")
    price = asked.pack.numbers["crossing_supply"]
    return {"crossing": "yes" if crossing else "no", "price": price}


def _recruit(asked: Asked) -> JsonDict:
    return {"price": asked.pack.numbers["recruit_supply"]}


def _potion(asked: Asked) -> JsonDict:
    return {"price": asked.pack.numbers["potion_supply"]}


def _place(asked: Asked) -> JsonDict:
    """Terrain and level of a field; nothing lies on an empty one that Bilkarr is called to."""
    return {"terrain": asked.field.get("terrain", ""), "level": asked.field.get("level", 0)}


def _step(asked: Asked) -> JsonDict:
    """The Wings offer both heroes, and the first one is not named."""
    named = asked.args.get("hero", 1) if asked.decision.kind == "wings" else 0
    return {**_place(asked), "hero": named}


def _site(asked: Asked) -> JsonDict:
    """Where the roads of a card lead once it is turned."""
    shape = W.SHAPES.index(str(asked.decision.about["shape"]))
    return {"exits": [*ways(L.turned(shape, asked.args.get("turned", 0)))]}


def _turn(asked: Asked) -> JsonDict:
    """Where the roads of a card on the map lead once it is turned."""
    shape = W.SHAPES.index(asked.field["shape"])
    return {"exits": [*ways(L.turned(shape, asked.args.get("turned", 0)))]}


def _terrain(asked: Asked) -> JsonDict:
    return {"was": asked.field["terrain"], "place": asked.field["place"]}


def _tent(asked: Asked) -> JsonDict:
    tents = asked.view["players"][asked.args["seat"]]["tents"]
    return {"card": tents[asked.args["number"] - 1]["card"]}


def _open(asked: Asked) -> JsonDict:
    tent = asked.view["players"][asked.decision.seat]["tents"][asked.args["number"] - 1]
    return {"card": tent["card"], "cards": tent["cards"]}


def _great(asked: Asked) -> JsonDict:
    """What the Hammer counts as, or which Great Artefact a Fate card copies."""
    number = asked.args.get("counts_as", 0)
    words = W.GREATS if asked.args["card"].startswith("fate") else W.ARTEFACTS
    return {"form": words[number - 1] if number else ""}


def _fate(asked: Asked) -> JsonDict:
    return {"fate_card": asked.decision.about["fate_card"]}


def _tribute(asked: Asked) -> JsonDict:
    """Metamorpha's terrain decides what she grants."""
    field = asked.view["npcs"]["metamorpha"]
    return {"ability_of": asked.view["board"]["fields"][field]["terrain"]}


def _change(asked: Asked) -> JsonDict:
    what = asked.args["what"]
    proposed = "yes" if asked.decision.about.get("changes") else "no"
    return {"rank": what if what in W.RANKS else None, "proposed": proposed}


ADDED: Mapping[str, Callable[[Asked], JsonDict]] = {
    "change": _change,
    "hire": _hire,
    "buy": _buy,
    "road": _road,
    "recruit": _recruit,
    "potion": _potion,
    "home": _place,
    "upgrade": _place,
    "attack": _place,
    "jump": _place,
    "at": _place,
    "step": _step,
    "site": _site,
    "turn": _turn,
    "terrain": _terrain,
    "tent": _tent,
    "open": _open,
    "great": _great,
    "fate": _fate,
    "tribute": _tribute,
}
