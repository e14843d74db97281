"""The whole table: the Ark, market and decks, dice, and what is under way."""

from __future__ import annotations

from typing import cast

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.effects.operations.scout import Scouting
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.fields import looked_at
from stormark.games.xibalba.queries import paragon_dice, pool_total, rerolls
from stormark.games.xibalba.records import Lasting as InForce
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.turn.reorganize import Reorganize
from stormark.games.xibalba.turn.turns import control_bonus
from stormark.games.xibalba.view.combat import attack
from stormark.games.xibalba.view.parts import Contributions, part, total_of
from stormark.games.xibalba.view.places import BASE_PLACES, TYPES
from stormark.games.xibalba.view.players import player
from stormark.games.xibalba.view.types import (
    Ark,
    Arranging,
    Deck,
    Dice,
    Face,
    Lasting,
    Looking,
    Phase,
    XibalbaView,
)
from stormark.games.xibalba.words import PHASES, faces_of
from stormark.kernel.compiling import i64, vec


def view_of(s: XibalbaState, viewer: int) -> XibalbaView:
    """The view of a seat, or of a spectator (-1), from what it sees."""
    return {
        "game": "xibalba",
        "viewer": viewer,
        "seats": s.seats,
        "mode": "apocalypse" if s.apocalypse else "normal",
        "target": s.target,
        "turn": {"number": s.turn_no, "seat": s.turn, "phase": cast(Phase, PHASES[s.phase])},
        "winner": None if s.winner < 0 else s.winner,
        "deciding": list(s.open_seats()),
        "ark": _ark(s),
        "market": {
            word: [_ref(s, s.market[2 * index + slot]) for slot in range(1 if s.apocalypse else 2)]
            for index, word in enumerate(TYPES)
        },
        "decks": {word: _deck(s, viewer, index) for index, word in enumerate(TYPES)},
        "players": [player(s, seat, viewer) for seat in range(s.seats)],
        "dice": _dice(s),
        "resolving": _ref(s, s.resolving),
        "placing": [s.tables.refs[card] for one in s.stack for card in one.held()],
        "attack": attack(s),
        "lasting": [_lasting(s, lasting) for lasting in s.lasting],
        "looking": _looking(s, viewer),
        "arranging": _arranging(s, viewer),
    }


def _ref(s: Position, card: int) -> str | None:
    return None if card < 0 else s.tables.refs[card]


def _refs(s: Position, cards: tuple[int, ...]) -> list[str]:
    return [s.tables.refs[card] for card in cards]


def _ark(s: XibalbaState) -> Ark:
    held = s.ark_owner >= 0
    return {
        "card": _ref(s, s.ark),
        "owner": None if s.ark_owner < 0 else s.ark_owner,
        "life": s.life,
        "life_max": s.life_max(),
        "income_dice": paragon_dice(s, s.ark_owner, s.ark, L.CONTROL) if held else 0,
        "income_more": control_bonus(s) if held else 0,
    }


def _deck(s: XibalbaState, viewer: int, card_type: int) -> Deck:
    pile = s.piles[L.DISCARD + card_type]
    shown: Deck = {
        "size": len(s.piles[card_type]),
        "discard_size": len(pile),
        "discard_top": s.tables.refs[pile[-1]] if pile else None,
    }
    if pile and looked_at(s, viewer, L.DISCARD + card_type):
        shown["discard"] = _refs(s, pile)
    return shown


def _dice(s: XibalbaState) -> Dice:
    effects = Contributions(s, s.turn)
    size = [part("printed", s.tables.pool_size), *effects.parts(lambda sums: sums.pool)]
    again = [part("printed", s.tables.rerolls), *effects.parts(lambda sums: sums.rerolls)]
    return {
        "pool": _faces(s.dice),
        "action": _faces(s.action_dice),
        "attacking": _faces(s.committed),
        "aside": _faces(s.aside),
        "spent": _faces(s.spent),
        "rolled": s.rolled,
        "size": total_of(pool_total(s, s.turn), size),
        "rerolls": total_of(rerolls(s, s.turn), again),
        "rerolled": s.rerolled,
    }


def _faces(dice: vec[i64] | tuple[int, ...]) -> list[Face]:
    return cast(list[Face], faces_of(dice))


def _lasting(s: XibalbaState, lasting: InForce) -> Lasting:
    return {
        "card": s.tables.refs[lasting.card],
        "owner": lasting.owner,
        "players": list(lasting.players),
        "effect": lasting.item.word,
        "amount": lasting.amount,
        "on": _ref(s, lasting.on),
        "uses": lasting.uses,
        "until": V.UNTIL_WORDS[lasting.until],
    }


def _looking(s: XibalbaState, viewer: int) -> Looking | None:
    for one in s.stack:
        if isinstance(one, Scouting) and one.deck >= 0:
            shown: Looking = {
                "seat": one.seat,
                "deck": TYPES[one.deck],
                "count": len(one.left) + len(one.top) + len(one.bottom),
            }
            if one.seat == viewer:
                shown["cards"] = _refs(s, one.left)
                shown["top_cards"] = _refs(s, one.top)
                shown["bottom_cards"] = _refs(s, one.bottom)
            return shown
    return None


def _arranging(s: XibalbaState, viewer: int) -> Arranging | None:
    for one in s.stack:
        if isinstance(one, Reorganize):
            shown: Arranging = {"seat": one.seat}
            if one.seat == viewer:
                piles = one.arrangement(s)
                shown["piles"] = {
                    place: _refs(s, pile) for place, pile in zip(BASE_PLACES, piles, strict=True)
                }
                shown["lifted"] = _refs(s, one.lifted)
            return shown
    return None
