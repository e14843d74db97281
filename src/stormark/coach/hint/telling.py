"""Hints in words, for whoever shows them: the terminal, the server, programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from stormark.coach.hint.hint import Gain, Hint, Reason
from stormark.coach.hint.reasons import percent
from stormark.kernel.action import Action
from stormark.text import Speaker

NAMED: Final = 3  # actions that a plan is named after


@dataclass(frozen=True)
class ToldStep:
    """An action and what it does."""

    action: Action
    text: str


@dataclass(frozen=True)
class ToldGain:
    """By how much something changes, as a number and in words: "+2 Paragon"."""

    name: str
    amount: float
    text: str


@dataclass(frozen=True)
class ToldHint:
    """A plan in words: its heading, its actions, what it gains and why."""

    title: str
    chance: int  # in percent
    change: int  # in points of percent, against a quick bot's way to go on
    steps: tuple[ToldStep, ...]
    gains: tuple[ToldGain, ...]
    reasons: tuple[str, ...]


def told_hints(hints: Sequence[Hint], speaker: Speaker) -> list[ToldHint]:
    """All hints of a decision in one language; they may speak of each other."""
    names = [_name(hint, speaker) for hint in hints]
    return [
        ToldHint(
            title=names[number],
            chance=percent(hint.chance),
            change=percent(hint.change),
            steps=tuple(
                ToldStep(step.action, speaker.option(step.action, step.asked, step.view))
                for step in hint.steps
            ),
            gains=tuple(_gain(gain, speaker) for gain in hint.gains),
            reasons=tuple(_reason(reason, names, speaker) for reason in hint.reasons),
        )
        for number, hint in enumerate(hints)
    ]


def _name(hint: Hint, speaker: Speaker) -> str:
    """What a plan is called: by its first actions that do not go without saying."""
    named = [step for step in hint.steps if not step.routine] or list(hint.steps)
    said = [speaker.option(step.action, step.asked, step.view) for step in named]
    shown = said[:NAMED] + ["…"] * (len(said) > NAMED)
    return " → ".join(shown)


def _gain(gain: Gain, speaker: Speaker) -> ToldGain:
    amount = _rounded(gain.amount)
    sign = "+" if amount > 0 else "−"
    said = _amount(gain.name, abs(amount), speaker)
    return ToldGain(gain.name, amount, f"{sign}{said}")


def _reason(reason: Reason, names: Sequence[str], speaker: Speaker) -> str:
    args: dict[str, object] = dict(reason.args)
    if reason.message in ("hint-brings", "hint-costs"):
        said = [_amount(name, _rounded(amount), speaker) for name, amount in reason.args.items()]
        args = {"amounts": ", ".join(said)}
    elif reason.plan is not None:
        args["plan"] = names[reason.plan]
    return speaker.catalogue.t(reason.message, **args)


def _amount(name: str, amount: float, speaker: Speaker) -> str:
    return speaker.catalogue.t("hint-amount", name=name, amount=amount)


def _rounded(amount: float) -> float:
    """As exact as it can be meant: tenths below ten, whole numbers above."""
    return round(amount, 1) if abs(amount) < 10 else float(round(amount))
