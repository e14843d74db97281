"""A whole position in the words of scenario files: what `position` reads and [then] compares."""

from __future__ import annotations

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.atoms import market_size
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.given_table import items_of
from stormark.games.xibalba.modifiers import active_cards
from stormark.games.xibalba.position import REFERENCE
from stormark.games.xibalba.queries import (
    action_price,
    base_resistance,
    pool_total,
    price,
    productivity,
    rerolls,
)
from stormark.games.xibalba.records import Lasting
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.words import PHASES, faces_of
from stormark.kernel.fields import plain
from stormark.kernel.json import Json, JsonDict


def describe(s: XibalbaState) -> JsonDict:
    """Everything a [given] can say about this position, and values worked out from it (`now`)."""
    shown: JsonDict = {
        "players": s.seats,
        "mode": "apocalypse" if s.apocalypse else "normal",
        "target": s.target,
        "turn": s.turn + 1,
        "turn_number": s.turn_no,
        "phase": PHASES[s.phase],
        "cards": [plain(written) for written in s.tables.described],
        "ark": {"soldier": _ref(s, s.ark), "owner": s.ark_owner + 1, "life": s.life},
        "market": {
            word: [_ref(s, s.market[2 * index + slot]) for slot in range(market_size(s))]
            for index, word in enumerate(V.TYPE_WORDS)
        },
        "deck": _stacks(s, 0),
        "discard": _stacks(s, L.DISCARD),
        "dice_pool": faces_of(s.dice),
        "action_pool": faces_of(s.action_dice),
        "used_dice": faces_of(s.spent),
        "rerolls_used": s.rerolled,
        "lasting": [_lasting(s, lasting) for lasting in s.lasting],
        "now": _table_now(s),
    }
    for seat in range(s.seats):
        shown[f"p{seat + 1}"] = _player(s, seat)
    return shown


def _ref(s: Position, card: int) -> Json:
    return "" if card < 0 else s.tables.refs[card]


def _stacks(s: Position, first: int) -> JsonDict:
    """Decks or discard piles, the top card first."""
    return {
        word: [s.tables.refs[card] for card in reversed(s.piles[first + index])]
        for index, word in enumerate(V.TYPE_WORDS)
    }


def _table_now(s: XibalbaState) -> JsonDict:
    """What can be counted on the table."""
    return {
        "cards_for_sale": sum(card >= 0 for card in s.market),
        "deck": _sizes(s, 0),
        "discard": _sizes(s, L.DISCARD),
        "dice": {word: s.tables.dice[die] for die, word in enumerate(V.DIE_WORDS)},
        "life_max": s.life_max(),
    }


def _sizes(s: Position, first: int) -> JsonDict:
    return {word: len(s.piles[first + index]) for index, word in enumerate(V.TYPE_WORDS)}


def _player(s: XibalbaState, seat: int) -> JsonDict:
    """One player; piles are listed from bottom to top."""
    faction = s.faction[seat]
    tables = s.tables
    first = L.BASES + L.BASE_PILES * seat
    piles: JsonDict = {
        "warhost" if place == 0 else f"field{place}": [
            tables.refs[card] for card in s.piles[first + place]
        ]
        for place in range(L.BASE_PILES)
    }
    return {
        "faction": tables.faction_ids[faction] or REFERENCE,
        "resources": s.resources[seat],
        "paragon": s.paragon[seat],
        "level": s.level[seat],
        "upgraded": s.upgrades[seat],
        "base": {
            "resistance": list(tables.base[faction]),
            "productivity": list(tables.productivity[faction]),
            "upgrade_cost": list(tables.upgrade_cost[faction]),
        },
        "costs": {
            word: tables.action_cost[faction][action]
            for action, word in enumerate(V.ACTION_WORDS[: L.UPGRADE])
        },
        **piles,
        "now": _player_now(s, seat),
    }


def _player_now(s: XibalbaState, seat: int) -> JsonDict:
    """What effects, level and mode make of the printed values at this moment."""
    return {
        **{word: action_price(s, seat, action) for action, word in enumerate(V.ACTION_WORDS)},
        "resistance": base_resistance(s, seat),
        "productivity": productivity(s, seat),
        "fields": list(range(1, s.level[seat] + 1)),
        "active": [s.tables.refs[card] for card in active_cards(s, seat)],
        "price": {
            word: [
                price(s, seat, card) if card >= 0 else 0
                for card in s.market[2 * index : 2 * index + market_size(s)]
            ]
            for index, word in enumerate(V.TYPE_WORDS)
        },
        "pool_size": pool_total(s, seat),
        "rerolls": rerolls(s, seat),
        "target": s.target,
    }


def _lasting(s: Position, lasting: Lasting) -> JsonDict:
    item = lasting.item
    on_card = item.is_on_card()
    about: JsonDict = {"on": _ref(s, lasting.on)} if on_card else {"value": lasting.amount}
    return {
        "card": s.tables.refs[lasting.card],
        "item": items_of(s.tables, lasting.card).index(item) + 1,
        "owner": lasting.owner + 1,
        "players": [seat + 1 for seat in lasting.players],
        "until": V.UNTIL_WORDS[lasting.until],
        **about,
        "uses": lasting.uses,
    }
