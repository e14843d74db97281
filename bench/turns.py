"""What a turn of a bot costs: `python -m bench.turns battalia master --players 4`.

One game for each number of players; the bot has the first seat, or its team, and `skilled` the
others.  Processor time of the thinking thread alone, so other work beside it hardly matters.
"""

from __future__ import annotations

import argparse
from random import Random
from time import thread_time
from typing import Any

from stormark.bots import make_bot
from stormark.build_info import version_line
from stormark.games.registry import load_game
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Setup
from stormark.kernel.json import Json
from stormark.kernel.simulator import Simulator
from stormark.kernel.state import Io


class Turn:
    """What was spent on a turn."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.steps = 0


def turns(name: str, level: str, options: dict[str, Json], most: int, seed: int) -> list[Turn]:
    """The first turns of the bot, with all its members where it is a team."""
    game = load_game(name)
    setup = game.setup(options)
    assert isinstance(setup, Setup), setup
    players = setup.options["players"]
    assert isinstance(players, int)
    io, rng = Io(FastChance(seed)), Random(seed)
    state: Any = game.start(setup, io)
    team_of = getattr(state, "team_of", range(players))
    own = [seat for seat in range(players) if team_of[seat] == team_of[0]]
    bots: list[Any] = [
        make_bot(level if seat in own else "skilled", seed + seat, name) for seat in range(players)
    ]
    found: dict[int, Turn] = {}
    while state.open_seats() and len(found) <= most:
        seat = state.open_seats()[0]
        decision = game.decision(state, seat)
        seen = game.seen_by(state, seat)
        simulator = Simulator(game, seen, seat, FastChance(rng.getrandbits(32)))
        before, began = getattr(bots[seat], "steps_taken", 0), thread_time()
        action = bots[seat].choose({}, decision, simulator)
        if seat in own and game.turn_of(state)[0] > 0:
            turn = found.setdefault(game.turn_of(state)[0], Turn())
            turn.seconds += thread_time() - began
            turn.steps += getattr(bots[seat], "steps_taken", 0) - before
        option = game.option(state, seat, action)
        assert isinstance(option, int)
        state.apply(seat, option, io)
    return [turn for turn in found.values() if turn.steps][:most]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("level")
    parser.add_argument("--players", type=int, nargs="+", default=[2])
    parser.add_argument("--turns", type=int, default=12, help="at most, of each game")
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--mode")
    parser.add_argument("--valley")
    parser.add_argument("--team-mode", action=argparse.BooleanOptionalAction)
    asked = parser.parse_args()
    given = {"mode": asked.mode, "valley": asked.valley, "team_mode": asked.team_mode}
    options: dict[str, Json] = {key: word for key, word in given.items() if word is not None}
    print(version_line())
    for players in asked.players:
        table = {**options, "players": players}
        found = turns(asked.game, asked.level, table, asked.turns, asked.seed)
        seconds = [turn.seconds for turn in found]
        steps = sum(turn.steps for turn in found)
        print(
            f"{asked.game} {asked.level} {table}: {len(found)} turns, "
            f"{sum(seconds) / len(found):.2f} s each, at most {max(seconds):.2f}; "
            f"{steps / len(found):,.0f} steps, {1e6 * sum(seconds) / steps:.1f} µs each",
            flush=True,
        )


if __name__ == "__main__":
    main()
