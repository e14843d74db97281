"""The reliability diagrams of a game as a picture: chances told, and how often they came true.

A point on the diagonal is a chance that keeps its promise; its size says how many there were.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from stormark.coach.reliability.proof import Proof

SIDE: Final = 150  # of one diagram
GAP: Final = 44
COLUMNS: Final = 4
LARGEST: Final = 7.0
STYLE: Final = (
    "text{font:12px system-ui,sans-serif;fill:#2b2620}"
    ".paper{fill:#faf6ec}.frame{fill:#fffdf7;stroke:#8d8272}"
    ".even{stroke:#b8ad9a;stroke-dasharray:4 4}"
    ".course{fill:none;stroke:#8f2d1f;stroke-width:1.5}.point{fill:#8f2d1f;fill-opacity:.75}"
)


def picture(title: str, proofs: Sequence[Proof]) -> str:
    """An SVG with a diagram for each setting."""
    rows = -(-len(proofs) // COLUMNS)
    width, height = COLUMNS * (SIDE + GAP) + GAP, rows * (SIDE + GAP + 20) + GAP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f"<title>{title}</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{width}" height="{height}"/>',
    ]
    for number, proof in enumerate(proofs):
        left = GAP + number % COLUMNS * (SIDE + GAP)
        top = GAP + number // COLUMNS * (SIDE + GAP + 20)
        parts.append(f'<g transform="translate({left} {top})">{diagram(proof)}</g>')
    return "\n".join([*parts, "</svg>\n"])


def diagram(proof: Proof) -> str:
    most = max((one.size for one in proof.bins), default=0)
    points = [
        (SIDE * one.chances / one.size, SIDE * (1 - one.won / one.size), one.size)
        for one in proof.bins
        if one.size
    ]
    course = " ".join(f"{x:.1f},{y:.1f}" for x, y, _ in points)
    dots = "".join(dot(x, y, size / most) for x, y, size in points)
    return (
        f'<text y="-24">{proof.setting}</text>'
        f'<text y="-8">{proof.games} games, error {100 * proof.error:.1f}%</text>'
        f'<rect class="frame" width="{SIDE}" height="{SIDE}"/>'
        f'<path class="even" d="M0 {SIDE}L{SIDE} 0"/>'
        f'<polyline class="course" points="{course}"/>{dots}'
        f'<text y="{SIDE + 16}">0</text>'
        f'<text x="{SIDE}" y="{SIDE + 16}" text-anchor="end">100%</text>'
    )


def dot(x: float, y: float, share: float) -> str:
    """A point whose area says how many chances it stands for."""
    return f'<circle class="point" cx="{x:.1f}" cy="{y:.1f}" r="{1 + LARGEST * sqrt(share):.1f}"/>'
