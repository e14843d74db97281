"""Tables in a state that comes out the same every time.

People sit at all seats; what they answer is thought out beside the server by bots with fixed seeds,
in the same match, whose seed is known (see `repeatable.py`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

import httpx
from playwright.sync_api import Page
from websockets.sync.client import ClientConnection, connect

from stormark.bots import make_bot
from stormark.games.registry import load_game
from stormark.kernel.action import Action
from stormark.kernel.chance import FastChance, KeyedChance
from stormark.kernel.simulator import Simulator
from stormark.kernel.state import Io
from stormark.lab.playing import arena_setup
from tests.browser.repeatable import seed_of
from tests.browser.stranger.places import State
from tests.server.patience import PATIENCE

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn")
BOT = "greedy"
MOST = 20_000  # answers in which a state must come


@dataclass(frozen=True)
class Table:
    """A match somewhere in its middle, and the keys to its first seat."""

    id: str
    kept: str

    @property
    def path(self) -> str:
        return f"/table/{self.id}"

    def sit_down(self, page: Page, address: str) -> None:
        """This window gets the keys."""
        page.goto(f"{address}/credits")
        page.evaluate("(kept) => localStorage.setItem('stormark-seats', kept)", self.kept)


def opened(address: str, state: State) -> Table:
    """A table in such a state."""
    table, tokens, host = _create(address, state)
    _post(f"{address}/api/tables/{table}/start", None, host)
    if state.wanted or state.whole:
        _play(address, table, tokens, list(_answers(state)))
    return _kept(table, state.game, tokens["0"], host)


def waiting(address: str, game: str) -> Table:
    """A table whose match has not begun."""
    table, tokens, host = _create(address, State(game), open_seats=True)
    return _kept(table, game, tokens["0"], host)


def _kept(table: str, game: str, token: str, host: str) -> Table:
    kept = [{"table": table, "game": game, "seats": {"0": token}, "host": host}]
    return Table(table, json.dumps(kept))


def _create(
    address: str, state: State, *, open_seats: bool = False
) -> tuple[str, dict[str, str], str]:
    names = _names(state)[: 1 if open_seats else None]
    asked = {
        "game": state.game,
        "options": state.options,
        "seats": [{"kind": "person", "name": name} for name in names],
        "settings": {"public": False},
    }
    told = _post(f"{address}/api/tables", asked)
    return str(told["table"]["id"]), dict(told["seat_tokens"]), str(told["host_token"])


def _names(state: State) -> tuple[str, ...]:
    return NAMES[: int(state.options.get("players", 2))]


def _post(address: str, body: Any, token: str = "") -> Any:
    headers = {"X-Table-Token": token} if token else {}
    answer = httpx.post(address, json=body, headers=headers, timeout=PATIENCE)
    assert answer.is_success, answer.text
    return answer.json()


def _answers(wanted: State) -> Iterator[tuple[int, Action]]:
    """What everybody answers until the first of them is asked what is wanted."""
    game: Any = load_game(wanted.game)
    setup = arena_setup(game, wanted.options)
    secret = seed_of(wanted.game, dict(setup.options), list(_names(wanted)))
    io = Io(KeyedChance(secret, game.spec.streams))
    state = game.start(setup, io)
    bots = [make_bot(BOT, seat, wanted.game) for seat in range(len(_names(wanted)))]
    chance = FastChance(1)
    for number in range(MOST):
        if not state.open_seats():
            assert wanted.whole, f"over after {number} answers"
            return
        seat = state.open_seats()[0]
        decision = game.decision(state, seat)
        if seat == 0 and number >= wanted.after and decision.kind in wanted.wanted:
            return
        action = bots[seat].choose(
            {}, decision, Simulator(game, game.seen_by(state, seat), seat, chance)
        )
        yield seat, action
        state.apply(seat, game.option(state, seat, action), io)
    raise AssertionError(f"this state did not come: {wanted}")


def _play(
    address: str, table: str, tokens: dict[str, str], answers: list[tuple[int, Action]]
) -> None:
    with ExitStack() as open_ones:
        seats: dict[int, _Seat] = {}
        for seat, token in tokens.items():
            live = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"
            socket = open_ones.enter_context(connect(live, max_size=None, max_queue=None))
            seats[int(seat)] = _Seat(socket, token)
        for asked, action in answers:
            seats[asked].answer(action)


class _Seat:
    """One connection, which gives its answers as soon as it is asked."""

    def __init__(self, socket: ClientConnection, token: str) -> None:
        self._socket = socket
        self._decisions: list[dict[str, Any]] = []
        self._say(type="hello", protocol=1, token=token)

    def answer(self, action: Action) -> None:
        asked = self._asked(action)
        while asked is None:
            self._hear()
            asked = self._asked(action)
        wanted = {"verb": action.verb, "args": dict(action.args)}
        self._say(type="act", request=asked, decision=asked, action=wanted)
        while (told := self._hear())["type"] != "accepted":
            assert told["type"] != "refused", told

    def _asked(self, action: Action) -> str | None:
        """The question that has this answer."""
        for one in self._decisions:
            for offered in one["actions"]:
                if offered["verb"] == action.verb and offered["args"] == dict(action.args):
                    return str(one["id"])
        return None

    def _say(self, **message: Any) -> None:
        self._socket.send(json.dumps(message))

    def _hear(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self._socket.recv(timeout=PATIENCE))
        if told["type"] in ("welcome", "update"):
            self._decisions = told["decisions"]
        return told
