"""From a content pack to the tables the rules play with."""

from __future__ import annotations

from collections.abc import Mapping

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.pack.model import CardDef, Pack, Scaled
from stormark.games.xibalba.pack.model import Item as Written
from stormark.games.xibalba.tables import Item, Tables

KIND_MASKS: Mapping[str, int] = {
    "": V.ADDONS,
    "addon": V.ADDONS,
    **{word: 1 << index for index, word in enumerate(V.TYPE_WORDS)},
}
ON_ADDONS = {V.DESTROY_ADDON, V.DISABLE, V.PREVENT}  # there `any` means civilian or structure


def compile_pack(pack: Pack) -> Tables:
    """Lay a pack out for play."""
    tables = Tables()
    factions = [faction.id for faction in pack.factions]
    _constants(tables, pack)
    for board in pack.boards:
        tables.boards.append([factions.index(side) for side in board.sides])
    for faction in pack.factions:
        tables.faction_ids.append(faction.id)
        tables.upgrade_cost.append([level.upgrade_cost for level in faction.levels[1:]] + [0])
        tables.base.append([level.resistance for level in faction.levels])
        tables.productivity.append([level.productivity for level in faction.levels])
        costs = faction.action_costs
        tables.action_cost.append([costs[word] for word in V.ACTION_WORDS[: L.UPGRADE]])
    for die, word in enumerate(V.DIE_WORDS):
        tables.dice[die] = pack.dice[word].count
        tables.faces[die] = [kind_of(die, face) for face in pack.dice[word].faces]
    for number, card in enumerate(pack.cards):
        add_card(tables, number, card, factions.index(card.faction))
    return tables


def kind_of(die: int, face: str) -> int:
    """The kind of a die of a type that shows a face."""
    first = L.FIRST_KIND[die]
    return first + V.FACE_WORDS[first : L.FIRST_KIND[die + 1]].index(face)


def _constants(tables: Tables, pack: Pack) -> None:
    constants = pack.constants
    tables.resource_max = constants.resource_max
    tables.paragon_max = constants.paragon_max
    tables.life_max_two = constants.ark_life_max_two_players
    tables.life_max_more = constants.ark_life_max_three_or_more
    tables.life_max_apocalypse = constants.ark_life_max_apocalypse
    tables.pool_size = constants.dice_pool_size
    tables.pool_max_per_type = constants.dice_per_type_max
    tables.rerolls = constants.rerolls
    tables.price_floor = constants.purchase_cost_min
    tables.cost_floor = [constants.action_cost_min] * L.ACTIONS
    tables.cost_floor[L.HARVEST] = constants.harvest_cost_min
    tables.upgrades_per_round = constants.upgrade_limit_per_round
    tables.discount_apocalypse = constants.apocalypse_discount
    tables.bonus_low = constants.apocalypse_bonus_low_life
    tables.bonus_high = constants.apocalypse_bonus_high_life


def add_card(tables: Tables, number: int, card: CardDef, faction: int) -> None:
    """Add the instances of a card."""
    card_type = V.TYPE_WORDS.index(card.type)
    items = [_item(tables, item, _trigger(item)) for item in card.effect]
    for key, item in enumerate(items):
        item.key = key
    tag = V.TAG_WORDS.index(card.phase)
    untriggered = [item for item in items if item.trigger == V.NO_TRIGGER]
    continuous = tag == L.TAG_PERMANENT and card_type != L.EVENT
    main = 0 if continuous else _list(tables, untriggered)
    triggered = [
        _list(tables, [item for item in items if item.trigger == trigger])
        for trigger in range(V.TRIGGERS)
    ]
    mask = sum(1 << trigger for trigger, items_id in enumerate(triggered) if items_id)
    for copy in range(card.copies):
        ref = card.id if card.copies == 1 else f"{card.id}#{copy + 1}"
        tables.ref_index[ref] = len(tables.refs)
        tables.refs.append(ref)
        tables.by_type[card_type].append(len(tables.card))
        tables.card.append(number)
        tables.type.append(card_type)
        tables.cost.append(card.cost)
        tables.power.append(card.power)
        tables.resistance.append(card.resistance)
        tables.paragon.append(card.paragon)
        tables.faction.append(faction)
        tables.tag.append(tag)
        tables.main.append(main)
        tables.continuous.append(untriggered if continuous else [])
        tables.triggers.append(mask)
        tables.triggered.append(triggered)


def _list(tables: Tables, items: list[Item]) -> int:
    if not items:
        return 0
    tables.lists.append(items)
    return len(tables.lists) - 1


def _trigger(written: Written) -> int:
    return V.TRIGGER_WORDS.index(written.trigger) if written.trigger else V.NO_TRIGGER


def _item(tables: Tables, written: Written, trigger: int) -> Item:
    """One item; those nested in it share its trigger."""
    op = V.OP_WORDS.index(written.op)
    item = Item(op, trigger, len(tables.items))
    tables.items.append(item)
    _amount(item, written.params)
    item.limit = written.limit
    item.optional = written.optional
    item.until = V.UNTIL_WORDS.index(written.until) if written.until else V.NO_DURATION
    for word, value in written.conditions.items():
        item.conditions.append((V.CONDITION_WORDS.index(word), _condition(word, value)))
    item.fleeting = item.counter in (V.N_FIVES, V.N_BLANKS) or (
        "target_has_more_resources" in written.conditions
    )
    item.first_time = "first_time" in written.conditions
    if item.first_time:
        tables.first_times |= 1 << trigger
    item.pay_resources = int(written.pay.get("resources", 0))
    item.pay_paragon = int(written.pay.get("paragon", 0))
    item.pay_life = int(written.pay.get("life", 0))
    item.pay_sacrifice = V.SACRIFICE_WORDS.index(str(written.pay.get("sacrifice", "")))
    item.asked = item.optional or item.has_pay() or item.limit > 0
    _details(item, {key: str(value) for key, value in written.params.items()})
    if op == V.CHOOSE:
        for option in _sequence(written.params["options"]):
            nested = [_item(tables, sub, trigger) for sub in _items(option)]
            item.lists.append(_list(tables, nested))
    elif op == V.GAMBLE:
        results = written.params["results"]
        assert isinstance(results, Mapping)
        item.lists = [0] * L.KINDS
        for face, subs in results.items():
            nested = [_item(tables, sub, trigger) for sub in _items(subs)]
            item.lists[kind_of(item.p, face)] = _list(tables, nested)
    return item


def _sequence(value: object) -> tuple[object, ...]:
    assert isinstance(value, tuple)
    return value


def _items(value: object) -> list[Written]:
    return [item for item in _sequence(value) if isinstance(item, Written)]


def _amount(item: Item, params: Mapping[str, object]) -> None:
    for word in ("amount", "dice", "count", "max", "max_cost"):
        value = params.get(word)
        if isinstance(value, Scaled):
            item.counter = V.COUNTER_WORDS.index(value.per)
            item.each = value.each
            item.cap = value.max
        elif isinstance(value, int):
            item.amount = value
        elif value == "all":
            item.amount = -1


def _condition(word: str, value: int | bool | str) -> int:
    if word == "location":
        return V.LOCATION_WORDS.index(str(value))
    if word == "ark":
        return V.ARK_WORDS.index(str(value))
    return int(value)


def _details(item: Item, params: Mapping[str, str]) -> None:
    """The parameters an operation distinguishes, as its `who`, `kinds`, `p`, `q` and `r`."""
    op = item.op
    who = params.get("who", params.get("from", "you"))
    item.who = V.WHO_WORDS.index(who) if who in V.WHO_WORDS else V.YOU
    kind = params.get("kind", params.get("cards", params.get("deck", "any")))
    every = V.ADDONS if op in ON_ADDONS else V.EVERY_TYPE
    item.kinds = every if kind == "any" else KIND_MASKS[kind]
    if op in (V.CAP_DICE, V.ROLL_INTO_POOL, V.GAMBLE):
        item.p = V.DIE_WORDS.index(params["die"])
    elif op == V.ADD_SYMBOL:
        item.p = V.FACE_WORDS.index(params["symbol"])
    elif op == V.TURN_DIE:
        item.p = _faces("any", params["from"])
        to = params["to"]
        item.q = {"chosen": V.TO_CHOSEN, "blank": V.TO_BLANK}.get(
            to, V.FACE_WORDS.index(to) if to in V.FACE_WORDS else 0
        )
    elif op == V.REROLL_POOL:
        item.p = _faces(params["die"], params["face"])
    elif op == V.POWER:
        item.p = V.OF_WORDS.index(params["of"])
        item.q = V.PER_WORDS.index(params["per"])
    elif op == V.RESISTANCE:
        item.p = V.OF_WORDS.index(params["of"])
    elif op == V.PARAGON_VALUE:
        item.p = V.OF_WORDS.index(params["of"])
        item.q = V.WHEN_WORDS.index(params["when"])
    elif op == V.PREVENT:
        item.p = V.PREVENT_WORDS.index(params["what"])
        item.q = 0 if params.get("by") == "attack" else 1
        if item.p == V.P_SOLDIER:
            item.q = V.TO_WORDS.index(params["to"])
        item.r = int(params.get("keep") or 0)
    elif op == V.DESTROY_ADDON:
        item.q = V.CHOOSER_WORDS.index(params["chooser"])
    elif op == V.DESTROY_SOLDIER:
        item.p = V.WHERE_WORDS.index(params["where"])
    elif op == V.PERMIT:
        item.p = V.PERMIT_WORDS.index(params["what"])
    elif op == V.FORBID:
        item.p = V.FORBID_WORDS.index(params["what"])
    elif op == V.DISCOUNT:
        item.q = int(params.get("uses") or 0)
    elif op in (V.ACTION_COST, V.FREE_ACTION):
        item.p = V.ACTION_WORDS.index(params["action"])
    elif op == V.GAIN_CARD:
        item.q = V.FROM_WORDS.index(params["from"])
        item.r = V.CHOICE_WORDS.index(params["choose"])
    elif op == V.REUSE:
        item.q = V.TAG_WORDS.index(params["phase"])


def _faces(die: str, face: str) -> int:
    """A mask of the kinds of dice that a die word and a face word describe."""
    mask = 0
    for kind in range(L.KINDS):
        if die in ("any", V.DIE_WORDS[L.DIE_TYPE[kind]]) and face in ("any", V.FACE_WORDS[kind]):
            mask |= 1 << kind
    return mask
