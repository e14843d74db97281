"""Where heavy questions are answered, in a process of its own or in the server's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from stormark.coach.chance import told_chances
from stormark.kernel.action import Action
from stormark.kernel.game import Game
from stormark.kernel.packs.problem import PackError
from stormark.kernel.planning import Goal
from stormark.kernel.refusal import InputError
from stormark.lab.balance_check import play_part
from stormark.server.content.games import checked_pack, game_from_text, game_named
from stormark.server.content.library import LOOKED_UP
from stormark.server.content.told_puzzles import Puzzling
from stormark.server.heavy import questions as Q
from stormark.server.heavy.worded_pack_error import texts_of
from stormark.server.lobby.create import checked_options
from stormark.server.lobby.fit import fitted_options
from stormark.server.lobby.preconditions import LobbyRefusal
from stormark.server.protocol import shapes
from stormark.server.replays import pages
from stormark.server.replays.file import file_facts, pack_of_file, played_file
from stormark.server.replays.replayed_match import ReplayedMatch
from stormark.server.replays.table_match import played_table, told_of
from stormark.server.table.told_hints import ToldHints, told_hints
from stormark.server.table.told_plans import ToldPlans, told_plans
from stormark.server.workers.messages import Forget
from stormark.server.workshop.review import reviewed
from stormark.server.workshop.sharing import changes_of

encoded: Final = msgspec.json.Encoder().encode


class Desk:
    """Has the materials it was sent at hand, and the matches it played again."""

    def __init__(self) -> None:
        self._materials: dict[str, Q.Material] = {}
        self._games: dict[str, Game[Any]] = {}
        self._played: dict[str, ReplayedMatch] = {}
        self._ways: dict[type, Callable[[Any], object]] = {
            Q.CheckPack: lambda asked: checked_pack(asked.game, asked.text),
            Q.ReviewDraft: lambda asked: reviewed(asked.game, asked.text),
            Q.BalancePart: lambda asked: [
                row.to_json() for row in play_part(self._game(asked.game, asked.pack), asked.number)
            ],
            Q.PackChangesOf: lambda asked: changes_of(asked.game, self._pack(asked.pack).text),
            Q.LookUp: lambda asked: LOOKED_UP[asked.what](
                self._game(asked.game, asked.pack), asked.lang
            ),
            Q.CheckOptions: lambda asked: checked_options(
                self._game(asked.game, asked.pack), asked.options
            ),
            Q.FitOptions: lambda asked: fitted_options(
                self._game(asked.game, asked.pack), asked.options, asked.changed
            ),
            Q.FilePack: lambda asked: pack_of_file(self._file(asked.match).text),
            Q.FileFacts: lambda asked: file_facts(
                self._file(asked.match).text, self._match(asked.match)
            ),
            Q.Steps: lambda asked: pages.step_page(
                self._match(asked.match), asked.viewer, asked.since, asked.limit, asked.lang
            ),
            Q.Positions: lambda asked: pages.position_page(
                self._match(asked.match),
                asked.viewer,
                asked.since,
                asked.limit,
                asked.lang,
                text=asked.text,
            ),
            Q.Position: lambda asked: pages.position_of(
                self._match(asked.match), asked.number, asked.viewer, asked.lang
            ),
            Q.WholePosition: lambda asked: (
                self._match(asked.match).state_at(asked.number).to_json()
            ),
            Q.Past: lambda asked: told_of(
                self._table(asked.match), self._game, asked.viewer, asked.since, asked.lang
            ),
            Q.PlansTo: self._plans,
            Q.HintsFor: self._hints,
            Q.ChancesFor: self._chances,
            Q.TryPuzzle: lambda asked: Puzzling(
                game_named(asked.game), asked.name, asked.lang
            ).tried([Action.from_json(action) for action in asked.actions], asked.since),
            Q.Analysis: lambda asked: self._match(asked.match).analysis,
            Q.ReviewPart: lambda asked: self._match(asked.match).review_part(
                asked.number, asked.lang
            ),
        }

    def hear(self, line: bytes) -> Q.Told | None:
        """A line as it reaches a process."""
        return self.answer(Q.to_worker.decode(line))

    def answer(self, message: Any) -> Q.Told | None:
        """The answer to a question; material is only remembered."""
        if isinstance(message, Q.Material):
            self._materials[message.name] = message
            return None
        if isinstance(message, Forget):
            for kept in (self._materials, self._games, self._played):
                kept.pop(message.name, None)
            return None
        try:
            return Q.Answer(msgspec.Raw(encoded(self._ways[type(message)](message))))
        except LobbyRefusal as error:
            refusal = error.refusal
            return Q.Refusing(refusal.rule, refusal.reason, dict(refusal.params))
        except PackError as error:
            flaws = [
                msgspec.convert({**problem.to_json(), "texts": texts_of(problem)}, Q.Flaw)
                for problem in error.problems
            ]
            return Q.Mistaken(error.problem, error.place, error.params, flaws)
        except InputError as error:
            return Q.Mistaken(error.problem, error.place, error.params, [])

    def _pack(self, name: str) -> Q.PackMaterial:
        material = self._materials[name]
        assert isinstance(material, Q.PackMaterial)
        return material

    def _file(self, name: str) -> Q.FileMaterial:
        material = self._materials[name]
        assert isinstance(material, Q.FileMaterial)
        return material

    def _table(self, name: str) -> Q.MatchMaterial:
        material = self._materials[name]
        assert isinstance(material, Q.MatchMaterial)
        return material

    def _match(self, name: str) -> ReplayedMatch:
        """A match, played again when it is asked about for the first time."""
        if name not in self._played:
            material = self._materials[name]
            if isinstance(material, Q.MatchMaterial):
                self._played[name] = played_table(material, self._game)
            else:
                self._played[name] = played_file(self._file(name).text, self._game)
        return self._played[name]

    def _plans(self, asked: Q.PlansTo) -> ToldPlans:
        game = self._game(asked.game, asked.pack)
        seen = game.state_from_json(asked.position, seen=True)
        goal = Goal(asked.verb, asked.args)
        return told_plans(game, seen, asked.seat, goal, asked.lang, asked.names)

    def _hints(self, asked: Q.HintsFor) -> ToldHints:
        game = self._game(asked.game, asked.pack)
        seen = game.state_from_json(asked.position, seen=True)
        return told_hints(game, seen, asked.seat, asked.lang, asked.names)

    def _chances(self, asked: Q.ChancesFor) -> list[shapes.SideChance]:
        game = self._game(asked.game, asked.pack)
        seen = game.state_from_json(asked.position, seen=True)
        told = told_chances(game, seen, asked.seat)
        return [{"seats": seats, "chance": chance} for seats, chance in told]

    def _game(self, game: str, pack: str) -> Game[Any]:
        """A game with a pack that was sent along, or with its own content."""
        material = self._materials.get(pack)
        if not isinstance(material, Q.PackMaterial):
            return game_named(game)
        if pack not in self._games:
            self._games[pack] = game_from_text(material.game, material.text)
        return self._games[pack]
