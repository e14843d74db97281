"""How a match ended: for every player, or for every team."""

from __future__ import annotations

from collections.abc import Sequence

from stormark.text.board.battalia.model import Board
from stormark.text.board.battalia.words import BattaliaWords


def result_texts(board: Board, shares: Sequence[float], words: BattaliaWords) -> list[str]:
    """A line for every team with the points of its members; most teams are single players."""
    teams = sorted(sorted(team) for team in board.teams)  # not by who began
    return [_team_text(board, team, shares[team[0]] > 0, words) for team in teams]


def _team_text(board: Board, team: Sequence[int], won: bool, words: BattaliaWords) -> str:
    victory = "yes" if won else "no"
    if len(team) == 1:
        points = board.players[team[0]].points
        return words.t("result", name=words.player(team[0]), points=points, won=victory)
    *first, last = [
        words.t("result-member", name=words.player(seat), points=board.players[seat].points)
        for seat in team
    ]
    members = words.speaker.catalogue.t("and", one=", ".join(first), other=last)
    return words.t("result-team", members=members, won=victory)
