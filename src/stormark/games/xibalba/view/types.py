"""What a viewer is shown of Xibalba, as types: the one declaration of the view.

The JSON schema, the types of the client and the page for authors of bots are made from it
(`python -m stormark.server.protocol.write`).  Everything is in words: cards by their id, with #1,
#2 where there are copies; seats counted from 0; dice by the face they show.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

CardType = Literal["soldier", "civilian", "structure", "event"]
Face = Literal["R-", "R1", "R2", "R3", "A-", "A", "C", "G-", "G1", "G2"]
Phase = Literal["effect", "dice", "action", "end"]
BasePlace = Literal["warhost", "field.1", "field.2", "field.3", "field.4"]
CommonAction = Literal[
    "discard",
    "reorganize",
    "pharmaceuticals",
    "weapon_technology",
    "tactical_assault",
    "harvest",
    "upgrade",
]
Until = Literal["turn_end", "your_next_turn", "end_of_your_next_turn", "attack_end"]
Stage = Literal[
    "power",
    "block",
    "blocked",
    "blocker-done",
    "hit",
    "addon",
    "loot",
    "looted",
    "finish",
    "over",
]
Why = Literal[
    "printed",
    "card",
    "lasting",
    "mode",
    "life",
    "symbols",
    "criticals",
    "limit",
    "earlier",
    "effect",
]


class Part(TypedDict):
    """One thing that counts towards a sum."""

    why: Annotated[
        Why,
        "printed: on the card or base; card: an effect of an active card; lasting: an effect in "
        "force for a while; mode: Apocalypse mode; life: life points; symbols, criticals: dice; "
        "limit: what a floor or a cap takes back; earlier: what has changed since; effect: "
        "what answers to it.",
    ]
    amount: int
    card: NotRequired[Annotated[str, "The card whose effect it is."]]


class Sum(TypedDict):
    """A value and what it is made of: the amounts of its parts add up to the total."""

    total: int
    parts: list[Part]


class Turn(TypedDict):
    """Whose turn it is."""

    number: int
    seat: int
    phase: Phase


class Ark(TypedDict):
    """The Ark and the soldier in it."""

    card: Annotated[str | None, "null: it is empty."]
    owner: Annotated[int | None, "The seat that controls it; null: nobody."]
    life: int
    life_max: int
    income_dice: Annotated[int, "Paragon dice its controller rolls after every turn."]
    income_more: Annotated[int, "Paragon that comes with them in Apocalypse mode."]


class Deck(TypedDict):
    """A deck with its discard pile."""

    size: int
    discard_size: int
    discard_top: str | None
    discard: NotRequired[
        Annotated[list[str], "Bottom to top, while the viewer may choose any card of it."]
    ]


class Pile(TypedDict):
    """The Warhost or an add-on field."""

    size: int
    top: Annotated[str | None, "The active card."]
    locked: Annotated[bool, "The level of the base does not reach so far."]
    disabled: Annotated[bool, "A lasting effect has made the active card ineffective."]
    cards: NotRequired[Annotated[list[str], "Bottom to top; only in one's own base."]]


class Blocking(TypedDict):
    """A block by the soldier on top, with everything that follows by itself."""

    card: str
    resistance: int
    falls: Annotated[
        Literal["yes", "no", "open"], "Whether it is destroyed; open: a choice or a roll decides."
    ]


class Aim(TypedDict):
    """An attack on a target with certain dice, and every effect that answers to it by itself."""

    attacks: Annotated[int, "Dice that show an attack symbol."]
    criticals: Annotated[int, "Dice that show a critical hit."]
    power: int
    needed: Annotated[int, "What it has to reach: life points or resistance."]
    succeeds: Annotated[bool, "It does, after what the target takes off and without a block."]
    blocker: Annotated[Blocking | None, "What a block would do; null: nobody can block."]
    open: Annotated[bool, "A choice or a roll may change that before the power is fixed."]


class Conquest(TypedDict):
    """How a soldier holds the Ark after taking it, with everything that follows by itself."""

    life: int
    income_dice: Annotated[int, "Paragon dice it rolls after every turn then."]
    income_more: Annotated[int, "Paragon that comes with them in Apocalypse mode."]
    open: Annotated[bool, "A choice or a roll may change that."]


class Odds(TypedDict):
    """What a roll of Paragon dice can bring, in thousandths, rounded."""

    amounts: Annotated[list[int], "How likely it is to gain 0, 1, 2 ... Paragon."]
    wins: Annotated[int, "How likely it is to win the game with that."]


class Prospect(TypedDict):
    """A target that is open to the attacker now, and what follows a success."""

    target: Annotated[Literal["ark"] | int, "The Ark, or the seat whose base it is."]
    needed: Annotated[Sum, "What the power has to reach: life points or resistance."]
    held_off: Annotated[int, "What the target takes off the power."]
    paragon_dice: Annotated[int, "Dice the attacker then rolls, for the reward or for loot."]
    odds: Odds
    addons: Annotated[list[BasePlace], "Places whose active card could then be destroyed."]
    most: Annotated[int, "The most that can be rolled or looted, whatever is destroyed first."]
    aims: Annotated[list[Aim], "Every choice of dice."]


class Attacker(TypedDict):
    """The soldier that would attack now, and what its attack is worth."""

    card: str
    power: Annotated[Sum, "For each symbol."]
    critical: Annotated[Sum, "More for each critical hit."]
    bonus: Annotated[Sum, "Once for the whole attack."]
    targets: Annotated[list[Prospect], "To oneself in one's action phase: what it may attack."]
    conquest: NotRequired[
        Annotated[Conquest, "To oneself in one's action phase, where it can take the Ark."]
    ]


class Blocker(TypedDict):
    """The soldier that would block."""

    card: str
    resistance: Sum


class Player(TypedDict):
    """A player and the base."""

    seat: int
    faction: str
    level: int
    resources: int
    gatherable: Annotated[int, "In one's own turn: what gathering every die would bring."]
    paragon: int
    resistance: Annotated[Sum, "Of the base."]
    productivity: Annotated[Sum, "Of the next turn: what is over by then does not count."]
    attacker: Attacker | None
    blocker: Blocker | None
    costs: Annotated[
        dict[CommonAction, Sum | None], "Of the common actions; null: not possible any more."
    ]
    prices: Annotated[dict[CardType, list[Sum | None]], "Of the cards in the market, slot by slot."]
    upgraded: Annotated[int, "Upgrades made in this round."]
    piles: dict[BasePlace, Pile]


class Dice(TypedDict):
    """The dice of the current player."""

    pool: Annotated[list[Face], "The dice pool, in the dice phase."]
    action: Annotated[list[Face], "The action pool."]
    attacking: Annotated[list[Face], "Named for the attack under way."]
    aside: Annotated[list[Face], "Chosen by the effect under way; they come back."]
    spent: Annotated[list[Face], "Used or removed in this turn."]
    rolled: bool
    size: Annotated[Sum, "How many dice the pool has."]
    rerolls: Annotated[Sum, "How often it may be rolled again in a dice phase."]
    rerolled: int


class Loot(TypedDict):
    """What a successful attack on a base can loot."""

    paragon_dice: int
    odds: Odds
    open: Annotated[bool, "A choice or a roll may still change that."]


class Stake(TypedDict):
    """What an attack is up against, and what follows if its power suffices."""

    what: Literal["ark", "base", "blocker"]
    power: Annotated[int, "What counts of the attack's power."]
    needed: Annotated[Sum, "What it has to reach: life points or resistance."]
    succeeds: bool
    paragon_dice: Annotated[int, "Dice the attacker then rolls, for the reward or for loot."]
    odds: Odds
    addons: Annotated[list[BasePlace], "Places whose active card could then be destroyed."]
    open: Annotated[bool, "A choice or a roll may still change that."]
    after: NotRequired[
        Annotated[dict[BasePlace, Loot], "What can be looted once the card there is destroyed."]
    ]


class Attack(TypedDict):
    """The attack under way."""

    seat: int
    soldier: str
    from_ark: bool
    target: Annotated[Literal["ark"] | int, "The Ark, or the seat whose base it is."]
    attacks: int
    criticals: int
    power: Sum
    fixed: Annotated[bool, "The effects it triggers are over: its power stays."]
    unblockable: bool
    blocker: str | None
    stage: Annotated[Stage, "How far it has come."]
    stakes: Annotated[list[Stake], "Where a block is open: with it first, then without."]


class Lasting(TypedDict):
    """An effect that stays in force for a while."""

    card: str
    owner: Annotated[int, "Whose effect it is."]
    players: Annotated[list[int], "The seats it holds for."]
    effect: Annotated[str, "The operation, in the words of content packs."]
    amount: int
    on: Annotated[str | None, "The card it is on, where it is on one."]
    uses: Annotated[int, "Purchases it still holds for; 0: any number."]
    until: Until


class Looking(TypedDict):
    """Somebody looks at the top cards of a deck; only that player sees them."""

    seat: int
    deck: CardType
    count: int
    cards: NotRequired[Annotated[list[str], "Those that are still to be sorted."]]
    top_cards: NotRequired[Annotated[list[str], "On top of the deck, the last one uppermost."]]
    bottom_cards: NotRequired[Annotated[list[str], "At its bottom, the last one lowest."]]


class Arranging(TypedDict):
    """Somebody re-organizes the base; only that player sees how."""

    seat: int
    piles: NotRequired[Annotated[dict[BasePlace, list[str]], "Bottom to top."]]
    lifted: NotRequired[Annotated[list[str], "Cards that were moved already."]]


class XibalbaView(TypedDict):
    """Everything a viewer may know of a match of Xibalba."""

    game: Literal["xibalba"]
    viewer: Annotated[int, "A seat, or -1 for a spectator."]
    seats: int
    mode: Literal["normal", "apocalypse"]
    target: Annotated[int, "The Paragon that wins."]
    turn: Turn
    winner: int | None
    deciding: Annotated[list[int], "The seats that the game waits for."]
    ark: Ark
    market: Annotated[dict[CardType, list[str | None]], "Slot by slot; null: empty."]
    decks: dict[CardType, Deck]
    players: list[Player]
    dice: Dice
    resolving: Annotated[str | None, "The event card being resolved."]
    placing: Annotated[list[str], "Cards that were gained and wait for a field."]
    attack: Attack | None
    lasting: list[Lasting]
    looking: Looking | None
    arranging: Arranging | None
