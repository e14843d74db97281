"""A failing game as files: a replay of all of it, and a scenario of its last step."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from stormark.kernel.action import Action
from stormark.kernel.chance import Chance, KeyedChance
from stormark.kernel.conformance import ConformanceError
from stormark.kernel.game import Game
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.log import Move
from stormark.kernel.match import Match
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.replay import load_replay, record_match
from stormark.kernel.replay_text import write_record
from stormark.kernel.scenario import RULE_ID
from stormark.kernel.scenario_write import NO_RULE_NAMED, is_describable, without_results
from stormark.kernel.state import Io, State
from stormark.kernel.toml_text import toml_file
from stormark.lab.soak.game import GameNumber
from stormark.lab.watch import ResultWord

TITLES: Final = {
    "en": "Game {game} of a soak with seed {seed} fails at decision {decision}",
    "de": "Partie {game} eines Dauertests (Startwert {seed}) scheitert an Entscheidung {decision}",
}


@dataclass(frozen=True)
class Failure:
    """A game that broke a promise, with the files that show it."""

    game: int
    decision: int
    promise: str
    detail: str
    replay: str
    scenario: str

    def to_json(self) -> JsonDict:
        return {
            "game": self.game,
            "decision": self.decision,
            "promise": self.promise,
            "detail": self.detail,
        }


@dataclass(frozen=True)
class RecordedMove:
    """A decision of a recorded game: the position before it and the move."""

    before: State
    seat: int
    action: Action
    option: int


def report_failure(
    game: Game[Any], which: GameNumber, decisions: int, problem: tuple[str, str], word: ResultWord
) -> Failure:
    """Play the game again up to its failing decision and write it down.

    With a broken position the failing decision is the one that led to it; a crash happened in
    the decision after those that were made.
    """
    promise, detail = problem
    wanted = decisions + 1 if promise == "crash" else decisions
    steps = recorded(game, which, wanted)
    return Failure(
        which.number,
        len(steps),
        promise,
        detail,
        replay_text(game, which, steps),
        scenario_text(game, which, which.secret(), steps, detail, word),
    )


def report_broken_promise(
    game: Game[Any], which: GameNumber, error: ConformanceError, word: ResultWord
) -> Failure:
    """A game of the conformance kit, written down from the replay that the kit gives."""
    steps: list[RecordedMove] = []
    secret = which.secret()
    with suppress(InputError):  # where replaying is what fails, the replay has to do
        replay = load_replay(error.replay, game)
        match = replay.match()
        secret = match.sealed_seed()
        for number, entry in enumerate(match.log):
            if isinstance(entry, Move):
                before = replay.state_at(number)
                option = game.option(before, entry.seat, entry.action)
                assert isinstance(option, int)
                steps.append(RecordedMove(before, entry.seat, entry.action, option))
    scenario = scenario_text(game, which, secret, steps, str(error), word)
    return Failure(which.number, len(steps), error.promise, str(error), error.replay, scenario)


def recorded(game: Game[Any], which: GameNumber, decisions: int) -> list[RecordedMove]:
    """The same choices as `play_checked` makes, kept."""
    io = Io(KeyedChance(which.secret(), game.spec.streams))
    state: State = game.start(which.setup(game), io)
    uniform = which.choices().random
    steps: list[RecordedMove] = []
    for _ in range(decisions):
        seats = state.open_seats()
        if not seats:
            break
        seat = seats[0] if len(seats) == 1 else seats[int(uniform() * len(seats))]
        options = state.options(seat)
        option = options[int(uniform() * len(options))]
        steps.append(RecordedMove(state.copy(), seat, game.action(state, seat, option), option))
        try:
            state.apply(seat, option, io)
        except Exception:  # the crash that is being reported
            break
    return steps


def replay_text(game: Game[Any], which: GameNumber, steps: list[RecordedMove]) -> str:
    """The game as far as a referee can follow it, as a save."""
    match = Match(game, which.setup(game), which.secret())
    for step in steps:
        try:
            if isinstance(match.act(step.seat, step.action), Refusal):
                break
        except Exception:  # the crash that is being reported
            break
    names = [f"seat {seat + 1}" for seat in range(match.seats)]
    return write_record(record_match(match, names, save=True))


# --- the scenario


class _Recorder(Chance):
    """Remembers what was drawn."""

    def __init__(self, inner: Chance) -> None:
        self.inner = inner
        self.drawn: list[tuple[int, int]] = []

    def draw(self, stream: int, index: int, bound: int) -> int:
        result = self.inner.draw(stream, index, bound)
        self.drawn.append((stream, result))
        return result


def scenario_text(
    game: Game[Any],
    which: GameNumber,
    secret: bytes,
    steps: list[RecordedMove],
    detail: str,
    word: ResultWord,
) -> str:
    """The last position that can be described in words, and the moves from there on."""
    first = len(steps) - 1
    while first > 0 and not is_describable(game, steps[first].before):
        first -= 1
    given: JsonDict = without_results(game.describe(steps[first].before)) if steps else {}
    rules: list[Json] = [*dict.fromkeys(match[0] for match in RULE_ID.finditer(detail))]
    titles: JsonDict = {
        language: text.format(game=which.number, seed=which.seed, decision=len(steps))
        for language, text in TITLES.items()
    }
    head: JsonDict = {"game": game.spec.id, "rules": rules or [NO_RULE_NAMED], "title": titles}
    chance = KeyedChance(secret, game.spec.streams)
    tables: list[tuple[str, JsonDict]] = [("", head), ("[given]", given)]
    tables += [("[[when]]", _when(game, step, chance, word)) for step in steps[first:]]
    return toml_file([*tables, ("[then]", {"over": False})])


def _when(game: Game[Any], step: RecordedMove, chance: Chance, word: ResultWord) -> JsonDict:
    recorder = _Recorder(chance)
    with suppress(Exception):  # the crash that is being reported
        step.before.copy().apply(step.seat, step.option, Io(recorder))
    words = [word(game, stream, result) for stream, result in recorder.drawn]
    dice: list[Json] = [face for face in words if face is not None]
    move: JsonDict = {"seat": step.seat + 1, "do": game.notation(step.action)}
    return {**move, "dice": dice} if dice else move
