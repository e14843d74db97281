"""Bots against bots: python tournament.py [GAMES]"""

import sys

from stormark.lab.arena import Standings, arena_experiment
from stormark.lab.executor import HereExecutor
from stormark.lab.experiment.run import play_all
from stormark.lab.subject import GameByName

games = int(sys.argv[1]) if len(sys.argv) > 1 else 10
options = {"players": 2, "target": 5}
contest = arena_experiment(GameByName("xibalba"), ("greedy", "random"), options, games, seed=1)
standings = Standings(list(play_all(contest, HereExecutor())))
for name, score in standings.scores().items():
    low, high = score.interval()
    print(f"{name:8} {score.rate:6.1%}   95%: {low:.1%} to {high:.1%}")
