"""A match of random moves: python first_match.py [GAME]"""

import random
import sys

import stormark

rng = random.Random(1)
match = stormark.new_match(sys.argv[1] if len(sys.argv) > 1 else "xibalba", players=2, seed=1)
while match.number < 30 and not match.over:
    seat = match.deciding[0]
    action = rng.choice(match.position.actions(seat))
    print(f"{match.number + 1:3} player {seat + 1}: {match.loaded.notation(action)}")
    match.step(action, seat)
print(match.position.board())
