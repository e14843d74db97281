"""Draw the curves of trainings: `python examples/training/plot.py OUT.svg NAME=curve.csv ...`.

Needs Matplotlib (`pip install stormark[lab]`).
"""

from __future__ import annotations

import csv
import sys
from pathlib import Path

import matplotlib as mpl
from matplotlib import pyplot

WAYS = {"won_against_teacher": "-", "won_against_greedy": "o--"}
COLOURS = ("#1d4e6b", "#b4552d", "#4a7a3a")


def points(path: Path, field: str) -> tuple[list[float], list[float]]:
    """Minutes and per cent, where there is a number."""
    with path.open(newline="", encoding="utf-8") as file:
        lines = [line for line in csv.DictReader(file) if line[field]]
    minutes = [float(line["seconds"]) / 60 for line in lines]
    return minutes, [100 * float(line[field]) for line in lines]


def main() -> None:
    out, *curves = sys.argv[1:]
    mpl.rcParams["svg.hashsalt"] = "stormark"  # the same numbers give the same file
    figure, axes = pyplot.subplots(figsize=(6.4, 3.6))
    for colour, given in zip(COLOURS, curves, strict=False):
        name, _, path = given.partition("=")
        for field, way in WAYS.items():
            minutes, shares = points(Path(path), field)
            if minutes:
                label = f"{name}: {field.replace('_', ' ')}"
                axes.plot(minutes, shares, way, color=colour, label=label, markersize=4)
    axes.axhline(50, color="#777777", linestyle=":", linewidth=1)
    axes.set(xlabel="minutes", ylabel="duels won, %", ylim=(0, 100))
    axes.legend(fontsize=8)
    axes.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(out, metadata={"Date": None})


if __name__ == "__main__":
    main()
