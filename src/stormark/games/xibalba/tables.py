"""What never changes during a match: cards, boards, prices and dice of a pack, as ints."""

from __future__ import annotations

from typing import final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V


@final
class Item:
    """One compiled effect item.  `p`, `q` and `r` hold what its operation distinguishes."""

    def __init__(self, op: int, trigger: int, index: int) -> None:
        self.op = op
        self.trigger = trigger
        self.index = index  # position among all items of the pack: names it in lasting effects
        self.key = 0  # position within its card: names it in use counts
        self.who = 0
        self.amount = 0
        self.counter = -1
        self.each = 0
        self.cap = 0  # highest amount of a counted item, 0 for none
        self.conditions: list[tuple[int, int]] = []
        self.pay_resources = 0
        self.pay_paragon = 0
        self.pay_life = 0
        self.pay_sacrifice = 0
        self.limit = 0
        self.optional = False
        self.until = -1
        self.kinds = 0  # mask of card types
        self.p = 0
        self.q = 0
        self.r = 0
        self.lists: list[int] = []  # ids of nested item lists
        self.fleeting = False  # depends on resources or dice, which change all the time
        self.first_time = False  # only at the first moment of its kind in a turn (X-RULING-91)
        self.asked = False  # its owner is asked, or its uses are counted, when it matters

    def has_pay(self) -> bool:
        return (
            self.pay_resources > 0
            or self.pay_paragon > 0
            or self.pay_life > 0
            or self.pay_sacrifice > 0
        )

    def offers_itself(self) -> bool:
        """Whether the question of an optional item can be declined, so that no other is needed.

        Somebody who may discard a card names it or none; what costs something is asked before.
        """
        discards = self.op == V.FREE_ACTION and self.p == L.DISCARD_ACTION
        return discards and self.optional and not self.has_pay()


@final
class Reached:
    """Counts which items were carried out or came into force: what a soak has covered."""

    def __init__(self, items: int, cards: int) -> None:
        self.items = [0] * items
        self.cards = [0] * cards

    def count(self, item: Item, card: int) -> None:
        self.items[item.index] += 1
        self.cards[card] += 1


@final
class Tables:
    """The pack, laid out for play.  A card instance is a small int that indexes these lists."""

    def __init__(self) -> None:
        # names, for the border alone
        self.refs: list[str] = []  # by instance: the card's id, with #1, #2 where it has copies
        self.ref_index: dict[str, int] = {}
        self.faction_ids: list[str] = []
        self.described: list[object] = []  # cards a scenario describes itself, as written
        self.added: list[object] = []  # every card beside those of the pack, as `CardDef`
        self.reached: Reached | None = None  # there only while somebody counts
        # by instance
        self.card: list[int] = []  # its definition
        self.type: list[int] = []
        self.cost: list[int] = []
        self.power: list[int] = []
        self.resistance: list[int] = []
        self.paragon: list[int] = []
        self.faction: list[int] = []
        self.tag: list[int] = []
        self.main: list[int] = []  # list of items without trigger, unless continuous; 0 for none
        self.continuous: list[list[Item]] = []  # PERMANENT items without trigger
        self.triggers: list[int] = []  # mask of its triggers
        self.triggered: list[list[int]] = []  # list id by trigger, 0 for none
        self.by_type: list[list[int]] = [[], [], [], []]  # instances of a type
        self.first_times = 0  # mask of triggers that some item sees "the first time" only
        # items
        self.items: list[Item] = []
        self.lists: list[list[Item]] = [[]]  # list 0 is empty
        # factions
        self.boards: list[list[int]] = []  # factions of a board
        self.upgrade_cost: list[list[int]] = []  # by faction and level - 1
        self.base: list[list[int]] = []
        self.productivity: list[list[int]] = []
        self.action_cost: list[list[int]] = []  # by faction and common action
        # dice: how many there are of each type (X-COMP-16), and the six kinds it shows
        self.dice: list[int] = [0, 0, 0]
        self.faces: list[list[int]] = [[], [], []]
        # constants
        self.resource_max = 25
        self.paragon_max = 40
        self.life_max_two = 10
        self.life_max_more = 20
        self.life_max_apocalypse = 10
        self.pool_size = 6
        self.pool_max_per_type = 4
        self.rerolls = 2
        self.price_floor = 1
        self.cost_floor: list[int] = []
        self.upgrades_per_round = 1
        self.discount_apocalypse = 1
        self.bonus_low = 1  # Apocalypse control income up to 5 life points
        self.bonus_high = 2
