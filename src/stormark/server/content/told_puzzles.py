"""Puzzles as clients show them: moments at the board, and what is said about a try."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

from stormark.coach.puzzles.attempt import Attempt
from stormark.coach.puzzles.collection import PuzzleFile, puzzles_of
from stormark.coach.puzzles.proof import kit_of
from stormark.coach.puzzles.verdict import Verdict, verdict_of
from stormark.kernel.action import Action
from stormark.kernel.game import Game
from stormark.kernel.refusal import Refusal
from stormark.kernel.step import Taken, read_text
from stormark.server.lobby import refuse
from stormark.server.lobby.preconditions import LobbyRefusal
from stormark.server.protocol import shapes
from stormark.server.protocol.localizer import Localizer, problem_in_words


class PuzzleMoment(TypedDict):
    """What the asked player sees at one moment, and what happened since the one before."""

    view: dict[str, Any]
    board: list[shapes.Section]
    events: list[shapes.Event]
    decisions: list[shapes.Decision]


class PuzzleTried(TypedDict):
    """What came of a try."""

    word: str  # on, right or wrong
    text: str  # why; empty while nothing is decided
    chance: int  # of 100 games that are won now, as far as it is decided
    moments: list[PuzzleMoment]  # one for each move that was not known before
    after: list[PuzzleMoment]  # a wrong try: how it goes on, turn by turn


class PuzzleSolved(TypedDict):
    """The plan, move by move."""

    text: str
    moments: list[PuzzleMoment]


def known_puzzle(game: Game[Any], name: str) -> PuzzleFile:
    """A puzzle that exists, or a refusal."""
    found = puzzles_of(game.spec.id).get(name)
    if found is None:
        refuse("T-PUZZLE-01")
    return found


class Puzzling:
    """One puzzle in one language."""

    def __init__(self, game: Game[Any], name: str, lang: str) -> None:
        self.file = known_puzzle(game, name)
        self._lang = lang
        self._attempt = Attempt(game, self.file, kit_of(game))
        self._localizer = Localizer(self._attempt.game, ())

    def first(self) -> PuzzleMoment:
        return self._moment(())

    def tried(self, actions: Sequence[Action], since: int) -> PuzzleTried:
        """Play moves of the asked player; those before `since` are not told again."""
        moments: list[PuzzleMoment] = []
        for number, action in enumerate(actions):
            if self._attempt.over:
                refuse("T-PUZZLE-02")
            done = self._attempt.act(action)
            if isinstance(done, Refusal):
                raise LobbyRefusal(done)
            if number >= since:
                moments.append(self._moment(done))
        verdict = verdict_of(self._attempt)
        after = self._played_on() if verdict.word == "wrong" else []
        return {
            "word": verdict.word,
            "text": self._said(verdict),
            "chance": round(100 * verdict.chance),
            "moments": moments,
            "after": after,
        }

    def solved(self) -> PuzzleSolved:
        """The plan of the file, played."""
        puzzle = self.file.puzzle
        moments: list[PuzzleMoment] = []
        for move in puzzle.plan:
            attempt = self._attempt
            actions = read_text(attempt.game, attempt.state, attempt.seat, move)
            done = actions if isinstance(actions, Refusal) else attempt.replay(actions)
            assert not isinstance(done, Refusal), (self.file.name, move, done)  # tests see to it
            moments.append(self._moment(done))
        return {"text": puzzle.why[self._lang], "moments": moments}

    def _said(self, verdict: Verdict) -> str:
        puzzle = self.file.puzzle
        if verdict.word == "on":
            return ""
        if verdict.word == "right":
            return puzzle.why[self._lang]
        if verdict.rival is not None:
            return verdict.rival.why[self._lang]
        chances = {"chance": round(100 * verdict.chance), "best": round(100 * puzzle.chance)}
        return problem_in_words(self._lang, "puzzle-wrong", chances)

    def _played_on(self) -> list[PuzzleMoment]:
        """Everybody plays on; a moment for each turn."""
        attempt = self._attempt
        happened = attempt.play_on()
        moments: list[PuzzleMoment] = []
        turn: list[Taken[Any]] = []
        for taken in happened:
            turn.append(taken)
            ended = attempt.game.turn_of(taken.state) != attempt.game.turn_of(turn[0].state)
            if ended or taken is happened[-1]:
                moments.append(self._moment(turn))
                turn = []
        return moments

    def _moment(self, happened: Sequence[Taken[Any]]) -> PuzzleMoment:
        attempt, seat, lang = self._attempt, self._attempt.seat, self._lang
        state = happened[-1].state if happened else attempt.state
        view = attempt.game.view(state, seat)
        events = [event for taken in happened for event in taken.events if event.visible_to(seat)]
        asked = [attempt.game.decision(state, seat)] if seat in state.open_seats() else []
        return {
            "view": view,
            "board": self._localizer.board(lang, view),
            "events": self._localizer.events(lang, events, seat),
            "decisions": self._localizer.decisions(lang, asked, view),
        }
