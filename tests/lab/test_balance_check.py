"""Whether own cards are fair: what is said of duels, and what is remarked upon."""

from __future__ import annotations

import pytest

from stormark.games.registry import load_game
from stormark.kernel.json import JsonDict
from stormark.lab import balance_check
from stormark.lab.balance import balance_experiment
from stormark.lab.balance_check import CheckedCard, checked, play_part
from stormark.lab.experiment.game import play_task
from stormark.lab.experiment.row import GameRow, Purchase
from stormark.lab.subject import GameByName
from tests.lab.experiment.rows import row

GAME = load_game("battalia")
CARD = "lord"


def rows(count: int, taken: int = 0, wins: int = 0) -> list[GameRow]:
    """Duels of red and blue: a lord is taken by red in the first, and red wins the first."""
    return [
        row(
            id=f"a-1-{number}",
            number=number,
            won=[1.0, 0.0] if number < wins else [0.0, 1.0],
            bought=[Purchase(0, CARD, 0.25)] if number < taken else [],
        )
        for number in range(count)
    ]


def lord(own: list[GameRow], base: list[GameRow]) -> CheckedCard:
    found = checked(GAME, own, GAME, base)
    return next(card for card in found.cards if card.card == CARD)


def test_a_card_has_its_share_of_games_and_its_gain_beside_those_of_the_own_pack() -> None:
    card = lord(rows(100, taken=40, wins=20), rows(100, taken=20, wins=20))
    assert (card.section, card.taken.count, card.taken.value) == ("units", 100, 0.4)
    assert card.taken.low < 0.4 < card.taken.high
    assert card.gain is not None
    assert card.gain.value == 0.25  # it won half of its 40 games, where a quarter was expected
    assert card.base_taken is not None
    assert card.base_taken.value == 0.2
    assert card.base_gain is not None
    assert card.base_gain.value == 0.75


def test_what_few_have_taken_brings_nothing_that_could_be_told() -> None:
    few = lord(rows(100, taken=9), rows(100))
    assert few.gain is None
    assert lord(rows(100, taken=10), rows(100)).gain is not None


@pytest.mark.parametrize(
    ("own", "base", "remark"),
    [
        (rows(300), rows(300, taken=100), "never"),
        (rows(300), rows(300), ""),  # it is the same without the pack
        (rows(100), rows(100, taken=50), ""),  # that is not sure yet
        (rows(100, taken=100), rows(100, taken=50), "always"),
        (rows(100, taken=100), rows(100, taken=99), ""),
    ],
)
def test_a_card_that_is_never_or_always_taken_is_remarked_upon_once_it_is_sure(
    own: list[GameRow], base: list[GameRow], remark: str
) -> None:
    assert lord(own, base).remark == remark


@pytest.mark.parametrize(
    ("count", "wins", "red", "blue"),
    [(10, 10, "", ""), (100, 52, "", ""), (100, 70, "strong", "weak"), (100, 20, "weak", "strong")],
)
def test_a_faction_is_remarked_upon_when_it_is_surely_not_fair(
    count: int, wins: int, red: str, blue: str
) -> None:
    found = checked(GAME, rows(count, wins=wins), GAME, rows(count))
    assert {one.faction: one.remark for one in found.factions} == {"red": red, "blue": blue}


def test_what_the_own_pack_lacks_has_nothing_beside_it() -> None:
    new = [row(factions=["red", "green"], won=[0.0, 1.0])]
    found = {one.faction: one.base for one in checked(GAME, new, GAME, rows(1)).factions}
    assert found["green"] is None
    assert found["red"] is not None


def test_parts_are_games_of_the_lab_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance_check, "GAMES_OF_PART", 1)
    short: JsonDict = {"players": 2, "target": 3}
    monkeypatch.setattr(balance_check, "OPTIONS", short)
    game = load_game("xibalba")
    (played,) = play_part(game, 1)
    experiment = balance_experiment(GameByName("xibalba"), "skilled", short, 2, 1)
    *_, task = experiment.tasks()
    expected = play_task(task).row
    assert (played.id, played.won, played.bought) == (expected.id, expected.won, expected.bought)
    assert len(played.bought) > 0
