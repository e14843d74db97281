"""What each kind of record changes in the state of a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import assert_never

from stormark.kernel.continued import after_continued
from stormark.kernel.log import Continued, Entry, Undo
from stormark.kernel.match import Match
from stormark.kernel.refusal import InputError
from stormark.server.clock import Question
from stormark.server.table.proposals import PAUSE, RESUME, STAND_IN, Proposal
from stormark.server.table.records import (
    BotTookOver,
    MatchClosed,
    MatchStarted,
    MovesMade,
    PauseEnded,
    ProposalAgreed,
    ProposalDeclined,
    ProposalMade,
    Record,
    RulesChanged,
    SeatGivenBack,
    SeatResigned,
    ServerInterrupted,
    TableDeserted,
    TimeExpired,
)
from stormark.server.table.small_steps import Steps, at_once
from stormark.server.table.state import TableState


def follow(state: TableState, records: Iterable[Record]) -> None:
    """Take in records that were made elsewhere.  Raises InputError at what does not fit."""
    at_once(following(state, records))


def following(state: TableState, records: Iterable[Record]) -> Steps[None]:
    """The same, a record at a time."""
    for record in records:
        if record.seq != state.seq + 1:
            raise InputError("log-gap", f"log[{record.seq}]", expected=state.seq + 1)
        if record.entries and isinstance(record.entries[0], Continued):
            _go_on_from(state, record.entries)
        elif record.entries:
            state.match.follow(record.entries)
        apply(state, record)
        yield


def _go_on_from(state: TableState, entries: Sequence[Entry]) -> None:
    """The match has a new position that does not follow from the one before."""
    old = state.match
    progress = after_continued(old.game, [*old.log, *entries])
    state.match = Match(old.game, old.setup, old.sealed_seed(), progress=progress)


def apply(state: TableState, record: Record) -> None:
    """Take in a record whose entries the referee has already."""
    match record.content:
        case MatchStarted():
            _started(state, record, record.content)
        case MovesMade():
            _moved(state, record)
        case ProposalMade(what=what, to=to, bot=bot):
            by = _seat(record)
            _settle(state, record, Proposal(what, by, to, frozenset({by})), bot)
        case ProposalAgreed(bot=bot):
            assert state.proposal is not None
            _settle(state, record, state.proposal.agreed_by(_seat(record)), bot)
        case ProposalDeclined():
            state.proposal = None
        case PauseEnded():
            _resumed(state, record)
        case BotTookOver(seat=seat, bot=bot):
            _hand_to_bot(state, seat, bot, record.at)
        case SeatGivenBack():
            control = state.controls[_seat(record)]
            control.bot, control.stood_in = None, False
            state.clock.give_back(_seat(record), record.at)
        case SeatResigned(bot=bot):
            state.controls[_seat(record)].resigned = True
            _hand_to_bot(state, _seat(record), bot, record.at)
        case TimeExpired():
            _expired(state, record, record.content)
        case ServerInterrupted(last_seen_at=last):
            state.clock.interrupted(last, record.at)
        case TableDeserted(since=since):
            _deserted(state, record, since)
        case MatchClosed():
            state.closed, state.proposal = True, None
            _ask(state, record, None)
        case RulesChanged():
            _rules_changed(state, record, record.content)
        case _:
            assert_never(record.content)
    if state.over:
        state.proposal, state.paused = None, False  # nothing is left to agree to
    state.note(record, state.match.number)


def _seat(record: Record) -> int:
    """Whose record it is; those of the server are of other kinds."""
    assert record.seat is not None
    return record.seat


def _started(state: TableState, record: Record, started: MatchStarted) -> None:
    for number, (seat, control) in enumerate(zip(started.seats, state.controls, strict=True)):
        control.person = seat.kind == "person"
        if seat.bot is not None:
            _hand_to_bot(state, number, seat.bot, record.at)
    _ask(state, record, None)


def _moved(state: TableState, record: Record) -> None:
    if record.hidden_from:
        return  # clocks and proposals are for all to see: a secret step goes on with its decision
    state.proposal = None  # it was about another position
    seat = _seat(record)
    _note_bot(state, record, seat)
    if state.controls[seat].helped:
        state.controls[seat].helped = False
        state.clock.forgive(seat, record.at)
    _ask(state, record, seat)


def _note_bot(state: TableState, record: Record, seat: int) -> None:
    """Which turns a bot played for somebody; what was taken back counts no more."""
    control = state.controls[seat]
    if any(isinstance(entry, Undo) for entry in record.entries):
        back_in = state.match.turn[0]
        for other in state.controls:
            other.bot_turns = [turn for turn in other.bot_turns if turn <= back_in]
    elif control.person and record.content == MovesMade("bot"):
        turn = state.clock.turn  # of the question that it answered
        if turn not in control.bot_turns:
            control.bot_turns.append(turn)


def _settle(state: TableState, record: Record, proposal: Proposal, bot: str) -> None:
    """With the last agreement it is done; the entries of an undo are in the record."""
    if not state.all_agree(proposal):
        state.proposal = proposal
        return
    state.proposal = None
    if proposal.what == PAUSE:
        state.paused, state.paused_at = True, record.at
        state.clock.pause(record.at)
    elif proposal.what == RESUME:
        _resumed(state, record)
    elif proposal.what == STAND_IN:
        _hand_to_bot(state, proposal.to, bot, record.at)
        state.controls[proposal.to].stood_in = True
    else:
        _ask(state, record, None)


def _deserted(state: TableState, record: Record, since: int) -> None:
    state.paused, state.deserted, state.paused_at = True, True, record.at
    state.proposal = None
    state.clock.interrupted(since, record.at)  # nobody was there to use that time
    state.clock.pause(record.at)


def _resumed(state: TableState, record: Record) -> None:
    state.paused = state.deserted = False
    state.proposal = None
    state.clock.resume(record.at)


def _expired(state: TableState, record: Record, expired: TimeExpired) -> None:
    control = state.controls[expired.seat]
    if expired.then == "help":
        control.helped = True
    else:
        control.resigned = expired.then == "resign"
        _hand_to_bot(state, expired.seat, expired.bot, record.at)
        control.stood_in = True


def _rules_changed(state: TableState, record: Record, changed: RulesChanged) -> None:
    version, here = changed.rules_to, state.match.game.spec.rules_version
    if version > here:
        raise InputError("log-rules", f"log[{record.seq}]", found=version, expected=here)
    if not record.entries:  # all of the match is true by these rules too
        setup = state.match.setup
        state.match.setup = replace(setup, rules_version=version, pack=changed.pack)
    _ask(state, record, None)


def _hand_to_bot(state: TableState, seat: int, bot: str, at: int) -> None:
    control = state.controls[seat]
    control.bot, control.stood_in = bot, False
    state.clock.take_over(seat, at)


def _ask(state: TableState, record: Record, by: int | None) -> None:
    """Tell the clocks who is asked now."""
    match = state.match
    turn, mover = match.turn
    side = next(side for side in match.sides if mover in side)
    questions = [Question(seat, seat in side, name) for seat, name in match.asked()]
    undone = any(isinstance(entry, Undo) for entry in record.entries)
    state.clock.asked(record.at, [] if state.over else questions, turn, by, undone)
