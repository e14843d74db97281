"""Random games of whatever version of the rules is on the path, one line of JSON per decision.

Run as a script, never imported: `bench.compare` starts it once with each version's sources on the
path.  It therefore uses only what both versions have.  After each line it waits for a word: `on`,
or `next` where this game need not be played on.  A decision with one answer is answered without a
line and without drawing from the generator, so that a version that asks more often stays in step
with one that does not; what happened there is told with the next line.  Without a plan it tells
its events and option sets.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from random import Random
from typing import Any

from stormark.games.registry import load_game
from stormark.kernel.chance import KeyedChance
from stormark.kernel.event import ALL, EventList
from stormark.kernel.state import Io

LIMIT = 6_000  # decisions of a game


class Game:
    """One random game, told line by line; of events only what both versions can tell."""

    def __init__(self, rules: Any, options: Any, seed: int, plan: Any) -> None:
        self.rules = rules
        self.rng = Random(seed)
        self.told: dict[str, list[str]] = plan["told"]
        self.never: list[str] = plan["never"]
        self.heard = EventList()
        self.io = Io(KeyedChance(seed.to_bytes(32, "big"), rules.spec.streams), self.heard)
        self.state = rules.start(rules.setup(options), self.io)

    def play(self) -> None:
        for _ in range(LIMIT):
            seats = self.state.open_seats()
            if not seats:
                break
            forced = [seat for seat in seats if len(self.choices(seat)) == 1]
            if forced:
                self.state.apply(forced[0], self.choices(forced[0])[0][0], self.io)
            elif not self.decide(seats[int(self.rng.random() * len(seats))]):
                return
        say({"over": list(self.state.returns()), "events": self.news()})

    def choices(self, seat: int) -> list[tuple[int, Any]]:
        """The options and what they stand for, without those that are never chosen."""
        options = list(self.state.options(seat))
        if len(options) == 1:
            return [(options[0], None)]
        actions = self.rules.decision(self.state, seat).actions
        return [
            (option, action)
            for option, action in zip(options, actions, strict=True)
            if action.verb not in self.never
        ]

    def decide(self, seat: int) -> bool:
        """Whether the game goes on."""
        choices = self.choices(seat)
        actions = [json.dumps(action.to_json(), sort_keys=True) for _, action in choices]
        chosen = int(self.rng.random() * len(actions))
        say(
            {
                "seat": seat,
                "open": list(self.state.open_seats()),
                "kind": self.rules.decision(self.state, seat).kind,
                "options": actions,
                "chosen": actions[chosen],
                "events": self.news(),
            }
        )
        if sys.stdin.readline().strip() == "next":
            return False
        self.state.apply(seat, choices[chosen][0], self.io)
        return True

    def news(self) -> list[Any]:
        """Everything that all could hear since the last line."""
        events = [
            self.rules.event(self.state, *packed)
            for packed in self.heard.packed
            if packed[2] == ALL
        ]
        self.heard.packed.clear()
        return [
            {"verb": event.verb, **{name: event.args[name] for name in self.told[event.verb]}}
            for event in events
            if event.verb in self.told
        ]


def say(line: Any) -> None:
    print(json.dumps(line), flush=True)


def main() -> None:
    name, *given = sys.argv[1:]
    rules = load_game(name)
    if not given:
        specs = import_module(f"stormark.games.{name}.events").SPECS
        say({"specs": specs, "sets": [dict(options) for options in rules.option_sets()]})
        return
    plan = json.loads(given[0])
    sets = plan["sets"]
    for number in range(plan["games"]):
        options = sets[number % len(sets)]
        try:
            Game(rules, options, plan["seed"] + number, plan).play()
        except Exception as error:  # a version that breaks is a difference like others
            say({"broken": repr(error)})


if __name__ == "__main__":
    main()
