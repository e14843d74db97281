"""A position of Battalia: plain data, cheap to copy.

Piles and frames are immutable values that are replaced, never changed; the map is a handful of
short lists.  Every seat has a thread of its own, so that the members of a team can act at once
(B-TEAM-09); the thread of the table leads through setup, days and checkpoints.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stormark.games.battalia import layout as L
from stormark.games.battalia.battle.record import Battle
from stormark.games.battalia.layout import Cards, Pairs
from stormark.games.battalia.procedure import Procedure
from stormark.games.battalia.survey import Survey
from stormark.games.battalia.tables import Rules
from stormark.kernel.chance import Chance, FastChance
from stormark.kernel.compiling import i64, vec
from stormark.kernel.event import ALL, Sink
from stormark.kernel.moves import Moves
from stormark.kernel.state import State

if TYPE_CHECKING:
    from stormark.games.battalia.purse import Purse

NONE: Final = Moves()
IDLE: Final[Chance] = FastChance(0)  # stands in while no option is being applied


class Position(State):
    """Everything about a game in progress except the secret seed."""

    __slots__ = (
        "ambush",
        "answered",
        "asking",
        "attacks",
        "battle",
        "bilkarr",
        "bilkarr_down",
        "bilkarr_rests",
        "bilkarr_right",
        "bridged",
        "chance",
        "chests",
        "concealed",
        "day",
        "draws",
        "exits",
        "faction",
        "fates",
        "flags",
        "great_rest",
        "great_up",
        "hand",
        "heroes",
        "hidden",
        "jumped",
        "known",
        "level",
        "limbo",
        "metamorpha",
        "nation",
        "open",
        "order",
        "owner",
        "place",
        "posts",
        "potion_drunk",
        "potion_empty",
        "potion_owner",
        "purses",
        "refill",
        "refuge",
        "rings",
        "royals",
        "rules",
        "seats",
        "shape",
        "shares",
        "sink",
        "somewhere",
        "spent_rings",
        "stack",
        "stardust",
        "stock",
        "storm",
        "storm_discard",
        "summoned",
        "supply",
        "survey",
        "table",
        "team",
        "team_of",
        "teams",
        "tents",
        "terrain",
        "threads",
        "tributes",
        "turn_no",
        "under_gate",
        "veteran",
        "week",
    )

    def __init__(self, rules: Rules, source: Position | None) -> None:
        self.rules = rules
        self.chance = IDLE
        self.sink: Sink | None = None
        self.seats = rules.seats
        if source is None:
            seats = rules.seats
            size = rules.board.size
            self.draws: vec[i64] = vec[i64]([0] * len(L.STREAMS))
            self.answered: vec[i64] = vec[i64]([0] * seats)
            # time and players
            self.day: i64 = 1
            self.week: i64 = 1
            self.turn_no: i64 = 0
            self.order: Cards = ()  # seats clockwise from the starting player
            self.teams: tuple[Cards, ...] = ()  # in the order of their turns
            self.team_of: Cards = ()
            self.team: i64 = 0  # index of the team whose turn it is
            self.shares: tuple[float, ...] = ()  # the result, once the game is over
            self.faction: Cards = (-1,) * seats
            # cards
            self.stock: list[Cards] = [()] * L.STACKS
            self.supply: i64 = 0
            self.stardust: i64 = 0
            self.chests: i64 = 0
            self.limbo: Cards = ()
            self.great_up: Cards = ()
            self.great_rest: Cards = ()
            self.fates: Cards = ()
            self.storm: Cards = ()
            self.storm_discard: Cards = ()
            self.under_gate: tuple[Cards, ...] = ((),) * L.FACTIONS
            self.royals: Cards = ()  # royal cards laid out
            self.hand: list[Cards] = [()] * seats
            self.nation: list[Cards] = [()] * seats
            self.refuge: list[Cards] = [()] * seats
            self.ambush: list[Cards] = [()] * seats
            self.table: list[Cards] = [()] * seats
            # of a tent the tent card, then its cards
            self.tents: tuple[tuple[Cards, ...], ...] = ((),) * seats
            # in a position as somebody sees it: famous cards of a deck that may be anywhere in it
            self.somewhere: tuple[Cards, ...] = ((),) * seats
            # the map
            self.place: vec[i64] = vec[i64]([L.EMPTY] * size)
            self.shape: vec[i64] = vec[i64]([L.X_SHAPE] * size)
            self.exits: vec[i64] = vec[i64]([0] * size)
            self.terrain: vec[i64] = vec[i64]([L.NEUTRAL] * size)
            self.owner: vec[i64] = vec[i64]([-1] * size)
            self.level: vec[i64] = vec[i64]([0] * size)
            self.hidden: Cards = ()  # undiscovered valley cards: field, building or -1
            # 2 * seat + number of the hero
            self.heroes: vec[i64] = vec[i64]([L.NO_FIELD] * (2 * seats))
            self.posts: tuple[Cards, ...] = ((),) * seats
            self.concealed: Pairs = ()  # field, seat
            self.metamorpha = L.NO_FIELD
            self.bilkarr = L.NO_FIELD
            self.bilkarr_down: i64 = 0  # direction of his next step
            self.bilkarr_right: i64 = 0
            self.bilkarr_rests = False
            self.summoned: Pairs = ()  # npc, seat
            # standing of players
            self.veteran: Cards = (0,) * seats  # 0 none, 1 veteran, 2 fallen
            self.rings: Cards = (-1,) * (2 * seats)  # target gate of a hero's storm booster
            self.spent_rings: Pairs = ()  # King's Bridge: seat, gate
            self.potion_owner: Cards = (-1,) * L.POTIONS
            self.potion_drunk: Cards = (0,) * L.POTIONS  # quarter turns of the marker
            self.potion_empty: Cards = (0,) * L.POTIONS
            # this turn
            self.flags: vec[i64] = vec[i64]([0] * seats)
            self.jumped: Cards = ()  # heroes
            self.tributes: Pairs = ()  # Metamorpha: hero, terrain
            self.bridged: Cards = ()  # heroes
            self.attacks: i64 = 0
            self.refill: i64 = 0  # mask of seats that draw up at the end of the turn
            # flow
            self.stack: tuple[Procedure, ...] = ()
            self.threads: list[tuple[Procedure, ...]] = [()] * seats
            self.battle: list[Battle | None] = [None] * seats
            # worked out when asked for, and forgotten when anything changes
            self.asking: i64 = -1  # seats and their threads, see `threads.py`
            self.known: i64 = 0  # a bit for each thread whose options are worked out ...
            self.open: list[Moves] = [NONE] * (seats + 1)  # ... and these, the table's last
            self.purses: list[Purse | None] = [None] * seats
            self.survey: Survey = Survey(seats, size)
        else:
            self.draws = source.draws[:]
            self.answered = source.answered[:]
            self.day = source.day
            self.week = source.week
            self.turn_no = source.turn_no
            self.order = source.order
            self.teams = source.teams
            self.team_of = source.team_of
            self.team = source.team
            self.shares = source.shares
            self.faction = source.faction
            self.stock = source.stock[:]
            self.supply = source.supply
            self.stardust = source.stardust
            self.chests = source.chests
            self.limbo = source.limbo
            self.great_up = source.great_up
            self.great_rest = source.great_rest
            self.fates = source.fates
            self.storm = source.storm
            self.storm_discard = source.storm_discard
            self.under_gate = source.under_gate
            self.royals = source.royals
            self.hand = source.hand[:]
            self.nation = source.nation[:]
            self.refuge = source.refuge[:]
            self.ambush = source.ambush[:]
            self.table = source.table[:]
            self.tents = source.tents
            self.somewhere = source.somewhere
            self.place = source.place[:]
            self.shape = source.shape[:]
            self.exits = source.exits[:]
            self.terrain = source.terrain[:]
            self.owner = source.owner[:]
            self.level = source.level[:]
            self.hidden = source.hidden
            self.heroes = source.heroes[:]
            self.posts = source.posts
            self.concealed = source.concealed
            self.metamorpha = source.metamorpha
            self.bilkarr = source.bilkarr
            self.bilkarr_down = source.bilkarr_down
            self.bilkarr_right = source.bilkarr_right
            self.bilkarr_rests = source.bilkarr_rests
            self.summoned = source.summoned
            self.veteran = source.veteran
            self.rings = source.rings
            self.spent_rings = source.spent_rings
            self.potion_owner = source.potion_owner
            self.potion_drunk = source.potion_drunk
            self.potion_empty = source.potion_empty
            self.flags = source.flags[:]
            self.jumped = source.jumped
            self.tributes = source.tributes
            self.bridged = source.bridged
            self.attacks = source.attacks
            self.refill = source.refill
            self.stack = source.stack
            self.threads = source.threads[:]
            self.battle = source.battle[:]
            self.asking = source.asking
            self.known = source.known
            self.open = source.open[:]
            self.purses = source.purses[:]
            self.survey = source.survey

    # --- tiny helpers that every rules file uses

    def map_changed(self) -> None:
        """Whatever follows from the map must be worked out again."""
        self.survey = Survey(self.seats, self.rules.board.size)

    def say(self, verb: i64, args: Cards, audience: i64 = ALL) -> None:
        """Emit an event.  Hot callers test `sink` themselves before they build the tuple."""
        if self.sink is not None:
            self.sink.emit(verb, args, audience)

    def shuffled(self, stream: i64, cards: Cards) -> Cards:
        """The cards in another order, by a named stream."""
        mixed = list(cards)
        self.chance.shuffle(stream, self.draws[stream], mixed)
        self.draws[stream] += max(len(mixed) - 1, 0)
        return tuple(mixed)

    def random(self, stream: i64, bound: i64) -> i64:
        index = self.draws[stream]
        self.draws[stream] = index + 1
        return self.chance.draw(stream, index, bound)

    def roll(self) -> i64:
        """The six-sided die (B-CCOMP-16)."""
        return self.random(L.S_DIE, 6) + 1
