"""What a scenario asks somebody who likes to think: [puzzle] of a file (docs/puzzles.md)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stormark.kernel.fields import bounded, expect, inside, numbers, only, read, texts
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.refusal import InputError
from stormark.kernel.scenario_teach import bilingual

DIFFICULTIES: Final = range(1, 6)  # from easy to hard
_PUZZLE_KEYS: Final = (
    *("seat", "kind", "difficulty", "plan", "key", "also", "chance", "ask", "why", "rival"),
    "proof",
)
_RIVAL_KEYS: Final = ("plan", "chance", "why")
_PROOF_KEYS: Final = ("trials", "seeds", "found")


@dataclass(frozen=True)
class Rival:
    """Another plan, how often it wins, and why it is worse."""

    plan: tuple[str, ...]
    chance: float
    why: dict[str, str]


@dataclass(frozen=True)
class Proof:
    """How the chances were found, so that it can be done again."""

    trials: int  # for each plan and seed
    seeds: tuple[int, ...]
    found: str  # the command whose games the position comes from; empty: it was made up


@dataclass(frozen=True)
class Puzzle:
    """The head of a scenario that asks for the best plan."""

    seat: int  # numbered from 1
    kind: str  # what it is about, in the words of the game
    difficulty: int
    plan: tuple[str, ...]  # moves of the seat; what others answer lies between them
    key: tuple[str, ...]  # those of them that matter: whoever has made them has found it
    also: tuple[tuple[str, ...], ...]  # other plans that are as good
    chance: float  # to win with it
    ask: dict[str, str]  # what the situation is, and what is asked
    why: dict[str, str]  # said to whoever has found it
    rivals: tuple[Rival, ...]  # the next best plans, the better ones first
    proof: Proof

    @property
    def gap(self) -> float:
        """By how much the plan is better than the next one."""
        return self.chance - self.rivals[0].chance


def read_puzzle(data: JsonDict) -> Puzzle | None:
    """[puzzle] of a file, if it has one."""
    if "puzzle" not in data:
        return None
    place = "puzzle"
    table: JsonDict = expect(data["puzzle"], dict, place)
    only(table, _PUZZLE_KEYS, place)
    plan = _plan(table, place)
    puzzle = Puzzle(
        seat=_seat(table, place),
        kind=read(table, "kind", str, place),
        difficulty=bounded(
            read(table, "difficulty", int, place),
            inside(place, "difficulty"),
            DIFFICULTIES[0],
            DIFFICULTIES[-1],
        ),
        plan=plan,
        key=_plan(table, place, "key") if "key" in table else plan,
        also=_also(table, place),
        chance=_chance(table, place),
        ask=bilingual(table, "ask", place),
        why=bilingual(table, "why", place),
        rivals=_rivals(table, place),
        proof=_proof(read(table, "proof", dict, place), inside(place, "proof")),
    )
    for move in puzzle.key:
        if move not in plan:
            raise InputError("puzzle-key", inside(place, "key"), found=move)
    for index, rival in enumerate(puzzle.rivals):
        before = puzzle.rivals[index - 1].chance if index else puzzle.chance
        if rival.chance > before:
            raise InputError("puzzle-rival-better", f"puzzle.rival[{index}].chance")
    return puzzle


def _seat(table: JsonDict, place: str) -> int:
    seat = read(table, "seat", int, place)
    if seat < 1:
        raise InputError("scenario-seat", inside(place, "seat"), seat=seat)
    return seat


def _plan(table: JsonDict, place: str, key: str = "plan") -> tuple[str, ...]:
    moves = texts(read(table, key, list, place), inside(place, key))
    if not moves:
        raise InputError("field-empty", inside(place, key), key=key)
    return tuple(moves)


def _also(table: JsonDict, place: str) -> tuple[tuple[str, ...], ...]:
    here = inside(place, "also")
    items: list[Json] = read(table, "also", list, place, [])
    return tuple(tuple(texts(item, f"{here}[{index}]")) for index, item in enumerate(items))


def _chance(table: JsonDict, place: str) -> float:
    chance = read(table, "chance", float, place)
    if not 0.0 <= chance <= 1.0:
        raise InputError("puzzle-chance", inside(place, "chance"), found=chance)
    return chance


def _rivals(table: JsonDict, place: str) -> tuple[Rival, ...]:
    here = inside(place, "rival")
    items: list[Json] = read(table, "rival", list, place)
    if not items:
        raise InputError("field-empty", here, key="rival")
    return tuple(_rival(item, f"{here}[{index}]") for index, item in enumerate(items))


def _rival(item: Json, place: str) -> Rival:
    table: JsonDict = expect(item, dict, place)
    only(table, _RIVAL_KEYS, place)
    return Rival(_plan(table, place), _chance(table, place), bilingual(table, "why", place))


def _proof(table: JsonDict, place: str) -> Proof:
    only(table, _PROOF_KEYS, place)
    trials = bounded(read(table, "trials", int, place), inside(place, "trials"), 1, 1_000_000)
    seeds = numbers(read(table, "seeds", list, place), inside(place, "seeds"))
    if not seeds:
        raise InputError("field-empty", inside(place, "seeds"), key="seeds")
    return Proof(trials, tuple(seeds), read(table, "found", str, place))
