"""A quick way to play on: what simulated players do until the turn is over.

It sees one step ahead with dice of its own, never with those of the game it plays in: otherwise
it would know what it is about to roll.
"""

from __future__ import annotations

from typing import Final, final

from stormark.bots.xibalba.dice import keep_or_roll
from stormark.bots.xibalba.tastes import NO_TASTES, deed_of
from stormark.bots.xibalba.value import Valuation
from stormark.games.xibalba import layout as L
from stormark.games.xibalba.effects.operations.todo import AgreedChange
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.state import warhost
from stormark.games.xibalba.turn.reorganize import Reorganize
from stormark.kernel.chance import FastChance
from stormark.kernel.compiling import i64, vec
from stormark.kernel.state import Io

LONGEST_CHAIN: Final = 12  # follow-up choices of one option that are played out
LONGEST_TURN: Final = 120  # decisions after which a simulated turn is broken off
MOST_ANSWERS: Final = 10  # options of a choice within an effect that are weighed


@final
class Policy:
    """Plays turns to their end; `steps` counts the options it has carried out."""

    def __init__(self, valuation: Valuation, seed: int, liked: vec[float] = NO_TASTES) -> None:
        self.valuation = valuation
        self.liked = liked  # by deed
        self.steps: i64 = 0
        self._tries = Io(FastChance(seed))

    def finish_turn(self, s: XibalbaState, io: Io) -> None:
        """Play on until the next turn has begun, or somebody has won."""
        turn = s.turn_no
        for _ in range(LONGEST_TURN):
            if s.winner >= 0 or s.turn_no != turn:
                return
            seat = s.top.decider(s)
            self.steps += 1
            s.apply(seat, self.choose(s, seat), io)

    def choose(self, s: XibalbaState, seat: i64) -> i64:
        """What a simulated player does next."""
        moves = s.moves(seat)
        if len(moves) == 1:
            return moves[0]
        first = L.verb_of(moves[0])
        if first == L.V_GATHER or first == L.V_EXCHANGE:
            return moves[0]
        if first == L.V_SPLIT:
            return split(s, seat, moves)
        last = L.verb_of(moves[len(moves) - 1])
        if last == L.V_ROLL:
            return keep_or_roll(s)
        if last == L.V_END:
            return self.act(s, seat, moves)
        return self.answer(s, seat, moves)

    def act(self, s: XibalbaState, seat: i64, moves: vec[i64]) -> i64:
        """The best step of the action phase, or its end if nothing is better."""
        best: i64 = L.V_END
        best_value = self.without_dice(s, seat)
        for option in moves:
            if worth_a_look(s, option):
                value = self.look(s, seat, option)
                if value > best_value:
                    best = option
                    best_value = value
        return best

    def answer(self, s: XibalbaState, seat: i64, moves: vec[i64]) -> i64:
        """The best of the choices within an effect or attack."""
        if isinstance(s.top, Reorganize):
            return simplest(s, moves)
        if len(moves) > MOST_ANSWERS or L.verb_of(moves[0]) == L.V_RESOLVE:
            return moves[0]
        if isinstance(s.top, AgreedChange):
            return moves[0]  # as bots do: nothing is gained by dreaming of what others allow
        best = moves[0]
        best_value = -1e9
        for option in moves:
            value = self.look(s, seat, option)
            if value > best_value:
                best = option
                best_value = value
        return best

    def without_dice(self, s: XibalbaState, seat: i64) -> float:
        """The log odds if the turn ends here."""
        after = s.copy()
        for kind in range(i64(L.KINDS)):
            after.action_dice[kind] = 0
        return self.valuation.odds(after, seat, (s.turn + 1) % s.seats)

    def look(self, s: XibalbaState, seat: i64, option: i64) -> float:
        """The log odds after one option, choices within it answered in the simplest way."""
        after = s.copy()
        self.steps += 1
        after.apply(seat, option, self._tries)
        for _ in range(LONGEST_CHAIN):
            if after.winner >= 0 or after.top.below is None or after.turn_no != s.turn_no:
                break
            deciding = after.top.decider(after)
            self.steps += 1
            after.apply(deciding, simplest(after, after.moves(deciding)), self._tries)
        if after.turn_no != s.turn_no and after.winner < 0:
            take_back_income(after, s, option)
        return self.valuation.odds(after, seat, (s.turn + 1) % s.seats) + self.taste(option)

    def taste(self, option: i64) -> float:
        """What the player likes about doing something."""
        return self.liked[deed_of(option)]


def take_back_income(after: XibalbaState, before: XibalbaState, option: i64) -> None:
    """The turn has ended by itself (X-ACTION-09): leave out what every end of the turn brings."""
    after.resources[after.turn] = before.resources[after.turn]
    if L.verb_of(option) != L.V_ATTACK and before.ark_owner >= 0:
        after.paragon[before.ark_owner] = before.paragon[before.ark_owner]


def worth_a_look(s: XibalbaState, option: i64) -> bool:
    """Whether a simulated player thinks about a step of the action phase at all."""
    verb = L.verb_of(option)
    if verb == L.V_ATTACK:
        if L.a_of(option):
            return True
        # nothing is gained by sparing symbols at the Ark
        return L.b_of(option) == s.action_dice[L.A1] and L.c_of(option) == s.action_dice[L.A2]
    return (
        verb == L.V_BUY
        or verb == L.V_ENTER
        or verb == L.V_PHARMACEUTICALS
        or verb == L.V_HARVEST
        or verb == L.V_UPGRADE
        or verb == L.V_ACTIVATE
    )


def simplest(s: XibalbaState, moves: vec[i64]) -> i64:
    """The first option; a re-organization ends as soon as it may."""
    last = moves[len(moves) - 1]
    if isinstance(s.top, Reorganize) and L.verb_of(last) == L.V_DONE:
        return last
    return moves[0]


def split(s: XibalbaState, seat: i64, moves: vec[i64]) -> i64:
    """Attack dice to conquer the Ark, a mix to hold it, resource dice without a soldier."""
    if s.ark_owner == seat:
        return moves[len(moves) // 2]
    return moves[len(moves) - 1] if s.piles[warhost(seat)] else moves[0]
