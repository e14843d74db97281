"""What never changes during a match: cards, boards, prices and dice of a pack, as ints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from stormark.games.xibalba.effects.operation import Operation


@final
class ItemList:
    """Items that are resolved together, from top to bottom (G3).

    A card has one for its phase, one for each moment it answers to, and one for each alternative
    within an item.
    """

    __slots__ = ("items", "name")

    def __init__(self, name: str, items: list[Operation]) -> None:
        self.name = name
        self.items = items


NO_ITEMS: Final = ItemList("", [])


@final
class Reached:
    """Counts which items were carried out or came into force: what a soak has covered."""

    def __init__(self, items: int, cards: int) -> None:
        self.items = [0] * items
        self.cards = [0] * cards

    def count(self, item: Operation, card: int) -> None:
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
        self.main: list[ItemList] = []  # the items without trigger, unless they are continuous
        self.continuous: list[list[Operation]] = []  # PERMANENT items without trigger
        self.triggers: list[int] = []  # mask of its triggers
        self.triggered: list[list[ItemList]] = []  # by trigger
        self.by_type: list[list[int]] = [[], [], [], []]  # instances of a type
        self.first_times = 0  # mask of triggers that some item sees "the first time" only
        # items
        self.items: list[Operation] = []
        self.item_names: dict[str, Operation] = {}
        self.lists: dict[str, ItemList] = {}
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
