"""Try an installed package, which is no more than the plain library: play, and be compiled.

python release/try_wheel.py [--pure]
"""

from __future__ import annotations

import sys

import stormark
from stormark.build_info import compiled, version_line

assert compiled() != ("--pure" in sys.argv), version_line()
for name in ("xibalba", "battalia"):
    match = stormark.new_match(name, players=2, seed=1)
    match.play(match.loaded.player("greedy", seed=1), decisions=100)
    assert stormark.read_position(match.position.code()) == match.position
    print(version_line(), repr(match.position))
