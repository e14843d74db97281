"""Bots against bots: python tournament.py [GAMES]"""

import sys

from stormark.lab.arena import Arena, ArenaJob, Standings, play_pairing
from stormark.lab.subject import subject_for

games = int(sys.argv[1]) if len(sys.argv) > 1 else 10
bots = ("greedy", "random")
arena = Arena(subject_for("xibalba"), bots, {"players": 2, "target": 5}, games, seed=1)
outcomes = [play_pairing(ArenaJob(arena, pairing)) for pairing in arena.pairings()]
standings = Standings(bots, outcomes)
for number, name in enumerate(bots):
    low, high = standings.score(number).interval()
    print(f"{name:8} {standings.score(number).rate:6.1%}   95 %: {low:.1%} to {high:.1%}")
