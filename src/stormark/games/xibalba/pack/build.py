"""From checked data to the model: defaults filled in, nothing left to ask."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from stormark.games.xibalba.effects.registry import class_of, params_of
from stormark.games.xibalba.effects.words import (
    ADDON_TYPES,
    COMMON_ACTIONS,
    TRIGGER_PARAMS,
    Param,
)
from stormark.games.xibalba.pack.model import (
    Board,
    CardDef,
    Constants,
    Die,
    Faction,
    Item,
    Level,
    Pack,
    Scaled,
    VictoryTarget,
)
from stormark.games.xibalba.pack.todo import items_of
from stormark.kernel.json import canonical
from stormark.kernel.languages import words

Table = Mapping[str, Any]  # checked data: the shape is known, mypy need not see it

REFERENCE_LEVELS = (Level(1, 0, 3, 0), Level(2, 4, 4, 1), Level(3, 6, 5, 2), Level(4, 8, 6, 3))
"""X-BASE-04: the base of a faction that says nothing else."""

REFERENCE_ACTION_COSTS: Mapping[str, int] = dict(
    zip(COMMON_ACTIONS, (1, 1, 2, 2, 3, 4), strict=True)
)
"""X-BASE-05: the prices of a faction that says nothing else."""


def build_pack(data: Table) -> Pack:
    """The pack of complete and checked data."""
    constants = _constants(data["game"])
    pack = Pack(
        constants=constants,
        dice={name: Die(die["count"], tuple(die["faces"])) for name, die in data["dice"].items()},
        boards=tuple(Board(board["id"], tuple(board["sides"])) for board in data["boards"]),
        factions=tuple(_faction(faction) for faction in data["factions"]),
        cards=tuple(build_card(card, constants.edition) for card in data["cards"]),
        hash="",
    )
    return Pack(
        pack.constants, pack.dice, pack.boards, pack.factions, pack.cards, content_hash(pack)
    )


def content_hash(pack: Pack) -> str:
    """SHA-256 of the content: everything but formatting, comments and spelled-out defaults."""
    content = asdict(pack)
    del content["hash"]
    return hashlib.sha256(canonical(content)).hexdigest()


def _constants(game: Table) -> Constants:
    return Constants(
        edition=game["edition"],
        players_min=game["players"]["min"],
        players_max=game["players"]["max"],
        start_paragon=game["start_paragon"],
        resource_max=game["resource_max"],
        paragon_max=game["paragon_max"],
        ark_life_max_two_players=game["ark_life_max"]["two_players"],
        ark_life_max_three_or_more=game["ark_life_max"]["three_or_more"],
        ark_life_max_apocalypse=game["ark_life_max"]["apocalypse"],
        dice_pool_size=game["dice_pool_size"],
        dice_per_type_max=game["dice_per_type_max"],
        rerolls=game["rerolls"],
        market_face_up=game["market_face_up"]["normal"],
        market_face_up_apocalypse=game["market_face_up"]["apocalypse"],
        purchase_cost_min=game["purchase_cost_min"],
        action_cost_min=game["action_cost_min"]["default"],
        harvest_cost_min=game["action_cost_min"]["harvest"],
        upgrade_limit_per_round=game["upgrade_limit_per_round"],
        victory_paragon={
            int(players): VictoryTarget(target["min"], target["max"], target["default"])
            for players, target in game["victory_paragon"].items()
        },
        apocalypse_discount=game["apocalypse"]["discount"],
        apocalypse_bonus_low_life=game["apocalypse"]["control_bonus"]["life_5_or_less"],
        apocalypse_bonus_high_life=game["apocalypse"]["control_bonus"]["life_6_or_more"],
    )


def _faction(data: Table) -> Faction:
    levels = tuple(
        Level(row["level"], row["upgrade_cost"], row["resistance"], row["productivity"])
        for row in data.get("levels", ())
    )
    return Faction(
        id=data["id"],
        board=data["board"],
        style=data.get("style", ""),
        name=words(data, "name"),
        blurb=words(data, "blurb"),
        levels=levels or REFERENCE_LEVELS,
        action_costs={**REFERENCE_ACTION_COSTS, **data.get("action_costs", {})},
    )


def build_card(data: Table, edition: str) -> CardDef:
    """A card of checked data."""
    items = items_of(data)
    limit = 1 if _is_free_activation(data, items) else 0
    return CardDef(
        id=data["id"],
        name=words(data, "name"),
        faction=data["faction"],
        type=data["type"],
        cost=data["cost"],
        phase=data["phase"],
        power=data.get("power", 0),
        resistance=data.get("resistance", 0),
        paragon=data.get("paragon", 0),
        copies=data.get("copies", 1),
        edition=data.get("edition", edition),
        manual_card=data.get("manual_card", False),
        worth=float(data.get("worth", 0)),
        effect=tuple(_item(item, 0 if "trigger" in item else limit) for item in items),
        text=words(data, "text"),
    )


def _is_free_activation(card: Table, items: Sequence[Table]) -> bool:
    """An activation that costs nothing can be used once per turn (X-CARD-16)."""
    if card["type"] not in ADDON_TYPES or card["phase"] != "ACTION":
        return False
    return not any(_costs(item) for item in items if "trigger" not in item)


def _costs(item: Table) -> bool:
    if "pay" in item:
        return True
    if item["op"] != "choose":
        return False
    return all(any("pay" in inner for inner in option) for option in item["options"])


def _item(data: Table, default_limit: int = 0) -> Item:
    trigger = data.get("trigger", "")
    return Item(
        op=data["op"],
        trigger=trigger,
        params=_params(data, trigger),
        conditions=dict(data.get("if", {})),
        pay=dict(data.get("pay", {})),
        limit=data.get("limit", default_limit),
        optional=data.get("optional", False),
        until=data.get("until", ""),
    )


def _params(data: Table, trigger: str) -> dict[str, object]:
    what = data.get("what", "")
    allowed: dict[str, Param] = {
        **params_of(data["op"], what),
        **TRIGGER_PARAMS.get(trigger, {}),
    }
    params: dict[str, object] = {}
    for name, param in allowed.items():
        value = data.get(name, param.default)
        params[name] = (
            Scaled(value["per"], value["each"], value.get("max", 0))
            if isinstance(value, dict)
            else value
        )
    nested = class_of(data["op"], what).nested
    if nested and isinstance(data[nested], dict):
        params[nested] = {key: _items(items) for key, items in data[nested].items()}
    elif nested:
        params[nested] = tuple(_items(option) for option in data[nested])
    return params


def _items(items: list[Table]) -> tuple[Item, ...]:
    return tuple(_item(item) for item in items)
