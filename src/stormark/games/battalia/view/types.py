"""The view of a player or spectator: every word of it, declared once.

The JSON schema, the types of the browser client and the page for authors of bots are made from
these classes.  Seats are counted from 0, and null is nobody; heroes, days, weeks, levels, gates and
storm effects have the numbers that are printed on them, from 1.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

Option: TypeAlias = str | int | bool | list[str]
"""What was chosen for an option of the match."""

Card: TypeAlias = str
"""A card and what happened to it: `lord.islanders`, `supply>lord`, `tribesman.baerfolk@2`."""

FieldName: TypeAlias = str
"""A field by row and column, from 1: `3,4`."""

Direction: TypeAlias = Literal["north", "east", "south", "west"]
Diagonal: TypeAlias = Literal["up_right", "down_right", "down_left", "up_left"]
Place: TypeAlias = Literal[
    "empty", "road", "city", "gate", "ruin", "crossing", "building", "centre", "connection"
]
Terrain: TypeAlias = Literal[
    "verdant_woods",
    "rocky_mountains",
    "red_canyons",
    "emerald_lakes",
    "frost_fields",
    "protojungle",
    "neutral",
]
Shape: TypeAlias = Literal["dead_end", "straight", "curve", "t", "x"]
Building: TypeAlias = Literal[
    "smithy", "town_hall", "stable", "arena", "weaving_mill", "tavern", "mages_guild", "store"
]
Artefact: TypeAlias = Literal["tools", "horse", "weapon", "tent", "title", "scroll", "amulet"]
Potion: TypeAlias = Literal[
    "berserker", "frosthand", "eclipse", "brotherhood", "colossus", "weakness"
]
Npc: TypeAlias = Literal["metamorpha", "bilkarr"]
Standing: TypeAlias = Literal["none", "veteran", "fallen"]
Target: TypeAlias = Literal["heroes", "city", "ruin", "building", "centre"]
Prize: TypeAlias = Literal[
    "great_artefact", "city", "city_and_lord", "building", "centre", "heroes"
]
Reason: TypeAlias = Literal[
    "card",
    "veteran",
    "morale",
    "terrain",
    "city",
    "building",
    "guards",
    "colossus",
    "weakness",
    "nothing",
]
LineAction: TypeAlias = Literal[
    "hire",
    "buy",
    "road",
    "city",
    "upgrade",
    "residence",
    "capital",
    "post",
    "discover",
    "potion",
]
LayingStep: TypeAlias = Literal[
    "line",
    "movement-cards",
    "jump-tribute",
    "recruit",
    "pitch",
    "give-artefact",
    "tribute",
    "eclipse",
    "declare-attack",
    "pay-retreat",
    "jump-tribute",
]
Sight: TypeAlias = Literal["hand", "gate", "rest", "nation"]


class Field(TypedDict):
    """A field of the board; what is said of its card is left out where none lies."""

    place: Place
    sealed: NotRequired[bool]  # empty, and no card that is left can ever be laid there
    exits: NotRequired[list[Direction]]  # where roads lead
    terrain: NotRequired[Terrain]
    shape: NotRequired[Shape]  # of a road or city
    gate: NotRequired[int]  # the number of a Stormgate
    building: NotRequired[Building]  # of the valley, once it is discovered
    hidden: NotRequired[bool]  # a card of the valley that is not discovered yet
    owner: NotRequired[int | None]  # a seat
    level: NotRequired[int]
    concealed: NotRequired[bool]  # by Vayl's Cloak: it cannot be attacked
    attacked: NotRequired[bool]  # a battle is fought over it


class Board(TypedDict):
    """The map."""

    rows: int
    columns: int
    fields: dict[FieldName, Field]


class Stack(TypedDict):
    """A stack of the stock; its cards, from the bottom, only for who looks through it."""

    size: int
    top: Card | Terrain | None
    cards: NotRequired[list[Card | Terrain]]


class UnderGate(TypedDict):
    """How many Great Artefacts lie under a gate (King's Bridge)."""

    gate: int
    count: int


class Stock(TypedDict):
    """What lies beside the board for everybody."""

    stacks: dict[str, Stack]  # by rank, type or shape: `lord`, `horse`, `city.t`, `road.curve`
    supply: int
    stardust: int
    chests: int
    storm: int  # effects in the storm pile
    storm_discard: list[int]
    fates: int
    rest: int  # Great Artefacts that nobody has found
    royals: list[Card]
    under_gates: list[UnderGate]


class Tent(TypedDict):
    """A pitched tent."""

    card: Card
    size: int
    cards: NotRequired[list[Card]]  # for its owner


class Step(TypedDict):
    """A field that a hero can reach on foot, and how many steps have to be paid for it."""

    field: FieldName
    cost: int


class Hero(TypedDict):
    """A hero, what he did this turn, and where he can go."""

    number: int
    field: FieldName | None  # null: not on the board
    booster: int | None  # the gate to which he carries a storm booster
    jumped: bool  # through a Stormgate this turn
    crossed_bridge: bool  # the King's Bridge was used this turn
    tributes: list[Terrain]  # abilities of Metamorpha he used this turn
    reach: list[Step]


class Player(TypedDict):
    """A player: what is open of him, and to himself his cards."""

    seat: int
    faction: str | None
    points: int
    deck: int
    hand: int
    nation: int
    refuge: int
    ambush: int
    known_hand: list[Card]  # cards of the hand that the viewer knows
    table: list[Card]
    tents: list[Tent]
    heroes: list[Hero]
    posts: list[FieldName]
    standing: Standing  # of a veteran in hero mode
    famous: list[Card]  # royal cards and Great Artefacts of the deck, wherever they lie
    rings_spent: list[int]  # the gates, at the King's Bridge
    announced: bool
    mulligan: bool
    acted: bool
    income_taken: bool
    done: bool
    refills: bool  # draws up at the end of the turn
    hand_cards: NotRequired[list[Card]]  # these four only for the player himself
    ambush_cards: NotRequired[list[Card]]
    refuge_cards: NotRequired[list[Card]]
    nation_cards: NotRequired[list[Card]]


class Summoned(TypedDict):
    """Who called an NPC with Kry-Cek's Lost Scroll."""

    npc: Npc
    seat: int


class Npcs(TypedDict):
    """Metamorpha and Bilkarr; null where they are not on the board."""

    metamorpha: FieldName | None
    bilkarr: FieldName | None
    direction: Diagonal | None  # of Bilkarr's next steps
    rests: bool  # he does not move on the next day
    summoned: list[Summoned]


class PotionMarker(TypedDict):
    """One of Bilkarr's potions."""

    potion: Potion
    owner: int | None  # null: for sale
    drunk: bool
    turned: int  # how many quarter turns of `days` its marker has made
    days: int
    empty: bool  # used today


class Part(TypedDict):
    """Something that counts in a battle, and how much."""

    reason: Reason
    amount: int
    card: Card | None  # of the line
    field: FieldName | None  # of the city, building or terrain
    hero: int | None  # whose card gives the attacker's terrain bonus


class Side(TypedDict):
    """A side of a battle, with everything that adds up to its total."""

    player: int | None
    heroes: list[int]
    line: list[Card]
    total: int
    parts: list[Part]


class Battle(TypedDict):
    """A battle under way."""

    target: Target
    field: FieldName
    ranged: bool
    frozen: bool  # the attack line was switched off
    attack: Side
    defence: Side
    prize: list[Prize]  # what the attacker wins
    level: int | None  # of a city once it is won


class Branch(TypedDict):
    """One action that a line pays for."""

    action: LineAction
    what: str | None  # the rank hired, the artefact or potion bought, the shape laid
    rank: str | None  # of the units that pay, where the player chooses it
    field: FieldName | None
    turned: int | None  # how a laid card lies: quarter turns clockwise


class Missing(TypedDict):
    """What a line still needs."""

    units: int
    rank: str | None  # of these units; null: a Queen or a King
    or_higher: bool
    or_tools: bool  # one Tools card can stand for them
    supply: int
    sacrifice: bool  # for a Fanatic


class Laying(TypedDict):
    """What the viewer is laying; nobody else knows of it."""

    step: LayingStep
    cards: list[Card]
    branches: list[Branch]  # of a line, the one being laid last
    missing: Missing | None


class OpenLine(TypedDict):
    """A complete line that takes effect, branch by branch."""

    player: int
    cards: list[Card]
    branches: list[Branch]
    done: int  # branches that were carried out


class Looking(TypedDict):
    """Cards the viewer sees for his decision alone."""

    at: Sight
    seat: int | None  # whose hand or Nation
    gate: int | None
    cards: list[Card]


class Turn(TypedDict):
    """Whose turn it is."""

    number: int
    seats: list[int]  # who has the turn; nobody before the first one
    attacks: int  # announced in this turn


class View(TypedDict):
    """Everything a viewer may know."""

    viewer: int | None  # null: a spectator
    options: dict[str, Option]
    seats: int
    week: int
    day: int
    enlightened: Artefact
    matching: Artefact
    turn: Turn
    teams: list[list[int]]
    order: list[int]  # seats clockwise from the starting player
    deciding: list[int]
    result: list[float] | None
    board: Board
    stock: Stock
    limbo: list[Card]
    great_artefacts: list[Card]
    players: list[Player]
    npcs: Npcs
    potions: list[PotionMarker]
    battles: list[Battle]
    lines: list[OpenLine]
    laying: Laying | None
    looking: Looking | None
