"""A position in one word: python position_codes.py [CODE]"""

import sys

import stormark

if len(sys.argv) > 1:
    print(stormark.read_position(sys.argv[1]).board())
else:
    match = stormark.new_match("battalia", players=2, seed=7)
    match.play(match.loaded.player("random", seed=7), decisions=20)
    code = match.position.code()
    assert stormark.read_position(code) == match.position
    print("everything:      ", code)
    print("player 1 sees:   ", match.position.code(viewer=0))
    print("a spectator sees:", match.position.code(viewer=stormark.SPECTATOR))
