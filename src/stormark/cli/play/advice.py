"""What the coach advises, as lines."""

from __future__ import annotations

from typing import Any

from stormark.coach.chance import told_chances
from stormark.coach.hint import ToldHint, hints, told_hints
from stormark.kernel.match import Match
from stormark.text import Speaker


def advice(match: Match[Any], seat: int, speaker: Speaker) -> list[str]:
    """The best plans of a seat: heading, actions, what they bring and why."""
    found = hints(match.game, match.seen_by(seat), seat)
    if not found:
        return [speaker.catalogue.t("hint-nothing")]
    told = told_hints(found, speaker)
    return [line for number, hint in enumerate(told, 1) for line in _lines(number, hint, speaker)]


def outlook(match: Match[Any], seat: int, speaker: Speaker) -> list[str]:
    """How likely every side wins, from what a seat sees."""
    return [
        speaker.catalogue.t("hint-side", who=", ".join(map(speaker.name, side)), chance=chance)
        for side, chance in told_chances(match.game, match.seen_by(seat), seat)
    ]


def _lines(number: int, hint: ToldHint, speaker: Speaker) -> list[str]:
    catalogue = speaker.catalogue
    change = f"{hint.change:+d}".replace("-", "−")
    heading = catalogue.t(
        "hint-line", number=number, plan=hint.title, chance=hint.chance, change=change
    )
    lines = [heading]
    if len(hint.steps) > 1:
        steps = "; ".join(step.text for step in hint.steps)
        lines.append("   " + catalogue.t("hint-steps", steps=steps))
    return lines + [f"   {reason}" for reason in hint.reasons]
