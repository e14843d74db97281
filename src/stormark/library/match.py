"""A match in a program: the referee, who raises what is refused."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from stormark.kernel.event import Event
from stormark.kernel.game import Game, Setup
from stormark.kernel.match import Accepted, Match
from stormark.kernel.progress import Progress
from stormark.kernel.refusal import Refusal
from stormark.kernel.step import action_at
from stormark.library.position import Answer, Position
from stormark.library.refused import accepted

if TYPE_CHECKING:
    from stormark.coach.hint import Hint
    from stormark.library.choosing import Player


class PlayedMatch(Match[Any]):
    """A match: position, log, secret seed, ways back.

    >>> import stormark
    >>> match = stormark.new_match("xibalba", players=2, seed=1)
    >>> match.step("split 3 3")
    <Position of xibalba: turn 1, player 2 decides sort-dice among 7 options>
    >>> match.step("end")
    Traceback (most recent call last):
    ...
    stormark.library.refused.Refused: X-ACTION-10: Your action phase has not begun yet.
    """

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        seed: bytes,
        auto_forced: bool = False,
        progress: Progress[Any] | None = None,
    ) -> None:
        from stormark.library.game import LoadedGame

        self.loaded = LoadedGame(game)
        super().__init__(game, setup, seed, auto_forced, progress)

    @property
    def position(self) -> Position:
        """Where the match stands, with everything hidden: the referee's knowledge."""
        number = self.number
        events = [event for at, event in self._now.told(number - 1) if at == number]
        return Position(self.loaded, self._state, events=events)

    @property
    def deciding(self) -> tuple[int, ...]:
        """The seats that have something to decide."""
        return tuple(self._state.open_seats())

    def step(self, answer: Answer, seat: int | None = None) -> Position:
        """Answer a decision by an action, in notation, or by its index in `actions`.

        Without a seat, the first one that has to decide answers.  Raises `Refused` with the rule;
        the match is then what it was.
        """
        self.played(answer, seat)
        return self.position

    def played(self, answer: Answer, seat: int | None = None) -> Accepted:
        """The same; what it added to the log, and everything that happened."""
        if seat is None:
            seat = self.deciding[0] if self.deciding else 0
        found: Accepted | Refusal
        if isinstance(answer, str):
            found = self.act_text(seat, answer)
        elif isinstance(answer, int):
            action = accepted(self.game, action_at(self.game, self._state, seat, answer))
            found = self.act(seat, action)
        else:
            found = self.act(seat, answer)
        return self._or_raise(found)

    def take_back(self, seat: int) -> Position:
        """Take back the last move of a seat, as far as it is free; raises `Refused`."""
        self._or_raise(self.undo(seat))
        return self.position

    def hints(
        self, seat: int | None = None, *, steps: int | None = None, seed: int = 0
    ) -> list[Hint]:
        """What a strong player would do at a seat, from what that seat sees: docs/coach.md."""
        return self.position.hints(seat, steps=steps, seed=seed)

    def play(self, *players: Player, decisions: int | None = None) -> Position:
        """Let computer players go on, one per seat, to the end or for some decisions.

        Every seat that has to decide is asked in turn; a single player plays all seats.
        """
        seated = players * self.seats if len(players) == 1 else players
        if len(seated) != self.seats:
            raise ValueError(f"{self.seats} seats need 1 or {self.seats} players")
        left = decisions
        while self.deciding and left != 0:
            seat = self.deciding[0]
            self.step(seated[seat].choose(self.position, seat), seat)
            left = None if left is None else left - 1
        return self.position

    def story(self, language: str = "en", viewer: int = -1, names: Sequence[str] = ()) -> list[str]:
        """Everything that happened, in sentences, as far as a viewer may know."""
        speaker = self.loaded.speaker(language, names, self.game)
        told = (speaker.event(event, viewer) for event in self.happened(viewer))
        return [text for text in told if text]

    def happened(self, viewer: int) -> list[Event]:
        """Everything that happened, as far as a viewer may know."""
        return [event for _, event in self.events(viewer)]

    def replay(self, players: Sequence[str] = ()) -> str:
        """The match as a text to share; what is hidden stays so until it is over."""
        from stormark.kernel.replay import replay_text

        return replay_text(self, self._names(players))

    def save(self, path: Path | str, players: Sequence[str] = ()) -> None:
        """Write a file to go on from, seed included: it belongs to the referee."""
        from stormark.kernel.replay import save_match

        save_match(Path(path), self, self._names(players))

    def __repr__(self) -> str:
        return f"<PlayedMatch {self.number} decisions, {self.position!r}>"

    def _names(self, players: Sequence[str]) -> list[str]:
        return [*players, *(f"Player {seat + 1}" for seat in range(len(players), self.seats))]

    def _or_raise(self, found: Accepted | Refusal) -> Accepted:
        taken: Accepted = accepted(self.game, found)
        return taken
