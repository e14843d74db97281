"""How strong a network is: duels against a bot, its best option taken at every decision."""

from __future__ import annotations

from math import sqrt
from time import monotonic

import numpy as np
import torch

from training.games import LONGEST, Crew
from training.network import Network
from training.rows import PUPIL


@torch.no_grad()
def duels(
    crew: Crew, network: Network, against: str, count: int, seed: int, until: float
) -> tuple[int, int]:
    """How many duels were won, and how many played; seats by turns.

    Rows are played to their end, short or long; those still open at `until` are not counted.
    """
    device = next(network.parameters()).device
    rows = crew.rows
    crew.begin("measure", against, 1.0, seed, count)
    crew.show("measure")
    each = -(-count // len(crew.pipes))
    open_rows = np.arange(crew.count) % crew.each < each
    won = played = 0
    for _ in range(LONGEST):
        own = np.flatnonzero(open_rows & (rows["kind"] == PUPIL))
        if len(own):
            seen, features, numbers = (
                torch.from_numpy(rows[name][own]).to(device)
                for name in ("seen", "features", "numbers")
            )
            rows["choice"][own] = network(seen, features, numbers)[0].argmax(-1).cpu().numpy()
        pupil = rows["kind"] == PUPIL
        crew.step("measure")
        over = open_rows & (rows["done"] > 0)
        won += int((over & np.where(pupil, rows["result"] > 0, rows["result"] < 0)).sum())
        played += int(over.sum())
        open_rows &= ~over
        if not open_rows.any() or monotonic() > until:
            break
    crew.forget("measure")
    return won, played


def interval(won: int, played: int) -> tuple[float, float, float]:
    """The share that was won with its 95 % interval (Wilson), in per cent."""
    if not played:
        return 0.0, 0.0, 100.0
    z, share = 1.96, won / played
    middle = (share + z * z / (2 * played)) / (1 + z * z / played)
    width = z / (1 + z * z / played) * sqrt(share * (1 - share) / played + (z / 2 / played) ** 2)
    return 100 * share, 100 * max(0.0, middle - width), 100 * min(1.0, middle + width)
