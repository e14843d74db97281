"""A position: what can be decided in it, what it looks like, and where a decision leads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from stormark.kernel.action import Action, Decision
from stormark.kernel.chance import Chance, KeyedChance
from stormark.kernel.digest import digest
from stormark.kernel.event import Event
from stormark.kernel.json import JsonDict
from stormark.kernel.position_code import seen_code, write_code
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.state import SPECTATOR, State
from stormark.kernel.step import action_at, read_text, resolve, take_all
from stormark.library.refused import accepted
from stormark.library.seeds import seed_bytes

if TYPE_CHECKING:
    from stormark.coach.hint import Hint
    from stormark.library.game import LoadedGame
    from stormark.text import Speaker

Answer: TypeAlias = Action | str | int
"""An answer to a decision: an action, a line of notation, or an index in `actions`, from 0."""


class Position:
    """A position of a game.  It never changes: `step` gives another one.

    Seats are numbered from 0, as everywhere in the library; sentences count players from 1.

    >>> import stormark
    >>> position = stormark.load("xibalba").start(players=2, seed=1)
    >>> position
    <Position of xibalba: turn 1, player 2 decides split-pool among 3 options>
    >>> position.notations()
    ['split 4 2', 'split 3 3', 'split 2 4']
    >>> after = position.step("split 3 3")
    >>> after.state is position.state
    False
    """

    __slots__ = ("_rules", "events", "game", "state", "viewer")

    def __init__(
        self,
        game: LoadedGame,
        state: State,
        viewer: int | None = None,
        events: Sequence[Event] = (),
    ) -> None:
        """With a `viewer`, the state is what this seat (or SPECTATOR) sees of a position."""
        self.game = game
        self.state = state
        self.viewer = viewer
        self.events = tuple(events)  # what happened on the way here, if it was made by a step
        self._rules = game.rules.at(state)

    # --- what can be decided

    @property
    def seats(self) -> int:
        """How many players there are."""
        return int(self.state.seats)

    @property
    def deciding(self) -> tuple[int, ...]:
        """The seats that have something to decide, none when the game is over."""
        return tuple(self.state.open_seats())

    @property
    def over(self) -> bool:
        return not self.state.open_seats()

    @property
    def returns(self) -> tuple[float, ...]:
        """A result per seat: 1.0 won, 0.0 lost, shares for ties; all 0.0 while the game runs."""
        return tuple(self.state.returns())

    @property
    def turn(self) -> tuple[int, int]:
        """Number of the turn and the seat whose turn it is."""
        return self._rules.turn_of(self.state)

    def decision(self, seat: int | None = None) -> Decision:
        """What a seat is asked; without a seat, the first one that has to decide."""
        seat = self._seat(seat)
        if seat not in self.state.open_seats() + self.state.idle_seats():
            accepted(self._rules, self._nothing_to_decide(seat))
        return self._rules.decision(self.state, seat)

    def actions(self, seat: int | None = None) -> tuple[Action, ...]:
        """What a seat can do now; nothing when the game is over."""
        if self.over:
            return ()
        return self.decision(seat).actions

    def notations(self, seat: int | None = None) -> list[str]:
        """What a seat can do now, in notation."""
        return [self._rules.notation(action) for action in self.actions(seat)]

    def why_not(self, answer: Answer, seat: int | None = None) -> Refusal | None:
        """The rule that keeps a seat from this; None if it is possible.

        Of a move with several parts only the first one is judged: the rest may depend on chance.
        """
        seat = self._seat(seat)
        actions = self._actions_of(answer, seat)
        if isinstance(actions, Refusal):
            return actions
        found = resolve(self._rules, self.state, seat, actions[0])
        return found if isinstance(found, Refusal) else None

    def hints(
        self, seat: int | None = None, *, steps: int | None = None, seed: int = 0
    ) -> list[Hint]:
        """The two or three best plans of a seat, from what it sees: docs/coach.md.

        `steps` is how much is simulated; the same steps and seed give the same hints.
        """
        from stormark.coach.hint import STEPS, hints

        asked = self.decision(seat)
        seen = self.state
        if self.viewer is None:
            seen = self._rules.seen_by(self.state, asked.seat)
        return hints(self._rules, seen, asked.seat, STEPS if steps is None else steps, seed)

    # --- where a decision leads

    def step(
        self, answer: Answer, seat: int | None = None, *, seed: int | bytes | Chance = 0
    ) -> Position:
        """The position after an answer, with `events` that tell what happened.

        Raises `Refused` with the rule if the answer is not possible.  What chance decides comes
        from the seed: the same seed gives the same dice in the same position.
        """
        self._of_the_referee()
        seat = self._seat(seat)
        actions = accepted(self._rules, self._actions_of(answer, seat))
        if isinstance(seed, Chance):
            chance: Chance = seed
        else:
            chance = KeyedChance(seed_bytes(seed), self._rules.spec.streams)
        taken = accepted(self._rules, take_all(self._rules, self.state, seat, actions, chance))
        events = [event for part in taken for event in part.events]
        return Position(self.game, taken[-1].state, events=events)

    def seen_by(self, viewer: int) -> Position:
        """What a seat, or `SPECTATOR`, sees of the position: nothing hidden is in it."""
        self._of_the_referee()
        return Position(self.game, self._rules.seen_by(self.state, viewer), viewer)

    # --- in words

    def view(self, viewer: int | None = None) -> JsonDict:
        """What a viewer may know, as documented in view-xibalba.md and view-battalia.md."""
        viewer = self._viewer(viewer)
        if self.viewer is not None:
            return self._rules.show(self.state, viewer)
        return self._rules.view(self.state, viewer)

    def board(
        self, language: str = "en", viewer: int | None = None, names: Sequence[str] = ()
    ) -> str:
        """The table as text, as a viewer sees it; without one, as the seat does that decides."""
        from stormark.text.board.section import plain_lines
        from stormark.text.board.sections import board_sections

        viewer = self._viewer(viewer)
        speaker = self._speaker(language, names)
        return "\n".join(plain_lines(board_sections(self.view(viewer), speaker)))

    def question(
        self, language: str = "en", seat: int | None = None, names: Sequence[str] = ()
    ) -> str:
        """What a seat is asked, in a sentence."""
        decision = self.decision(seat)
        view = self.view(decision.seat)
        return self._speaker(language, names).prompt(decision, view)

    def options(
        self, language: str = "en", seat: int | None = None, names: Sequence[str] = ()
    ) -> list[str]:
        """What each of `actions` does, in the same order."""
        decision = self.decision(seat)
        view, speaker = self.view(decision.seat), self._speaker(language, names)
        return [speaker.option(action, decision, view) for action in decision.actions]

    def sentences(
        self, language: str = "en", viewer: int | None = None, names: Sequence[str] = ()
    ) -> list[str]:
        """What happened on the way here, as far as a viewer may know; without one, all of it."""
        speaker = self._speaker(language, names)
        found = (
            speaker.event(event, _knowing(event) if viewer is None else viewer)
            for event in self.events
        )
        return [text for text in found if text]

    def notation(self, action: Action) -> str:
        """An action as a line that `step` and `read` understand."""
        return self._rules.notation(action)

    def read(self, text: str, seat: int | None = None) -> list[Action]:
        """The actions that a line of notation stands for; raises `Refused` if it is none."""
        found: list[Action] = accepted(
            self._rules, read_text(self._rules, self.state, self._seat(seat), text)
        )
        return found

    # --- as a whole

    def code(self, viewer: int | None = None) -> str:
        """The whole position in one word, or what a viewer sees of it (docs/library.md).

        `LoadedGame.position` reads it.
        """
        if self.viewer is not None:
            if viewer not in (None, self.viewer):
                raise InputError("position-seen", "viewer")
            return seen_code(self.game.rules, self.state, self.viewer)
        return write_code(self.game.rules, self.state, viewer)

    def describe(self) -> JsonDict:
        """The whole position in the words of scenario files."""
        self._of_the_referee()
        return self._rules.describe(self.state)

    @property
    def digest(self) -> str:
        """32 hex digits that are equal for equal positions; they tell of what is hidden."""
        return digest(self.state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        turn, _ = self.turn
        seen = "" if self.viewer is None else f" as {_called(self.viewer)} sees it"
        return f"<Position of {self.game.name}{seen}: turn {turn}, {self._going_on()}>"

    def __str__(self) -> str:
        return self.board()

    def __reduce__(self) -> tuple[object, ...]:
        return Position, (self.game, self.state, self.viewer, self.events)

    # --- how

    def _key(self) -> tuple[object, ...]:
        return self.game.name, self.game.rules.pack_hash, self.viewer, self.digest

    def _going_on(self) -> str:
        if self.over:
            winners = [_called(seat) for seat, won in enumerate(self.returns) if won]
            return f"won by {' and '.join(winners)}" if winners else "over"
        if self.viewer is not None and self.viewer not in self.deciding:
            return f"{' and '.join(map(_called, self.deciding))} to decide"
        asked = [self.decision(seat) for seat in self.deciding if self.viewer in (None, seat)]
        return ", ".join(
            f"{_called(one.seat)} decides {one.kind} among {len(one.actions)} options"
            for one in asked
        )

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        deciding = self.state.open_seats()
        return deciding[0] if deciding else 0

    def _viewer(self, viewer: int | None) -> int:
        if self.viewer is not None:
            if viewer not in (None, self.viewer):
                raise InputError("position-seen", "viewer")
            return self.viewer
        if viewer is not None:
            return viewer
        return SPECTATOR if self.over else self._seat(None)

    def _actions_of(self, answer: Answer, seat: int) -> list[Action] | Refusal:
        if isinstance(answer, str):
            return read_text(self._rules, self.state, seat, answer)
        if isinstance(answer, int):
            action = action_at(self._rules, self.state, seat, answer)
            return action if isinstance(action, Refusal) else [action]
        return [answer]

    def _nothing_to_decide(self, seat: int) -> Refusal:
        if not 0 <= seat < self.seats:
            return Refusal("K-SEAT-02", "", {"player": seat + 1, "players": self.seats})
        if self.over:
            return Refusal("K-OVER-01")
        return Refusal("K-SEAT-01", "", {"player": seat + 1, "deciding": self.deciding[0] + 1})

    def _of_the_referee(self) -> None:
        if self.viewer is not None:
            raise InputError("position-seen", "position")

    def _speaker(self, language: str, names: Sequence[str]) -> Speaker:
        return self.game.speaker(language, names, self._rules)


def _called(viewer: int) -> str:
    return "a spectator" if viewer == SPECTATOR else f"player {viewer + 1}"


def _knowing(event: Event) -> int:
    """Somebody who may know of an event."""
    return next((seat for seat in range(8) if event.visible_to(seat)), SPECTATOR)
