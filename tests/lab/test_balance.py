"""Balance reports add up, repeat by their seed and count what happened."""

from __future__ import annotations

from collections.abc import Iterable

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.kernel.json import JsonDict
from stormark.lab.balance import Findings, balance_experiment
from stormark.lab.battalia.uses import WORDS, is_joint_attack, uses_of
from stormark.lab.executor import HereExecutor, ProcessExecutor
from stormark.lab.experiment.plan import Experiment
from stormark.lab.experiment.row import GameRow
from stormark.lab.experiment.run import play_all
from stormark.lab.subject import GameByName, loaded, subject_for
from tests.lab.experiment.rows import row

BATTALIA = subject_for("battalia")
XIBALBA = subject_for("xibalba")


def quick(seed: int = 1) -> Experiment:
    return balance_experiment(GameByName("xibalba"), "greedy", {"players": 3, "target": 3}, 3, seed)


def record(cause: str, won: list[float], order: list[int], horns: int) -> GameRow:
    numbers = {"days": [20 + horns]}
    return row(cause=cause, won=won, order=order, numbers=numbers, uses={"horn": horns})


def outcomes(rows: Iterable[GameRow]) -> list[object]:
    return [one.outcome() for one in sorted(rows, key=lambda one: one.number)]


def test_the_same_seed_gives_the_same_games_in_one_process_or_in_two() -> None:
    here = outcomes(play_all(quick(), HereExecutor()))
    assert outcomes(play_all(quick(), ProcessExecutor(2))) == here
    assert outcomes(play_all(quick(2), HereExecutor())) != here


def test_victories_count_for_the_place_in_the_order_of_play_and_for_the_faction() -> None:
    findings = Findings(["horn", "drum"])
    findings.add(record("map", [1.0, 0.0], [1, 0], 2))
    findings.add(record("map", [0.5, 0.5], [0, 1], 0))
    assert {place: score.wins for place, score in findings.places.items()} == {"1": 0.5, "2": 1.5}
    assert {name: score.wins for name, score in findings.factions.items()} == {
        "red": 1.5,
        "blue": 0.5,
    }
    assert findings.causes == {"map": 2}
    assert findings.numbers["days"] == {22: 1, 20: 1}
    assert findings.uses == {"horn": 2, "drum": 0}
    assert findings.games_with == {"horn": 1, "drum": 0}
    data = findings.to_json()
    assert data["uses"] == {
        "horn": {"per_game": 1.0, "games": 1},
        "drum": {"per_game": 0.0, "games": 0},
    }


def test_battles_are_counted_by_what_is_attacked() -> None:
    uses = uses_of(
        [
            (E.E_ATTACK, (0, L.CITY, 8, -1), -1),
            (E.E_WON, (0,), -1),
            (E.E_ATTACK, (1, L.CITY, 8, 0), -1),
            (E.E_ATTACK, (1, L.RUIN, 24, -1), -1),
            (E.E_WON, (1,), -1),
        ]
    )
    assert uses == {
        "attack-neutral": 1,
        "won-neutral": 1,
        "attack-city": 1,
        "attack-ruin": 1,
        "won-ruin": 1,
    }


def test_gained_cards_are_counted_by_module() -> None:
    gained = (0, L.UNBOUND, L.FANATICS + 3, L.ARTEFACTS, L.STARDUST, L.CHEST, L.GREAT, L.FATES)
    uses = uses_of([(E.E_GAINED, (0, card, 0), -1) for card in gained])
    assert uses == dict.fromkeys(
        ("unbound", "fanatic", "stardust", "chest", "great", "fate-kept"), 1
    )


def test_an_attack_with_both_heroes_is_a_joint_one_and_a_defence_is_none() -> None:
    """B-HERO-06."""
    both = V.pack(V.V_HEROES, 3)
    assert is_joint_attack("attacking-heroes", both)
    assert not is_joint_attack("attacking-heroes", V.pack(V.V_HEROES, 1))
    assert not is_joint_attack("defending-heroes", both)


def test_a_game_of_battalia_is_summed_up() -> None:
    """B-CHECK-02, B-KINGS-04: decks are counted at the second checkpoint."""
    options: JsonDict = {"players": 2, "week_limit": 4}
    balance = balance_experiment(GameByName("battalia"), "random", options, 1, 1)
    (played,) = play_all(balance, HereExecutor())
    assert played.cause == "weeks"
    assert sorted(played.order) == [0, 1]
    assert len(set(played.factions)) == 2
    assert played.numbers["days"] == [28]
    assert len(played.numbers["deck"]) == 2
    assert set(played.uses) <= set(WORDS)


def test_every_use_that_is_counted_is_expected() -> None:
    for subject in (BATTALIA, XIBALBA):
        assert subject.watch is not None
        watch = subject.watch(loaded(subject.load))
        assert len(set(watch.uses())) == len(watch.uses())
