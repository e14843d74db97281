"""The blocks of Battalia's option table: every verb with its operands.

Seats count clockwise from the deciding one.  A card counts by its kind, and by whether anything has
happened to this copy; equal copies give one option anyway.
"""

from __future__ import annotations

from typing import Final

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.encoding.operands import (
    A_CARD,
    A_DEFENDER,
    A_FACTION,
    A_FIELD,
    A_HERO,
    A_PLAIN_CARD,
    A_POTION,
    A_RANK,
    A_ROTATION,
    A_SEAT,
    A_SHAPE,
    A_ZONE,
    CARD,
    OTHER_FIELD,
    Operand,
    a_number,
)

VERSION: Final = 1
SPARE: Final = 128

# --- verbs whose numbers are worked out by hand, see options.py
ATTACKED: Final = 6  # what stands on a field, or the heroes of one of five others
SOURCES: Final = 7  # the artefact of one of six factions, or another card in its form
UNITS: Final = L.ARTEFACTS  # kinds of units
HELPERS: Final = 3  # a Scroll of the line, a Scroll, something else
PLAIN_GREATS: Final = L.GREATS + 3  # and the Fate cards
GREATS: Final = PLAIN_GREATS + 2 * L.GREATS  # the Hammer and Fate 1 as any of them

# --- verbs that are listed
SWAPS: Final = 512
DELIVERIES: Final = 128

A_SOURCE: Final = Operand("source", CARD, SOURCES)

VERBS: Final[list[tuple[int, str, tuple[Operand, ...]]]] = [
    (V.V_FACTION, "faction", (A_FACTION,)),
    (V.V_HOME, "home", (A_FIELD,)),
    (V.V_DRAFT, "draft", (A_PLAIN_CARD,)),
    (V.V_MULLIGAN, "mulligan", ()),
    (V.V_COHORT, "cohort", (A_FACTION,)),
    (V.V_HIRE, "hire", (A_RANK,)),
    (V.V_BUY, "buy", (a_number("artefact", L.TYPES),)),
    (V.V_ROAD, "road", (A_SHAPE,)),
    (V.V_CITY, "city", (A_SHAPE, A_RANK)),
    (V.V_UPGRADE, "upgrade", (A_FIELD, A_RANK)),
    (V.V_RESIDENCE, "residence", (A_FIELD,)),
    (V.V_CAPITAL, "capital", (A_FIELD,)),
    (V.V_MOVE, "move", (A_HERO,)),
    (V.V_RECRUIT, "recruit", (A_FIELD, A_HERO)),
    (V.V_ATTACK, "attack", (A_FIELD, a_number("heroes", ATTACKED))),
    (V.V_HIDE, "hide", (A_CARD,)),
    (V.V_PITCH, "pitch", (A_SOURCE, A_ZONE)),
    (V.V_PROMOTE, "promote", (A_SOURCE, A_ZONE)),
    (V.V_AMULET, "amulet", (A_SOURCE, A_ZONE)),
    (V.V_GREAT, "great", (a_number("great_or_copy", GREATS),)),
    (V.V_POST, "post", (A_FIELD,)),
    (V.V_DISCOVER, "discover", (A_FIELD,)),
    (V.V_POTION, "potion", (A_POTION,)),
    (V.V_TRIBUTE, "tribute", (A_HERO,)),
    (V.V_OPEN, "open", (a_number("tent", 16),)),
    (V.V_TRADE, "trade", (a_number("rate", 3),)),
    (V.V_INCOME, "income", (a_number("kind", L.TYPES + 1),)),
    (V.V_BRIDGE, "bridge", (a_number("deal", 3),)),
    (V.V_DRINK, "drink", (A_POTION, A_DEFENDER)),
    (V.V_ECLIPSE, "eclipse", (A_PLAIN_CARD,)),
    (V.V_DONE, "done", ()),
    (V.V_LAY, "lay", (A_CARD, A_ZONE)),
    (V.V_DOUBLE, "double", (Operand("unit", CARD, UNITS), A_ZONE, a_number("helper", HELPERS))),
    (V.V_COPY, "copy", ()),
    (V.V_SACRIFICE, "sacrifice", (A_CARD,)),
    (V.V_GO, "go", ()),
    (V.V_SITE, "site", (A_FIELD, A_ROTATION)),
    (V.V_STEP, "step", (A_FIELD, A_HERO)),
    (V.V_JUMP, "jump", (A_FIELD,)),
    (V.V_STOP, "stop", ()),
    (V.V_TAKE, "take", (A_PLAIN_CARD,)),
    (V.V_NAME, "name", (A_CARD, A_ZONE)),
    (V.V_FORM, "form", (a_number("form", 16),)),
    (V.V_FIELD, "at", (A_FIELD, a_number("levels", 3))),
    (V.V_SEAT, "player", (A_SEAT,)),
    (V.V_HEROES, "heroes", (a_number("heroes", 4),)),
    (V.V_RANKS, "rise", (a_number("ranks", 4),)),
    (V.V_FATE, "fate", (a_number("number", 3),)),
    (V.V_EFFECT, "effect", (a_number("effect", 16),)),
    (V.V_TENT, "tent", (A_SEAT, a_number("tent", 8))),
    (V.V_NPC, "summon", (a_number("npc", 2), A_FIELD)),
    (V.V_PASS, "pass", ()),
    (V.V_FINISH, "finish", ()),
    (V.V_FREEZE, "freeze", ()),
    (V.V_RAGE, "rage", ()),
    (V.V_RETREAT, "retreat", (A_HERO, a_number("payment", 2))),
    (V.V_TERRAIN, "terrain", (A_FIELD, a_number("terrain", L.NEUTRAL + 1))),
    (V.V_SWAP, "swap", (Operand("listed", OTHER_FIELD, SWAPS),)),
    (V.V_ROLL, "result", (a_number("result", 8),)),
    (V.V_USE_BOOSTER, "booster", ()),
    (V.V_DELIVER, "deliver", (Operand("listed", CARD, DELIVERIES),)),
    (V.V_RESUME, "resume", ()),
    (V.V_SPEND, "spend", ()),
    (V.V_AMOUNT, "amount", (a_number("amount", 16),)),
    (V.V_DRAW, "draw", ()),
    (V.V_TURN, "turn", (a_number("field_of_the_question", 1), A_ROTATION)),
    (V.V_TAKE_BACK, "take_back", ()),
]
