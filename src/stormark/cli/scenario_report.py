"""What the commands for scenarios print."""

from __future__ import annotations

import json
from typing import Any

from stormark.cli.board.display import Display
from stormark.kernel.compare import Difference
from stormark.kernel.game import Game
from stormark.kernel.json import Json
from stormark.kernel.scenario import ScenarioStep
from stormark.kernel.state import State
from stormark.text import Speaker


def difference_lines(speaker: Speaker, difference: Difference) -> list[str]:
    """What differs, with its place; for a move that was refused, also why."""
    expected, found = _shown(difference.expected), _shown(difference.found)
    text = speaker.catalogue.t(difference.problem, expected=expected, found=found)
    lines = [f"  {difference.place}: {text}"]
    if difference.refusal is not None:
        lines += [f"    {line}" for line in speaker.refusal(difference.refusal).splitlines()]
    return lines


def step_line(words: Display, step: ScenarioStep) -> str:
    """One step: its moves, the results of chance, and whether it must be refused."""
    return words.t(
        "scenario-step",
        moves="; ".join(step.do),
        dice=" ".join(step.dice) or "none",
        refused=step.refused or "none",
    )


def option_lines(game: Game[Any], state: State, words: Display) -> list[str]:
    """Everything each deciding player can do, as it is typed and in words."""
    deciding = state.open_seats()
    if not deciding:
        return [words.t("scenario-over")]
    lines: list[str] = []
    for seat in deciding:
        decision = game.decision(state, seat)
        view = game.view(state, seat)
        lines.append(f"{words.player(seat)}: {words.speaker.prompt(decision, view)}")
        typed = [game.notation(action) for action in decision.actions]
        width = max(len(text) for text in typed)
        for text, action in zip(typed, decision.actions, strict=True):
            said = words.speaker.option(action, decision, view)
            lines.append(f"  {text:{width}}  {said}")
    return lines


def _shown(value: Json) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
