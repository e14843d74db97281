"""A ladder: turned seats, teams, early ends, and files that go on where they were."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from stormark.cli.main import run
from stormark.games.registry import load_game
from stormark.kernel.json import Json
from stormark.kernel.refusal import InputError
from stormark.kernel.replay import load_replay_file
from stormark.lab.executor import Executor, HereExecutor, ProcessExecutor
from stormark.lab.ladder.contest import Contest, LadderGame, Pair, pairs_of
from stormark.lab.ladder.duel import Duel
from stormark.lab.ladder.game import LadderJob, Played, play_ladder_game
from stormark.lab.ladder.record import LadderFile
from stormark.lab.ladder.run import Ladder
from stormark.lab.ladder.sequential import SequentialTest, Verdict
from stormark.lab.subject import GameByName

PAIR = Pair("random", "greedy")
TWO = Contest(GameByName("xibalba"), {"players": 2, "target": 4}, 1)
SURE = SequentialTest(-1200, -1000)


def played(block: int, side: int, share: float) -> Played:
    return Played(LadderGame(PAIR, block, side), share, 9, (0.1, 0.2))


def shares(ladder: Ladder) -> list[tuple[int, int, float]]:
    duel = next(iter(ladder.duels.values()))
    return [(one.game.block, one.game.side, one.share) for one in duel.counted]


def begun(path: Path, contest: Contest = TWO) -> list[Played]:
    """The games of a file, which is begun if it is new."""
    with closing(LadderFile(path, contest)) as file:
        return file.begin()


def test_entrants_meet_as_they_are_told_to() -> None:
    names = ["beginner", "casual", "ixchel@master"]
    expected = {
        "next": [("casual", "beginner"), ("ixchel@master", "casual")],
        "first": [("casual", "beginner"), ("ixchel@master", "beginner")],
        "all": [("casual", "beginner"), ("ixchel@master", "beginner"), ("ixchel@master", "casual")],
    }
    for way, pairs in expected.items():
        found = [(pair.one, pair.others) for pair in pairs_of(names, way, "xibalba")]
        assert found == pairs


@pytest.mark.parametrize(
    ("names", "way", "place"),
    [
        (["casual", "clever"], "next", "--levels[2]"),
        (["casual", "casual"], "next", "--levels[2]"),
        (["casual"], "next", "--levels"),
        (["casual", "expert"], "some", "--pairs"),
    ],
)
def test_entrants_that_cannot_meet_are_refused(names: list[str], way: str, place: str) -> None:
    with pytest.raises(InputError) as error:
        pairs_of(names, way, "xibalba")
    assert error.value.place == place


def test_a_block_has_the_same_chance_at_every_seat(tmp_path: Path) -> None:
    """Seats are turned: the same cards and first player, the other bot at the seat."""
    contest = Contest(TWO.load, TWO.options, 1, tmp_path)
    for side in (0, 1):
        play_ladder_game(LadderJob(contest, LadderGame(PAIR, 3, side)))
    game = load_game("xibalba")
    files = [
        load_replay_file(tmp_path / f"random-greedy-00003-{side}.json", game) for side in (0, 1)
    ]
    names = [list(file.record.players) for file in files]
    assert names == [["bot:random", "bot:greedy"], ["bot:greedy", "bot:random"]]
    matches = [file.match() for file in files]
    assert all(match.over for match in matches)
    assert matches[0].seed == matches[1].seed


def test_a_side_is_played_by_one_bot_and_credited_once(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def spied(game: Any, setup: Any, secret: bytes, bots: Sequence[Any]) -> tuple[Any, int]:
        seen.extend(repr(bot._bot) for bot in bots)
        won = [float(seat in sides[0]) for seat in range(4)]
        return SimpleNamespace(returns=lambda: won, turn_no=1, teams=()), 0

    monkeypatch.setattr("stormark.lab.ladder.game.play_out", spied)
    options: dict[str, Json] = {"players": 4, "team_mode": True, "mode": "stormgates"}
    contest = Contest(GameByName("battalia"), options, 1)
    sides = contest.sides(0)
    assert sorted(map(len, sides)) == [2, 2]
    results = [play_ladder_game(LadderJob(contest, LadderGame(PAIR, 0, side))) for side in range(2)]
    assert [result.share for result in results] == [1, 0]
    assert [seat for seat in range(4) if seen[seat] == "RandomBot()"] == sorted(sides[0])
    assert [seat for seat in range(4) if seen[4 + seat] == "RandomBot()"] == sorted(sides[1])


def test_blocks_count_in_their_order_until_the_verdict() -> None:
    games = [played(block, side, 1.0) for block in range(8) for side in (1, 0)]
    straight, late = Duel(PAIR, 2, SURE), Duel(PAIR, 2, SURE)
    for game in games:
        straight.add(game)
    for game in reversed(games):
        late.add(game)
    assert straight.verdict is late.verdict is Verdict.HIGH
    assert straight.scores == late.scores == [1.0] * 4
    assert straight.tally().games == 8


def test_a_pair_that_is_decided_is_not_played_on() -> None:
    ladder = Ladder(TWO, [PAIR], 400, SequentialTest(0, 300))
    count = sum(1 for _ in ladder.run(HereExecutor(), None))
    assert ladder.duels[PAIR].verdict is Verdict.LOW
    assert count == len(ladder.duels[PAIR].counted) < 30


def test_games_are_the_same_with_any_number_of_processes() -> None:
    ladders = [Ladder(TWO, [PAIR], 4, None) for _ in range(2)]
    executors: list[Executor] = [HereExecutor(), ProcessExecutor(2)]
    for ladder, executor in zip(ladders, executors, strict=True):
        assert len(list(ladder.run(executor, None))) == 4
    assert sorted(shares(ladders[0])) == sorted(shares(ladders[1]))  # whichever ended first


def test_a_killed_run_goes_on_where_it_was(tmp_path: Path) -> None:
    straight = Ladder(TWO, [PAIR], 6, None)
    for _ in straight.run(HereExecutor(), None):
        pass
    path = tmp_path / "ladder.jsonl"
    file = LadderFile(path, TWO)
    assert file.begin() == []
    first = Ladder(TWO, [PAIR], 6, None)
    games = first.run(HereExecutor(), file)
    for _ in range(3):
        next(games)
    file.close()
    with path.open("ab") as torn:
        torn.write(b'{"block": 1, "one": "rand')
    again = Ladder(TWO, [PAIR], 6, None)
    kept = begun(path)
    assert len(kept) == 3
    for game in kept:
        again.add(game)
    with closing(LadderFile(path, TWO)) as file:
        assert sum(1 for _ in again.run(HereExecutor(), file)) == 3
    assert shares(again) == shares(straight)
    assert [json.loads(line).get("block") for line in path.read_text().splitlines()] == [
        *(None, 0, 0, 1, 1, 2, 2)
    ]


def test_a_file_that_was_begun_and_not_more_is_begun_again(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    path.write_text('{"ladder"')
    assert begun(path) == []
    assert begun(path) == []
    assert json.loads(path.read_text())["game"] == "xibalba"


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("no json", "journal-damaged"),
        ('{"one": "random"}', "field-missing"),
        (
            '{"one":"a","others":"b","block":0,"side":0,"share":"1","turns":1,"seconds":[1,1]}',
            "journal-damaged",
        ),
    ],
)
def test_a_damaged_line_is_named(tmp_path: Path, line: str, problem: str) -> None:
    path = tmp_path / "ladder.jsonl"
    begun(path)
    with path.open("a") as file:
        file.write(line + "\n")
    with pytest.raises(InputError) as error:
        begun(path)
    assert error.value.place.startswith(f"{path}:2")
    assert error.value.problem == problem


def test_the_file_of_another_contest_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    begun(path)
    other = Contest(TWO.load, {"players": 2, "target": 5}, 1)
    with pytest.raises(InputError) as error:
        begun(path, other)
    assert (error.value.problem, error.value.place) == ("ladder-other", f"{path}:1: options")


def test_the_command_prints_elo_and_pairs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STORMARK_LANG", "en")
    words = ["ladder", "xibalba", "--levels", "random,greedy", "--target", "4", "--jobs", "1"]
    more = ["--resume", str(tmp_path / "l.jsonl"), "--save", str(tmp_path / "games")]
    assert run([*words, *more, "--games", "4", "--test", "none"]) == 0
    said = capsys.readouterr().out
    assert "Elo, “random” at 0" in said
    assert "4 of 4, 100.0%" in said
    assert len(list((tmp_path / "games").iterdir())) == 4
    assert run([*words, *more, "--games", "4", "--test", "50%,60%"]) == 0
    assert "open between 0 and 70 Elo (LLR 0.36" in capsys.readouterr().out


@pytest.mark.parametrize("test", ["", "1", "1,2,3", "a,b", "100,0", "0%,50%", "50%,100%", "0,9999"])
def test_guesses_that_make_no_sense_are_refused(
    test: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["ladder", "xibalba", "--test", test]) == 2
    assert "--test" in capsys.readouterr().err
