"""What never changes during a match: cards, boards, prices and dice of a pack, as ints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from stormark.kernel.compiling import append, i64, vec

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


SIDES: Final = 6
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
        self.pack: object = None  # what all of it was made from, without added cards
        # names, for the border alone
        self.refs: list[str] = []  # by instance: the card's id, with #1, #2 where it has copies
        self.ref_index: dict[str, int] = {}
        self.faction_ids: list[str] = []
        self.described: list[object] = []  # cards a scenario describes itself, as written
        self.added: list[object] = []  # every card beside those of the pack, as `CardDef`
        self.reached: Reached | None = None  # there only while somebody counts
        # by instance
        self.card: list[int] = []  # its definition
        self.type: vec[i64] = vec[i64]()
        self.cost: vec[i64] = vec[i64]()
        self.power: vec[i64] = vec[i64]()
        self.resistance: vec[i64] = vec[i64]()
        self.paragon: vec[i64] = vec[i64]()
        self.faction: vec[i64] = vec[i64]()
        self.tag: vec[i64] = vec[i64]()
        self.main: list[ItemList] = []  # the items without trigger, unless they are continuous
        self.continuous: list[list[Operation]] = []  # PERMANENT items without trigger
        self.triggers: vec[i64] = vec[i64]()  # mask of its triggers
        self.triggered: list[list[ItemList]] = []  # by trigger
        self.by_type: list[list[int]] = [[], [], [], []]  # instances of a type
        self.first_times: i64 = 0  # mask of triggers that some item sees "the first time" only
        # items
        self.items: list[Operation] = []
        self.item_names: dict[str, Operation] = {}
        self.lists: dict[str, ItemList] = {}
        # factions
        self.boards: list[list[int]] = []  # factions of a board
        self.upgrade_cost: list[list[int]] = []  # by faction, to level 2, 3 and 4
        self.base: list[list[int]] = []
        self.productivity: list[list[int]] = []
        self.action_cost: list[list[int]] = []  # by faction and common action
        # dice: how many there are of each type (X-COMP-16), and the six kinds it shows
        self.dice: list[int] = [0, 0, 0]
        self.faces: list[list[int]] = [[], [], []]
        self.sides: vec[i64] = vec[i64]([0] * (3 * SIDES))  # the same in a row
        # constants
        self.resource_max: i64 = 25
        self.paragon_max: i64 = 40
        self.life_max_two: i64 = 10
        self.life_max_more: i64 = 20
        self.life_max_apocalypse: i64 = 10
        self.pool_size: i64 = 6
        self.pool_max_per_type: i64 = 4
        self.rerolls: i64 = 2
        self.price_floor: i64 = 1
        self.cost_floor: list[int] = []
        self.upgrades_per_round: i64 = 1
        self.discount_apocalypse: i64 = 1
        self.bonus_low: i64 = 1  # Apocalypse control income up to 5 life points
        self.bonus_high: i64 = 2

    def add_card(
        self, ref: str, number: i64, card_type: i64, cost: i64, faction: i64, tag: i64
    ) -> i64:
        """Add an instance of a card with its values still 0; its number."""
        instance: i64 = len(self.card)
        self.ref_index[ref] = instance
        self.refs.append(ref)
        self.by_type[card_type].append(instance)
        self.card.append(number)
        self.type = append(self.type, card_type)
        self.cost = append(self.cost, cost)
        self.power = append(self.power, 0)
        self.resistance = append(self.resistance, 0)
        self.paragon = append(self.paragon, 0)
        self.faction = append(self.faction, faction)
        self.tag = append(self.tag, tag)
        self.triggers = append(self.triggers, 0)
        return instance

    def __deepcopy__(self, memo: dict[int, object]) -> Tables:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        from stormark.games.xibalba.pickling import reduced_tables

        return reduced_tables(self)

    def set_faces(self, die: i64, faces: list[int]) -> None:
        """The kinds a die shows, one for each of its six sides."""
        self.faces[die] = faces
        for side in range(i64(SIDES)):
            self.sides[SIDES * die + side] = faces[side]
