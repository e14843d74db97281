"""Notation: the short text of an action, and compound moves.

keep R2 A        two moves: keep the R2, keep the A
gather all       every die that shows resources
attack p3 AAC    attack the base of player 3 with two attack symbols and a critical hit
attack ark A with warhost   the same, naming the soldier that is to attack
buy civilian1 2  buy the first civilian of the market, for field 2
lift field1.1 field2   put the lowest card of field 1 on field 2
weapon; attack ark C   several moves in one line
"""

from __future__ import annotations

import re

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import words as W
from stormark.games.xibalba.actions import VERBS
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.tables import Tables
from stormark.kernel.action import Action
from stormark.kernel.json import Json
from stormark.kernel.refusal import InputError
from stormark.kernel.verbs import Verb

ALIASES = {
    "heal": "pharmaceuticals",
    "pharma": "pharmaceuticals",
    "weapon": "weapon_technology",
    "assault": "tactical_assault",
    "reroll": "roll",
    "reorg": "reorganize",
    "no": "pass",
    "none": "pass",
    "yes": "use",
}
REPEATED = ("keep", "gather", "exchange", "remove")  # take any number of faces
ALL_OF = {  # the kinds that `all` means
    "gather": (L.R1, L.R2, L.R3),
    "exchange": (L.P1, L.P2),
    "remove": tuple(range(L.KINDS)),
}
SYMBOLS = re.compile(r"[ac]+", re.IGNORECASE)
MOST_TEXT = 400
FILLERS = ("on", "with", "to", "from", "at")


def notation(action: Action) -> str:
    """The short text of an action.

    >>> notation(Action("attack", {"target": 2, "attacks": 2, "criticals": 1}))
    'attack p3 AAC'
    >>> notation(Action("buy", {"slot": "civilian.1", "field": 2}))
    'buy civilian1 2'
    """
    args = action.args
    if action.verb in ("attack", "attack_with"):
        symbols = "A" * _count(args["attacks"]) + "C" * _count(args["criticals"])
        soldier = f" with {args['with']}" if "with" in args else ""
        return f"attack {W.TARGET.to_text(args['target'])} {symbols}{soldier}"
    if action.verb == "keep_all":
        return "keep all"
    if action.verb == "lift":
        place, to = W.PLACE.to_text(args["place"]), W.LIFT_TO.to_text(args["to"])
        return f"lift {place}.{args['index']} {to}"
    return VERBS.notation(action)


def _count(value: Json) -> int:
    return value if isinstance(value, int) else 0


def expand(s: Position, text: str) -> list[Action]:
    """The actions of a text; InputError says what cannot be read."""
    if len(text) > MOST_TEXT:
        raise InputError("notation-too-long", "action", most=MOST_TEXT)
    actions: list[Action] = []
    for part in text.split(";"):
        tokens = part.split()
        if tokens:
            actions.extend(_move(s, tokens))
    return actions


def _move(s: Position, tokens: list[str]) -> list[Action]:
    word = ALIASES.get(tokens[0].lower(), tokens[0].lower())
    rest = [token for token in tokens[1:] if token.lower() not in FILLERS or word == "attack"]
    if word == "keep" and [token.lower() for token in rest] == ["all"]:
        return [Action("keep_all")]
    verb = VERBS.find(word)
    if word in REPEATED:
        return _repeated(s, verb, rest)
    if word == "attack":
        return [_attack(s.tables, rest)]
    if word == "lift" and len(rest) == 2:
        place, dot, index = rest[0].rpartition(".")
        if dot:
            rest = [place, index, rest[1]]
    return [VERBS.parse(s.tables, verb, rest)]


def _repeated(s: Position, verb: Verb, rest: list[str]) -> list[Action]:
    if [token.lower() for token in rest] == ["all"]:
        rest = [W.FACES[kind] for kind in ALL_OF[verb.word] for _ in range(s.action_dice[kind])]
        if not rest:
            rest = [W.FACES[ALL_OF[verb.word][0]]]  # refused with the rule that says why
    if not rest:
        raise InputError("argument-missing", "face", verb=verb.word)
    return [VERBS.parse(s.tables, verb, [token]) for token in rest]


def _attack(tables: Tables, rest: list[str]) -> Action:
    if len(rest) == 4 and rest[2].lower() == "with":
        return Action(
            "attack_with",
            {**_attack(tables, rest[:2]).args, "with": rest[3]},
        )
    if len(rest) != 2 or not SYMBOLS.fullmatch(rest[1]):
        raise InputError("notation-attack", "action", found=" ".join(rest))
    symbols = rest[1].upper()
    target = W.TARGET.from_text(tables, rest[0])
    return VERBS.decode(tables, L.pack(L.V_ATTACK, target, symbols.count("A"), symbols.count("C")))
