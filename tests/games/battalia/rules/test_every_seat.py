"""B-CSETUP-16, B-TURN-01, B-HERO-06: seats and heroes differ in nothing but their number.

Every scenario is played twice, the second time with everybody one seat further on and with his
heroes exchanged; then both tables go on with the same moves at random.  Positions, options and
results must stay the same.  With five players in teams everybody stays where he sits: the seats of
the three and the two are places at the table (B-RULING-104).
"""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from stormark.games.battalia import layout as L
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.game import result
from stormark.kernel.chance import Chance, FastChance
from stormark.kernel.refusal import Refusal
from stormark.kernel.scenario import ScenarioStep, load_scenario
from stormark.kernel.scenario_run import starting_position
from stormark.kernel.scripted import ScriptedChance
from stormark.kernel.step import read_text, take_all
from tests.games.battalia.table import GAME

FILES = sorted((Path(__file__).parents[4] / "scenarios" / "battalia").glob("*.toml"))
SHUFFLES = frozenset(range(len(L.STREAMS))) - {L.S_DIE, L.S_THEFT}
MOVES = 12

# Keys of a description: numbers of seats, numbers of heroes, one value for each hero.
SEATS = (
    *("start", "turn", "owner", "attacker", "defender", "order", "teams"),
    *("seat", "victim", "acting", "asked"),
)
HEROES = ("jumped", "bridged", "attacking_heroes", "defending_heroes", "hero", "bonus_hero")
BY_HERO = ("heroes", "boosters")
NUMBERED = ("move", "tributes", "entered_free")  # texts that may hold the number of a hero
HERO_IN_MOVE = re.compile(r"((?:move|retreat|tribute|(?:recruit|step) \S+) |^)([12])\b")
OTHER_MASK = {"heroes 1": "heroes 2", "heroes 2": "heroes 1"}


class Twins:
    """A table and its twin, whose players sit one seat further on and call their heroes 2 and 1."""

    def __init__(self, state: BattaliaState) -> None:
        self.seats = state.seats
        self.shift = 0 if state.seats == 5 and state.rules.team_mode else 1
        written = GAME.describe(state)
        self.here = GAME.position(written)  # its cards in the same order as those of the twin
        self.there = GAME.position(self.moved(written))

    def moved(self, value: Any, key: str = "") -> Any:
        """Words or numbers of the table in those of its twin."""
        if isinstance(value, dict):
            return {self.moved(name): self.moved(part, name) for name, part in value.items()}
        if isinstance(value, list):
            parts = [self.moved(part, key) for part in value]
            if key == "result":
                return parts[-self.shift :] + parts[: -self.shift] if self.shift else parts
            if key in ("hand", "table", *HEROES):
                return sorted(parts)
            return parts[::-1] if key in BY_HERO else parts
        if isinstance(value, str):
            seated = re.sub(r"(^p|(?<= )p|@)(\d)\b", self._next, value)
            return HERO_IN_MOVE.sub(other_hero, seated) if key in NUMBERED else seated
        if key in HEROES:
            return 3 - value if value else value
        return self.place(value - 1) + 1 if key in SEATS and value else value

    def place(self, seat: int) -> int:
        """Where the twin of a seat sits."""
        return (seat + self.shift) % self.seats

    def moved_moves(self, text: str) -> str:
        moves = [self.moved(move.strip(), "move") for move in text.split(";")]
        return "; ".join(OTHER_MASK.get(move, move) for move in moves)

    def _next(self, found: re.Match[str]) -> str:
        return f"{found[1]}{self.place(int(found[2]) - 1) + 1}"

    def do(self, seat: int, text: str, here: Chance, there: Chance) -> None:
        """The same move at both tables, refused at both or at none."""
        answer = self._try(self.here, seat, text, here)
        other = self._try(self.there, self.place(seat), self.moved_moves(text), there)
        if isinstance(answer, BattaliaState) and isinstance(other, BattaliaState):
            self.here, self.there = answer, other
        assert isinstance(answer, str) == isinstance(other, str)
        assert isinstance(answer, BattaliaState) or answer == other

    def _try(self, s: BattaliaState, seat: int, text: str, chance: Chance) -> BattaliaState | str:
        """The position after a move, or the rule that refuses it."""
        actions = read_text(GAME, s, seat, text)
        if isinstance(actions, Refusal):
            return actions.rule
        taken = take_all(GAME, s, seat, actions, chance)
        return taken.rule if isinstance(taken, Refusal) else taken[-1].state

    def compare(self) -> None:
        expected = self.moved(GAME.describe(self.here))
        found = GAME.describe(self.there)
        assert found == expected
        deciding = [self.place(seat) for seat in self.here.open_seats()]
        assert self.there.open_seats() == deciding
        for seat in self.here.open_seats() if not self.hero_missing() else []:
            open_here = [self.moved_moves(text) for text in notations(self.here, seat)]
            assert sorted(notations(self.there, self.place(seat))) == sorted(open_here)
        shares = self.here.returns()
        there = self.there.returns()
        assert [there[self.place(seat)] for seat in range(self.seats)] == shares

    def hero_missing(self) -> bool:
        """Whether somebody has no hero: he would recruit his first one at both tables."""
        heroes = self.here.heroes
        return any(max(heroes[2 * seat : 2 * seat + 2]) < 0 for seat in range(self.seats))

    def follow(self, step: ScenarioStep) -> None:
        seat = self.here.open_seats()[0] if step.seat is None else step.seat - 1
        here, there = (ScriptedChance(step.dice, result, FastChance(1), SHUFFLES) for _ in range(2))
        for text in step.do:
            self.do(seat, text, here, there)
        self.compare()

    def stroll(self, moves: int) -> None:
        """Moves at random; the dice fall alike at both tables."""
        chooser = random.Random(moves)
        here, there = FastChance(moves), FastChance(moves)
        for _ in range(moves):
            if not self.here.open_seats() or self.hero_missing():
                return
            seat = chooser.choice(self.here.open_seats())
            self.do(seat, chooser.choice(notations(self.here, seat)), here, there)
            self.compare()


def other_hero(found: re.Match[str]) -> str:
    return f"{found[1]}{3 - int(found[2])}"


def notations(s: BattaliaState, seat: int) -> list[str]:
    return [GAME.notation(action) for action in GAME.decision(s, seat).actions]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_rules_are_the_same_one_seat_further_on_and_for_the_other_hero(path: Path) -> None:
    for branch in load_scenario(path).branches:
        start = starting_position(path, {"battalia": GAME})
        assert isinstance(start, BattaliaState)
        if GAME.describe(start)["phase"] == "turn":
            twins = Twins(start)
            twins.compare()
            for step in branch.steps:
                twins.follow(step)
            twins.stroll(MOVES)
