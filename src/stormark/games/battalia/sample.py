"""States drawn from a view: everything hidden is dealt at random, everything shown is kept."""

from __future__ import annotations

from typing import Any, cast

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia import words as W
from stormark.games.battalia.atoms import without
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.invariants import count_cards, expected_cards
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.procedures import Battle
from stormark.games.battalia.snapshot import frame_from_json, line_from_json, numbers
from stormark.games.battalia.state import Position
from stormark.games.battalia.tables import Rules
from stormark.games.battalia.view import STACK_WORDS, is_famous, named_cards
from stormark.kernel.chance import Chance
from stormark.kernel.json import JsonDict

UNKNOWN = -2


def sample_state(rules: Rules, view: JsonDict, chance: Chance) -> BattaliaState:
    """A state that projects to this very view."""
    shown = cast(dict[str, Any], view)
    s = BattaliaState(rules, None)
    read_public(s, shown)
    read_board(s, shown["board"])
    for seat, player in enumerate(shown["players"]):
        read_player(s, seat, player)
    read_flow(s, shown["flow"])
    deal = Deal(s, chance)
    deal.terrain(shown["stock"])
    deal.greats(shown)
    deal.buildings()
    deal.storm_and_fates(shown["stock"])
    deal.cards(shown)
    s.map_changed()
    return s


def cards_of(words: list[str]) -> Cards:
    return tuple(W.card_number(word) for word in words)


def read_public(s: Position, view: dict[str, Any]) -> None:
    s.week = view["week"]
    s.day = view["day"]
    s.turn_no = view["turn"]["number"]
    s.team = view["turn"]["team"]
    s.teams = tuple(tuple(team) for team in view["teams"])
    s.order = tuple(view["order"])
    team_of = [0] * s.seats
    for team, members in enumerate(s.teams):
        for seat in members:
            team_of[seat] = team
    s.team_of = tuple(team_of)
    s.shares = tuple(view["result"] or ())
    s.limbo = cards_of(view["limbo"])
    s.great_up = cards_of(view["great_artefacts"])
    stock = view["stock"]
    s.supply = stock["supply"]
    s.stardust = stock["stardust"]
    s.chests = stock["chests"]
    s.storm_discard = tuple(effect - 1 for effect in stock["storm_discard"])
    s.royals = cards_of(stock["royals"])
    npcs = view["npcs"]
    s.metamorpha = npcs["metamorpha"]
    s.bilkarr = npcs["bilkarr"]
    s.bilkarr_down, s.bilkarr_right = npcs["direction"]
    s.bilkarr_rests = npcs["rests"]
    s.summoned = tuple(npcs["summoned"])
    for number, potion in enumerate(view["potions"]):
        s.potion_owner[number] = potion["owner"]
        s.potion_drunk[number] = potion["turned"]
        s.potion_empty[number] = potion["empty"]
    s.battle = [read_battle(battle) for battle in view["battles"]]


def read_battle(shown: dict[str, Any] | None) -> Battle | None:
    if shown is None:
        return None
    battle = Battle(
        shown["attacker"],
        shown["object"],
        shown["field"],
        shown["defender"],
        shown["attacker_heroes"],
    )
    battle.defender_heroes = shown["defender_heroes"]
    battle.bonus_hero = shown["bonus_hero"]
    battle.ranged = shown["ranged"]
    battle.frozen = shown["frozen"]
    battle.attacker_line = cards_of(shown["attacker_line"])
    battle.defender_line = cards_of(shown["defender_line"])
    return battle


def read_board(s: Position, shown: dict[str, Any]) -> None:
    for field in s.rules.board.missing:
        s.place[field] = L.MISSING
    for word, card in shown["fields"].items():
        field = W.field_number(word, shown["rows"], shown["columns"])
        s.place[field] = W.PLACES.index(card["place"])
        if s.place[field] != L.EMPTY:
            s.exits[field] = card["exits"]
            s.terrain[field] = W.TERRAINS.index(card["terrain"])
            s.shape[field] = card["shape"]
            s.owner[field] = card["owner"]
            s.level[field] = card["level"]


def read_player(s: Position, seat: int, shown: dict[str, Any]) -> None:
    faction = shown["faction"]
    board = s.rules.board
    s.faction[seat] = -1 if faction is None else W.FACTIONS.index(faction)
    s.table[seat] = cards_of(shown["table"])
    for hero, word in enumerate(shown["heroes"]):
        field = L.NO_FIELD if word is None else W.field_number(word, board.rows, board.columns)
        s.heroes[2 * seat + hero] = field
        s.rings[2 * seat + hero] = shown["rings"][hero]
    s.posts[seat] = tuple(
        W.field_number(word, board.rows, board.columns) for word in shown["posts"]
    )
    s.veteran[seat] = shown["veteran"]
    s.flags[seat] = shown["flags"]
    s.tents[seat] = tuple(
        (
            W.card_number(tent["card"]),
            *(cards_of(tent["cards"]) if "cards" in tent else (UNKNOWN,) * tent["size"]),
        )
        for tent in shown["tents"]
    )
    if "hand_cards" in shown:
        s.hand[seat] = cards_of(shown["hand_cards"])
        s.ambush[seat] = cards_of(shown["ambush_cards"])
        s.refuge[seat] = cards_of(shown["refuge_cards"])
        s.nation[seat] = cards_of(shown["nation_cards"])
    else:
        s.hand[seat] = (UNKNOWN,) * shown["hand"]
        s.ambush[seat] = (UNKNOWN,) * shown["ambush"]
        s.refuge[seat] = (UNKNOWN,) * shown["refuge"]
        s.nation[seat] = (UNKNOWN,) * shown["nation"]


def read_flow(s: Position, flow: dict[str, Any]) -> None:
    s.stack = [frame_from_json(frame) for frame in flow["stack"]]
    s.threads = [[frame_from_json(frame) for frame in thread] for thread in flow["threads"]]
    s.line = [line_from_json(line) for line in flow["lines"]]
    s.draws = numbers(flow["draws"], "draws")
    s.answered = numbers(flow["answered"], "answered")
    s.jumped = tuple(flow["jumped"])
    s.free_entered = tuple(flow["free_entered"])
    s.used = tuple(flow["used"])
    s.bridged = tuple(flow["bridged"])
    s.spent_rings = tuple(flow["spent_rings"])
    s.concealed = tuple(flow["concealed"])
    s.attacks = flow["attacks"]
    s.refill = flow["refill"]
    s.hidden = tuple(value for field in flow["hidden"] for value in (field, UNKNOWN))


class Deal:
    """Deals what a view does not show."""

    def __init__(self, s: BattaliaState, chance: Chance) -> None:
        self.s = s
        self.chance = chance
        self.drawn = 0

    def mixed(self, cards: list[int]) -> list[int]:
        result = cards[:]
        for last in range(len(result) - 1, 0, -1):
            other = self.chance.draw(L.S_STOCK, self.drawn, last + 1)
            self.drawn += 1
            result[last], result[other] = result[other], result[last]
        return result

    def terrain(self, stock: dict[str, Any]) -> None:
        """City and road stacks: what is not on the map, the shown top card on top."""
        s = self.s
        tables = s.rules.tables
        for number in range(L.CITY_STACKS, L.STACKS):
            if number == L.ROAD_STACKS:
                continue
            city = number < L.ROAD_STACKS
            shape = number - (L.CITY_STACKS if city else L.ROAD_STACKS)
            per_set = tables.cities_per_set if city else tables.roads_per_set
            cards = [faction for faction in s.rules.sets for _ in range(per_set[shape])]
            for field in range(s.rules.board.size):
                if s.place[field] == (L.CITY if city else L.ROAD) and s.shape[field] == shape:
                    cards.remove(s.terrain[field])
            shown = stock["stacks"][STACK_WORDS[number]]
            if "cards" in shown:
                s.stock[number] = tuple(W.TERRAINS.index(word) for word in shown["cards"])
            elif shown["size"]:
                top = W.TERRAINS.index(shown["top"])
                cards.remove(top)
                s.stock[number] = (*self.mixed(cards), top)

    def greats(self, view: dict[str, Any]) -> None:
        """Great Artefacts nobody owns: the rest stack and what lies under the gates."""
        s = self.s
        stock = view["stock"]
        if not s.rules.stormgates:
            return
        seen = {*s.limbo, *s.great_up, *held_by_frames(s)}
        for player in view["players"]:
            seen.update(cards_of(player["famous"]))
        for battle in s.battle:
            if battle is not None:
                seen.update(L.plain(card) for card in battle.attacker_line)
                seen.update(L.plain(card) for card in battle.defender_line)
        looking = view["looking"] or {}
        if "gate" in looking:
            s.under_gate[looking["gate"]] = cards_of(looking["cards"])
            seen.update(s.under_gate[looking["gate"]])
        if isinstance(stock["rest"], list):
            s.great_rest = cards_of(stock["rest"])
            seen.update(s.great_rest)
        pool = self.mixed([card for card in range(L.GREAT, L.FATES) if card not in seen])
        for gate, size in enumerate(stock["under_gates"]):
            if not s.under_gate[gate]:
                s.under_gate[gate] = tuple(pool.pop() for _ in range(size))
        if not s.great_rest:
            s.great_rest = tuple(pool)

    def buildings(self) -> None:
        """Undiscovered buildings of each valley."""
        s = self.s
        hidden = list(s.hidden)
        columns = s.rules.board.columns
        for valley in (0, 1):
            left = list(range(4 * valley, 4 * valley + 4))
            for field in range(s.rules.board.size):
                if s.place[field] == L.BUILDING and field not in hidden[::2]:
                    if s.shape[field] in left:
                        left.remove(s.shape[field])
            left = self.mixed(left)
            for index in range(0, len(hidden), 2):
                field = hidden[index]
                if (field % columns > 5) == (valley == 1):
                    is_building = s.place[field] == L.BUILDING
                    hidden[index + 1] = left.pop() if is_building else -1
        s.hidden = tuple(hidden)

    def storm_and_fates(self, stock: dict[str, Any]) -> None:
        s = self.s
        if not s.rules.stormgates:
            return
        drawn = [
            frame.data[0]
            for thread in s.threads
            for frame in thread
            if frame.kind == V.F_STORM and frame.step == 1
        ]
        known = {*s.storm_discard, *drawn}
        s.storm = tuple(self.mixed([effect for effect in range(12) if effect not in known]))
        s.fates = (UNKNOWN,) * stock["fates"]

    def cards(self, view: dict[str, Any]) -> None:
        """Stacks first, then everything that lies in other players' decks."""
        s = self.s
        stock = view["stock"]
        looking = view["looking"] or {}
        if "hand_of" in looking:
            s.hand[looking["hand_of"]] = cards_of(looking["cards"])
        viewer = view["viewer"]
        if viewer >= 0:
            s.nation[viewer] = self.own_nation(viewer)
        for seat in range(s.seats):
            for card in named_cards(s, seat):
                if card not in s.hand[seat]:
                    s.hand[seat] = (*without(s.hand[seat], UNKNOWN), card)
        self.famous(view)
        for number in range(L.UNIT_STACKS, L.CITY_STACKS):
            shown = stock["stacks"][STACK_WORDS[number]]
            if "cards" in shown:
                s.stock[number] = cards_of(shown["cards"])
            elif shown["size"]:
                top = W.card_number(shown["top"])
                s.stock[number] = (UNKNOWN,) * (shown["size"] - 1) + (top,)
        unseen = self.unseen()
        fates = self.mixed([card for card in unseen if card >= L.FATES])
        s.fates = tuple(fates[: len(s.fates)])
        by_stack: dict[int, list[int]] = {}
        for card in unseen:
            by_stack.setdefault(stack_for(s, card), []).append(card)
        pool: list[int] = []
        for number in range(L.UNIT_STACKS, L.CITY_STACKS):
            mine = self.mixed(by_stack.get(number, []))
            filled = [mine.pop() if card == UNKNOWN else card for card in s.stock[number]]
            s.stock[number] = tuple(filled)
            pool += mine
        pool += [card for card in by_stack.get(-1, []) if card < L.FATES]
        self.fill(self.mixed(pool))

    def own_nation(self, viewer: int) -> Cards:
        """The own Nation in a random order; cards of Ming's Crystal lie on top."""
        s = self.s
        nation = list(s.nation[viewer])
        for frame in s.threads[viewer] if s.threads else []:
            if frame.kind == V.F_CRYSTAL:
                looked = [card for card in frame.data if card >= 0]
                for card in looked:
                    nation.remove(card)
                return (*self.mixed(nation), *looked)
        return tuple(self.mixed(nation))

    def famous(self, view: dict[str, Any]) -> None:
        """Royal cards and Great Artefacts are in their owner's deck, somewhere."""
        s = self.s
        for seat, player in enumerate(view["players"]):
            cards = list(cards_of(player["famous"]))
            for pile in (s.hand, s.nation, s.refuge, s.ambush, s.table):
                for card in pile[seat]:
                    if card >= 0 and L.plain(card) in cards:
                        cards.remove(L.plain(card))
            for tent in s.tents[seat]:
                for card in tent:
                    if card >= 0 and L.plain(card) in cards:
                        cards.remove(L.plain(card))
            piles = [s.nation, s.refuge, s.hand, s.ambush]
            slots = [
                (pile, index)
                for pile in piles
                for index, card in enumerate(pile[seat])
                if card == UNKNOWN
            ]
            order = self.mixed(list(range(len(slots))))
            for card, slot in zip(cards, order, strict=False):
                chosen, index = slots[slot]
                held = list(chosen[seat])
                held[index] = card
                chosen[seat] = tuple(held)

    def unseen(self) -> list[int]:
        """Every card of the game that lies nowhere yet."""
        s = self.s
        expected = expected_cards(s)
        visible = count_cards(without_unknown(s))
        cards: list[int] = []
        for kind in range(L.KINDS):
            if not is_famous(kind) or kind >= L.FATES:
                cards += [kind] * (expected[kind] - visible[kind])
        return cards

    def fill(self, pool: list[int]) -> None:
        s = self.s
        for seat in range(s.seats):
            for pile in (s.hand, s.nation, s.refuge, s.ambush):
                pile[seat] = tuple(pool.pop() if c == UNKNOWN else c for c in pile[seat])
            s.tents[seat] = tuple(
                tuple(pool.pop() if card == UNKNOWN else card for card in tent)
                for tent in s.tents[seat]
            )
            for index, frame in enumerate(s.threads[seat]):
                if frame.kind == V.F_PITCH and UNKNOWN in frame.data:
                    s.threads[seat][index] = frame.holding(
                        tuple(pool.pop() if card == UNKNOWN else card for card in frame.data)
                    )
                elif frame.kind == V.F_CRYSTAL and UNKNOWN in frame.data:
                    top = list(s.nation[seat][-sum(c == UNKNOWN for c in frame.data) :])
                    s.threads[seat][index] = frame.holding(
                        tuple(top.pop() if card == UNKNOWN else card for card in frame.data)
                    )


def held_by_frames(s: Position) -> list[int]:
    return [
        frame.a
        for thread in s.threads
        for frame in thread
        if frame.kind == V.F_RETURN_GREAT or (frame.kind == V.F_PITCH and frame.a >= 0)
    ]


def stack_for(s: Position, card: int) -> int:
    """The stack a kind belongs to, or -1."""
    if card < L.ARTEFACTS:
        return L.UNIT_STACKS + s.rules.tables.rank[card] - 1
    if card < L.QUEENS:
        return L.ARTEFACT_STACKS + s.rules.tables.artefact[card]
    return -1


def without_unknown(s: BattaliaState) -> BattaliaState:
    """A copy in which unknown cards are left out, so that the rest can be counted."""
    known = s.copy()
    for pile in (known.hand, known.nation, known.refuge, known.ambush, known.stock):
        for number, cards in enumerate(pile):
            pile[number] = tuple(card for card in cards if card != UNKNOWN)
    known.fates = tuple(card for card in s.fates if card != UNKNOWN)
    known.tents = [
        tuple(tuple(card for card in tent if card != UNKNOWN) for tent in tents)
        for tents in s.tents
    ]
    known.threads = [
        [frame.holding(tuple(card for card in frame.data if card != UNKNOWN)) for frame in thread]
        for thread in s.threads
    ]
    return known
