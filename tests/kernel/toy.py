"""The rules' outside of the tiny game: actions, notation, views, sampling, positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from stormark.kernel.action import Action, Decision
from stormark.kernel.belief import Belief
from stormark.kernel.chance import Chance
from stormark.kernel.event import Event
from stormark.kernel.event_table import EventTable
from stormark.kernel.fields import only, read
from stormark.kernel.game import Game, GameSpec, Setup
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.option_field import NUMBER, OptionField
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.scripted import ScriptedChance, Shuffle
from stormark.kernel.state import Io
from stormark.kernel.state_shape import UNKNOWN
from stormark.kernel.vectors import ints
from tests.kernel import toy_state as t
from tests.kernel.toy_state import ToyState

PLAIN_VERBS = {
    t.ROLL: "roll",
    t.BOAST: "boast",
    t.PASS: "pass",
    t.KEEP: "keep",
    t.CONFIRM: "confirm",
}
CARD_VERBS = {t.PLAY: "play", t.MATCH: "match", t.SWAPS: "swap"}
EVENTS = EventTable(
    [
        ("rolled", "seat die", False),
        ("boasted", "seat", False),
        ("played", "seat card", True),
        ("matched", "seat card", True),
        ("passed", "seat", False),
        ("swapped", "seat", False),
        ("drew", "seat card", True),
        ("kept", "seat", False),
    ],
    ["seat"],
)


class Toy(Game[ToyState]):
    spec = GameSpec("toy", 1, 2, 3, ("dice", "deck"))
    pack_hash = "no pack"
    events = EVENTS
    state_class: type[ToyState] = ToyState

    def setup(self, options: Mapping[str, Json]) -> Setup | Refusal:
        given = dict(options)
        only(given, ("seats", "turns"), "options")
        seats = read(given, "seats", int, "options", 2)
        if not self.spec.min_seats <= seats <= self.spec.max_seats:
            return Refusal("T-SETUP-01", "", {"seats": seats})
        turns = read(given, "turns", int, "options", 6)
        return Setup(
            "toy", self.spec.rules_version, self.pack_hash, {"seats": seats, "turns": turns}
        )

    def option_fields(self) -> Sequence[OptionField]:
        return [OptionField("seats", NUMBER, 2, 2, 3), OptionField("turns", NUMBER, 6, 1, 99)]

    def option_sets(self) -> Sequence[Mapping[str, Json]]:
        return [{"seats": 2}, {"seats": 3}, {"seats": 3, "turns": 12}]

    def content(self) -> JsonDict:
        return {}

    def pack_data(self) -> JsonDict:
        return {}

    def start(self, setup: Setup, io: Io) -> ToyState:
        state = self.state_class(
            cast(int, setup.options["seats"]), cast(int, setup.options["turns"])
        )
        state.deck = list(range(t.CARDS))
        for last in range(t.CARDS - 1, 0, -1):
            other = io.chance.draw(t.DECK, state.draws[t.DECK], last + 1)
            state.draws[t.DECK] += 1
            state.deck[last], state.deck[other] = state.deck[other], state.deck[last]
        for hand in state.hands:
            hand.extend(sorted(state.deck.pop() for _ in range(t.HAND)))
        return state

    def decision(self, state: ToyState, seat: int) -> Decision:
        actions = tuple(self.action(state, seat, option) for option in state.options(seat))
        about: JsonDict = {"attack": state.attack}
        return Decision(f"{seat}.{state.answered[seat]}", seat, state.phase, about, actions)

    def action(self, state: ToyState, seat: int, option: int) -> Action:
        if option in PLAIN_VERBS:
            return Action(PLAIN_VERBS[option])
        base = option // 10 * 10
        return Action(CARD_VERBS[base], {"card": option - base})

    def option(self, state: ToyState, seat: int, action: Action) -> int | Refusal:
        option = self.packed(action)
        if isinstance(option, Refusal):
            return option
        if seat not in state.open_seats():
            return Refusal("T-TURN-01", "", {"seat": seat})
        if option not in state.options(seat):
            return Refusal("T-OPTION-01", "", {"verb": action.verb})
        return option

    def packed(self, action: Action) -> int | Refusal:
        for option, verb in PLAIN_VERBS.items():
            if verb == action.verb and not action.args:
                return option
        card = action.args.get("card")
        for base, verb in CARD_VERBS.items():
            if verb == action.verb and len(action.args) == 1 and type(card) is int:
                return base + card if 0 <= card < t.CARDS else Refusal("T-CARD-01", "", {})
        return Refusal("K-FORM-01", "action-malformed")

    def expand(self, state: ToyState, seat: int, text: str) -> list[Action]:
        return [self._word(part.split(), text) for part in text.split(",")]

    def _word(self, words: list[str], text: str) -> Action:
        if len(words) == 1 and words[0] in PLAIN_VERBS.values():
            return Action(words[0])
        if len(words) == 2 and words[0] in CARD_VERBS.values() and words[1].isdecimal():
            return Action(words[0], {"card": int(words[1])})
        raise InputError("toy-notation", "move", text=text)

    def notation(self, action: Action) -> str:
        return " ".join([action.verb, *(str(value) for value in action.args.values())])

    def event(self, state: ToyState, verb: int, args: tuple[int, ...], audience: int) -> Event:
        return self.events.decode(verb, args, audience, lambda name, value: value)

    def seen_by(self, state: ToyState, viewer: int) -> ToyState:
        seen = state.copy()
        state.fields.hide(seen, viewer)
        return seen

    def show(self, seen: ToyState, viewer: int) -> JsonDict:
        shown = seen.to_json()
        del shown["answered"]
        shown["viewer"] = viewer
        shown["deck"] = len(seen.deck)
        for piles in ("hands", "buried"):
            shown[piles] = [
                list(cards) if seat == viewer else len(cards)
                for seat, cards in enumerate(getattr(seen, piles))
            ]
        return shown

    def belief(self, seen: ToyState, viewer: int) -> ToyBelief:
        return ToyBelief(seen)

    def turn_of(self, state: ToyState) -> tuple[int, int]:
        return state.turn, state.current

    def state_from_json(self, data: Json, seen: bool = False) -> ToyState:
        state = self.state_class(0, 0)
        state.fields.fill(state, data, t.limits, seen)
        return state

    def position(self, given: Mapping[str, Json]) -> ToyState:
        seats = read(dict(given), "seats", int, "given", 2)
        full = ToyState(seats, 6).to_json()
        only(dict(given), full.keys(), "given")
        state = self.state_from_json({**full, **given})
        used = state.all_cards()
        state.deck = [card for card in range(t.CARDS) if card not in used] + state.deck
        if state.check():
            raise InputError("toy-cards", "given")
        return state

    def describe(self, state: ToyState) -> JsonDict:
        return state.to_json()

    def scripted(
        self, results: Sequence[str] | None, shuffles: Sequence[Shuffle] = (), seed: int = 0
    ) -> ScriptedChance:
        return ScriptedChance(results, self._face, shuffles=shuffles)

    def _face(self, stream: int, bound: int, word: str) -> int:
        if stream != t.DICE or word not in ("1", "2", "3", "4", "5", "6"):
            raise InputError("scenario-result-unfit", "dice", word=word)
        return int(word) - 1


class ToyBelief(Belief[ToyState]):
    """The cards nobody has shown lie where cards are unknown."""

    def __init__(self, seen: ToyState) -> None:
        self.seen = seen
        self.unseen = [card for card in range(t.CARDS) if card not in seen.all_cards()]

    def sample(self, chance: Chance) -> ToyState:
        state = self.seen.copy()
        unseen = self.unseen[:]
        for pile in [state.deck, *state.hands, *state.buried]:
            for index, card in enumerate(pile):
                if card == UNKNOWN:
                    pile[index] = unseen.pop(chance.draw(t.DECK, len(unseen), len(unseen)))
        for hand in state.hands:
            hand.sort()
        state.answered = ints(max(count, 0) for count in state.answered)
        return state
