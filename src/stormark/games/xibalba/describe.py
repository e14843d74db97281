"""A whole position in the words of scenario files: what `position` reads and [then] compares."""

from __future__ import annotations

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.position import REFERENCE
from stormark.games.xibalba.queries import action_price, base_resistance, productivity
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
            word: [_ref(s, s.market[2 * index + slot]) for slot in range(1 if s.apocalypse else 2)]
            for index, word in enumerate(V.TYPE_WORDS)
        },
        "deck": _stacks(s, 0),
        "discard": _stacks(s, L.DISCARD),
        "dice_pool": faces_of(s.dice),
        "action_pool": faces_of(s.action_dice),
        "used_dice": faces_of(s.spent),
        "rerolls_used": s.rerolled,
        "lasting": [_lasting(s, lasting) for lasting in s.lasting],
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
    now: JsonDict = {
        word: action_price(s, seat, action) for action, word in enumerate(V.ACTION_WORDS)
    }
    now["resistance"] = base_resistance(s, seat)
    now["productivity"] = productivity(s, seat)
    return {
        "faction": tables.faction_ids[faction] or REFERENCE,
        "resources": s.resources[seat],
        "paragon": s.paragon[seat],
        "level": s.level[seat],
        "upgraded": s.upgrades[seat],
        "base": {
            "resistance": list(tables.base[faction]),
            "productivity": list(tables.productivity[faction]),
            "upgrade_cost": list(tables.upgrade_cost[faction][:3]),
        },
        "costs": {
            word: tables.action_cost[faction][action]
            for action, word in enumerate(V.ACTION_WORDS[: L.UPGRADE])
        },
        **piles,
        "now": now,
    }


def _lasting(s: Position, lasting: tuple[int, ...]) -> JsonDict:
    item, owner, card, mask, until, value, uses = lasting
    return {
        "card": s.tables.refs[card],
        "item": s.tables.items[item].key + 1,
        "owner": owner + 1,
        "players": [seat + 1 for seat in range(s.seats) if mask >> seat & 1],
        "until": V.UNTIL_WORDS[until],
        "value": value,
        "uses": uses,
    }
