"""Packed options to structured actions and back: the verbs of Xibalba and their arguments."""

from __future__ import annotations

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import words as W
from stormark.kernel.verbs import Verb, VerbTable

VERBS = VerbTable(
    (
        Verb(L.V_RESOLVE, "resolve", (W.PLACE,)),
        Verb(L.V_SPLIT, "split", (W.RESOURCE_DICE, W.ATTACK_DICE)),
        Verb(L.V_ADD_DIE, "add", (W.DIE,)),
        Verb(L.V_DROP_DIE, "drop", (W.DIE,)),
        Verb(L.V_KEEP, "keep", (W.FACE,)),
        Verb(L.V_KEEP_ALL, "keep_all", ()),
        Verb(L.V_ROLL, "roll", ()),
        Verb(L.V_GATHER, "gather", (W.FACE,)),
        Verb(L.V_EXCHANGE, "exchange", (W.FACE,)),
        Verb(L.V_ATTACK, "attack", (W.TARGET, W.ATTACKS, W.CRITICALS)),
        Verb(L.V_ENTER, "enter", (W.PAID,)),
        Verb(L.V_BUY, "buy", (W.SLOT, W.FIELD), {"field": 0}),  # soldiers and events need none
        Verb(L.V_DISCARD, "discard", (W.DISCARDED,)),
        Verb(L.V_REORGANIZE, "reorganize", ()),
        Verb(L.V_PHARMACEUTICALS, "pharmaceuticals", ()),
        Verb(L.V_WEAPON, "weapon_technology", ()),
        Verb(L.V_ASSAULT, "tactical_assault", ()),
        Verb(L.V_HARVEST, "harvest", ()),
        Verb(L.V_UPGRADE, "upgrade", (W.LEVEL,)),
        Verb(L.V_ACTIVATE, "activate", (W.FIELD,)),
        Verb(L.V_REMOVE, "remove", (W.FACE,)),
        Verb(L.V_END, "end", ()),
        Verb(L.V_BLOCK, "block", ()),
        Verb(L.V_PASS, "pass", ()),
        Verb(L.V_DESTROY, "destroy", (W.SEAT, W.FIELD)),
        Verb(L.V_OPPONENT, "opponent", (W.SEAT,)),
        Verb(L.V_OPTION, "option", (W.NUMBER,)),
        Verb(L.V_USE, "use", ()),
        Verb(L.V_DIE, "die", (W.FACE, W.TO_FACE)),
        Verb(L.V_CHANGE, "change", (W.WHAT, W.AMOUNT), {"amount": 0}),
        Verb(L.V_TRIGGER, "trigger", (W.CARD, W.MOMENT)),
        Verb(L.V_FIELD, "place", (W.FIELD,)),
        Verb(L.V_LIFT, "lift", (W.PLACE, W.INDEX, W.LIFT_TO)),
        Verb(L.V_DONE, "done", ()),
        Verb(L.V_DECK, "deck", (W.DECK,)),
        Verb(L.V_TOP, "top", (W.CARD,)),
        Verb(L.V_BOTTOM, "bottom", (W.CARD,)),
        Verb(L.V_SLOT, "replace", (W.SLOT,)),
        Verb(L.V_TAKE, "take", (W.CARD,)),
        Verb(L.V_KEEP_CARD, "protect", (W.CARD,)),
        Verb(L.V_DISABLE, "disable", (W.SEAT, W.FIELD)),
    ),
    L.pack,
    L.unpack,
)
