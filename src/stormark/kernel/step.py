"""One action on one position: refused with a reason, or taken on a copy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar, cast

from stormark.kernel.action import Action
from stormark.kernel.chance import Chance
from stormark.kernel.event import Event, EventList
from stormark.kernel.game import Game
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.state import Io, State

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Taken(Generic[S]):
    """An action that was carried out: the new position and what happened on the way."""

    seat: int
    action: Action
    state: S
    events: tuple[Event, ...]
    drew: bool  # whether chance decided anything


def decision_name(state: State, seat: int) -> str:
    """A game's name of a seat's open decision; it changes only when this seat answers.

    After a match went back, the referee tells questions apart by more than that (`questions`).
    """
    return f"{seat}.{state.answered[seat]}"


def malformed(error: InputError) -> Refusal:
    """Input that is no action at all, as the refusal the player gets to see."""
    return Refusal("K-FORM-01", error.problem, {"place": error.place, **error.params})


def resolve(game: Game[S], state: S, seat: int, action: Action) -> int | Refusal:
    """The option an action stands for.  The game's own reason comes before the kernel's."""
    if not 0 <= seat < state.seats:
        return Refusal("K-SEAT-02", "", {"player": seat + 1, "players": state.seats})
    try:
        option = game.option(state, seat, action)
    except InputError as error:
        return malformed(error)
    deciding = state.open_seats()
    if isinstance(option, int) and not deciding:
        return Refusal("K-OVER-01")
    if isinstance(option, int) and seat not in deciding + state.idle_seats():
        return Refusal("K-SEAT-01", "", {"player": seat + 1, "deciding": deciding[0] + 1})
    return option


def action_at(game: Game[S], state: S, seat: int, index: int) -> Action | Refusal:
    """The action at an index of a seat's decision, counted from 0; else why there is none."""
    deciding = state.open_seats()
    if not 0 <= seat < state.seats:
        return Refusal("K-SEAT-02", "", {"player": seat + 1, "players": state.seats})
    if not deciding:
        return Refusal("K-OVER-01")
    if seat not in deciding + state.idle_seats():
        return Refusal("K-SEAT-01", "", {"player": seat + 1, "deciding": deciding[0] + 1})
    actions = game.decision(state, seat).actions
    if isinstance(index, bool) or not 0 <= index < len(actions):
        return Refusal("K-FORM-01", "option-unknown", {"found": str(index)})
    return actions[index]


def take(game: Game[S], state: S, seat: int, action: Action, chance: Chance) -> Taken[S] | Refusal:
    """Carry out an action on a copy; the given state stays as it is."""
    option = resolve(game, state, seat, action)
    if isinstance(option, Refusal):
        return option
    return carry_out(game, state, seat, option, chance)


def carry_out(game: Game[S], state: S, seat: int, option: int, chance: Chance) -> Taken[S]:
    """Carry out a legal option on a copy; the action is recorded in the game's own form."""
    action = game.action(state, seat, option)
    heard = EventList()
    after = cast(S, state.copy())
    after.apply(seat, option, Io(chance, heard))
    events = tuple(game.event(after, *packed) for packed in heard.packed)
    return Taken(seat, action, after, events, after.draws != state.draws)


def take_all(
    game: Game[S],
    state: S,
    seat: int,
    actions: Sequence[Action],
    chance: Chance,
    foreseeable: bool = False,
) -> list[Taken[S]] | Refusal:
    """Carry out several actions of one seat, all or nothing.

    With `foreseeable` nothing may follow an action that draws chance or shows the seat something
    hidden: that the rest is refused would tell what came of it, and everything would be taken back.
    """
    taken: list[Taken[S]] = []
    for action in actions:
        if foreseeable and taken and tells(game, taken[-1]):
            return _of_part(Refusal("K-COMPOUND-01"), actions, len(taken))
        result = take(game, state, seat, action, chance)
        if isinstance(result, Refusal):
            return _of_part(result, actions, len(taken))
        taken.append(result)
        state = result.state
    return taken


def tells(game: Game[S], taken: Taken[S]) -> bool:
    """Whether an action drew chance or showed its seat something: nobody could foresee the rest.

    Own cards that are laid open do not count: whoever lays them knew them.
    """
    return taken.drew or any(game.events.tells(event, taken.seat) for event in taken.events)


def _of_part(refusal: Refusal, actions: Sequence[Action], index: int) -> Refusal:
    """The refusal of one action among several says which one it was."""
    if len(actions) == 1:
        return refusal
    part: JsonDict = {"part": index + 1, "parts": len(actions)}
    return replace(refusal, params={**refusal.params, **part})


def read_text(game: Game[S], state: S, seat: int, text: str) -> list[Action] | Refusal:
    """The actions a text in notation stands for."""
    if not 0 <= seat < state.seats:
        return Refusal("K-SEAT-02", "", {"player": seat + 1, "players": state.seats})
    try:
        actions = game.expand(state, seat, text)
    except InputError as error:
        return malformed(error)
    return actions or Refusal("K-FORM-01", "action-empty")
