"""A match at one table: people at the screen and bots, in any mix."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from stormark.cli.board.displays import display_for
from stormark.cli.board.menu import Menu
from stormark.cli.play.chronicle import Chronicle
from stormark.cli.play.commands import Commands, Reply
from stormark.cli.play.interrupts import Interrupts
from stormark.cli.play.players import BotPlayer
from stormark.cli.play.saves import Keeper
from stormark.cli.play.screen import Moment, Screen
from stormark.cli.play.seats import Seat
from stormark.kernel.action import Decision
from stormark.kernel.match import Accepted, Match
from stormark.kernel.refusal import InputError, Refusal
from stormark.text import Speaker


class Table:
    """Asks whoever has to decide until the match is over or the people leave."""

    def __init__(
        self,
        match: Match[Any],
        seats: Sequence[Seat],
        keeper: Keeper,
        screen: Screen,
        speaker: Speaker,
        interrupts: Interrupts,
    ) -> None:
        self.match = match
        self.keeper = keeper
        self.screen = screen
        self.words = display_for(speaker)
        self.notices: list[str] = []
        self.page = 0
        self._interrupts = interrupts
        self._people = [number for number, seat in enumerate(seats) if seat.bot is None]
        self._bots = {
            number: BotPlayer(match, number, seat.bot)
            for number, seat in enumerate(seats)
            if seat.bot is not None
        }
        self._chronicles = {seat: Chronicle(match, seat) for seat in self._people}
        for chronicle in self._chronicles.values():
            chronicle.remember(self.words)
        self._commands = Commands(self)
        self._before_screen: int | None = self._people[0] if len(self._people) == 1 else None
        self._last_decider: int | None = None
        self._preferred: int | None = None  # who decides first among those asked at once
        self._known_idle: set[int] = set()  # people who are done, once it was said they may go on

    def run(self) -> bool:
        """Play; False if the people left before the end."""
        while not self.match.over:
            decision = self._next_decision()
            if decision.seat in self._bots:
                self._let_bot_move(decision)
            elif self._ask(decision) == Reply.LEAVE:
                return False
            self._last_decider = decision.seat
        return True

    def _next_decision(self) -> Decision:
        """Who is asked: players of a team decide at once, so one may let another go first."""
        decisions = self.match.decisions()
        for decision in [*decisions, *self._idle()]:
            if decision.seat == self._preferred:
                return decision
        self._preferred = None
        return decisions[0]

    def _idle(self) -> list[Decision]:
        """People who are done; nobody waits for them, but they may think better of it (R-11)."""
        return [idle for idle in self.match.idle_decisions() if idle.seat in self._people]

    def let_another_go_first(self, seat: int) -> bool:
        """Ask the next one of those who may decide at the same time; False if there is none."""
        seats = [decision.seat for decision in [*self.match.decisions(), *self._idle()]]
        self._preferred = seats[(seats.index(seat) + 1) % len(seats)]
        return len(seats) > 1

    def _tell_who_is_idle(self, asked: int) -> None:
        """Say once of everybody who is done how to let them go on."""
        self._known_idle -= {decision.seat for decision in self.match.decisions()}
        for seat in [decision.seat for decision in self._idle()]:
            if seat == asked:
                self.notices.append(self.words.t("idle-yourself"))
            elif seat not in self._known_idle:
                self.notices.append(self.words.t("idle", name=self.words.player(seat)))
            self._known_idle.add(seat)

    def move(self, make: Callable[[], Accepted | Refusal]) -> Refusal | None:
        """Make a move and save at once; nothing outside can come between the two."""
        with self._interrupts.held():
            result = make()
            if isinstance(result, Refusal):
                return result
            self.page = 0
            if self._preferred in [idle.seat for idle in self._idle()]:
                self._preferred = None  # who has just become done is not asked at once again
            try:
                self.keeper.save(self.match)
            except InputError as error:
                self.notices += [self.words.t("not-saved"), *self.words.speaker.error(error)]
        return None

    def speak(self, lang: str) -> None:
        """Go on in another language."""
        speaker = self.words.speaker
        self.words = display_for(Speaker(speaker.game, lang, speaker.names))
        for chronicle in self._chronicles.values():
            chronicle.retell(self.words)

    @property
    def is_coached(self) -> bool:
        """Whether the coach may be asked: no other person plays."""
        return len(self._people) == 1

    def log(self, seat: int) -> list[str]:
        """Everything a person may know of what happened."""
        return self._chronicles[seat].lines

    def tell_the_rest(self) -> list[str]:
        """What nobody was shown because the match ended with it, as one of the people saw it."""
        if not self._people:
            return []
        viewer = self._before_screen if self._before_screen is not None else self._people[0]
        chronicle = self._chronicles[viewer]
        chronicle.catch_up(self.words)
        return chronicle.fresh

    def _let_bot_move(self, decision: Decision) -> None:
        action = self._bots[decision.seat].choose(decision)
        self.move(lambda: self.match.act(decision.seat, action, decision.id))

    def _ask(self, decision: Decision) -> Reply:
        seat = decision.seat
        if self._before_screen != seat:
            self.screen.curtain(self.words, self.words.player(seat))
            self._before_screen = seat
        view = self.match.view(seat)
        chronicle = self._chronicles[seat]
        chronicle.catch_up(self.words)
        self._tell_who_is_idle(seat)
        notices, self.notices = self.notices, []
        self.screen.show(
            Moment(
                view=view,
                words=self.words,
                prompt=self.words.speaker.prompt(decision, view),
                menu=Menu(decision, view, self.words),
                decision=decision.id,
                chronicle=chronicle,
                others_moved=self._last_decider != seat,
                notices=notices,
                page=self.page,
            )
        )
        text = self.screen.read(f"{self.words.player(seat)}> ")
        return self._commands.run(decision, text)
