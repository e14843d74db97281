"""A piece of a match in both worlds, with a viewer who also tries what is not allowed."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from stormark.kernel.action import Action
from stormark.kernel.match import Match
from stormark.kernel.step import Taken
from stormark.server.protocol import messages as M
from tests.server.leaks.worlds import World, Worlds, heard, outcome, outcomes, pages, seen
from tests.server.wire import Message, Wire

ATTEMPTS = 20  # actions that would reveal something, before a piece ends


@dataclass
class Seen:
    """What a test has looked at, so that it cannot pass by looking at nothing."""

    messages: int = 0
    moves: int = 0
    pages: int = 0
    permuted: int = 0  # pieces in which anything was hidden at all
    disguised: int = 0  # moves that were others in the other world and looked the same
    refusals: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)  # why something would be refused
    reveals: Counter[str] = field(default_factory=Counter)  # what became public by the rules


class Episode:
    """The viewer is a seat, or -1.  Everything is compared byte by byte."""

    def __init__(
        self, worlds: Worlds, moment: int, viewer: int, lang: str | None, seed: int, found: Seen
    ) -> None:
        self.worlds = worlds
        self.moment = moment
        self.viewer = viewer
        self.lang = lang
        self.rng = Random(seed)
        self.seed = seed
        self.found = found
        self.wires: list[Wire] = []
        self.number = 0
        self.seats = len(worlds.real.table.tokens)
        self.tried: list[Action] = []  # actions that were offered to somebody at some time

    async def run(self, steps: int) -> None:
        before = self.worlds.history[: self.moment]
        self.worlds.time.now = before[-1].at
        for world in self.worlds:
            await world.begin_at(before)
        await self.worlds.other.permute(self.viewer, self.seed)
        real, other = await self.matches()
        assert asked(real) == asked(other), "who is asked depends on what is hidden"
        self.found.permuted += real.game.describe(real._now.state) != other.game.describe(
            other._now.state
        )
        self.wires = [await self.join(world, since=self.moment // 2) for world in self.worlds]
        for _ in range(steps):
            self.worlds.time.pass_by()
            await self.prepare_answers()
            await self.try_what_is_not_allowed()
            if not await self.move():
                break
            await self.compare()
        if self.seed % 3 == 0:
            await self.compare_pages()
        await self.try_to_go_back()
        await self.come_back()
        for wire in self.wires:
            await wire.close()

    async def matches(self) -> list[Match[Any]]:
        return [await world.match() for world in self.worlds]

    async def join(self, world: World, **more: Any) -> Wire:
        return await world.join(self.viewer, lang=self.lang, **more)

    async def compare(self) -> None:
        for wire in self.wires:
            await wire.settle()
        real, other = self.wires
        assert real.frames == other.frames, different(real.frames, other.frames)
        assert not any(frame.startswith(b'{"type":"table"') for frame in real.frames)
        self.found.messages += len(real.frames)
        for wire in self.wires:
            wire.frames.clear()

    async def compare_pages(self) -> None:
        """What HTTP says of the running match, and what it refuses to say."""
        table = self.worlds.real.table
        tokens = ["", table.host_token, table.tokens[max(self.viewer, 0)]]
        for path in pages(self.worlds.real.server, table):
            for token in tokens:
                headers = {"Host": "stormark.example"}  # both are told where they are found
                headers |= {"X-Table-Token": token} if token else {}
                answers = [
                    await world.server.http.get(path, headers=headers) for world in self.worlds
                ]
                real, other = ((one.status_code, one.content) for one in answers)
                assert real == other, path
                assert real[0] < 500, answers[0].text
                self.found.pages += 1

    # Moves

    async def move(self) -> bool:
        """Anybody moves, in a way that tells the viewer nothing new; False if there is none."""
        real, other = await self.matches()
        asked = [seat for seat, _ in real.asked()]
        assert asked == [seat for seat, _ in other.asked()], (
            "who is asked depends on what is hidden"
        )
        if not asked:
            return False
        for seat in self.rng.sample(asked, len(asked)):
            decision = real.decision(seat)
            assert decision is not None
            self.tried += decision.actions[:20]
            possible = outcomes(other, seat)
            attempts = min(ATTEMPTS, len(decision.actions))
            for action in self.rng.sample(decision.actions, attempts):
                twin = self.twin(outcome(real, seat, action), possible, real)
                if twin is not None:
                    await self.carry_out(seat, [action, twin])
                    self.found.moves += 1
                    self.found.disguised += twin != action
                    return True
        return False

    def twin(
        self, mine: Taken[Any], possible: list[Taken[Any]], match: Match[Any]
    ) -> Action | None:
        """The action of the other world that looks the same; None if the rules show a difference.

        What they show must be told openly: by an event that reveals, or by chance.
        """
        shown = seen(match, mine, self.viewer)
        same = [taken for taken in possible if taken.action == mine.action]
        for taken in same + possible:
            if seen(match, taken, self.viewer) == shown:
                return taken.action
        for taken in same:
            self.found.reveals[mine.action.verb] += 1
            told = heard(mine, self.viewer) + heard(taken, self.viewer)
            openly = mine.drew or any(event.reveals for event in told)
            assert openly, f"{mine.action} tells {self.viewer} too much"
        return None

    async def carry_out(self, seat: int, actions: list[Action]) -> None:
        self.number += 1
        request = f"move {self.number}"
        for world, wire, action in zip(self.worlds, self.wires, actions, strict=True):
            if seat == self.viewer:
                decision = dict((await world.match()).asked())[seat]
                answer = await wire.ask(
                    "act", request=request, decision=decision, action=action.to_json()
                )
                assert answer["type"] == "accepted", answer
            else:
                done = await world.act(seat, action, request)
                assert isinstance(done, M.Accepted), done

    async def prepare_answers(self) -> None:
        """Somebody else says in advance what to answer: nobody learns of that."""
        seat = self.rng.choice([seat for seat in range(self.seats) if seat != self.viewer])
        for world in self.worlds:
            await (await world.room).set_auto_answers(
                seat, M.SetAutoAnswers("ahead", {"no-such-question": {}})
            )
        await self.compare()

    # What a viewer may try

    async def try_what_is_not_allowed(self) -> None:
        """A refusal must not depend on what is hidden either."""
        real = await self.worlds.real.match()
        action = self.rng.choice(self.tried) if self.tried else Action("pass")
        name = f"{max(self.viewer, 0)}.{self.rng.randrange(40)}"
        if self.viewer >= 0:
            name = real._now.questions.name(real._state, self.viewer)
            decision = real.decision(self.viewer) or real.idle_decision(self.viewer)
            if decision is not None and action in decision.actions:
                return
        notation = real.game.notation(action)
        await self.ask_both("act", decision=name, action=action.to_json())
        await self.ask_both("act", decision=f"{name}.7", action=action.to_json())
        await self.ask_both("write", text=f"{notation}; {notation}; nonsense")
        await self.ask_both("why", action=action.to_json())
        await self.ask_both("why", text=f"{notation}; {notation}")
        await self.ask_both("propose", what="undo", to=10_000)
        await self.ask_both("agree")
        await self.compare()

    async def try_to_go_back(self) -> None:
        await self.ask_both("undo", turn=True)
        await self.ask_both("undo")
        await self.compare()

    async def ask_both(self, kind: str, **fields: Any) -> None:
        self.number += 1
        answers: list[Message] = [
            await wire.ask(kind, request=f"try {self.number}", **fields) for wire in self.wires
        ]
        assert answers[0] == answers[1]
        if answers[0]["type"] == "refused":
            self.found.refusals[answers[0]["rule"]] += 1
        if answers[0]["type"] == "because" and not answers[0]["possible"]:
            self.found.reasons[answers[0]["rule"]] += 1

    async def come_back(self) -> None:
        """Whoever comes back is told what happened; whoever looks over a shoulder sees as much."""
        for since in (None, 0, self.moment, self.moment + 3):
            for wire in self.wires:
                await wire.close()
            self.wires = [await self.join(world, since=since) for world in self.worlds]
            await self.compare()
        watchers = [
            await world.join(-1, watch=max(self.viewer, 0), lang=self.lang, since=self.moment)
            for world in self.worlds
            if self.viewer >= 0
        ]
        if watchers:
            assert watchers[0].frames == watchers[1].frames
        for wire in watchers:
            await wire.close()


def asked(match: Match[Any]) -> list[list[int]]:
    return [match._state.open_seats(), match._state.idle_seats()]


def different(real: list[bytes], other: list[bytes]) -> str:
    """Where two streams part."""
    for one, two in zip(real, other, strict=False):
        if one != two:
            at = next(
                (at for at, (a, b) in enumerate(zip(one, two, strict=False)) if a != b),
                min(len(one), len(two)),
            )
            start = max(0, at - 200)
            return f"\n{one[start : at + 200]!r}\n{two[start : at + 200]!r}"
    return f"{len(real)} messages, and {len(other)}"
