"""Somebody who reads along what the server tells a browser, and knows a good answer to it.

Whole games played at random take thousands of moves.  A coach lets a bot think about what this
browser was told; the answer is still given by the player, with the mouse or the keys.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Protocol
from uuid import uuid4

from playwright.sync_api import Page, WebSocketRoute

from stormark.bots import make_bot
from stormark.games.registry import load_game
from stormark.kernel.action import Action, Decision
from stormark.kernel.chance import FastChance
from stormark.kernel.refusal import Refusal
from stormark.kernel.simulator import Simulator
from stormark.server.bots.minds import new_mind
from stormark.server.bots.thinking import decision_from_json, think
from stormark.server.protocol.patch import patched
from tests.browser.manners import asked_always, letter_of, verbs_that

Message = dict[str, Any]


class Line(Protocol):
    """To the server."""

    def send(self, message: str | bytes) -> None: ...


BOT = "greedy"
SAID = "coach-"  # what its own requests begin with
HIDE = "hide"
FAR = 30  # answers that are thought ahead
OPEN_ENDED = ("act", "opening", "on-move", "raise")  # questions whose answers only begin something


@dataclass(frozen=True)
class Aim:
    """What an option is chosen for: where it is to lead, and which cards are laid with it."""

    verb: str = ""
    field: str = ""
    turned: int = 0  # which way round a card lies there
    cards: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()  # the cards for the ambush, until something else is done
    ends: bool = False  # the turn ends after that
    letter: str = ""  # the key that says the verb


class Coach:
    """Keeps up with one page, also after it was loaded again."""

    def __init__(self, page: Page, bot: str = BOT, *, forced: bool = False) -> None:
        self._bot = bot
        self._leaves = forced  # questions with one answer to the client
        self._game: Any = None
        self._view: Any = None
        self._position: Any = None
        self._decisions: list[Message] = []
        self._server: Line | None = None
        self._said: set[str] = set()  # decisions that were answered without the page
        self._told: list[str | bytes] = []  # by the server since the page came in
        self._windows: list[WebSocketRoute] = []
        self._asking: dict[str, WebSocketRoute] = {}  # by the name of a request
        self.result: list[float] | None = None
        self._attach(page)

    def _attach(self, page: Page) -> None:
        """Stand between this page and the server."""
        page.route_web_socket("**/live", self._listen)

    def share(self, page: Page) -> None:
        """Another window of the same seat, which sees everything by the connection of the first."""
        page.route_web_socket("**/live", self._join)

    @property
    def view(self) -> Any:
        """What the page was told of the match."""
        return self._view

    @property
    def own_turn(self) -> int | None:
        """The number of the turn, if it is this player's."""
        view = self._view or {}
        turn = view.get("turn", {})
        seats = turn["seats"] if "seats" in turn else [turn.get("seat")]
        return int(turn["number"]) if view.get("viewer") in seats else None

    def advice(self) -> str | None:
        """The words of the best option; None while there is nothing to answer."""
        for decision in self._decisions:
            if decision["id"] in self._said or decision.get("idle"):
                continue
            if self._leaves and self._is_forced(decision):
                continue
            return self._best(decision)
        return None

    def ending(self) -> str | None:
        """The words of what ends the turn; None where that is not offered."""
        ends = verbs_that(self._game.spec.id, "ends")
        for decision in self._decisions:
            for option in decision["actions"]:
                if option["verb"] in ends:
                    return str(option["text"])
        return None

    def _best(self, decision: Message) -> str:
        words = [option["text"] for option in decision["actions"]]
        asked = _asked(decision)
        mind = new_mind(self._bot, self._game.spec.id)
        chosen = think(mind, self._game, self._view, self._position, asked)
        return str(words[asked.actions.index(chosen)])

    def say(self, words: str) -> None:
        """Give the answer with these words past the page, which hears of it as others do."""
        assert self._server is not None, "the page has not called the server yet"
        for decision in self._decisions:
            for option in decision["actions"]:
                if option["text"] == words:
                    action = {"verb": option["verb"], "args": option["args"]}
                    self._said.add(decision["id"])
                    self._server.send(
                        json.dumps(
                            {
                                "type": "act",
                                "request": f"{SAID}{uuid4().hex}",
                                "decision": decision["id"],
                                "action": action,
                            }
                        )
                    )
                    return
        raise AssertionError(f"nobody is asked that: {words}")

    def forced(self, words: str) -> bool:
        """Whether this is the only answer to its question, and tells nobody anything."""
        return any(
            decision["actions"][0]["text"] == words and self._is_forced(decision)
            for decision in self._decisions
        )

    def _is_forced(self, decision: Message) -> bool:
        game = self._game.spec.id
        return (
            len(decision["actions"]) == 1
            and decision["kind"] not in asked_always(game)
            and decision["actions"][0]["verb"] not in verbs_that(game, "ends")
        )

    def aim(self, words: str) -> Aim:
        """What the option with these words is good for, as the bot would go on after it."""
        for decision in self._decisions:
            for number, option in enumerate(decision["actions"]):
                if option["text"] != words:
                    continue
                verb = str(option["verb"])
                letter = letter_of(self._game.spec.id, verb)
                if decision["kind"] not in OPEN_ENDED:
                    return Aim(verb, letter=letter)
                going_on = self._going_on(decision, number)
                ends = going_on[-1].verb in verbs_that(self._game.spec.id, "ends")
                return replace(_aim(going_on), letter=letter, ends=ends)
        return Aim()

    def _going_on(self, decision: Message, number: int) -> list[Action]:
        """An answer and those that follow from it, on a position that could be this one."""
        asked = _asked(decision)
        seat, chance = asked.seat, FastChance(1)
        mind = make_bot(self._bot, 1, self._game.spec.id)
        seen = self._game.state_from_json(self._position, seen=True)
        simulator: Simulator[Any] = Simulator(self._game, seen, seat, chance)
        state = simulator.sample()
        actions = [asked.actions[number]]
        for _ in range(FAR):
            option = simulator.option(state, seat, actions[-1])
            if isinstance(option, Refusal):
                break
            simulator.apply(state, seat, option)
            if seat not in state.open_seats():
                break
            question = simulator.decision(state, seat)
            if question.kind == "act" and actions[0].verb != HIDE:
                break
            now = Simulator(self._game, self._game.seen_by(state, seat), seat, chance)
            actions.append(mind.choose(simulator.view(state, seat), question, now))
            if question.kind == "act" and actions[-1].verb != HIDE:
                break  # cards are hidden together, and the turn may end with that
        return actions

    def _listen(self, socket: WebSocketRoute) -> None:
        """Between the browser and the server; a position to think about is asked for as well."""
        server = self._server = socket.connect_to_server()

        def said(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "hello":
                text = json.dumps({**message, "position": True})
            server.send(text)

        def told(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "welcome":
                self._told = []
            self._told.append(text)
            self._hear(message)
            for window in self._concerned(message, socket):
                window.send(text)

        socket.on_message(said)
        server.on_message(told)

    def _concerned(self, message: Message, first: WebSocketRoute) -> list[WebSocketRoute]:
        """Answers go to the window that asked, everything else to all."""
        request = message.get("request")
        if request is None:
            return [first, *self._windows]
        if str(request).startswith(SAID):
            return []
        return [self._asking.pop(str(request), first)]

    def _join(self, socket: WebSocketRoute) -> None:
        def said(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] != "hello":
                assert self._server is not None
                self._asking[str(message.get("request"))] = socket
                self._server.send(text)
                return
            for before in self._told:
                socket.send(before)
            self._windows.append(socket)

        socket.on_message(said)

    def _hear(self, message: Message) -> None:
        if message["type"] == "welcome":
            self._game = load_game(message["table"]["game"])
            self._view = message["view"]
        elif message["type"] == "update":
            self._view = patched(self._view, message["patch"])
        else:
            if message["type"] == "refused" and str(message["request"]).startswith(SAID):
                self._said.clear()  # it came too late: what is asked now is thought about anew
            return
        self._decisions = message["decisions"]
        self._position = message.get("position")
        self.result = message["play"] and message["play"]["result"]


def _asked(decision: Message) -> Decision:
    actions = [{"verb": one["verb"], "args": one["args"]} for one in decision["actions"]]
    return decision_from_json({**decision, "actions": actions})


def _aim(actions: list[Action]) -> Aim:
    fields = [str(one.args["field"]) for one in actions if "field" in one.args]
    laid = tuple(str(one.args["card"]) for one in actions if one.verb == "lay")
    turned = [int(str(one.args.get("turned", 0))) for one in actions if one.verb == "site"]
    return Aim(
        actions[0].verb,
        fields[-1] if fields else "",
        turned[-1] if turned else 0,
        laid,
        tuple(_hidden(actions)),
    )


def _hidden(actions: list[Action]) -> Iterator[str]:
    """The cards that are named for the ambush; "" for the last one of a hand, which is not."""
    for number, action in enumerate(actions):
        if action.verb == HIDE:
            then = actions[number + 1 : number + 2]
            yield next((str(one.args["card"]) for one in then if one.verb == "name"), "")
