"""Whether chances come true: games of bots, the numbers fitted to them, and the proof."""
