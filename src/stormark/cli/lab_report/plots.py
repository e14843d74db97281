"""Plots of a report as SVG, for a page that needs nothing else.

Matplotlib draws them: an SVG is some ten kilobytes and needs no script, where interactive libraries
put megabytes into every page.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from stormark.lab.experiment.statistics import Curve

INK: Final = "#1d4e6b"
OTHER: Final = "#b4552d"
REFERENCE: Final = "#777777"
WIDTH: Final = 6.4
ROW: Final = 0.24
PROLOGUE: Final = re.compile(r"^.*?(?=<svg)", re.DOTALL)


class Bar(NamedTuple):
    """A value with its interval, under a name."""

    name: str
    value: float
    low: float
    high: float


def intervals(bars: Sequence[Bar], reference: float | None, label: str) -> str:
    """Values one below the other, the first on top, with a line where an even share would be."""

    def draw(axes: Axes) -> None:
        places = range(len(bars))
        # At 0 and 100 % rounding may leave the value a little outside of its interval.
        below = [max(0.0, bar.value - bar.low) for bar in bars]
        above = [max(0.0, bar.high - bar.value) for bar in bars]
        values = [bar.value for bar in bars]
        axes.errorbar(
            values, places, xerr=[below, above], fmt="o", color=INK, capsize=3, markersize=4
        )
        axes.set_yticks(places, [bar.name for bar in bars])
        axes.set_ylim(len(bars) - 0.5, -0.5)
        if reference is not None:
            axes.axvline(reference, color=REFERENCE, linestyle="--", linewidth=1)
        axes.set_xlabel(label)
        axes.grid(axis="x", alpha=0.3)

    return _drawn(draw, 0.9 + ROW * len(bars))


def histogram(values: Sequence[int], label: str) -> str:
    def draw(axes: Axes) -> None:
        axes.hist(values, bins=min(30, max(values) - min(values) + 1), color=INK)
        axes.set_xlabel(label)

    return _drawn(draw, 2.2)


def course(curve: Curve, label: str, winners: str, others: str) -> str:
    """A value from the first turn to the last."""

    def draw(axes: Axes) -> None:
        for line, name, colour, style, marker in (
            (curve.winners, winners, INK, "-", "o"),
            (curve.others, others, OTHER, "--", "s"),
        ):
            steps = [100 * at / max(1, len(line) - 1) for at in range(len(line))]
            values = [mean.value for mean in line]
            axes.plot(steps, values, style, color=colour, marker=marker, markersize=3, label=name)
            lows, highs = [mean.low for mean in line], [mean.high for mean in line]
            axes.fill_between(steps, lows, highs, color=colour, alpha=0.15)
        axes.set_xlabel(label)
        axes.legend(frameon=False)

    return _drawn(draw, 2.6)


def _drawn(draw: Callable[[Axes], None], height: float) -> str:
    import matplotlib as mpl
    from matplotlib.figure import Figure

    # Text stays text, and the same results give the same file.
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "stormark", "font.size": 9.0}):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        axes = figure.add_subplot()
        axes.spines[["top", "right"]].set_visible(False)
        draw(axes)
        text = io.StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None}, transparent=True)
    return PROLOGUE.sub("", text.getvalue())
