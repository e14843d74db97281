"""What a strong player would do at a decision, with chances, gains and reasons."""

from stormark.coach.hint.find import STEPS, hints
from stormark.coach.hint.hint import Gain, Hint, Reason, Step
from stormark.coach.hint.telling import ToldGain, ToldHint, ToldStep, told_hints

__all__ = [
    "STEPS",
    "Gain",
    "Hint",
    "Reason",
    "Step",
    "ToldGain",
    "ToldHint",
    "ToldStep",
    "hints",
    "told_hints",
]
