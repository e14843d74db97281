"""From a find to a file: the position is dealt anew, the puzzle tried out, and put into words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from stormark.bots import make_bot
from stormark.coach.puzzles.attempt import Attempt
from stormark.coach.puzzles.collection import PuzzleFile
from stormark.coach.puzzles.kit import Plan, PuzzleKit
from stormark.coach.puzzles.mining import CERTAIN, SEEDS, TRIALS, Find, dealt
from stormark.coach.puzzles.moves import moves_of
from stormark.coach.puzzles.prospecting import WEAKER
from stormark.coach.puzzles.verdict import verdict_of
from stormark.coach.puzzles.wording import Teller, Words
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Game
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.scenario import Scenario
from stormark.kernel.scenario_puzzle import DIFFICULTIES, Proof, Puzzle, Rival
from stormark.kernel.scenario_write import NO_RULE_NAMED, is_describable, without_results
from stormark.kernel.simulator import Simulator
from stormark.kernel.state import State
from stormark.kernel.toml_text import toml_file

WIN: Final = "win"
SOLVERS: Final = (*WEAKER, "expert", "expert", "expert")  # by seed, the experts differ
"""Who tries a puzzle before people do: it is as hard as many of them do not find it."""
LONGEST_TRY: Final = 80  # moves


def puzzle_from(
    game: Game[Any],
    kit: PuzzleKit,
    find: Find,
    name: str,
    teller: Teller,
    found: str,
    solvers: Sequence[str] = SOLVERS,
) -> PuzzleFile | None:
    """The puzzle of a find; None where its position or its plan cannot be written down."""
    position = dealt(game, find.seen, find.seat, 1)
    if not is_describable(game, position):
        return None
    plan = moves_of(game, kit, position, find.seat, find.plan)
    if plan is None:
        return None
    rivals = [
        (moves, chance)
        for option, chance in find.rivals
        if (moves := moves_of(game, kit, position, find.seat, option)) is not None
    ]
    also = [
        moves
        for other in find.also
        if (moves := moves_of(game, kit, position, find.seat, other)) is not None
    ]
    if len(rivals) < len(find.rivals) or len(also) < len(find.also):
        return None
    key = [plan[at] for at in _places(find.plan, find.key)]
    draft = _file(game, kit, find, position, name, found, plan, key, also, rivals)
    missed = [not solves(game, kit, draft, bot, seed) for seed, bot in enumerate(solvers, start=1)]
    if not any(missed[: len(WEAKER)]):
        return None  # who sees one step ahead finds it
    return _worded(draft, teller.words(find, position, draft.puzzle.kind), sum(missed))


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


def _file(
    game: Game[Any],
    kit: PuzzleKit,
    find: Find,
    position: State,
    name: str,
    found: str,
    plan: Sequence[str],
    key: Sequence[str],
    also: Sequence[Sequence[str]],
    rivals: Sequence[tuple[list[str], float]],
) -> PuzzleFile:
    """The puzzle without words."""
    actions = [game.expand(position, find.seat, move)[0] for move in key]
    decision = game.decision(position, find.seat).kind
    puzzle = Puzzle(
        seat=find.seat + 1,
        kind=WIN if find.chance > CERTAIN else kit.kind(actions, decision),
        difficulty=DIFFICULTIES[0],
        plan=tuple(plan),
        key=tuple(plan if find.chance > CERTAIN else key),
        also=tuple(map(tuple, also)),
        chance=find.chance,
        ask={},
        why={},
        rivals=tuple(Rival(tuple(moves), chance, {}) for moves, chance in rivals),
        proof=Proof(TRIALS, SEEDS, found),
    )
    given = without_results(game.describe(position))
    path = Path(f"{name}.toml")
    scenario = Scenario(path, game.spec.id, (NO_RULE_NAMED,), {}, {}, None, given, (), None, puzzle)
    return PuzzleFile(name, scenario, puzzle)


def _worded(file: PuzzleFile, words: Words, hard: int) -> PuzzleFile:
    rivals = tuple(
        replace(rival, why=why)
        for rival, why in zip(file.puzzle.rivals, words.rivals, strict=True)
        if why
    )
    puzzle = replace(file.puzzle, difficulty=hard, ask=words.ask, why=words.why, rivals=rivals)
    return PuzzleFile(file.name, replace(file.scenario, title=words.title, puzzle=puzzle), puzzle)


def _places(plan: Plan, key: Plan) -> list[int]:
    """Where the options of a key stand in its plan.

    >>> _places([5, 7, 5], [5, 5])
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
