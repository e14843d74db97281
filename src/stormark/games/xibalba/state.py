"""A position of Xibalba: plain data, cheap to copy.

Piles, procedures, lasting effects and sums are immutable values that are replaced, never
changed, so that `copy()` copies a handful of short lists and shares everything else.
"""

from __future__ import annotations

from typing import Final, final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.procedure import OVER, Procedure, link
from stormark.games.xibalba.records import Lasting, PastMoment
from stormark.games.xibalba.sums import Sums
from stormark.games.xibalba.tables import SIDES, Tables
from stormark.kernel.chance import Chance, FastChance
from stormark.kernel.compiling import i64, vec
from stormark.kernel.event import ALL, Sink
from stormark.kernel.state import State

NOTHING: Final = ()
IDLE: Final[Chance] = FastChance(0)  # stands in while no option is being applied


@final
class Attack:
    """The attack under way (X-ATTACK-20): its dice, target and what effects added to it.

    A value like a procedure: atoms put another one in its place.
    """

    __slots__ = (
        "attacks",
        "blocked",
        "blocker",
        "criticals",
        "from_ark",
        "power",
        "seat",
        "soldier",
        "survived",
        "target",
        "unblockable",
    )

    def __init__(
        self,
        seat: i64,
        soldier: i64,
        target: i64,
        attacks: i64,
        criticals: i64,
        from_ark: bool = False,
        power: i64 = 0,
        unblockable: bool = False,
        blocked: bool = False,
        blocker: i64 = -1,
        survived: bool = True,
    ) -> None:
        self.seat = seat
        self.soldier = soldier
        self.target = target  # -1 the soldier in the Ark, else the seat of a base
        self.attacks = attacks  # dice showing an attack symbol
        self.criticals = criticals
        self.from_ark = from_ark
        self.power = power
        self.unblockable = unblockable
        self.blocked = blocked
        self.blocker = blocker
        self.survived = survived  # the blocker was not destroyed

    def copy(self) -> Attack:
        return Attack(
            self.seat,
            self.soldier,
            self.target,
            self.attacks,
            self.criticals,
            self.from_ark,
            self.power,
            self.unblockable,
            self.blocked,
            self.blocker,
            self.survived,
        )

    def with_dice(self, attacks: i64, criticals: i64) -> Attack:
        changed = self.copy()
        changed.attacks = attacks
        changed.criticals = criticals
        return changed

    def made_unblockable(self) -> Attack:
        changed = self.copy()
        changed.unblockable = True
        return changed

    def with_power(self, power: i64) -> Attack:
        changed = self.copy()
        changed.power = power
        return changed

    def blocked_by(self, soldier: i64) -> Attack:
        changed = self.copy()
        changed.blocked = True
        changed.blocker = soldier
        return changed

    def without_blocker(self) -> Attack:
        """The blocker was destroyed."""
        changed = self.copy()
        changed.survived = False
        return changed


class Position(State):
    """Everything about a game in progress except the secret seed.

    `XibalbaState` (in `engine.py`) adds the rules; this class only knows its parts.
    """

    __slots__ = (
        "action_dice",
        "active",
        "answered",
        "apocalypse",
        "ark",
        "ark_owner",
        "aside",
        "attack",
        "attackers",
        "chance",
        "committed",
        "dice",
        "dirty",
        "draws",
        "faction",
        "known",
        "lasting",
        "level",
        "life",
        "market",
        "moments",
        "open",
        "paragon",
        "phase",
        "piles",
        "rerolled",
        "resolved",
        "resolving",
        "resources",
        "rolled",
        "seats",
        "sink",
        "spent",
        "sums",
        "tables",
        "target",
        "top",
        "turn",
        "turn_no",
        "upgrades",
        "uses",
        "winner",
    )

    def __init__(self, tables: Tables, source: Position | None) -> None:
        self.tables = tables
        self.chance = IDLE
        self.sink: Sink | None = None
        if source is None:
            self.seats: i64 = 0
            self.apocalypse = False
            self.target: i64 = 0
            self.turn: i64 = 0  # the current player
            self.turn_no: i64 = 0
            self.phase: i64 = L.EFFECT_PHASE
            self.winner: i64 = -1
            self.ark: i64 = -1  # the soldier in the Ark
            self.ark_owner: i64 = -1  # -1: nobody (X-ARK-20)
            self.life: i64 = 0
            self.resolving: i64 = -1  # the event being resolved (X-COMP-21)
            self.rerolled: i64 = 0  # re-rolls made in this dice phase
            self.rolled = False  # the initial roll of this turn is over
            self.draws: vec[i64] = vec[i64]([0] * len(L.STREAMS))
            self.answered: vec[i64] = vec[i64]()
            self.faction: vec[i64] = vec[i64]()  # never changed after setup
            self.resources: vec[i64] = vec[i64]()
            self.paragon: vec[i64] = vec[i64]()
            self.level: vec[i64] = vec[i64]()
            self.upgrades: vec[i64] = vec[i64]()  # upgrades made in the current round
            self.piles: list[tuple[int, ...]] = []  # the last card of a pile is its top
            self.market: vec[i64] = vec[i64]([-1] * L.MARKET_SLOTS)
            # the dice pool: blanks before the initial roll
            self.dice: vec[i64] = vec[i64]([0] * L.KINDS)
            self.action_dice: vec[i64] = vec[i64]([0] * L.KINDS)
            self.committed: tuple[int, ...] = L.NO_DICE  # named for the attack under way
            self.aside: tuple[int, ...] = L.NO_DICE  # chosen by the effect under way (G5)
            # dice used or removed in this turn (X-ACTION-13)
            self.spent: vec[i64] = vec[i64]([0] * L.KINDS)
            self.top: Procedure = OVER  # the procedure that goes on next
            self.lasting: tuple[Lasting, ...] = ()  # effects in force for a while
            self.uses: tuple[int, ...] = ()  # one entry per use of a limited item in this turn
            self.resolved: tuple[int, ...] = ()  # cards whose EFFECT or DICE effect was resolved
            self.attackers: tuple[int, ...] = ()  # one entry per attack made in this turn
            self.moments: tuple[PastMoment, ...] = ()  # those seen "the first time" only
            self.attack: Attack | None = None
            self.dirty = True  # sums and active cards must be worked out again
            self.sums: list[Sums] = []  # what effects add up to, by seat
            self.active: list[tuple[int, ...]] = []  # effective active cards by seat
            self.known = False  # the options of the open decision are worked out ...
            self.open: vec[i64] = vec[i64]()  # ... and these
        else:
            self.seats = source.seats
            self.apocalypse = source.apocalypse
            self.target = source.target
            self.turn = source.turn
            self.turn_no = source.turn_no
            self.phase = source.phase
            self.winner = source.winner
            self.ark = source.ark
            self.ark_owner = source.ark_owner
            self.life = source.life
            self.resolving = source.resolving
            self.rerolled = source.rerolled
            self.rolled = source.rolled
            self.draws = source.draws[:]
            self.answered = source.answered[:]
            self.faction = source.faction
            self.resources = source.resources[:]
            self.paragon = source.paragon[:]
            self.level = source.level[:]
            self.upgrades = source.upgrades[:]
            self.piles = source.piles[:]
            self.market = source.market[:]
            self.dice = source.dice[:]
            self.action_dice = source.action_dice[:]
            self.committed = source.committed
            self.aside = source.aside
            self.spent = source.spent[:]
            self.top = source.top
            self.lasting = source.lasting
            self.uses = source.uses
            self.resolved = source.resolved
            self.attackers = source.attackers
            self.moments = source.moments
            self.attack = source.attack
            self.dirty = source.dirty
            self.sums = source.sums
            self.active = source.active
            self.known = source.known
            self.open = source.open

    def copy(self) -> Position:
        raise NotImplementedError

    # --- tiny helpers that every rules file uses

    def say(self, verb: i64, args: tuple[int, ...], audience: i64 = ALL) -> None:
        """Emit an event.  Hot callers test `sink` themselves before they build the tuple."""
        if self.sink is not None:
            self.sink.emit(verb, args, audience)

    # --- the stack of procedures

    def begin(self, procedure: Procedure) -> None:
        """Put the first procedure on the empty stack, or follow on the only one."""
        self.top = procedure

    def push(self, procedure: Procedure) -> None:
        """Put a procedure on top of the one under way, which goes on when it is over."""
        procedure.below = self.top
        self.top = procedure

    def replace(self, procedure: Procedure) -> None:
        """Let a procedure take the place of the one on top."""
        procedure.below = self.top.below
        self.top = procedure

    def pop(self) -> None:
        """The procedure on top is over."""
        below = self.top.below
        assert below is not None
        self.top = below

    def goto(self, step: i64) -> None:
        """Move the procedure on top to another step."""
        self.replace(self.top.at(step))

    @property
    def stack(self) -> tuple[Procedure, ...]:
        """The procedures under way, the one on top last."""
        found: list[Procedure] = []
        at: Procedure | None = self.top
        while at is not None and at is not OVER:
            found.append(at)
            at = at.below
        found.reverse()
        return tuple(found)

    @stack.setter
    def stack(self, procedures: tuple[Procedure, ...]) -> None:
        self.top = link(procedures)

    # --- chance

    def roll(self, die: i64) -> i64:
        """Roll one die: the kind it shows."""
        index = self.draws[die]
        self.draws[die] = index + 1
        return self.tables.sides[SIDES * die + self.chance.draw(die, index, SIDES)]

    def shuffle(self, stream: i64, cards: list[int]) -> None:
        """Shuffle a pile by a named stream."""
        self.chance.shuffle(stream, self.draws[stream], cards)
        self.draws[stream] += max(len(cards) - 1, 0)

    def life_max(self) -> i64:
        """LPMAX (X-ARK-10, X-APOC-08)."""
        if self.apocalypse:
            return self.tables.life_max_apocalypse
        return self.tables.life_max_two if self.seats == 2 else self.tables.life_max_more


def warhost(seat: i64) -> i64:
    """Index of a seat's Warhost among the piles."""
    return L.BASES + L.BASE_PILES * seat
