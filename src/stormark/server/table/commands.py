"""What can be asked for at a table: the record to be written, or the rule in the way."""

from __future__ import annotations

from collections.abc import Sequence

from stormark.kernel.action import Action
from stormark.kernel.match import Accepted
from stormark.kernel.refusal import Refusal
from stormark.kernel.state import SPECTATOR
from stormark.server.table.apply import apply
from stormark.server.table.proposals import (
    ELECTED_BOT,
    LONGEST_PAUSE,
    RESUME,
    STAND_IN,
    UNDO,
    Proposable,
    Proposal,
)
from stormark.server.table.records import (
    AnsweredBy,
    AnyContent,
    BotTookOver,
    Expiry,
    MovesMade,
    PauseEnded,
    ProposalAgreed,
    ProposalDeclined,
    ProposalMade,
    Record,
    SeatGivenBack,
    SeatResigned,
    TableDeserted,
    TimeExpired,
)
from stormark.server.table.state import TableState
from stormark.server.table.ways_back import WayBack, last_choice


class Commands:
    """What one seat, or the server itself, asks for at one moment."""

    def __init__(self, state: TableState, seat: int, request: str | None, now: int) -> None:
        self._state = state
        self._match = state.match
        self._seat = seat
        self._request = request
        self._now = max(now, state.last_at)  # the log never runs backwards

    # Moves

    def act(
        self, action: Action, decision: str | None, then: Sequence[Action] = ()
    ) -> Record | Refusal:
        refusal = self.in_the_way()
        return refusal or self._moved(self._match.act(self._seat, action, decision, then))

    def write(self, text: str, decision: str | None) -> Record | Refusal:
        return self.in_the_way() or self._moved(self._match.act_text(self._seat, text, decision))

    def undo(self, turn: bool) -> Record | Refusal:
        way = self.way_back(turn)
        if isinstance(way, Refusal):
            return way
        match, seat = self._match, self._seat
        if not way.practice:
            return self._moved(match.restart_turn(seat) if turn else match.undo(seat))
        to = match.start_of_turn(way.to) if turn else way.to
        return self._moved(match.rewind(seat, to, practice=True))

    def way_back(self, turn: bool) -> WayBack | Refusal:
        """What `undo` would take back; the rules decide the same when it is asked for."""
        refusal = self.in_the_way()
        if refusal is not None:
            return refusal
        free = self._match.way_back(self._seat, turn)
        if not isinstance(free, Refusal):
            return WayBack(free.number)
        last = last_choice(self._match.log, self._state.people()) if self._state.practice else None
        return free if last is None else WayBack(last, practice=True)

    def answer_for(self, action: Action, decision: str, by: AnsweredBy) -> Record | Refusal:
        """The server answers for a seat: a bot's move, or an answer given in advance."""
        control = self._state.controls[self._seat]
        refusal = self._over_or_paused()
        if refusal is None and by == "bot" and control.bot is None and not control.helped:
            return Refusal("T-SEAT-05")  # whoever it answers for came back while it was thinking
        return refusal or self._moved(self._match.act(self._seat, action, decision), by)

    def why_not(self, action: Action | str) -> Refusal | None:
        """What would keep the seat from an action, given as such or in notation; adds nothing."""
        refusal = self.in_the_way()
        if refusal is not None:
            return refusal
        if isinstance(action, str):
            return self._match.why_not_text(self._seat, action)
        return self._match.why_not(self._seat, action)

    # By consent

    def propose(self, what: Proposable, to: int = 0) -> Record | Refusal:
        """`to` is the record to go back to, by the seat's number, or the seat for a bot to play."""
        state = self._state
        if what == RESUME:
            return self.resume()
        refusal = self.in_the_way()
        if refusal is not None:
            return refusal
        if state.proposal is not None:
            return Refusal("T-CONSENT-01", "", {"player": state.proposal.by + 1})
        if what == UNDO:
            last = state.numbers.number(self._seat, state.seq)
            if not 0 < to < last:
                return Refusal("T-CONSENT-02", "", {"most": last - 1})
            to = state.numbers.seq(self._seat, to)
        if what == STAND_IN and (to == self._seat or to not in state.people()):
            return Refusal("T-CONSENT-05")
        proposal = Proposal(what, self._seat, to, frozenset({self._seat}))
        return self._settled(ProposalMade(what, to, self._elected(what)), proposal)

    def agree(self) -> Record | Refusal:
        proposal = self._state.proposal
        if proposal is None:
            return Refusal("T-CONSENT-03")
        refusal = self._no_vote(proposal)
        if refusal is not None:
            return refusal
        if self._seat in proposal.agreed:
            return Refusal("T-CONSENT-04")
        agreed = ProposalAgreed(self._elected(proposal.what))
        return self._settled(agreed, proposal.agreed_by(self._seat))

    def decline(self) -> Record | Refusal:
        proposal = self._state.proposal
        if proposal is None:
            return Refusal("T-CONSENT-03")
        return self._no_vote(proposal) or self._added(ProposalDeclined())

    def resume(self) -> Record | Refusal:
        """End a pause: with the consent of all, like its beginning, unless it lasts too long."""
        state = self._state
        if state.over or not state.paused:
            return Refusal("K-OVER-01" if state.over else "T-PAUSE-02")
        refusal = self._played_by_bot()
        if refusal is not None:
            return refusal
        if state.proposal is not None:
            return Refusal("T-CONSENT-01", "", {"player": state.proposal.by + 1})
        if state.deserted:
            return self._added(PauseEnded())  # whoever asks is here
        proposal = Proposal(RESUME, self._seat, 0, frozenset({self._seat}))
        if state.all_agree(proposal) or self._now - state.paused_at >= LONGEST_PAUSE:
            return self._added(PauseEnded())
        return self._added(ProposalMade(RESUME))

    def _elected(self, what: Proposable) -> str:
        return ELECTED_BOT if what == STAND_IN else ""

    def _no_vote(self, proposal: Proposal) -> Refusal | None:
        """What keeps the seat from voting; in a pause only its end can be voted on."""
        if proposal.what != RESUME:
            return self.in_the_way()
        return Refusal("K-OVER-01") if self._state.over else self._played_by_bot()

    def _settled(
        self, content: ProposalMade | ProposalAgreed, proposal: Proposal
    ) -> Record | Refusal:
        """What everybody agrees to is carried out in the same record."""
        if proposal.what != UNDO or not self._state.all_agree(proposal):
            return self._added(content)
        back_to = self._state.entries_after(proposal.to)
        result = self._match.rewind(proposal.by, back_to)
        return result if isinstance(result, Refusal) else self._added(content, result)

    # Who plays a seat

    def leave_to_bot(self, bot: str, why: str) -> Record | Refusal:
        if self._state.over:
            return Refusal("K-OVER-01")
        if self._state.controls[self._seat].bot is not None:
            return Refusal("T-SEAT-04", "", {"player": self._seat + 1})
        return self._added(BotTookOver(self._seat, bot, why))

    def come_back(self) -> Record | Refusal:
        control = self._state.controls[self._seat]
        if self._state.over:
            return Refusal("K-OVER-01")
        if control.resigned:
            return Refusal("T-RESIGN-01")
        if control.bot is None:
            return Refusal("T-SEAT-05")
        return self._added(SeatGivenBack())

    def connected(self) -> Record | Refusal:
        """Whoever the seat belongs to is here again: what others did for want of them ends."""
        if self._state.proposed_for(self._seat):
            return self._added(ProposalDeclined())
        if self._state.stood_in_for(self._seat):
            return self._added(SeatGivenBack())
        return Refusal("T-SEAT-05")

    def resign(self, bot: str) -> Record | Refusal:
        if self._state.over:
            return Refusal("K-OVER-01")
        if self._state.controls[self._seat].resigned:
            return Refusal("T-RESIGN-01")
        return self._added(SeatResigned(bot))

    # What the server finds

    def expire(self, then: Expiry, bot: str) -> Record | Refusal:
        """The seat's time is up.  `then`: a bot helps once, a bot takes over, or it resigns."""
        if self._state.paused or self._seat not in self._state.clock.expired(self._now):
            return Refusal("T-CLOCK-01")
        return self._added(TimeExpired(self._seat, then, bot))

    def desert(self, since: int) -> Record | Refusal:
        """Nobody is there any more, since then."""
        return self._over_or_paused() or self._added(TableDeserted(since))

    def somebody_came(self) -> Record | Refusal:
        """Somebody is there again, or was before the table knew that nobody was."""
        if not self._state.deserted_now:
            return Refusal("T-PAUSE-02")
        return self._added(PauseEnded())

    # Checks and records

    def in_the_way(self) -> Refusal | None:
        """What keeps the seat from doing anything."""
        return self._over_or_paused() or self._played_by_bot()

    def _played_by_bot(self) -> Refusal | None:
        played = self._state.controls[self._seat].bot is not None
        return Refusal("T-SEAT-04", "", {"player": self._seat + 1}) if played else None

    def _over_or_paused(self) -> Refusal | None:
        if self._state.over:
            return Refusal("K-OVER-01")
        return Refusal("T-PAUSE-01") if self._state.paused else None

    def _moved(self, result: Accepted | Refusal, by: AnsweredBy | None = None) -> Record | Refusal:
        return result if isinstance(result, Refusal) else self._added(MovesMade(by), result)

    def _added(self, content: AnyContent, accepted: Accepted | None = None) -> Record:
        """The next record, which the state has taken in already."""
        entries = () if accepted is None else accepted.entries
        hidden_from = () if accepted is None else self._hidden_from(accepted)
        seq, request = self._state.seq + 1, self._request
        seat = None if self._seat == SPECTATOR else self._seat  # the server itself
        record = Record(seq, self._now, seat, request, content, entries, hidden_from)
        apply(self._state, record)
        return record

    def _hidden_from(self, accepted: Accepted) -> tuple[int, ...]:
        """The viewers who must not learn that the seat did anything at all."""
        others = [viewer for viewer in self._state.viewers if viewer != self._seat]
        return tuple(one for one in others if not self._match.noticed_by(one, accepted))
