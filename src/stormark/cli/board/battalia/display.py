"""Battalia at a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from rich.cells import cell_len
from rich.text import Text

from stormark.cli.board.battalia.labels import GROUPS, Labels
from stormark.cli.board.battalia.map import STYLES, legend, map_lines
from stormark.cli.board.battalia.notation import THINGS, VERBS
from stormark.cli.board.display import Display
from stormark.cli.board.fitting import fit, pad
from stormark.games.battalia.game import Battalia
from stormark.games.battalia.view.types import BattaliaView, Player
from stormark.kernel.action import Action, Decision
from stormark.kernel.event import Event
from stormark.kernel.json import JsonDict
from stormark.text import Speaker
from stormark.text.board.battalia.fields import field_texts
from stormark.text.board.battalia.players import (
    hand_texts,
    heroes_text,
    own_lines,
    team_text,
)
from stormark.text.board.battalia.result import result_texts
from stormark.text.board.battalia.situation import battle_texts, oracle_text, time_text
from stormark.text.board.battalia.stock import potion_texts, stock_texts
from stormark.text.board.battalia.words import BattaliaWords

LONGEST_HAND: Final = 3  # lines
TWICE_TOLD: Final = {"cards_drawn": "cards_drawn_seen", "stolen": "stolen_seen"}


class BattaliaDisplay(Display):
    """The map on a page of its own where the screen is small, beside hand and options else."""

    groups = GROUPS
    pages = ("map", "hand", "stock")
    verbs = VERBS
    things = THINGS

    def __init__(self, speaker: Speaker) -> None:
        super().__init__(speaker)
        self._words = BattaliaWords(speaker)
        assert isinstance(speaker.game, Battalia)
        self._homes = {one.id: one.terrain for one in speaker.game.pack.factions}

    # --- the table in colour

    def compact(self, view: JsonDict, width: int) -> list[Text]:
        board = cast(BattaliaView, view)
        lines = [self._title(board, width)]
        lines += [self._player_line(board, player, width) for player in board["players"]]
        for battle in board["battles"]:
            for line in battle_texts(battle, self._words):
                lines += self._wrapped(line, width, "cyan")
        for line in own_lines(board, self._words):
            lines += self._wrapped(line, width)
        return [fit(line, width) for line in lines]

    def picture(self, view: JsonDict, width: int) -> list[Text]:
        return map_lines(cast(BattaliaView, view), self._words, width)

    def extra(self, view: JsonDict) -> list[str]:
        board = cast(BattaliaView, view)
        return [*filter(None, [team_text(board, self._words)]), *potion_texts(board, self._words)]

    def _title(self, board: BattaliaView, width: int) -> Text:
        line = Text(style="reverse bold")
        line.append(self.t("title", week=board["week"], day=board["day"]))
        acting = board["turn"]["seats"] or board["deciding"]
        if acting:
            line.append(f" · {self._words.players(acting)}")
        oracle = oracle_text(board, self._words)
        if line.cell_len + 1 + cell_len(oracle) > width:
            oracle = oracle_text(board, self._words, short=True)
        line = fit(line, max(20, width - cell_len(oracle) - 1))
        return line.append(" " * max(1, width - line.cell_len - cell_len(oracle)) + oracle)

    def _player_line(self, board: BattaliaView, player: Player, width: int) -> Text:
        stats = self.t(
            "stats",
            points=player["points"],
            deck=player["deck"],
            hand=player["hand"],
            ambush=player["ambush"],
            tents=len(player["tents"]),
            heroes=heroes_text(player, self._words),
        )
        seat, faction = player["seat"], player["faction"]
        own = seat == board["viewer"]
        style = STYLES[self._homes[faction]] if faction else "dim"
        line = Text.assemble(
            ("►" if seat in board["turn"]["seats"] else " ", "bold cyan"),
            (f"{seat + 1} {self.player(seat)}", "bold underline" if own else "bold"),
        )
        if faction:
            line.append(f" · {self.speaker.faction_name(faction)}", style)
        return pad(fit(line, width - cell_len(stats) - 1), width - cell_len(stats)).append(stats)

    def _wrapped(self, line: str, width: int, style: str = "") -> list[Text]:
        """A long list of cards on up to three lines."""
        rows = [""]
        for word in line.split(" "):
            if rows[-1] and cell_len(rows[-1]) + 1 + cell_len(word) > width:
                rows.append(" ")
            rows[-1] += f" {word}" if rows[-1] else word
        if len(rows) > LONGEST_HAND:
            rows = [*rows[: LONGEST_HAND - 1], rows[LONGEST_HAND - 1] + " …"]
        return [Text(row, style) for row in rows]

    # --- in words

    def page(self, page: str, view: JsonDict, width: int) -> Sequence[str | Text]:
        board = cast(BattaliaView, view)
        if page == "map":
            drawn = map_lines(board, self._words, width)
            return [*drawn, *legend(board, self._words, width)]
        return self.plain_page(page, view)

    def plain_page(self, page: str, view: JsonDict) -> Sequence[str]:
        board = cast(BattaliaView, view)
        if page == "map":
            return field_texts(board, self._words)
        if page == "hand":
            return hand_texts(board, self._words)
        return stock_texts(board, self._words)

    # --- the rest of a match

    def entry(self, action: Action, decision: Decision, view: JsonDict) -> tuple[str, str]:
        return Labels(decision, view, self._words).entry(action)

    def welcome(self, view: JsonDict) -> list[str]:
        board = cast(BattaliaView, view)
        lines = [self.t("welcome", mode=board["options"]["mode"]), time_text(board, self._words)]
        for player in board["players"]:
            seat = player["seat"]
            lines.append(self.t("seat-line", number=seat + 1, name=self.player(seat)))
        return lines

    def result(self, view: JsonDict, shares: Sequence[float]) -> list[str]:
        return result_texts(cast(BattaliaView, view), shares, self._words)

    def needless(self, event: Event, together: Sequence[Event], number: int) -> bool:
        """Who sees which cards were drawn need not be told that some were drawn."""
        better = TWICE_TOLD.get(event.verb)
        return better is not None and any(
            other.verb == better and other.args["seat"] == event.args["seat"] for other in together
        )

    def shared(self, first: JsonDict, others: Sequence[JsonDict]) -> JsonDict:
        """Everybody together see all hands."""
        players = first["players"]
        assert isinstance(players, list)
        for view in others:
            seat, seen = view["viewer"], view["players"]
            assert isinstance(seat, int)
            assert isinstance(seen, list)
            players[seat] = seen[seat]
        return first
