"""Xibalba: Paragon and where it came from, resources, the Ark, three kinds of dice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.game import Xibalba
from stormark.games.xibalba.words import FACES
from stormark.kernel.event import Event
from stormark.kernel.game import Game
from stormark.kernel.json import JsonDict
from stormark.lab.analysis.luck import Die, Rolled
from stormark.lab.analysis.reader import Count, Side, Whose

# Symbols on a face.  A critical hit is one symbol too: what it adds beyond depends on cards.
WORTH: Final = {face: int(face[1]) if face[1:].isdigit() else int(face in "AC") for face in FACES}
DONE: Final = ("buy", "effect", "attack", "hit", "block", "enter")
LOST: Final = "lost"
EARLIER: Final = "earlier"
SERIES: Final = ("paragon", "resources", "level", "cards")
SOURCES: Final = ("control", "reward", "dice", "loot", "effect", "payment", EARLIER)
DEEDS: Final = (*DONE, LOST)


class XibalbaReader:
    """What is followed in a match of Xibalba."""

    def __init__(self, game: Game[Any]) -> None:
        assert isinstance(game, Xibalba)
        self.dice: Sequence[Die] = [
            Die(word, faces, {face: WORTH[face] for face in faces})
            for word, kinds in zip(V.DIE_WORDS, game.tables.faces, strict=True)
            for faces in [tuple(FACES[kind] for kind in kinds)]
        ]

    def turn(self, view: JsonDict) -> Whose:
        turn: Any = view["turn"]
        return Whose(turn["number"], (turn["seat"],))

    def values(self, view: JsonDict) -> Mapping[str, list[int]]:
        players: Any = view["players"]
        return {
            "paragon": [player["paragon"] for player in players],
            "resources": [player["resources"] for player in players],
            "level": [player["level"] for player in players],
            "cards": [sum(pile["size"] for pile in p["piles"].values()) for p in players],
        }

    def sides(self, view: JsonDict) -> list[Side]:
        return [Side((seat,), score) for seat, score in enumerate(self.values(view)["paragon"])]

    def owners(self, view: JsonDict) -> Mapping[str, int]:
        ark: Any = view["ark"]
        return {"ark": -1 if ark["owner"] is None else ark["owner"]}

    def rolled(self, event: Event) -> Iterator[Rolled]:
        """Every roll but that for the first turn, which nobody gains anything by."""
        if event.verb != "roll":
            return
        args: Any = event.args
        for die in self.dice:
            faces = tuple(face for face in args["faces"] if face in die.worth)
            if faces:
                yield Rolled(args["seat"], die.id, faces)

    def counted(self, event: Event) -> Iterator[Count]:
        args: Any = event.args
        if event.verb == "paragon":
            yield Count("source", args["cause"], args["seat"], args["change"])
        elif event.verb in DONE and args["seat"] is not None:  # a soldier may be neutral
            yield Count("deed", event.verb, args["seat"])
        elif event.verb == "destroy" and args["owner"] is not None:
            yield Count("deed", LOST, args["owner"])

    def before(self, view: JsonDict) -> Iterator[Count]:
        """Paragon that a match began with, as forks do."""
        for seat, paragon in enumerate(self.values(view)["paragon"]):
            if paragon:
                yield Count("source", EARLIER, seat, paragon)

    def sources(self, view: JsonDict) -> Iterable[Count]:
        """Events tell them all."""
        return ()
