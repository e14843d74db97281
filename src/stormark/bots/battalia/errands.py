"""Ways of heroes that pay later: boosters, buildings of a valley, trading posts."""

from __future__ import annotations

from stormark.bots.battalia.routes import NEAR
from stormark.games.battalia import layout as L
from stormark.games.battalia.engine import BattaliaState
from stormark.kernel.compiling import i64, vec


class Errands:
    """How near heroes are to what they fetch, deliver and trade; 0 where there is nothing."""

    def __init__(self) -> None:
        self.to_pass = 0.0  # the Mountain Pass, for a hero without a booster
        self.to_delivery = 0.0  # the gate that a booster is for
        self.to_building = 0.0  # of a valley, not in the own team's hands
        self.to_post = 0.0  # an own trading post

    def add(self, s: BattaliaState, seat: int, hero: int, steps: vec[i64]) -> None:
        """What one hero adds, by its steps to every field."""
        for field in s.posts[seat]:
            self.to_post = max(self.to_post, NEAR[steps[field]])
        if not s.rules.valleys():
            return
        ring = s.rings[hero]
        for field in range(s.rules.board.size):
            place = s.place[field]
            near = NEAR[steps[field]]
            if place == L.GATE:
                if ring >= 0 and s.terrain[field] == ring:
                    self.to_delivery = max(self.to_delivery, near)
            elif place == L.CONNECTION:
                if ring < 0 and s.rules.mountain_pass:
                    self.to_pass = max(self.to_pass, near)
            elif place == L.BUILDING and not is_own(s, seat, field):
                self.to_building = max(self.to_building, near)


def is_own(s: BattaliaState, seat: int, field: int) -> bool:
    """Whether a field belongs to the team of a seat."""
    owner = s.owner[field]
    return owner >= 0 and s.team_of[owner] == s.team_of[seat]
