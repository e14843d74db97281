"""A bot of one's own: whatever wins most random playouts.

stormark arena xibalba --bots search_bot:SearchBot,greedy --games 20
"""

from random import Random


class SearchBot:
    def __init__(self, seed):
        self.rng = Random(seed)

    def choose(self, view, decision, simulator):
        candidates = self.rng.sample(decision.actions, min(4, len(decision.actions)))
        return max(candidates, key=lambda action: self.value(action, decision, simulator))

    def value(self, action, decision, simulator):
        """The share of playouts won after an action, each from another position that could be."""
        won = 0.0
        for _ in range(2):
            state = simulator.sample()
            simulator.apply(state, decision.seat, simulator.option(state, decision.seat, action))
            simulator.playout(state, self.rng, 400)
            won += simulator.returns(state)[decision.seat]
        return won


if __name__ == "__main__":
    import stormark

    position = stormark.load("xibalba").start(players=2, seed=1)
    print(position.notation(position.game.player("search_bot:SearchBot", seed=1).choose(position)))
