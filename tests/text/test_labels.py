"""Every word of a view has a name, so that boards need no texts of their own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from stormark.games.battalia import words as W
from stormark.kernel.state import SPECTATOR
from stormark.text import Speaker
from tests.cli import battalia_tables as battalia
from tests.cli import positions as xibalba

both_languages = pytest.mark.parametrize("lang", ["en", "de"])


def xibalba_words(view: Any) -> Iterator[tuple[str, str]]:
    yield "mode", view["mode"]
    yield "phase", view["turn"]["phase"]
    for deck, slots in view["market"].items():
        yield "deck", deck
        yield from (("card", ref.partition("#")[0]) for ref in slots if ref)
    for player in view["players"]:
        yield "faction", player["faction"]
        yield from (("action", action) for action in player["costs"])
        for place, pile in player["piles"].items():
            yield "place", place
            yield from (("card", ref.partition("#")[0]) for ref in pile.get("cards", ()))
    for dice in ("pool", "action", "attacking", "aside", "spent"):
        yield "label", dice
        yield from (("face", face) for face in view["dice"][dice])
    for effect in view["lasting"]:
        yield from (("op", effect["effect"]), ("until", effect["until"]))


def battalia_words(view: Any) -> Iterator[tuple[str, str]]:
    yield "mode", view["options"]["mode"]
    yield from (("kind", view["enlightened"]), ("kind", view["matching"]))
    for field in view["board"]["fields"].values():
        yield "place", field["place"]
        if "terrain" in field:
            yield "terrain", field["terrain"]
    for stack, shown in view["stock"]["stacks"].items():
        kind, _, shape = stack.partition(".")
        yield from [("place", kind), ("shape", shape)] if shape else [("kind", kind)]
        if shown["top"]:
            yield "terrain" if shape else "card", shown["top"]
    for player in view["players"]:
        if player["faction"]:
            yield "faction", player["faction"]
        for ref in player.get("nation_cards", ()):
            yield "card", ref
    yield from (("npc", npc) for npc in W.NPCS)
    yield from (("potion", potion["potion"]) for potion in view["potions"])
    yield from (("storm", str(number)) for number in view["stock"]["storm_discard"])


@both_languages
@pytest.mark.parametrize("mode", ["normal", "apocalypse"])
def test_everything_on_a_table_of_xibalba_has_a_name(mode: str, lang: str) -> None:
    names = Speaker(xibalba.GAME, lang).labels()
    match = xibalba.random_match(3, 1, 150, mode)
    for viewer in (SPECTATOR, 0, 1, 2):
        for group, word in xibalba_words(match.view(viewer)):
            assert names[group][word], (group, word)


@both_languages
@pytest.mark.parametrize("table", range(len(battalia.TABLES)))
def test_everything_on_a_table_of_battalia_has_a_name(table: int, lang: str) -> None:
    names = Speaker(battalia.GAME, lang).labels()
    match = battalia.random_match(table, 300)
    for viewer in range(SPECTATOR, match.seats):
        for group, word in battalia_words(match.view(viewer)):
            assert names[group][word], (group, word)


def test_both_languages_name_the_same_words() -> None:
    for game in (xibalba.GAME, battalia.GAME):
        english, german = (Speaker(game, lang).labels() for lang in ("en", "de"))
        assert {group: set(words) for group, words in english.items()} == {
            group: set(words) for group, words in german.items()
        }
        assert english["label"] != german["label"]
