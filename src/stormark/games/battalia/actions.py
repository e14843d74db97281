"""Packed options to structured actions, notation and back: the verbs of Battalia."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia import words as W
from stormark.games.battalia.tables import Rules
from stormark.kernel.action import Action
from stormark.kernel.codec import Codec, NumberCodec, SeatCodec, WordCodec
from stormark.kernel.json import Json
from stormark.kernel.refusal import InputError
from stormark.kernel.verbs import Verb, VerbTable


class CardCodec(Codec[Rules]):
    """A card in words; 0 may stand for none."""

    def __init__(self, name: str) -> None:
        self.name = name

    def to_json(self, context: Rules, value: int) -> Json:
        return context.words.card(value)

    def from_json(self, context: Rules, value: Json) -> int:
        if not isinstance(value, str):
            raise InputError("card-unknown", self.name, found=str(value))
        return context.words.number(value, self.name)


class FactionCodec(Codec[Rules]):
    """A faction whose set is in the game."""

    name = "faction"

    def to_json(self, context: Rules, value: int) -> Json:
        return context.words.factions[value]

    def from_json(self, context: Rules, value: Json) -> int:
        factions = context.words.factions
        if not isinstance(value, str) or value not in factions:
            allowed = ", ".join(factions)
            raise InputError("argument-unknown", self.name, found=str(value), allowed=allowed)
        return factions.index(value)

    def from_text(self, context: Rules, text: str) -> int:
        return self.from_json(context, text.lower())


class FieldCodec(Codec[Rules]):
    """A field as `row,column`."""

    def __init__(self, name: str) -> None:
        self.name = name

    def to_json(self, context: Rules, value: int) -> Json:
        return W.field_word(value, context.board.columns)

    def from_json(self, context: Rules, value: Json) -> int:
        if not isinstance(value, str):
            raise InputError("field-unknown-place", self.name, found=str(value), rows=7, columns=11)
        return W.field_number(value, context.board.rows, context.board.columns, self.name)


class DefenderCodec(SeatCodec):
    """The attacked player, or nobody; packed one higher."""

    def to_json(self, context: object, value: int) -> Json:
        return None if value == 0 else value - 1

    def from_json(self, context: object, value: Json) -> int:
        return 0 if value is None else super().from_json(context, value) + 1

    def to_text(self, value: Json) -> str:
        return "nobody" if value is None else super().to_text(value)

    def from_text(self, context: object, text: str) -> int:
        return 0 if text.lower() == "nobody" else super().from_text(context, text) + 1


CARD = CardCodec("card")
WITH = CardCodec("with")
FIELD = FieldCodec("field")
OTHER_FIELD = FieldCodec("other")
FACTION = FactionCodec()
TERRAIN = WordCodec("terrain", W.TERRAINS)
RANK = WordCodec("rank", ("", *W.RANKS))
ARTEFACT = WordCodec("artefact", W.ARTEFACTS)
INCOME = WordCodec("kind", (*W.ARTEFACTS, "supply"))
SHAPE = WordCodec("shape", W.SHAPES)
POTION = WordCodec("potion", W.POTIONS)
FORM = WordCodec("form", W.FORMS)
ZONE = WordCodec("zone", ("hand", "ambush"))
PLACE = WordCodec("place", ("hand", "line"))
OBJECT = WordCodec("target", ("heroes", *W.PLACES[1:]))
RATE = WordCodec("rate", ("artefact_to_chest", "chest_to_artefact", "supply_to_stardust"))
BRIDGE = WordCodec("deal", ("deliver", "buy", "swap"))
PAYMENT = WordCodec("payment", ("supply", "horse"))
NPC = WordCodec("npc", W.NPCS)
SEAT = SeatCodec("seat", 6)
DEFENDER = DefenderCodec("defender", 6)
VICTIM = DefenderCodec("victim", 6)
HERO = NumberCodec("hero", 1, 2)
HEROES = NumberCodec("heroes", 0, 3)
NUMBER = NumberCodec("number", 1)
ROTATION = NumberCodec("turned", 0, 3)
LEVELS = NumberCodec("levels", 0, 2)
COUNTS_AS = NumberCodec("counts_as", 0, L.GREATS)
EFFECT = NumberCodec("effect", 1, 12)
RESULT = NumberCodec("result", 0, 6)
AMOUNT = NumberCodec("amount", 0)
RISE = NumberCodec("ranks", 0, 2)
WHAT = WordCodec("what", V.CHANGE_WORDS)

VERBS = VerbTable(
    (
        Verb(V.V_FACTION, "faction", (FACTION,)),
        Verb(V.V_HOME, "home", (FIELD,)),
        Verb(V.V_DRAFT, "draft", (CARD,)),
        Verb(V.V_MULLIGAN, "mulligan"),
        Verb(V.V_COHORT, "cohort", (FACTION,)),
        Verb(V.V_HIRE, "hire", (RANK,)),
        Verb(V.V_BUY, "buy", (ARTEFACT,)),
        Verb(V.V_ROAD, "road", (SHAPE,)),
        Verb(V.V_CITY, "city", (SHAPE, RANK)),
        Verb(V.V_UPGRADE, "upgrade", (FIELD, RANK)),
        Verb(V.V_RESIDENCE, "residence", (FIELD,)),
        Verb(V.V_CAPITAL, "capital", (FIELD,)),
        Verb(V.V_MOVE, "move", (HERO,)),
        Verb(V.V_RECRUIT, "recruit", (FIELD, HERO)),
        Verb(V.V_ATTACK, "attack", (OBJECT, FIELD, DEFENDER)),
        Verb(V.V_HIDE, "hide", (CARD,)),
        Verb(V.V_PITCH, "pitch", (CARD, ZONE), {"zone": 0}),
        Verb(V.V_PROMOTE, "promote", (CARD, ZONE), {"zone": 0}),
        Verb(V.V_AMULET, "amulet", (CARD, ZONE), {"zone": 0}),
        Verb(V.V_GREAT, "great", (CARD, COUNTS_AS), {"counts_as": 0}),
        Verb(V.V_POST, "post", (FIELD,)),
        Verb(V.V_DISCOVER, "discover", (FIELD,)),
        Verb(V.V_POTION, "potion", (POTION,)),
        Verb(V.V_TRIBUTE, "tribute", (HERO,)),
        Verb(V.V_OPEN, "open", (NUMBER,)),
        Verb(V.V_TRADE, "trade", (RATE,)),
        Verb(V.V_INCOME, "income", (INCOME,)),
        Verb(V.V_BRIDGE, "bridge", (BRIDGE,)),
        Verb(V.V_DELIVER, "deliver", (CARD, FIELD)),
        Verb(V.V_USE_BOOSTER, "booster"),
        Verb(V.V_SPEND, "spend"),
        Verb(V.V_DRINK, "drink", (POTION, VICTIM), {"victim": 0}),
        Verb(V.V_ECLIPSE, "eclipse", (CARD,)),
        Verb(V.V_DONE, "done"),
        Verb(V.V_RESUME, "resume"),
        Verb(V.V_TAKE_BACK, "take_back"),
        Verb(V.V_LAY, "lay", (CARD, ZONE), {"zone": 0}),
        Verb(V.V_DOUBLE, "double", (CARD, ZONE, WITH), {"with": 0}),
        Verb(V.V_COPY, "copy"),
        Verb(V.V_SACRIFICE, "sacrifice", (CARD,)),
        Verb(V.V_GO, "go"),
        Verb(V.V_SITE, "site", (FIELD, ROTATION), {"turned": 0}),
        Verb(V.V_STEP, "step", (FIELD, HERO), {"hero": 0}),
        Verb(V.V_JUMP, "jump", (FIELD,)),
        Verb(V.V_STOP, "stop"),
        Verb(V.V_TAKE, "take", (CARD,)),
        Verb(V.V_NAME, "name", (CARD, PLACE), {"place": 0}),
        Verb(V.V_FORM, "form", (FORM,)),
        Verb(V.V_FIELD, "at", (FIELD, LEVELS), {"levels": 0}),
        Verb(V.V_SEAT, "player", (SEAT,)),
        Verb(V.V_HEROES, "heroes", (HEROES,)),
        Verb(V.V_RANKS, "rise", (RISE,)),
        Verb(V.V_FATE, "fate", (NUMBER,)),
        Verb(V.V_EFFECT, "effect", (EFFECT,)),
        Verb(V.V_TENT, "tent", (SEAT, NUMBER)),
        Verb(V.V_NPC, "summon", (NPC, FIELD)),
        Verb(V.V_PASS, "pass"),
        Verb(V.V_FINISH, "finish"),
        Verb(V.V_FREEZE, "freeze"),
        Verb(V.V_RAGE, "rage"),
        Verb(V.V_RETREAT, "retreat", (HERO, PAYMENT)),
        Verb(V.V_TERRAIN, "terrain", (FIELD, TERRAIN)),
        Verb(V.V_SWAP, "swap", (FIELD, OTHER_FIELD)),
        Verb(V.V_TURN, "turn", (FIELD, ROTATION), {"turned": 0}),
        Verb(V.V_AMOUNT, "amount", (AMOUNT,)),
        Verb(V.V_DRAW, "draw"),
        Verb(V.V_CHANGE, "change", (WHAT,)),
        Verb(V.V_ROLL, "result", (RESULT,)),
    ),
    V.pack,
    V.unpack,
)


def expand(rules: Rules, text: str) -> list[Action]:
    """Notation: verb and arguments; several moves are separated by semicolons."""
    if len(text) > 400:
        raise InputError("notation-too-long", "action", most=400)
    actions: list[Action] = []
    for part in text.split(";"):
        tokens = part.split()
        if tokens:
            actions.append(VERBS.parse(rules, VERBS.find(tokens[0].lower()), tokens[1:]))
    return actions
