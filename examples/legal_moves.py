"""What can be done, and why something cannot: python legal_moves.py [en|de]"""

import sys

import stormark

language = sys.argv[1] if len(sys.argv) > 1 else "en"
position = stormark.load("xibalba").start(players=2, seed=1).step("split 3 3")
print(position.question(language))
for notation, sentence in zip(position.notations(), position.options(language), strict=True):
    print(f"  {notation:12} {sentence}")
try:
    position.step("buy soldier1")
except stormark.Refused as refused:
    print(refused.text(language))
