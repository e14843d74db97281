"""A replay, told move by move: python replay_story.py [FILE]"""

import sys
import tempfile
from pathlib import Path

import stormark

with tempfile.TemporaryDirectory() as folder:
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(folder, "match.txt")
    if len(sys.argv) == 1:
        match = stormark.new_match("xibalba", players=2, seed=3, target=3)
        match.play(match.loaded.player("random", seed=3))
        path.write_text(match.replay(["Ada", "Ben"]), encoding="utf-8")
    replay = stormark.read_replay(path)
print(replay)
for step in replay:
    print(f"{step.number:3} {step.notation}")
    for sentence in step.sentences("en", names=replay.players):
        print(f"      {sentence}")
