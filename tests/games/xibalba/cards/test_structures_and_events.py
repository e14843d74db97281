"""Every structure and event of the base pack has tests in the file of its faction."""

from pathlib import Path

import pytest

from tests.games.xibalba.table import GAME

CARDS = [card for card in GAME.pack.cards if card.type in ("structure", "event")]


@pytest.mark.parametrize("card", CARDS, ids=[card.id for card in CARDS])
def test_a_card_is_tested_with_its_faction(card: object) -> None:
    kind, faction, name = (getattr(card, key) for key in ("type", "faction", "id"))
    tests = Path(__file__).with_name(f"test_{kind}s_{faction}.py")
    assert f'"{name}"' in tests.read_text(encoding="utf-8")
