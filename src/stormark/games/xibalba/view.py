"""What a viewer may know, in words: a seen position (`fields.py`) and what follows from it."""

from __future__ import annotations

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.effects.operations.scout import Scouting
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.fields import looked_at
from stormark.games.xibalba.modifiers import is_disabled, sums_of
from stormark.games.xibalba.queries import (
    action_price,
    attack_power,
    base_resistance,
    pool_total,
    price,
    productivity,
    rerolls,
    soldier_power,
)
from stormark.games.xibalba.records import Lasting
from stormark.games.xibalba.state import Attack, Position, warhost
from stormark.games.xibalba.turn.attack import total_power
from stormark.games.xibalba.turn.reorganize import Reorganize
from stormark.games.xibalba.words import PHASES, PLACES, faces_of
from stormark.kernel.json import Json, JsonDict


def view_of(s: XibalbaState, viewer: int) -> JsonDict:
    """The whole view of a seat, or of a spectator (-1)."""
    return {
        "viewer": viewer,
        "seats": s.seats,
        "mode": "apocalypse" if s.apocalypse else "normal",
        "target": s.target,
        "turn": {"number": s.turn_no, "seat": s.turn, "phase": PHASES[s.phase]},
        "winner": None if s.winner < 0 else s.winner,
        "deciding": [*s.open_seats()],
        "ark": _ark(s),
        "market": {
            word: [_ref(s, s.market[2 * index + slot]) for slot in range(1 if s.apocalypse else 2)]
            for index, word in enumerate(V.TYPE_WORDS)
        },
        "decks": {word: _deck(s, viewer, index) for index, word in enumerate(V.TYPE_WORDS)},
        "players": [_player(s, seat, viewer) for seat in range(s.seats)],
        "dice": _dice(s),
        "resolving": _ref(s, s.resolving),
        "attack": _attack(s),
        "lasting": [_lasting(s, lasting) for lasting in s.lasting],
        "looking": _looking(s, viewer),
        "arranging": _arranging(s, viewer),
    }


def _ref(s: Position, card: int) -> Json:
    return None if card < 0 else s.tables.refs[card]


def _ark(s: XibalbaState) -> JsonDict:
    return {
        "card": _ref(s, s.ark),
        "owner": None if s.ark_owner < 0 else s.ark_owner,
        "life": s.life,
        "life_max": s.life_max(),
    }


def _deck(s: XibalbaState, viewer: int, card_type: int) -> JsonDict:
    pile = s.piles[L.DISCARD + card_type]
    shown: JsonDict = {
        "size": len(s.piles[card_type]),
        "discard_size": len(pile),
        "discard_top": _ref(s, pile[-1]) if pile else None,
    }
    if pile and looked_at(s, viewer, L.DISCARD + card_type):
        shown["discard"] = [s.tables.refs[card] for card in pile]
    return shown


def _player(s: XibalbaState, seat: int, viewer: int) -> JsonDict:
    costs: JsonDict = {
        word: action_price(s, seat, action) for action, word in enumerate(V.ACTION_WORDS)
    }
    if s.level[seat] == L.FIELDS:
        costs["upgrade"] = None
    return {
        "seat": seat,
        "faction": s.tables.faction_ids[s.faction[seat]],
        "level": s.level[seat],
        "resources": s.resources[seat],
        "paragon": s.paragon[seat],
        "resistance": base_resistance(s, seat),
        "productivity": productivity(s, seat),
        "attacker": _attacker(s, seat),
        "costs": costs,
        "prices": {
            word: [
                None if card < 0 else price(s, seat, card)
                for card in s.market[2 * index : 2 * index + (1 if s.apocalypse else 2)]
            ]
            for index, word in enumerate(V.TYPE_WORDS)
        },
        "upgraded": s.upgrades[seat],
        "piles": {PLACES[place]: _pile(s, seat, place, viewer) for place in range(L.BASE_PILES)},
    }


def _attacker(s: XibalbaState, seat: int) -> Json:
    """The soldier that would attack now (X-ATTACK-07, X-ATTACK-11), and what its attack is worth.

    An attack has `power` for each symbol, `critical` more for each critical hit, and `bonus` once;
    what effects triggered by the attack add comes on top. `powers[attacks][criticals]` is the sum
    for every choice of symbols in the action pool.
    """
    pile = s.piles[warhost(seat)]
    soldier = s.ark if s.ark_owner == seat else pile[-1] if pile else -1
    if soldier < 0:
        return None
    return {
        "card": s.tables.refs[soldier],
        "power": soldier_power(s, seat, soldier),
        "critical": 1 + sums_of(s, seat).critical,
        "bonus": attack_power(s, seat, soldier),
        "powers": _powers(s, seat, soldier) if seat == s.turn else [],
    }


def _powers(s: XibalbaState, seat: int, soldier: int) -> list[Json]:
    return [
        [
            total_power(s, Attack(seat, soldier, -1, attacks, criticals))
            for criticals in range(s.action_dice[L.A2] + 1)
        ]
        for attacks in range(s.action_dice[L.A1] + 1)
    ]


def _pile(s: XibalbaState, seat: int, place: int, viewer: int) -> JsonDict:
    pile = s.piles[L.BASES + L.BASE_PILES * seat + place]
    shown: JsonDict = {
        "size": len(pile),
        "top": _ref(s, pile[-1]) if pile else None,
        "locked": place > s.level[seat],
        "disabled": bool(pile) and place > 0 and is_disabled(s, seat, pile[-1]),
    }
    if seat == viewer:
        shown["cards"] = [s.tables.refs[card] for card in pile]
    return shown


def _dice(s: XibalbaState) -> JsonDict:
    return {
        "pool": faces_of(s.dice),
        "action": faces_of(s.action_dice),
        "attacking": faces_of(s.committed),
        "aside": faces_of(s.aside),
        "spent": faces_of(s.spent),
        "rolled": s.rolled,
        "total": pool_total(s, s.turn),
        "rerolls": rerolls(s, s.turn),
        "rerolled": s.rerolled,
    }


def _attack(s: XibalbaState) -> Json:
    attack = s.attack
    if attack is None:
        return None
    return {
        "seat": attack.seat,
        "soldier": s.tables.refs[attack.soldier],
        "from_ark": attack.from_ark,
        "target": "ark" if attack.target < 0 else attack.target,
        "attacks": attack.attacks,
        "criticals": attack.criticals,
        "power": attack.power,
        "unblockable": attack.unblockable,
        "blocked": attack.blocked,
        "blocker": _ref(s, attack.blocker),
        "survived": attack.survived,
    }


def _lasting(s: XibalbaState, lasting: Lasting) -> JsonDict:
    return {
        "item": lasting.item.name,
        "op": lasting.item.word,
        "owner": lasting.owner,
        "card": s.tables.refs[lasting.card],
        "seats": list(lasting.players),
        "until": V.UNTIL_WORDS[lasting.until],
        "value": lasting.amount,
        "on": _ref(s, lasting.on),
        "uses": lasting.uses,
    }


def _looking(s: XibalbaState, viewer: int) -> Json:
    """The cards of a deck that are being looked at; only the player who looks sees them."""
    for procedure in s.stack:
        if isinstance(procedure, Scouting) and procedure.deck >= 0:
            shown: JsonDict = {
                "seat": procedure.seat,
                "deck": V.TYPE_WORDS[procedure.deck],
                "left": len(procedure.left),
                "top": len(procedure.top),
                "bottom": len(procedure.bottom),
            }
            if procedure.seat == viewer:
                shown["cards"] = [s.tables.refs[card] for card in procedure.left]
                shown["top_cards"] = [s.tables.refs[card] for card in procedure.top]
                shown["bottom_cards"] = [s.tables.refs[card] for card in procedure.bottom]
            return shown
    return None


def _arranging(s: XibalbaState, viewer: int) -> Json:
    """The piles of a re-organization under way; only its player sees them."""
    for procedure in s.stack:
        if isinstance(procedure, Reorganize):
            shown: JsonDict = {"seat": procedure.seat}
            if procedure.seat == viewer:
                shown["piles"] = {
                    PLACES[place]: [s.tables.refs[card] for card in pile]
                    for place, pile in enumerate(procedure.arrangement(s))
                }
                shown["lifted"] = [s.tables.refs[card] for card in procedure.lifted]
            return shown
    return None
