"""What the greedy player of Battalia does, and that it ends its games by the rules."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from stormark.bots import make_bot
from stormark.bots.battalia.deck import deck_value
from stormark.bots.battalia.evaluate import VICTORY, evaluate
from stormark.bots.battalia.fighting import fight
from stormark.bots.battalia.land import attraction
from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.game import Battalia
from stormark.kernel.chance import FastChance
from stormark.kernel.json import Json
from stormark.kernel.simulator import Simulator
from stormark.kernel.state import Io
from stormark.lab.balance import balance_experiment
from stormark.lab.executor import HereExecutor
from stormark.lab.experiment.run import play_all
from stormark.lab.subject import GameByName
from tests.games.battalia.table import Table

GAME = Battalia()
ROADS: dict[str, Json] = {
    "2,3": {"card": "road", "shape": "straight", "turned": 1},
    "2,4": {"card": "road", "shape": "straight", "turned": 1},
}


def choice(given: Mapping[str, Json]) -> str:
    """What the bot does first in a described position, in notation."""
    state = GAME.position({"mode": "creation", **given})
    seat = state.open_seats()[0]
    action = make_bot("greedy", 0, "battalia").choose(
        GAME.view(state, seat),
        GAME.decision(state, seat),
        Simulator(GAME, GAME.seen_by(state, seat), seat, FastChance(1)),
    )
    return GAME.notation(action)


def defenders(bot: str, *hand: str) -> list[int]:
    """Which of two attacked heroes a bot with these cards names."""
    p1 = {"hand": ["weapon.baerfolk", "2 lord.baerfolk", "2 chief.baerfolk"], "heroes": ["6,6", ""]}
    p2 = {"hand": [*hand], "heroes": ["6,6", "6,6"]}
    table = Table(players=2, p1=p1, p2=p2).do("attack heroes 6,6 p2")
    state = table.state
    action = make_bot(bot, 0, "battalia").choose(
        GAME.view(state, 1),
        GAME.decision(state, 1),
        Simulator(GAME, GAME.seen_by(state, 1), 1, FastChance(1)),
    )
    named: list[int] = table.do(GAME.notation(action)).battle["defending_heroes"]
    return named


def test_of_two_attacked_heroes_as_many_defend_as_it_is_worth() -> None:
    """B-RULING-129: together they may win; else one is lost instead of two."""
    assert defenders("greedy", "lord.cloudborn", "2 priest.cloudborn") == [1, 2]
    assert len(defenders("greedy", "supply")) == 1


def test_who_looks_ahead_expects_the_hero_with_a_storm_booster_to_stay_away() -> None:
    """B-RULING-129, B-PASS-02: it would be lost with him."""
    p1 = {"hand": ["weapon.baerfolk", "3 chief.baerfolk"], "heroes": ["6,6", ""]}
    p2 = {"hand": ["supply"], "heroes": ["6,6", "6,6"]}
    state = Table(players=2, p1=p1, p2=p2).do("attack heroes 6,6 p2").state
    options = [V.pack(V.V_HEROES, mask) for mask in (1, 2, 3)]
    assert fight(state, 1, options) == options[0]
    state.rings = (-1, -1, 0, -1)
    assert fight(state, 1, options) == options[1]
    state.hand[1] = (L.GREAT + L.CROWN,) * 8
    assert fight(state, 1, options) == options[2]


def test_a_neutral_city_is_attacked_when_the_hand_suffices() -> None:
    """B-NEUTRAL-01: 5 beats 4."""
    hand: list[Json] = ["weapon.emberians", "lord.emberians"]
    assert choice({"p1": {"hand": hand, "heroes": ["4,1", ""]}}) == "attack city 4,1 nobody"


def test_a_lost_attack_is_not_begun() -> None:
    """B-BATTLE-30, B-BATTLE-34: 4 does not beat 4 and would cost the hero."""
    hand: list[Json] = ["weapon.emberians", "priest.cloudborn"]
    assert not choice({"p1": {"hand": hand, "heroes": ["4,1", ""]}}).startswith("attack")


def test_two_chiefs_raise_a_city() -> None:
    """B-UPGRADE-01."""
    hand: list[Json] = ["chief.emberians", "chief.cloudborn"]
    assert choice({"p1": {"hand": hand}}).startswith("upgrade 2,2")


def test_a_cohort_comes_before_anything_else() -> None:
    """B-COHORT-05, B-TURN-04: the cards are free, and only before the first action."""
    hand: list[Json] = ["chief.emberians", "chief.emberians", "priest.emberians"]
    assert choice({"p1": {"hand": hand}}) == "cohort emberians"


def test_whoever_has_nothing_to_do_takes_another_hand() -> None:
    """B-TURN-05."""
    assert choice({"p1": {"hand": ["chief.emberians"]}}) == "mulligan"


def test_the_game_is_ended_by_whoever_wins_it_and_not_by_whoever_would_lose() -> None:
    """B-CEND-04, B-CEND-07: the fifth city of level 4 ends the game at once."""
    given: dict[str, Json] = {
        "p1": {"hand": ["weapon.baerfolk", "lord.baerfolk"], "heroes": ["4,7", ""]},
        "board": {
            "2,2": {"owner": 1, "level": 4},
            "2,4": {"card": "city", "owner": 1, "level": 4},
            "2,6": {"card": "city", "owner": 1, "level": 4},
            "6,2": {"card": "city", "owner": 1, "level": 4},
        },
    }
    assert choice(given) == "attack city 4,7 nobody"


@pytest.mark.parametrize("level", [1, 2, 3])
def test_every_level_of_a_city_is_worth_more(level: int) -> None:
    """B-CEND-06; taking the lead is no exception."""

    def worth(own: int) -> float:
        board: dict[str, Json] = {"2,2": {"level": own}, "6,6": {"level": 2}}
        return evaluate(GAME.position({"mode": "creation", "board": board}), 0)

    assert worth(level + 1) > worth(level) + 5


@pytest.mark.parametrize("shares", [(1.0, 0.0), (0.0, 1.0)])
def test_a_finished_game_is_won_or_lost(shares: tuple[float, float]) -> None:
    state = GAME.position({"mode": "creation"})
    state.shares = shares
    assert evaluate(state, 0) == VICTORY * (shares[0] - 0.5) == -evaluate(state, 1)


def test_the_first_weapon_of_a_deck_is_worth_more_than_the_third() -> None:
    def worth(weapons: int) -> float:
        refuge: list[Json] = ["weapon.emberians"] * weapons
        return deck_value(GAME.position({"mode": "creation", "p1": {"refuge": refuge}}), 0)

    assert worth(1) - worth(0) > worth(3) - worth(2)


def test_a_hero_is_drawn_by_a_city_the_nearer_he_is_and_the_more_of_the_road_is_built() -> None:
    """B-MOVE-01: without a road there is no way."""
    city: dict[str, Json] = {"2,5": {"card": "city", "owner": 2, "level": 3}}
    with_road = GAME.position({"mode": "creation", "board": {**ROADS, **city}})
    fields = [with_road.rules.board.at(1, column) for column in (1, 2, 3, 4)]
    drawn = [attraction(with_road, 0, field) for field in fields]
    assert drawn == sorted(drawn)
    without_road = GAME.position({"mode": "creation", "board": city})
    assert 0 < attraction(without_road, 0, fields[0]) < drawn[0]


def test_steps_that_cost_nothing_do_not_go_on_for_ever() -> None:
    """B-MOVE-10: two neighbouring cards of home terrain may be entered freely within a line."""
    home: dict[str, Json] = {"card": "road", "shape": "straight", "turned": 1}
    state = GAME.position(
        {
            "mode": "creation",
            "extended": True,
            "p1": {"faction": "emberians", "hand": ["supply"], "heroes": ["2,3", ""]},
            "board": {
                "2,3": {**home, "terrain": "red_canyons"},
                "2,4": {**home, "terrain": "red_canyons"},
            },
        }
    )
    io = Io(FastChance(1))
    bot = make_bot("greedy", 0, "battalia")
    for word in ("move 1", "lay supply", "go", "step 2,4"):
        wanted = next(
            option
            for option in state.options(0)
            if GAME.notation(GAME.action(state, 0, option)).startswith(word)
        )
        state.apply(0, wanted, io)
    steps = 0
    while GAME.decision(state, 0).kind == "walk":
        simulator = Simulator(GAME, GAME.seen_by(state, 0), 0, FastChance(1))
        action = bot.choose(GAME.view(state, 0), GAME.decision(state, 0), simulator)
        option = GAME.option(state, 0, action)
        assert isinstance(option, int)
        state.apply(0, option, io)
        steps += 1
        assert steps < 10


@pytest.mark.parametrize(
    "options",
    [{"mode": "creation", "players": 2}, {"players": 3}, {"players": 4}],
    ids=["creation", "stormgates", "teams"],
)
def test_greedy_players_end_their_games_by_the_rules(options: Mapping[str, Json]) -> None:
    """B-CEND-01, B-CEND-04, B-END-02, B-END-03: the map or the cities, not the week limit."""
    balance = balance_experiment(GameByName("battalia"), "greedy", options, 1, 3)
    (played,) = play_all(balance, HereExecutor())
    assert played.cause in (E.END_WORDS[E.BY_MAP], E.END_WORDS[E.BY_CITIES])
