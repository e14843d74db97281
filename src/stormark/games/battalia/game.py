"""Battalia as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import cast

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import words as W
from stormark.games.battalia.actions import VERBS, expand
from stormark.games.battalia.belief import BattaliaBelief
from stormark.games.battalia.content import content_of, data_of
from stormark.games.battalia.decisions import decision_of
from stormark.games.battalia.describe import describe
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.fields import FIELDS, limits
from stormark.games.battalia.option_sets import option_sets
from stormark.games.battalia.options import (
    BASE_TERRAINS,
    SETS,
    Homes,
    option_fields,
    put_sets,
    read_options,
    recommended_minutes,
    residents,
    rules_of,
)
from stormark.games.battalia.pack import Pack, base_pack
from stormark.games.battalia.pickling import TABLES
from stormark.games.battalia.planning import BattaliaPlanning
from stormark.games.battalia.position import position
from stormark.games.battalia.refusals.explain import explain
from stormark.games.battalia.seen import seen_by
from stormark.games.battalia.setup.prepare import prepare
from stormark.games.battalia.state import IDLE
from stormark.games.battalia.tables import Rules, Tables
from stormark.games.battalia.threads import advance
from stormark.games.battalia.view import view_of
from stormark.games.battalia.view.types import BattaliaView
from stormark.games.battalia.view.words import DIRECTIONS
from stormark.kernel.action import Action, Decision
from stormark.kernel.chance import KeyedChance
from stormark.kernel.event import Event
from stormark.kernel.event_table import EventTable
from stormark.kernel.fields import expect, one_of
from stormark.kernel.game import Game, GameSpec, Setup
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.option_field import OptionField
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.scripted import ScriptedChance, Shuffle
from stormark.kernel.state import Io

RULES_VERSION = 5
SPEC = GameSpec("battalia", RULES_VERSION, 2, 6, L.STREAMS)


class Battalia(Game[BattaliaState]):
    """The rules of The Creation and of The Stormgates.

    >>> game = Battalia()
    >>> game.setup({"players": 4}).options["team_mode"]
    True
    """

    view_type = BattaliaView
    planning = BattaliaPlanning()

    def __init__(self, pack: Pack | None = None) -> None:
        self.pack = pack or base_pack()
        self.tables = TABLES.of(self.pack)
        self.homes = {faction.id: faction.number - 1 for faction in self.pack.factions}
        self.spec = SPEC
        self.pack_hash = self.pack.hash
        self.events = EventTable(E.SPECS, E.SEATS, E.SHOWN)

    # --- beginning

    def setup(self, options: Mapping[str, Json]) -> Setup | Refusal:
        checked = read_options(options, self.homes)
        if isinstance(checked, Refusal):
            return checked
        return Setup(SPEC.id, SPEC.rules_version, self.pack_hash, checked)

    def option_fields(self) -> Sequence[OptionField]:
        return option_fields(self.homes)

    def option_sets(self) -> Sequence[Mapping[str, Json]]:
        return option_sets()

    def recommended_minutes(self, setup: Setup) -> int | None:
        """Only the team mode has a timer (B-TIMER-01)."""
        return (
            recommended_minutes(self.rules(setup.options)) if setup.options["team_mode"] else None
        )

    def content(self) -> JsonDict:
        return content_of(self.pack)

    def pack_data(self) -> JsonDict:
        return data_of(self.pack)

    def start(self, setup: Setup, io: Io) -> BattaliaState:
        rules = self.rules(setup.options)
        s = BattaliaState(rules, None)
        s.chance = io.chance
        s.sink = io.sink
        if not rules.sets:
            put_sets(rules, self._drawn_factions(s), self.homes)
        prepare(s)
        advance(s)
        s.chance = IDLE
        s.sink = None
        return s

    def rules(self, options: Mapping[str, Json]) -> Rules:
        return rules_of(self.tables, options, self.homes)

    def _drawn_factions(self, s: BattaliaState) -> list[str]:
        """Terrains are drawn, then one of those at home there (B-CSETUP-02, B-RULING-127)."""
        known = L.FACTIONS if s.rules.stormgates else BASE_TERRAINS
        terrains = s.shuffled(L.S_SETUP, tuple(range(known)))[: SETS[s.rules.seats]]
        drawn: list[str] = []
        for terrain in sorted(terrains):
            names = residents(self.homes, terrain)
            first = 0
            if len(names) > 1:
                first = s.shuffled(L.S_SETUP, tuple(range(len(names))))[0]
            drawn.append(names[first])
        return drawn

    # --- deciding

    def decision(self, state: BattaliaState, seat: int) -> Decision:
        return decision_of(state, seat)

    def action(self, state: BattaliaState, seat: int, option: int) -> Action:
        return VERBS.decode(state.rules, option)

    def option(self, state: BattaliaState, seat: int, action: Action) -> int | Refusal:
        option = VERBS.encode(state.rules, action)
        answering = state.open_seats() + state.idle_seats()
        if seat in answering and option in state.options(seat):
            return option
        return explain(state, seat, option)

    def expand(self, state: BattaliaState, seat: int, text: str) -> list[Action]:
        return expand(state.rules, text)

    def notation(self, action: Action) -> str:
        return VERBS.notation(action)

    # --- telling

    def event(self, state: BattaliaState, verb: int, args: tuple[int, ...], audience: int) -> Event:
        in_words = partial(argument, state.rules)
        return self.events.decode(verb, args, audience, in_words)

    def check_event_word(self, state: BattaliaState, name: str, value: Json, place: str) -> None:
        rules = state.rules
        if name in ("card", "cards", "new_card", "fate"):
            rules.words.number(expect(value, str, place), place)
        elif name in ("faction", "of_faction"):
            one_of(value, place, rules.words.factions)
        elif name in ("field", "other_field"):
            board = rules.board
            W.field_number(expect(value, str, place), board.rows, board.columns, place)
        elif name in WORD_ARGUMENTS:
            one_of(value, place, WORD_ARGUMENTS[name])
        elif name == "action":
            one_of(value, place, [verb.word for verb in VERBS.by_number.values()])
        elif name == "building":
            one_of(value, place, W.BUILDINGS)
        else:
            super().check_event_word(state, name, value, place)

    def seen_by(self, state: BattaliaState, viewer: int) -> BattaliaState:
        return seen_by(state, viewer)

    def show(self, seen: BattaliaState, viewer: int) -> JsonDict:
        return cast(JsonDict, view_of(seen, viewer))

    def belief(self, seen: BattaliaState, viewer: int) -> BattaliaBelief:
        return BattaliaBelief(seen, viewer)

    def turn_of(self, state: BattaliaState) -> tuple[int, int]:
        return state.turn_no, state.teams[state.team][0] if state.teams else 0

    # --- files

    def sides(self, state: BattaliaState) -> list[list[int]]:
        return [list(team) for team in state.teams]

    def state_from_json(self, data: Json, seen: bool = False) -> BattaliaState:
        written = data.get("options") if isinstance(data, dict) else None
        if not isinstance(data, dict) or not isinstance(written, dict):
            raise InputError("snapshot-malformed", "state.options")
        options = read_options(written, self.homes)
        if isinstance(options, Refusal):
            raise InputError("snapshot-malformed", "state.options")
        state = BattaliaState(self.rules(options), None)
        written = {key: value for key, value in data.items() if key != "options"}
        FIELDS.fill(state, written, limits, seen)
        return state

    def state_words(self) -> Sequence[str]:
        options = [field.name for field in self.option_fields()]
        return list(dict.fromkeys([*(field.name for field in FIELDS.fields), "options", *options]))

    def __reduce__(self) -> tuple[object, ...]:
        return restored_game, (self.tables,)

    def position(self, given: Mapping[str, Json]) -> BattaliaState:
        return position(self, given)

    def describe(self, state: BattaliaState) -> JsonDict:
        return describe(state)

    def scripted(
        self, results: Sequence[str] | None, shuffles: Sequence[Shuffle] = (), seed: int = 0
    ) -> ScriptedChance:
        piles = frozenset(
            stream for stream in range(len(L.STREAMS)) if stream not in (L.S_DIE, L.S_THEFT)
        )
        names = partial(names_in_pile, self.homes)
        by_seed = KeyedChance(seed.to_bytes(32, "big"), L.STREAMS)
        return ScriptedChance(results, result, by_seed, piles, shuffles, names)


def restored_game(tables: Tables) -> Battalia:
    """The game of a pickle."""
    assert isinstance(tables.pack, Pack)
    return Battalia(tables.pack)


def result(stream: int, bound: int, word: str) -> int:
    """A result of the die (1 to 6), or the number of a card drawn at random (from 1)."""
    if word.isdecimal() and 1 <= int(word) <= bound:
        return int(word) - 1
    raise InputError("scenario-result-unfit", "dice", word=word)


def names_in_pile(homes: Homes, stream: int, card: int) -> tuple[str, ...]:
    """What a shuffled card may be called; stacks of terrain are shuffled by their terrains."""
    if stream == L.S_STORM:
        return (str(card + 1),)
    if stream == L.S_SETUP:
        return (str(card + 1), *residents(homes, card))
    terrain = W.TERRAINS[card : card + 1] if stream == L.S_STOCK else ()
    kind, _, faction = W.KINDS[L.plain(card)].partition(".")
    if faction not in W.FACTIONS:
        return (W.KINDS[L.plain(card)], *terrain)
    names = residents(homes, W.FACTIONS.index(faction))
    return (*(f"{kind}.{name}" for name in names), *terrain)


WORD_ARGUMENTS: Mapping[str, Sequence[str]] = {
    "terrain": W.TERRAINS,
    "terrains": W.TERRAINS,
    "shape": W.SHAPES,
    "terrain_card": W.PLACES,
    "zone": E.ZONE_WORDS,
    "potion": W.POTIONS,
    "npc": W.NPCS,
    "form": W.FORMS,
    "cause": E.END_WORDS,
    "hindrance": E.HINDRANCE_WORDS,
    "target": ("heroes", *W.PLACES[1:]),
    "gate": W.TERRAINS,
    "exits": DIRECTIONS,
}
NOBODY = ("owner", "defender", "victim")


def argument(rules: Rules, name: str, value: int) -> Json:
    """An argument of an event in words; its name tells what it is."""
    if name in ("card", "cards", "new_card", "fate"):
        return rules.words.card(value)
    if name in ("faction", "of_faction"):
        return rules.words.factions[value]
    if name in ("field", "other_field"):
        return W.field_word(value, rules.board.columns)
    if name in WORD_ARGUMENTS:
        return WORD_ARGUMENTS[name][value]
    if name in NOBODY and value < 0:
        return None
    if name == "action":
        return VERBS.by_number[value].word
    if name in ("hero", "effect"):
        return value + 1
    if name == "building":
        return None if value < 0 else W.BUILDINGS[value]
    return value
