"""Battalia: victory points and where they come from, cities, decks, the die of the Amulets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, cast

from stormark.games.battalia.view.types import BattaliaView
from stormark.kernel.event import Event
from stormark.kernel.game import Game
from stormark.kernel.json import JsonDict
from stormark.lab.analysis.luck import Die, Rolled
from stormark.lab.analysis.reader import Count, Side, Whose

SIDES: Final = tuple(str(result) for result in range(1, 7))  # B-CCOMP-16
CITIES: Final = ("city", "centre")  # a valley's centre is a city once it is captured
BUILDING: Final = "building"
HIGHEST: Final = 6
SERIES: Final = ("points", "cities", "deck", "heroes")
SOURCES: Final = (*(f"city-{level}" for level in range(1, HIGHEST + 1)), BUILDING)
DEEDS: Final = ("line", "laid", "moved", "recruited", "attack", "won", "storm", "discovered")


class BattaliaReader:
    """What is followed in a match of Battalia."""

    def __init__(self, game: Game[Any]) -> None:
        content: Any = game.content()
        self._building_points: int = content["numbers"]["building_points"]
        self.dice: Sequence[Die] = [Die("amulet", SIDES, {side: int(side) for side in SIDES})]

    def turn(self, view: JsonDict) -> Whose:
        board = cast(BattaliaView, view)
        date = (("week", board["week"]), ("day", board["day"]))
        return Whose(board["turn"]["number"], tuple(board["turn"]["seats"]), date)

    def values(self, view: JsonDict) -> Mapping[str, list[int]]:
        players = cast(BattaliaView, view)["players"]
        cities = [0] * len(players)
        for owner, place, _ in _owned(view):
            cities[owner] += place in CITIES
        return {
            "points": [player["points"] for player in players],
            "cities": cities,
            "deck": [player["deck"] for player in players],
            "heroes": [
                sum(hero["field"] is not None for hero in player["heroes"]) for player in players
            ],
        }

    def sides(self, view: JsonDict) -> list[Side]:
        """A pair has more than its sum against a trio (B-END-10): the view knows."""
        board = cast(BattaliaView, view)
        pairs = zip(board["teams"], board["scores"], strict=True)
        return [Side(tuple(sorted(team)), score["points"]) for team, score in pairs]

    def owners(self, view: JsonDict) -> Mapping[str, int]:
        return {}

    def rolled(self, event: Event) -> Iterator[Rolled]:
        if event.verb == "rolled":
            args: Any = event.args
            yield Rolled(args["seat"], "amulet", (str(args["result"]),))

    def counted(self, event: Event) -> Iterator[Count]:
        args: Any = event.args
        if event.verb in DEEDS and (args["seat"] or 0) >= 0:  # not the neutral player
            yield Count("deed", event.verb, args["seat"])

    def before(self, view: JsonDict) -> Iterable[Count]:
        """The last position tells where points come from."""
        return ()

    def sources(self, view: JsonDict) -> Iterator[Count]:
        """City levels and valley buildings (B-CEND-06)."""
        for owner, place, level in _owned(view):
            if place in CITIES:
                yield Count("source", f"city-{level}", owner, level)
            elif place == BUILDING:
                yield Count("source", BUILDING, owner, self._building_points)


def _owned(view: JsonDict) -> Iterator[tuple[int, str, int]]:
    """Fields with an owner: who, what is there, of which level."""
    for field in cast(BattaliaView, view)["board"]["fields"].values():
        owner = field.get("owner")
        if owner is not None:
            yield owner, field["place"], field["level"]
