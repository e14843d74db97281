"""Finding puzzles: what is clear enough, what anybody would see, and what ends up in a file."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from stormark.coach.puzzles import prospecting
from stormark.coach.puzzles.collection import puzzle_in
from stormark.coach.puzzles.kit import Plan, PuzzleKit
from stormark.coach.puzzles.mine import Order, dig
from stormark.coach.puzzles.mining import FURTHER_TRIALS, Find, Sorted, dealt, proved, sorted_out
from stormark.coach.puzzles.proof import kit_of, mean, prove
from stormark.coach.puzzles.prospecting import self_evident
from stormark.coach.puzzles.renewing import renewed
from stormark.coach.puzzles.wording import Teller
from stormark.coach.puzzles.writing import Written, confirmed, puzzle_from, text_of
from stormark.kernel.action import Decision
from stormark.kernel.game import Game
from stormark.lab.executor import HereExecutor
from tests.coach.puzzle_files import TO_THE_ARK, XIBALBA, attempt_at, written

ATTACK, END = "attack ark AA", "end"
QUICK = ("greedy", "skilled")  # solvers


def position(folder: Path) -> tuple[Any, int, int]:
    """What the seat of the hand-made puzzle sees, its best option and the end of the turn."""
    attempt = attempt_at(written(folder, PLAIN))
    options = attempt.start.options(0)
    named = {
        attempt.game.notation(attempt.game.action(attempt.start, 0, option)): option
        for option in options
    }
    return attempt.game.seen_by(attempt.start, 0), named[ATTACK], named[END]


# The same with cards of the pack: positions with cards of their own are never dealt anew.
PLAIN = TO_THE_ARK.replace('"Warden(1/5/1)"', '"larva_warrior#2"').replace(
    '"Fighter(3/4/2)"', '"bomber"'
)


def judging(kit: PuzzleKit, value: dict[tuple[int, ...], float], lasting: bool = True) -> PuzzleKit:
    """A kit that knows what plans are worth; a plan that is not named is worth nothing."""

    def chances(
        game: Game[Any],
        seen: Any,
        seat: int,
        plans: Sequence[Plan],
        trials: int,
        seed: int,
        further: bool,
    ) -> list[float]:
        assert further == (trials == FURTHER_TRIALS)
        found = [value.get(tuple(plan), 0.0) for plan in plans]
        return found if lasting or not further else [-each for each in found]

    return replace(kit, chances=chances)


def test_a_plan_that_wins_clearly_more_often_is_worth_a_closer_look() -> None:
    assert sorted_out([]) is None
    assert sorted_out([([1], 0.5), ([2], 0.46)]) is None
    assert sorted_out([([1], 0.98), ([2], 0.5)]) is None  # won anyway
    assert sorted_out([([1], 1.0), ([2], 0.5)]) is not None  # won at once
    found = sorted_out([([1, 2], 0.5), ([1], 0.49), ([2], 0.4), ([3], 0.3), ([2, 3], 0.2)])
    assert found == Sorted([1, 2], (1,), (), [([3], 0.3)])  # [2] is only a part of the plan


def test_a_plan_must_be_better_with_every_seed_and_in_the_long_run(tmp_path: Path) -> None:
    seen, attack, end = position(tmp_path)
    kit = kit_of(XIBALBA)
    found = Sorted([attack], (attack,), (), [([end], 0.4)])
    clear = judging(kit, {(attack,): 0.6, (end,): 0.4})
    find = proved(XIBALBA, clear, seen, 0, found)
    assert find is not None
    assert (find.plan, find.chance, find.rivals) == ((attack,), 0.6, (((end,), 0.4),))
    close = judging(kit, {(attack,): 0.6, (end,): 0.57})
    assert proved(XIBALBA, close, seen, 0, found) is None
    passing = judging(kit, {(attack,): 0.6, (end,): 0.4}, lasting=False)
    assert proved(XIBALBA, passing, seen, 0, found) is None


def test_what_only_comes_before_the_plan_is_no_rival(tmp_path: Path) -> None:
    seen, attack, end = position(tmp_path)
    found = Sorted([attack], (attack,), (), [([end], 0.4)])
    value = {(attack,): 0.6, (end,): 0.4, (end, attack): 0.6}
    assert proved(XIBALBA, judging(kit_of(XIBALBA), value), seen, 0, found) is None


def test_what_a_weaker_bot_would_do_is_known(tmp_path: Path) -> None:
    seen, attack, end = position(tmp_path)
    state = dealt(XIBALBA, seen, 0, 1)
    decision = XIBALBA.decision(state, 0)
    assert self_evident(XIBALBA, "greedy", seen, decision, Sorted([attack], (), (), []))
    assert not self_evident(XIBALBA, "greedy", seen, decision, Sorted([end], (), (), []))


def test_hidden_cards_are_dealt_anew_and_look_the_same(tmp_path: Path) -> None:
    seen, _, _ = position(tmp_path)
    one, other = (dealt(XIBALBA, seen, 0, seed) for seed in (1, 2))
    assert one.to_json() != other.to_json()
    assert XIBALBA.view(one, 0) == XIBALBA.view(other, 0)


def test_a_find_becomes_a_file_that_can_be_read_again(tmp_path: Path) -> None:
    seen, attack, end = position(tmp_path)
    kit = replace(judging(kit_of(XIBALBA), {(end,): 0.6, (attack,): 0.3}), trials=6)
    find = Find(seen, 0, (end,), (end,), (), 0.5, (((attack,), 0.35),))
    file = puzzle_from(XIBALBA, kit, find, "007", Teller(XIBALBA, kit, ()), "by hand", QUICK)
    assert file is not None
    assert file.puzzle.difficulty == 2  # nobody ends the turn here
    assert (file.puzzle.chance, file.puzzle.rivals[0].chance) == (0.6, 0.3)
    assert "60" in file.puzzle.why["en"]
    path = tmp_path / "007.toml"
    path.write_text(text_of(file), encoding="utf-8")
    again = puzzle_in(path)
    assert (again.puzzle, again.scenario.given) == (file.puzzle, file.scenario.given)
    assert again.scenario.title == file.scenario.title


def test_a_puzzle_is_renewed_as_long_as_its_plan_is_clearly_ahead(tmp_path: Path) -> None:
    seen, attack, end = position(tmp_path)

    def judged(own: float, other: float) -> PuzzleKit:
        kit = judging(kit_of(XIBALBA), {(end,): own, (attack,): other})
        return replace(kit, trials=6)

    before = judged(0.6, 0.3)
    find = Find(seen, 0, (end,), (end,), (), 0.5, (((attack,), 0.35),))
    teller = Teller(XIBALBA, before, ())
    file = puzzle_from(XIBALBA, before, find, "007", teller, "by hand", QUICK)
    assert file is not None
    now = renewed(XIBALBA, judged(0.8, 0.2), file, teller, QUICK)
    assert now is not None
    assert (now.puzzle.chance, now.puzzle.rivals[0].chance) == (0.8, 0.2)
    assert "80" in now.puzzle.why["en"]
    assert (now.name, now.scenario.title) == (file.name, file.scenario.title)
    assert now.scenario.given == file.scenario.given
    assert (now.puzzle.plan, now.puzzle.key) == (file.puzzle.plan, file.puzzle.key)
    assert renewed(XIBALBA, judged(0.6, 0.58), file, teller, QUICK) is None


def test_a_file_tells_what_its_proof_gives_with_the_better_rivals_first(tmp_path: Path) -> None:
    seen, attack, end = position(tmp_path)
    other = next(
        option for option in dealt(XIBALBA, seen, 0, 1).options(0) if option not in (attack, end)
    )
    kit = judging(kit_of(XIBALBA), {(end,): 0.8, (attack,): 0.3, (other,): 0.6})
    written_down = Written(XIBALBA, kit, dealt(XIBALBA, seen, 0, 1), "007", "by hand")
    find = Find(seen, 0, (end,), (end,), (), 0.5, (((attack,), 0.4), ((other,), 0.2)))
    settled = confirmed(written_down, find)
    assert settled is not None
    assert (settled.chance, settled.rivals) == (0.8, (((other,), 0.6), ((attack,), 0.3)))
    file = written_down.file(settled)
    assert file is not None
    again = prove(XIBALBA, file, kit=kit)
    assert [mean(again.plan), *map(mean, again.rivals)] == [0.8, 0.6, 0.3]


def test_what_is_not_clear_as_it_is_dealt_is_no_puzzle(tmp_path: Path) -> None:
    seen, attack, end = position(tmp_path)
    kit = judging(kit_of(XIBALBA), {(end,): 0.5, (attack,): 0.48})
    written_down = Written(XIBALBA, kit, dealt(XIBALBA, seen, 0, 1), "007", "by hand")
    find = Find(seen, 0, (end,), (end,), (), 0.9, (((attack,), 0.1),))
    assert confirmed(written_down, find) is None


def test_finds_come_in_the_order_of_their_games_whoever_is_done_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    finds = [Find(None, seat, (), (), (), 0.5, ()) for seat in range(3)]  # type: ignore[arg-type]

    class Backwards:
        def run(self, work: Any, jobs: Iterable[Any]) -> Generator[Any, None, None]:
            yield from map(work, reversed(list(jobs)))

    monkeypatch.setattr(prospecting, "dug", lambda pit: (pit.number, [finds[pit.number]]))
    digging = prospecting.Diggings({}, 3, 1)
    assert list(prospecting.prospect(digging, "xibalba", Backwards())) == finds


def test_what_only_begins_a_victory_is_not_asked_for_as_one(tmp_path: Path) -> None:
    seen, attack, end = position(tmp_path)
    kit = replace(judging(kit_of(XIBALBA), {(end,): 1.0, (attack,): 0.3}), trials=6)
    find = Find(seen, 0, (end,), (end,), (), 1.0, (((attack,), 0.3),))
    teller = Teller(XIBALBA, kit, ())
    assert puzzle_from(XIBALBA, kit, find, "007", teller, "by hand", QUICK) is None


def test_a_turn_is_asked_about_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def look(game: Any, kit: Any, seen: Any, decision: Decision, seed: int) -> Find:
        return Find(seen, decision.seat, (), (), (), 0.5, ())

    monkeypatch.setattr(prospecting, "look_closely", look)
    digging = prospecting.Diggings({"players": 2, "target": 8}, 1, 1)
    _, finds = prospecting.dug(prospecting.Pit("xibalba", digging, 0))
    turns = [XIBALBA.turn_of(find.seen) for find in finds]
    assert len(turns) == len(set(turns)) == prospecting.MOST_OF_A_GAME


def test_what_weaker_bots_find_is_no_puzzle(tmp_path: Path) -> None:
    seen, attack, end = position(tmp_path)
    kit = replace(kit_of(XIBALBA), trials=6)
    find = Find(seen, 0, (attack,), (attack,), (), 0.5, (((end,), 0.3),))
    teller = Teller(XIBALBA, kit, ())
    assert puzzle_from(XIBALBA, kit, find, "007", teller, "by hand", QUICK) is None


def test_titles_are_never_used_twice(tmp_path: Path) -> None:
    seen, attack, end = position(tmp_path)
    kit = kit_of(XIBALBA)
    teller = Teller(XIBALBA, kit, ())
    find = Find(seen, 0, (end,), (end,), (), 0.5, (((attack,), 0.3),))
    state = dealt(XIBALBA, seen, 0, 1)
    titles = [teller.words(find, state, "ark").title["en"] for _ in range(2)]
    assert len(set(titles)) == 2


def test_an_order_says_how_to_repeat_it() -> None:
    order = Order({"players": 2, "mode": "creation", "draft": True}, 3, 7, 2)
    assert order.command("battalia") == (
        "stormark puzzles mine battalia --players 2 --mode creation --draft --games 3 --seed 7 "
        "--every 2"
    )


def test_digging_where_nothing_is_looked_at_finds_nothing(tmp_path: Path) -> None:
    order = Order({"players": 2, "target": 3}, 1, 1, 10_000)
    assert list(dig(XIBALBA, order, tmp_path, HereExecutor())) == []
