"""No card of the base pack goes untested: each is named, as a card, in a test of this folder."""

import re
from pathlib import Path

import pytest

from stormark.games.xibalba.pack import base_pack

CARDS = {card.id: card for card in base_pack().cards}


def module_text(card_type: str, faction: str) -> str:
    """The text of the test module for the cards of a type and faction."""
    folder = Path(__file__).parent
    return (folder / f"test_{card_type}s_{faction}.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("card", CARDS)
def test_every_card_is_named_among_the_tests_of_its_type_and_faction(card: str) -> None:
    tests = module_text(CARDS[card].type, CARDS[card].faction)
    assert re.search(rf'"{card}(#\d+)?"', tests), f"no test puts {card} on the table"
