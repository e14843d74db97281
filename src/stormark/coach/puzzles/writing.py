"""From a find to a file: the position is dealt anew, the puzzle tried out, and put into words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, TypeVar

from stormark.bots import make_bot
from stormark.coach.puzzles.attempt import Attempt
from stormark.coach.puzzles.collection import PuzzleFile
from stormark.coach.puzzles.kit import Plan, PuzzleKit
from stormark.coach.puzzles.mining import CERTAIN, GAP, SEEDS, TRIALS, Find, dealt
from stormark.coach.puzzles.moves import moves_of
from stormark.coach.puzzles.proof import mean, prove
from stormark.coach.puzzles.prospecting import WEAKER
from stormark.coach.puzzles.verdict import verdict_of
from stormark.coach.puzzles.wording import Teller, Words
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Game
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.refusal import Refusal
from stormark.kernel.scenario import Scenario
from stormark.kernel.scenario_puzzle import DIFFICULTIES, Proof, Puzzle, Rival
from stormark.kernel.scenario_write import NO_RULE_NAMED, is_describable, without_results
from stormark.kernel.simulator import Simulator
from stormark.kernel.state import State
from stormark.kernel.step import read_text
from stormark.kernel.toml_text import toml_file

T = TypeVar("T")
WIN: Final = "win"
SOLVERS: Final = (*WEAKER, "expert", "expert", "expert")  # by seed, the experts differ
"""Who tries a puzzle before people do: it is as hard as many of them do not find it."""
LONGEST_TRY: Final = 80  # moves
MOST_PROOFS: Final = 3


@dataclass(frozen=True)
class Written:
    """Where a find is written down: a position of which all is known, under a name."""

    game: Game[Any]
    kit: PuzzleKit
    position: State
    name: str
    found: str

    def file(self, find: Find) -> PuzzleFile | None:
        """The puzzle without words; None where the position does not allow one of the plans."""
        plan = self._moves(find.seat, find.plan)
        rivals = [self._moves(find.seat, rival) for rival, _ in find.rivals]
        also = [self._moves(find.seat, other) for other in find.also]
        if not plan or not rivals or not all((*rivals, *also)):
            return None
        key = [plan[at] for at in places(find.plan, find.key)]
        actions = [self.game.expand(self.position, find.seat, move)[0] for move in key]
        decision = self.game.decision(self.position, find.seat).kind
        wins = find.chance > CERTAIN
        puzzle = Puzzle(
            seat=find.seat + 1,
            kind=WIN if wins else self.kit.kind(actions, decision),
            difficulty=DIFFICULTIES[0],
            plan=plan,
            key=plan if wins else tuple(key),
            also=tuple(also),
            chance=find.chance,
            ask={},
            why={},
            rivals=tuple(
                Rival(moves, chance, {})
                for moves, (_, chance) in zip(rivals, find.rivals, strict=True)
            ),
            proof=Proof(TRIALS, SEEDS, self.found),
        )
        given = without_results(self.game.describe(self.position))
        path, game = Path(f"{self.name}.toml"), self.game.spec.id
        scenario = Scenario(path, game, (NO_RULE_NAMED,), {}, {}, None, given, (), None, puzzle)
        return PuzzleFile(self.name, scenario, puzzle)

    def _moves(self, seat: int, plan: Plan) -> tuple[str, ...]:
        """In notation; none if the position does not allow them all."""
        return tuple(moves_of(self.game, self.kit, self.position, seat, plan) or ())


def puzzle_from(
    game: Game[Any],
    kit: PuzzleKit,
    find: Find,
    name: str,
    teller: Teller,
    found: str,
    solvers: Sequence[str] = SOLVERS,
) -> PuzzleFile | None:
    """The puzzle of a find; None where its position or its plan cannot be written down.

    Its chances are those that its proof gives for the position as it is dealt.
    """
    position = dealt(game, find.seen, find.seat, 1)
    if not is_describable(game, position):
        return None
    written = Written(game, kit, position, name, found)
    find = replace(find, rivals=teller.unlike(find, position))
    return finished(written, find, teller, solvers)


def finished(
    written: Written, find: Find, teller: Teller, solvers: Sequence[str]
) -> PuzzleFile | None:
    """The proof, those who try it, and the words; None where it is no puzzle."""
    game, kit, position = written.game, written.kit, written.position
    settled = confirmed(written, find)
    draft = None if settled is None else written.file(settled)
    if settled is None or draft is None:
        return None
    if draft.puzzle.kind == WIN and not wins(game, kit, draft):
        return None  # it only begins what wins in the end
    missed = [not solves(game, kit, draft, bot, seed) for seed, bot in enumerate(solvers, start=1)]
    if not any(missed[: len(WEAKER)]):
        return None  # who sees one step ahead finds it
    return _worded(draft, teller.words(settled, position, draft.puzzle.kind), sum(missed))


def confirmed(written: Written, find: Find) -> Find | None:
    """The find with the chances of its proof; None where the plan is not clearly ahead there.

    The proof compares plans in the order of the file, the better rivals first: where it gives
    another order, it is done again with that one.
    """
    for _ in range(MOST_PROOFS):
        draft = written.file(find)
        if draft is None:
            return None
        again = prove(written.game, draft, kit=written.kit)
        if again.least_gap < GAP:
            return None
        plans = [plan for plan, _ in find.rivals]
        rivals = list(zip(plans, map(mean, again.rivals), strict=True))
        ordered = sorted(rivals, key=lambda rival: -rival[1])
        find = replace(find, chance=mean(again.plan), rivals=tuple(ordered))
        if ordered == rivals:
            return find
    return None


def wins(game: Game[Any], kit: PuzzleKit, file: PuzzleFile) -> bool:
    """Whether the match is won with the last move of the plan."""
    attempt = Attempt(game, file, kit)
    for move in file.puzzle.plan:
        actions = read_text(attempt.game, attempt.state, attempt.seat, move)
        if isinstance(actions, Refusal) or isinstance(attempt.replay(actions), Refusal):
            return False
    return attempt.won


def solves(game: Game[Any], kit: PuzzleKit, file: PuzzleFile, name: str, seed: int) -> bool:
    """Whether a bot finds the plan."""
    bot = make_bot(name, seed, game.spec.id)
    attempt = Attempt(game, file, kit)
    for step in range(LONGEST_TRY):
        seen = attempt.game.seen_by(attempt.state, attempt.seat)
        simulator = Simulator(attempt.game, seen, attempt.seat, FastChance(seed + step))
        decision = attempt.game.decision(attempt.state, attempt.seat)
        attempt.act(bot.choose(attempt.game.show(seen, attempt.seat), decision, simulator))
        word = verdict_of(attempt).word
        if word != "on" or attempt.over:
            return word == "right"
    return False


def text_of(file: PuzzleFile) -> str:
    """The file of a puzzle."""
    scenario, puzzle = file.scenario, file.puzzle
    head: JsonDict = {
        "game": scenario.game,
        "title": _texts(scenario.title),
        "rules": list(scenario.rules),
    }
    told: JsonDict = {
        "seat": puzzle.seat,
        "kind": puzzle.kind,
        "difficulty": puzzle.difficulty,
        "plan": list(puzzle.plan),
        "key": list(puzzle.key),
        "also": [list(plan) for plan in puzzle.also],
        "chance": puzzle.chance,
        "ask": _texts(puzzle.ask),
        "why": _texts(puzzle.why),
    }
    rivals: list[tuple[str, JsonDict]] = [
        (
            "[[puzzle.rival]]",
            {"plan": list(rival.plan), "chance": rival.chance, "why": _texts(rival.why)},
        )
        for rival in puzzle.rivals
    ]
    proof: JsonDict = {
        "trials": puzzle.proof.trials,
        "seeds": list(puzzle.proof.seeds),
        "found": puzzle.proof.found,
    }
    given = scenario.given
    tables = {key: value for key, value in given.items() if isinstance(value, dict)}
    plain = {key: value for key, value in given.items() if key not in tables}
    return toml_file(
        [
            ("", head),
            ("[puzzle]", told),
            *rivals,
            ("[puzzle.proof]", proof),
            ("[given]", plain),
            *((f"[given.{key}]", table) for key, table in tables.items()),
            ("[then]", {"seat": puzzle.seat}),
        ]
    )


def _worded(file: PuzzleFile, words: Words, hard: int) -> PuzzleFile:
    rivals = tuple(
        replace(rival, why=why) for rival, why in zip(file.puzzle.rivals, words.rivals, strict=True)
    )
    puzzle = replace(file.puzzle, difficulty=hard, ask=words.ask, why=words.why, rivals=rivals)
    return PuzzleFile(file.name, replace(file.scenario, title=words.title, puzzle=puzzle), puzzle)


def places(plan: Sequence[T], key: Sequence[T]) -> list[int]:
    """Where what a key holds stands in its plan.

    >>> places([5, 7, 5], [5, 5])
    [0, 2]
    """
    left = list(key)
    places: list[int] = []
    for at, option in enumerate(plan):
        if option in left:
            left.remove(option)
            places.append(at)
    return places


def _texts(texts: Mapping[str, str]) -> dict[str, Json]:
    return dict(texts)
