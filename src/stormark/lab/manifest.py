"""What the lab must know about one game beyond the kernel's interface."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from stormark.bots.bot import Bot
from stormark.kernel.game import Game
from stormark.lab.habits.deeds import Habits
from stormark.lab.insight import Insight
from stormark.lab.watch import ResultWord, Watch

if TYPE_CHECKING:
    from stormark.lab.analysis.reader import Reader


@dataclass(frozen=True)
class LabManifest:
    """How results of chance are called, who counts what happens, who follows and who judges it."""

    result_word: ResultWord
    watch: Callable[[Game[Any]], Watch]
    reader: Callable[[Game[Any]], Reader]
    insight: Callable[[], Insight]
    weights: tuple[str, ...]  # of a bot, by name
    tuned: Callable[[Mapping[str, float], int], Bot]  # (factors on weights, seed)
    habits: Habits
    taken: tuple[str, ...]  # sections of packs whose entries come to seats as cards
