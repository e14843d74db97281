"""What a person can type at the prompt: moves, and commands about the table."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Final

from stormark.cli.board.menu import Menu
from stormark.cli.lookup import found_texts
from stormark.cli.play.advice import advice, outlook
from stormark.cli.play.moves import english, in_words, why_not
from stormark.i18n import LANGUAGES
from stormark.kernel.action import Decision
from stormark.kernel.match import Accepted
from stormark.kernel.refusal import InputError, Refusal

if TYPE_CHECKING:
    from stormark.cli.play.table import Table

COMMANDS: Final = (
    *("help", "board", "options", "more", "log", "next", "hint", "chances"),
    *("why", "undo", "restart", "save", "lang", "quit"),
)


class Reply(Enum):
    """How the table goes on after a line."""

    GO_ON = "go on"
    LEAVE = "leave"


class Commands:
    """Carries out one line of a person."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._run: dict[str, Callable[[Decision, str], Reply | None]] = {
            name: getattr(self, f"_{name}") for name in COMMANDS
        }

    def run(self, decision: Decision, text: str) -> Reply:
        if text.startswith("?"):
            self._look_up(text[1:].strip())
        elif text.isdecimal():
            self._number(decision, int(text))
        elif text:
            word, _, rest = text.partition(" ")
            command = self._run.get(self._command(word))
            page = self._table.words.page_named(word)
            if page:
                view = self._table.match.view(decision.seat)
                self._table.screen.show_extra_page(self._table.words, page, view)
            elif command is None:
                self._move(decision, text)
            else:
                return command(decision, rest.strip()) or Reply.GO_ON
        return Reply.GO_ON

    def _command(self, word: str) -> str:
        """The command a word stands for, in English or in the language at the table."""
        word = word.casefold()
        if word == "+":
            return "more"
        for name in COMMANDS:
            if word in (name, self._table.words.t("command", command=name).casefold()):
                return name
        return ""

    # --- moves

    def _number(self, decision: Decision, number: int) -> None:
        if not 1 <= number <= len(decision.actions):
            self._note("no-such-number", most=len(decision.actions))
            return
        action = decision.actions[number - 1]
        match = self._table.match
        self._try(lambda: match.act(decision.seat, action, decision.id))

    def _move(self, decision: Decision, text: str) -> None:
        move = english(text, self._table.words)
        match = self._table.match
        self._try(lambda: match.act_text(decision.seat, move, decision.id))

    def _undo(self, decision: Decision, _rest: str) -> None:
        self._try(lambda: self._table.match.undo(decision.seat))

    def _restart(self, decision: Decision, _rest: str) -> None:
        self._try(lambda: self._table.match.restart_turn(decision.seat))

    def _try(self, make: Callable[[], Accepted | Refusal]) -> None:
        refusal = self._table.move(make)
        if refusal is not None and refusal.reason == "verb-unknown":
            self._note("no-such-word", word=str(refusal.params["found"]))
        elif refusal is not None:
            self._refuse(refusal)

    def _why(self, decision: Decision, rest: str) -> None:
        if not rest:
            self._note("why-what")
            return
        table = self._table
        move = english(rest, table.words)
        answer = why_not(table.match.game, table.match.seen_by(decision.seat), decision.seat, move)
        if isinstance(answer, Refusal):
            self._refuse(answer)
        else:
            self._note("why-possible", move=rest)

    def _refuse(self, refusal: Refusal) -> None:
        words = self._table.words
        self._table.notices += words.speaker.refusal(in_words(refusal, words)).splitlines()

    # --- looking

    def _help(self, _decision: Decision, _rest: str) -> None:
        words = self._table.words
        lines = words.t("help-moves").splitlines()
        for name in COMMANDS:
            lines.append(words.t("help-command", command=name))
        lines += [words.t("help-page", page=page) for page in words.pages]
        self._say(lines + words.t("help-signs").splitlines())

    def _board(self, decision: Decision, _rest: str) -> None:
        self._say(self._table.words.plain(self._table.match.view(decision.seat)))

    def _options(self, decision: Decision, _rest: str) -> None:
        view = self._table.match.view(decision.seat)
        menu = Menu(decision, view, self._table.words)
        self._say([self._table.words.speaker.prompt(decision, view), *menu.full()])

    def _more(self, _decision: Decision, _rest: str) -> None:
        self._table.page += 1

    def _next(self, decision: Decision, _rest: str) -> None:
        if not self._table.let_another_go_first(decision.seat):
            self._note("nobody-else")

    def _log(self, decision: Decision, _rest: str) -> None:
        self._say(self._table.log(decision.seat))

    def _hint(self, decision: Decision, _rest: str) -> None:
        table = self._table
        if not table.is_coached:
            self._note("hint-refused")
            return
        self._say(advice(table.match, decision.seat, table.words.speaker))

    def _chances(self, decision: Decision, _rest: str) -> None:
        table = self._table
        if not table.is_coached:
            self._note("hint-refused")
            return
        self._say(outlook(table.match, decision.seat, table.words.speaker))

    def _look_up(self, query: str) -> None:
        if query:
            self._say(found_texts(self._table.words.speaker, query))
        else:
            self._note("lookup-what")

    # --- the table

    def _save(self, _decision: Decision, rest: str) -> None:
        table = self._table
        path = Path(rest).expanduser() if rest else table.keeper.path
        try:
            if rest:
                table.keeper.copy(table.match, path)
            else:
                table.keeper.save(table.match)
        except InputError as error:
            table.notices += table.words.speaker.error(error)
        else:
            self._note("saved", file=str(path))

    def _lang(self, _decision: Decision, rest: str) -> None:
        if rest.casefold() in LANGUAGES:
            self._table.speak(rest.casefold())
        else:
            self._note("lang-unknown", found=rest, allowed=", ".join(LANGUAGES))

    def _quit(self, _decision: Decision, _rest: str) -> Reply:
        table = self._table
        answer = table.screen.read(table.words.t("quit-question")).casefold()
        if answer == table.words.t("answer-no").casefold() or answer in ("n", "no"):
            table.keeper.forget()
            return Reply.LEAVE
        if answer and answer[0] == table.words.t("answer-cancel").casefold()[0]:
            return Reply.GO_ON
        return Reply.LEAVE

    def _say(self, lines: list[str]) -> None:
        self._table.screen.say(self._table.words, lines)

    def _note(self, message: str, **args: object) -> None:
        self._table.notices.append(self._table.words.t(message, **args))
