"""The pieces that boards show of a view, by the references the browser client gives them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

View = dict[str, Any]


def pieces(game: str, view: View) -> set[str]:
    return set(PIECES[game](view))


def xibalba(view: View) -> Iterator[str]:
    yield "ark"
    for where in ("pool", "action", "attacking"):
        yield from (f"face:{face}" for face in view["dice"][where])
    for kind, cards in view["market"].items():
        yield from (f"slot:{kind}.{at}" for at, card in enumerate(cards, 1) if card)
    for player in view["players"]:
        seat = player["seat"]
        yield f"base:{seat}"
        for place, pile in player["piles"].items():
            if not pile["locked"]:
                yield f"pile:{seat}.{place}"


def battalia(view: View) -> Iterator[str]:
    yield from (f"field:{field}" for field in view["board"]["fields"])
    for stack, pile in view["stock"]["stacks"].items():
        kind, _, shape = stack.partition(".")
        if pile["size"]:
            yield from (f"{kind}:{shape}",) if shape else (f"rank:{kind}", f"artefact:{kind}")
    yield from (f"great:{card}" for card in view["great_artefacts"])
    for player in view["players"]:
        yield from _of_player(player)


def _of_player(player: View) -> Iterator[str]:
    seat = player["seat"]
    yield f"seat:{seat}"
    yield from (f"hero:{seat}.{at}" for at, field in enumerate(player["heroes"], 1) if field)
    yield from (f"tent:{seat}.{at}" for at, _ in enumerate(player["tents"], 1))
    if "hand_cards" in player:  # the learner
        yield from (f"zone:{zone}" for zone in ("hand", "ambush", "nation", "refuge"))
        for zone in ("hand", "ambush"):
            yield from (f"{zone}:{card}" for card in player[f"{zone}_cards"])


PIECES: dict[str, Callable[[View], Iterator[str]]] = {"xibalba": xibalba, "battalia": battalia}
