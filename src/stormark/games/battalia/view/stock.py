"""The stock of a view: sizes and top cards, what lies open for everybody, and potions."""

from __future__ import annotations

from typing import cast

from stormark.games.battalia import layout as L
from stormark.games.battalia import words as W
from stormark.games.battalia.state import Position
from stormark.games.battalia.view.types import Card, Potion, PotionMarker, Stack, Stock, UnderGate
from stormark.games.battalia.view.words import card_words, seat_or_none, terrain_word

STACK_WORDS = (
    *W.RANKS,
    *W.ARTEFACTS,
    *(f"city.{shape}" for shape in W.SHAPES),
    *(f"road.{shape}" for shape in W.SHAPES),
)


def stock(s: Position) -> Stock:
    return Stock(
        stacks={
            STACK_WORDS[number]: stack(s, number)
            for number in range(L.STACKS)
            if number != L.ROAD_STACKS  # there are no roads with a dead end
        },
        supply=s.supply,
        stardust=s.stardust,
        chests=s.chests,
        storm=len(s.storm),
        storm_discard=[effect + 1 for effect in s.storm_discard],
        fates=len(s.fates),
        rest=len(s.great_rest),
        royals=card_words(s, s.royals),
        under_gates=[
            UnderGate(gate=gate + 1, count=len(s.under_gate[gate]))
            for gate in range(L.FACTIONS)
            if s.under_gate[gate]
        ],
    )


def stack(s: Position, number: int) -> Stack:
    """A stack that somebody may look through is shown to him whole."""
    cards = s.stock[number]
    shown = Stack(size=len(cards), top=stack_word(s, number, cards[-1]) if cards else None)
    if len(cards) > 1 and L.UNKNOWN not in cards:
        shown["cards"] = [stack_word(s, number, card) for card in cards]
    return shown


def stack_word(s: Position, number: int, card: int) -> Card:
    return terrain_word(card) if number >= L.CITY_STACKS else s.rules.words.card(card)


def potions(s: Position) -> list[PotionMarker]:
    return [
        PotionMarker(
            potion=cast(Potion, word),
            owner=seat_or_none(s.potion_owner[number]),
            drunk=s.potion_drunk[number] > 0,
            turned=s.potion_drunk[number],
            days=s.rules.tables.potion_days[number],
            empty=s.potion_empty[number] > 0,
        )
        for number, word in enumerate(W.POTIONS)
    ]
