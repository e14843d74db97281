"""How a match ended: for every player, or for every team."""

from __future__ import annotations

from collections.abc import Sequence

from stormark.games.battalia.view.types import BattaliaView
from stormark.text.board.battalia.words import BattaliaWords


def result_texts(view: BattaliaView, shares: Sequence[float], words: BattaliaWords) -> list[str]:
    """A line for every team with the points of its members; most teams are single players."""
    teams = sorted(sorted(team) for team in view["teams"])  # not by who began
    return [_team_text(view, team, shares[team[0]] > 0, words) for team in teams]


def _team_text(view: BattaliaView, team: Sequence[int], won: bool, words: BattaliaWords) -> str:
    victory = "yes" if won else "no"
    if len(team) == 1:
        points = view["players"][team[0]]["points"]
        return words.t("result", name=words.player(team[0]), points=points, won=victory)
    *first, last = [
        words.t("result-member", name=words.player(seat), points=view["players"][seat]["points"])
        for seat in team
    ]
    members = words.speaker.catalogue.t("and", one=", ".join(first), other=last)
    return words.t("result-team", members=members, won=victory)
