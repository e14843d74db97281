"""Solving a puzzle at the terminal: the position once, then moves until it is decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stormark.cli.board.displays import display_for
from stormark.cli.play.moves import english, in_words
from stormark.cli.scenario_report import option_lines
from stormark.coach.puzzles.attempt import Attempt
from stormark.coach.puzzles.collection import PuzzleFile
from stormark.coach.puzzles.proof import kit_of
from stormark.coach.puzzles.verdict import Verdict, verdict_of
from stormark.i18n import Catalogue
from stormark.kernel.game import Game
from stormark.kernel.refusal import Refusal
from stormark.kernel.step import Taken, read_text
from stormark.text import Speaker


class PuzzleDialogue:
    """Reads moves from the keyboard; what was wrong can be tried again from the beginning."""

    def __init__(self, catalogue: Catalogue, game: Game[Any], file: PuzzleFile) -> None:
        self._t = catalogue.t
        self._lang = catalogue.lang
        self._file = file
        self._attempt = Attempt(game, file, kit_of(game))
        self._words = display_for(Speaker(self._attempt.game, catalogue.lang))

    def run(self) -> bool:
        """Whether the plan was found."""
        puzzle = self._file.puzzle
        print(self._file.scenario.title[self._lang])
        view = self._attempt.game.view(self._attempt.state, self._attempt.seat)
        print("\n".join([*self._words.plain(view), "", puzzle.ask[self._lang]]))
        print(self._t("puzzles-how"))
        while True:
            try:
                typed = input("> ").strip()
            except EOFError:
                return False
            if typed in (self._t("puzzles-quit"), "quit"):
                return False
            if typed in (self._t("puzzles-solution"), "solution"):
                print("; ".join(puzzle.plan))
                print(puzzle.why[self._lang])
                return False
            if typed in (self._t("puzzles-options"), "options", ""):
                state = self._attempt.state
                print("\n".join(option_lines(self._attempt.game, state, self._words)))
            elif self._moved(typed):
                return True

    def _moved(self, typed: str) -> bool:
        """Whether a move, or several, solved it."""
        attempt = self._attempt
        actions = read_text(attempt.game, attempt.state, attempt.seat, english(typed, self._words))
        done = actions if isinstance(actions, Refusal) else attempt.replay(actions)
        if isinstance(done, Refusal):
            print(self._words.speaker.refusal(in_words(done, self._words)))
            return False
        self._tell(done)
        verdict = verdict_of(attempt)
        if verdict.word == "on":
            return False
        print(self._judged(verdict))
        if verdict.word == "wrong":
            self._tell(attempt.play_on())
            print(self._t("puzzles-again"))
            self._attempt = attempt.again()
        return verdict.word == "right"

    def _judged(self, verdict: Verdict) -> str:
        puzzle = self._file.puzzle
        if verdict.word == "right":
            return f"{self._t('puzzles-right')} {puzzle.why[self._lang]}"
        if verdict.rival is not None:
            return verdict.rival.why[self._lang]
        chance, best = round(100 * verdict.chance), round(100 * puzzle.chance)
        return self._t("puzzle-wrong", chance=chance, best=best)

    def _tell(self, happened: Sequence[Taken[Any]]) -> None:
        for taken in happened:
            for event in taken.events:
                text = self._words.speaker.event(event, self._attempt.seat)
                if text:
                    print(text)
