"""The view of a player or spectator: every word of it, declared once.

The JSON schema, the types of the browser client and the page for authors of bots are made from
these classes (`python -m stormark.server.protocol.write`).  Seats are counted from 0, and null is
nobody; heroes, days, weeks, levels, gates and storm effects have the numbers that are printed on
them, from 1.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

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
]
Zone: TypeAlias = Literal["hand", "ambush"]
Sight: TypeAlias = Literal["hand", "gate", "rest", "nation"]


class Field(TypedDict):
    """A field of the board; what is said of its card is left out where none lies."""

    place: Place
    sealed: NotRequired[Annotated[bool, "Empty, and no card that is left can ever be laid there."]]
    exits: NotRequired[Annotated[list[Direction], "Where roads lead."]]
    terrain: NotRequired[Terrain]
    shape: NotRequired[Annotated[Shape, "Of a road or city."]]
    gate: NotRequired[Annotated[int, "The number of a Stormgate."]]
    building: NotRequired[Annotated[Building, "Of the valley, once it is discovered."]]
    hidden: NotRequired[Annotated[bool, "A card of the valley that is not discovered yet."]]
    owner: NotRequired[Annotated[int | None, "A seat."]]
    level: NotRequired[int]
    concealed: NotRequired[Annotated[bool, "By Vayl's Cloak: it cannot be attacked."]]
    attacked: NotRequired[Annotated[bool, "A battle is fought over it."]]


class Board(TypedDict):
    """The map."""

    rows: int
    columns: int
    fields: dict[FieldName, Field]


class Stack(TypedDict):
    """A stack of the stock; its cards, from the bottom, only for who looks through it."""

    size: int
    top: Annotated[str | None, "A card; of land, its terrain."]
    cards: NotRequired[list[str]]


class UnderGate(TypedDict):
    """How many Great Artefacts lie under a gate (King's Bridge)."""

    gate: int
    count: int


class Stock(TypedDict):
    """What lies beside the board for everybody."""

    stacks: Annotated[
        dict[str, Stack], "By rank, type or shape: `lord`, `horse`, `city.t`, `road.curve`."
    ]
    supply: int
    stardust: int
    chests: int
    storm: Annotated[int, "Effects in the storm pile."]
    storm_discard: list[int]
    fates: int
    rest: Annotated[int, "Great Artefacts that nobody has found."]
    royals: list[Card]
    under_gates: list[UnderGate]


class Tent(TypedDict):
    """A pitched tent."""

    card: Card
    size: int
    cards: NotRequired[Annotated[list[Card], "For its owner."]]


class Reachable(TypedDict):
    """A field that a hero can reach on foot, and how many steps have to be paid for it."""

    field: FieldName
    cost: int
    via: Annotated[FieldName, "The field before it on the way."]


class Hero(TypedDict):
    """A hero, what he did this turn, and where he can go."""

    number: int
    field: Annotated[FieldName | None, "Null: not on the board."]
    booster: Annotated[int | None, "The gate to which he carries a storm booster."]
    jumped: Annotated[bool, "Through a Stormgate this turn."]
    crossed_bridge: Annotated[bool, "The King's Bridge was used this turn."]
    tributes: Annotated[list[Terrain], "Abilities of Metamorpha he used this turn."]
    reach: list[Reachable]


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
    known_hand: Annotated[list[Card], "Cards of the hand that the viewer knows."]
    table: list[Card]
    tents: list[Tent]
    heroes: list[Hero]
    posts: list[FieldName]
    standing: Annotated[Standing, "Of a veteran in hero mode."]
    famous: Annotated[list[Card], "Royal cards and Great Artefacts of the deck, wherever they lie."]
    rings_spent: Annotated[list[int], "The gates, at the King's Bridge."]
    announced: bool
    mulligan: bool
    acted: bool
    income_taken: bool
    done: bool
    refills: Annotated[bool, "Draws up at the end of the turn."]
    hand_cards: NotRequired[Annotated[list[Card], "These four only for the player himself."]]
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
    direction: Annotated[Diagonal | None, "Of Bilkarr's next steps."]
    rests: Annotated[bool, "He does not move on the next day."]
    summoned: list[Summoned]


class PotionMarker(TypedDict):
    """One of Bilkarr's potions."""

    potion: Potion
    owner: Annotated[int | None, "Null: for sale."]
    drunk: bool
    turned: Annotated[int, "How many quarter turns of `days` its marker has made."]
    days: int
    empty: Annotated[bool, "Used today."]


class Part(TypedDict):
    """Something that counts in a battle, and how much."""

    reason: Reason
    amount: int
    card: Annotated[Card | None, "Of the line."]
    field: Annotated[FieldName | None, "Of the city, building or terrain."]
    hero: Annotated[int | None, "Whose card gives the attacker's terrain bonus."]


class Side(TypedDict):
    """A side of a battle, with everything that adds up to its total."""

    player: int | None
    heroes: list[int]
    line: list[Card]
    total: int
    parts: list[Part]
    lost_morale: Annotated[int, "What a line of one faction would add."]


class LostHero(TypedDict):
    """A hero who leaves the board."""

    seat: int
    hero: int


class Outcome(TypedDict):
    """What follows if a battle ends in one way."""

    points: Annotated[list[int], "How the points of each seat change."]
    teams: Annotated[list[int], "The points of each team afterwards, in the order of `teams`."]
    heroes: Annotated[list[LostHero], "Who is lost."]


class HeldCard(TypedDict):
    """A card of the hand or the ambush."""

    card: Card
    zone: Zone


class Trial(TypedDict):
    """What the viewer's side would count with more of his cards."""

    cards: list[HeldCard]
    counts: Annotated[list[int], "What each of them counts, a veteran's bonus included."]
    total: int
    ahead: bool
    morale: Annotated[bool, "Its line would be of one faction."]
    added_morale: Annotated[int, "What morale adds to the total."]
    lost_morale: Annotated[int, "What a line of one faction would add."]


class Battle(TypedDict):
    """A battle under way."""

    target: Target
    field: FieldName
    ranged: bool
    frozen: Annotated[bool, "The attack line was switched off."]
    attack: Side
    defence: Side
    prize: Annotated[list[Prize], "What the attacker wins."]
    level: Annotated[int | None, "Of a city once it is won."]
    if_won: Annotated[Outcome, "If the attacker wins."]
    if_lost: Annotated[Outcome, "If the attack fails."]
    trials: Annotated[
        list[Trial], "For who fights: what one, two or three more cards would make of it."
    ]


class Branch(TypedDict):
    """One action that a line pays for."""

    action: LineAction
    what: Annotated[str | None, "The rank hired, the artefact or potion bought, the shape laid."]
    rank: Annotated[str | None, "Of the units that pay, where the player chooses it."]
    field: FieldName | None
    turned: Annotated[int | None, "How a laid card lies: quarter turns clockwise."]


class Missing(TypedDict):
    """What a line still needs."""

    units: int
    rank: Annotated[str | None, "Of these units; null: a Queen or a King."]
    or_higher: bool
    or_tools: Annotated[bool, "One Tools card can stand for them."]
    supply: int
    sacrifice: Annotated[bool, "For a Fanatic."]


class Laying(TypedDict):
    """What the viewer is laying; nobody else knows of it."""

    step: LayingStep
    cards: list[Card]
    branches: Annotated[list[Branch], "Of a line, the one being laid last."]
    missing: Missing | None


class OpenLine(TypedDict):
    """A complete line that takes effect, branch by branch."""

    player: int
    cards: list[Card]
    branches: list[Branch]
    done: Annotated[int, "Branches that were carried out."]


class Looking(TypedDict):
    """Cards the viewer sees for his decision alone."""

    at: Sight
    seat: Annotated[int | None, "Whose hand or Nation."]
    gate: int | None
    cards: list[Card]


class Turn(TypedDict):
    """Whose turn it is."""

    number: int
    seats: Annotated[list[int], "Who has the turn; nobody before the first one."]
    attacks: Annotated[int, "Announced in this turn."]


class TeamScore(TypedDict):
    """How a team stands."""

    points: int
    great_cities: Annotated[int, "Cities of level 4 or higher."]
    target: Annotated[int, "So many of them end the game."]


class BattaliaView(TypedDict):
    """Everything a viewer may know of a match of Battalia."""

    game: Literal["battalia"]
    viewer: Annotated[int, "A seat, or -1 for a spectator."]
    options: dict[str, Option]
    seats: int
    week: int
    day: int
    enlightened: Artefact
    matching: Artefact
    turn: Turn
    teams: list[list[int]]
    scores: Annotated[list[TeamScore], "In the order of `teams`."]
    order: Annotated[list[int], "Seats clockwise from the starting player."]
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
