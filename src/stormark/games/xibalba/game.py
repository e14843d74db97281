"""Xibalba as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import cast

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.actions import VERBS
from stormark.games.xibalba.belief import XibalbaBelief
from stormark.games.xibalba.content import content_of, data_of
from stormark.games.xibalba.decisions import decision_of
from stormark.games.xibalba.describe import describe
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.events import CAUSE_WORDS, SEATS, SPECS, USE_WORDS
from stormark.games.xibalba.fields import FIELDS, limits
from stormark.games.xibalba.given_cards import pack_with
from stormark.games.xibalba.notation import expand, notation
from stormark.games.xibalba.options import option_fields, option_sets, read_options
from stormark.games.xibalba.pack import Pack, base_pack
from stormark.games.xibalba.pack.earlier import earlier_packs
from stormark.games.xibalba.pickling import TABLES
from stormark.games.xibalba.planning import XibalbaPlanning
from stormark.games.xibalba.position import position
from stormark.games.xibalba.refusals import explain, explain_named_soldier
from stormark.games.xibalba.setup import new_game
from stormark.games.xibalba.tables import Tables
from stormark.games.xibalba.view import XibalbaView, view_of
from stormark.games.xibalba.words import FACES, PHASES, PLACES, SLOTS
from stormark.kernel.action import Action, Decision
from stormark.kernel.chance import KeyedChance
from stormark.kernel.event import Event
from stormark.kernel.event_table import EventTable
from stormark.kernel.fields import one_of
from stormark.kernel.game import Game, GameSpec, Setup
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.option_field import OptionField
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.scripted import ScriptedChance, Shuffle
from stormark.kernel.state import Io

RULES_VERSION = 2
SPEC = GameSpec("xibalba", RULES_VERSION, 2, 4, L.STREAMS)


class Xibalba(Game[XibalbaState]):
    """The rules with a content pack.

    >>> game = Xibalba()
    >>> game.setup({"players": 3}).options["target"]
    25
    """

    view_type = XibalbaView
    planning = XibalbaPlanning()

    def __init__(self, pack: Pack | None = None, tables: Tables | None = None) -> None:
        """With `tables`, the game of a position that brings cards along."""
        self.pack = base_pack() if pack is None else pack
        self.tables = TABLES.of(self.pack) if tables is None else tables
        self.spec = SPEC
        self.pack_hash = self.pack.hash
        self.earlier_packs = earlier_packs(self.pack)
        self.events = EventTable(SPECS, SEATS)

    # --- beginning

    def setup(self, options: Mapping[str, Json]) -> Setup | Refusal:
        checked = read_options(self.pack, options)
        if isinstance(checked, Refusal):
            return checked
        return Setup(SPEC.id, SPEC.rules_version, self.pack_hash, checked)

    def option_fields(self) -> Sequence[OptionField]:
        return option_fields(self.pack)

    def option_sets(self) -> Sequence[Mapping[str, Json]]:
        return option_sets(self.pack)

    def content(self) -> JsonDict:
        return content_of(self.pack, self.tables)

    def pack_data(self) -> JsonDict:
        return data_of(self.pack)

    def start(self, setup: Setup, io: Io) -> XibalbaState:
        options = setup.options
        players = options["players"]
        target = options["target"]
        factions = options["factions"]
        assert isinstance(players, int)
        assert isinstance(target, int)
        assert isinstance(factions, list)
        ids = self.tables.faction_ids
        chosen = [-1 if name is None else ids.index(str(name)) for name in factions]
        apocalypse = options["mode"] == "apocalypse"
        return new_game(self.tables, players, target, apocalypse, chosen, io)

    # --- deciding

    def decision(self, state: XibalbaState, seat: int) -> Decision:
        return decision_of(state, seat)

    def action(self, state: XibalbaState, seat: int, option: int) -> Action:
        return VERBS.decode(state.tables, option)

    def option(self, state: XibalbaState, seat: int, action: Action) -> int | Refusal:
        named = action.args.get("with") if action.verb == "attack_with" else None
        if isinstance(named, str):
            args = {key: value for key, value in action.args.items() if key != "with"}
            action = Action("attack", args)
        option = VERBS.encode(state.tables, action)
        if seat in state.open_seats():
            if isinstance(named, str):
                refusal = explain_named_soldier(state, seat, named)
                if refusal is not None:
                    return refusal
            if option in state.options(seat):
                return option
        return explain(state, seat, option)

    def expand(self, state: XibalbaState, seat: int, text: str) -> list[Action]:
        return expand(state, text)

    def notation(self, action: Action) -> str:
        return notation(action)

    # --- telling

    def event(self, state: XibalbaState, verb: int, args: tuple[int, ...], audience: int) -> Event:
        in_words = partial(argument, state.tables)
        return self.events.decode(verb, args, audience, in_words)

    def check_event_word(self, state: XibalbaState, name: str, value: Json, place: str) -> None:
        if name in ("card", "cards", "by_card"):
            one_of(value, place, state.tables.refs)
        elif name in WORD_ARGUMENTS:
            one_of(value, place, WORD_ARGUMENTS[name])
        elif name == "faction":
            one_of(value, place, state.tables.faction_ids)
        elif name != "attack_target" or value != "ark":
            super().check_event_word(state, name, value, place)

    def seen_by(self, state: XibalbaState, viewer: int) -> XibalbaState:
        seen = state.copy()
        FIELDS.hide(seen, viewer)
        seen.known = False
        return seen

    def show(self, seen: XibalbaState, viewer: int) -> JsonDict:
        return cast(JsonDict, view_of(seen, viewer))

    def belief(self, seen: XibalbaState, viewer: int) -> XibalbaBelief:
        return XibalbaBelief(seen, viewer)

    def turn_of(self, state: XibalbaState) -> tuple[int, int]:
        return state.turn_no, state.turn

    # --- files

    def state_from_json(self, data: Json, seen: bool = False) -> XibalbaState:
        state = XibalbaState(self.tables, None)
        FIELDS.fill(state, data, limits, seen)
        return state

    def state_words(self) -> Sequence[str]:
        return [field.name for field in FIELDS.fields]

    def position(self, given: Mapping[str, Json]) -> XibalbaState:
        if "new" in given:
            return self._new_game(given)
        return position(self.pack, given)

    def _new_game(self, given: Mapping[str, Json]) -> XibalbaState:
        """`new = {players = 3, ...}`: a game just set up, shuffled by its `seed`."""
        new = given["new"]
        if not isinstance(new, dict) or len(given) > 1:
            raise InputError("given-new", "given.new")
        chance, options = self.scripted_start(new, "given.new")
        try:
            setup = self.setup(options)
        except InputError as error:
            place = error.place.replace("options", "given.new", 1)
            raise InputError(error.problem, place, **error.params) from None
        if isinstance(setup, Refusal):
            raise InputError("given-refused", "given.new", rule=setup.rule)
        state = self.start(setup, Io(chance))
        chance.check_used_up("given.new")
        return state

    def at(self, state: XibalbaState) -> Xibalba:
        if state.tables is self.tables:
            return self
        return Xibalba(pack_with(self.pack, state.tables), state.tables)

    def __reduce__(self) -> tuple[object, ...]:
        return restored_game, (self.tables,)

    def describe(self, state: XibalbaState) -> JsonDict:
        return describe(state)

    def scripted(
        self, results: Sequence[str] | None, shuffles: Sequence[Shuffle] = (), seed: int = 0
    ) -> ScriptedChance:
        piles = frozenset((*range(L.SHUFFLE, L.SHUFFLE + L.TYPES), L.FACTIONS))
        by_seed = KeyedChance(seed.to_bytes(32, "big"), L.STREAMS)
        return ScriptedChance(results, self._result, by_seed, piles, shuffles, self._names)

    def _names(self, stream: int, card: int) -> tuple[str, ...]:
        """What a shuffled card may be called: its name with or without its number."""
        if stream == L.FACTIONS:
            return (self.tables.faction_ids[card],)
        ref = self.tables.refs[card]
        return (ref, ref.partition("#")[0])

    def _result(self, stream: int, bound: int, word: str) -> int:
        """The result of a die roll in which the die shows a face (`-` is any blank)."""
        die = L.PARAGON_DIE if stream == L.ROLL_OFF else stream
        faces = self.tables.faces[die] if die <= L.PARAGON_DIE else []
        kind = L.BLANK_KIND[die] if word == "-" and faces else -1
        if word in FACES:
            kind = FACES.index(word)
        if kind not in faces:
            raise InputError("scenario-result-unfit", "dice", word=word)
        return faces.index(kind)


def restored_game(tables: Tables) -> Xibalba:
    """The game of a pickle."""
    assert isinstance(tables.pack, Pack)
    return Xibalba(pack_with(tables.pack, tables), tables)


WORD_ARGUMENTS: Mapping[str, Sequence[str]] = {
    "face": FACES,
    "faces": FACES,
    "from_face": FACES,
    "to_face": FACES,
    "phase": PHASES,
    "cause": CAUSE_WORDS,
    "use": USE_WORDS,
    "slot": SLOTS,
    "place": PLACES,
    "deck": V.TYPE_WORDS,
    "action": V.ACTION_WORDS,
    "until": V.UNTIL_WORDS,
}


def argument(tables: Tables, name: str, value: int) -> Json:
    """An argument of an event in words; its name tells what it is."""
    if name in ("card", "cards", "by_card"):
        return None if value < 0 else tables.refs[value]
    if name in WORD_ARGUMENTS:
        return WORD_ARGUMENTS[name][value]
    if name == "faction":
        return tables.faction_ids[value]
    if name == "attack_target":
        return "ark" if value < 0 else value
    if name in ("seat", "owner") and value < 0:
        return None
    return value
