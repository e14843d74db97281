"""From a content pack to the tables the rules play with."""

from __future__ import annotations

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.effects.operation import Operation
from stormark.games.xibalba.effects.reading import Reading, kind_of
from stormark.games.xibalba.effects.registry import class_of
from stormark.games.xibalba.pack.model import CardDef, Item, Pack
from stormark.games.xibalba.tables import NO_ITEMS, ItemList, Tables


def compile_pack(pack: Pack) -> Tables:
    """Lay a pack out for play."""
    tables = Tables()
    tables.pack = pack
    factions = [faction.id for faction in pack.factions]
    _constants(tables, pack)
    for board in pack.boards:
        tables.boards.append([factions.index(side) for side in board.sides])
    for faction in pack.factions:
        tables.faction_ids.append(faction.id)
        tables.upgrade_cost.append([level.upgrade_cost for level in faction.levels[1:]])
        tables.base.append([level.resistance for level in faction.levels])
        tables.productivity.append([level.productivity for level in faction.levels])
        costs = faction.action_costs
        tables.action_cost.append([costs[word] for word in V.ACTION_WORDS[: L.UPGRADE]])
    for die, word in enumerate(V.DIE_WORDS):
        tables.dice[die] = pack.dice[word].count
        tables.set_faces(die, [kind_of(die, face) for face in pack.dice[word].faces])
    for number, card in enumerate(pack.cards):
        add_card(tables, number, card, factions.index(card.faction))
    return tables


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
    tag = V.TAG_WORDS.index(card.phase)
    compiler = Compiler(tables)
    items = [
        compiler.item(item, f"{card.id}.{key + 1}", key, _trigger(item))
        for key, item in enumerate(card.effect)
    ]
    untriggered = [item for item in items if item.trigger == V.NO_TRIGGER]
    continuous = tag == L.TAG_PERMANENT and card_type != L.EVENT
    main = NO_ITEMS if continuous else compiler.list_of(card.id, untriggered)
    triggered = [
        compiler.list_of(f"{card.id} {word}", [item for item in items if item.trigger == trigger])
        for trigger, word in enumerate(V.TRIGGER_WORDS)
    ]
    mask = sum(1 << trigger for trigger, found in enumerate(triggered) if found is not NO_ITEMS)
    for copy in range(card.copies):
        ref = card.id if card.copies == 1 else f"{card.id}#{copy + 1}"
        instance = tables.add_card(ref, number, card_type, card.cost, faction, tag)
        tables.power[instance] = card.power
        tables.resistance[instance] = card.resistance
        tables.paragon[instance] = card.paragon
        tables.triggers[instance] = mask
        tables.main.append(main)
        tables.continuous.append(untriggered if continuous else [])
        tables.triggered.append(triggered)


def _trigger(written: Item) -> int:
    return V.TRIGGER_WORDS.index(written.trigger) if written.trigger else V.NO_TRIGGER


class Compiler:
    """Makes operations of the items of cards, each named after its card and its place there."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def item(self, written: Item, name: str, key: int, trigger: int) -> Operation:
        """One item; those nested in it share its trigger."""
        found = class_of(written.op, str(written.params.get("what", "")))
        item = found(Reading(self, written, name, key, trigger))
        item.index = len(self.tables.items)
        self.tables.items.append(item)
        self.tables.item_names[name] = item
        if "first_time" in written.conditions:
            self.tables.first_times |= 1 << trigger
        return item

    def items(self, written: tuple[Item, ...], name: str, trigger: int) -> ItemList:
        """A list of items within another one."""
        return self.list_of(
            name,
            [
                self.item(item, f"{name}.{key + 1}", key, trigger)
                for key, item in enumerate(written)
            ],
        )

    def list_of(self, name: str, items: list[Operation]) -> ItemList:
        if not items:
            return NO_ITEMS
        found = ItemList(name, items)
        self.tables.lists[name] = found
        return found
