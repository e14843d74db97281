"""What a viewer may know, built up from nothing.

Hidden are other players' hands, Nations, Refuges, ambushes and the contents of their tents, the
order of stacks below the top card, the Great Artefacts out of sight, undiscovered buildings, and
what somebody else is just laying or looking at.
"""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import words as W
from stormark.games.battalia.battle.sides import ATTACKER, DEFENDER
from stormark.games.battalia.battle.strength import total
from stormark.games.battalia.effects.fate import ChooseGreat
from stormark.games.battalia.effects.greats.cards import Arrange
from stormark.games.battalia.effects.greats.others import Theft
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.frames.threads import questions
from stormark.games.battalia.kings_bridge import GateGreat
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.options import options_of
from stormark.games.battalia.procedure import Procedure
from stormark.games.battalia.queries import deck_size
from stormark.games.battalia.scoring import points_of
from stormark.games.battalia.seen import seen_by
from stormark.games.battalia.snapshot import frame_to_json, line_to_json
from stormark.games.battalia.state import Position
from stormark.kernel.json import Json, JsonDict

STACK_WORDS = (
    *W.RANKS,
    *W.ARTEFACTS,
    *(f"city.{shape}" for shape in W.SHAPES),
    *(f"road.{shape}" for shape in W.SHAPES),
)


def view_of(s: BattaliaState, viewer: int) -> JsonDict:
    """The whole view of a seat, or of a spectator (-1)."""
    s = seen_by(s, viewer)
    return {
        "viewer": viewer,
        "options": options_of(s.rules),
        "seats": s.seats,
        "week": s.week,
        "day": s.day,
        "enlightened": W.ARTEFACTS[s.rules.tables.enlightened[s.day - 1]],
        "matching": W.ARTEFACTS[s.rules.tables.matching[s.day - 1]],
        "turn": {"number": s.turn_no, "team": s.team},
        "teams": [list(team) for team in s.teams],
        "order": list(s.order),
        "deciding": list(questions(s)[0]),
        "result": list(s.shares) or None,
        "board": board(s),
        "stock": stock(s, viewer),
        "limbo": words(s.limbo),
        "great_artefacts": words(s.great_up),
        "players": [player(s, seat, viewer) for seat in range(s.seats)],
        "npcs": npcs(s),
        "potions": potions(s),
        "battles": [battle(s, seat) for seat in range(s.seats)],
        "looking": looking(s, viewer),
        "flow": flow(s, viewer),
    }


def words(cards: Cards) -> list[Json]:
    return [W.card_word(card) for card in cards]


def board(s: BattaliaState) -> JsonDict:
    columns = s.rules.board.columns
    fields: JsonDict = {}
    for field in range(s.rules.board.size):
        place = s.place[field]
        if place != L.MISSING:
            hidden = field in s.hidden[::2]
            shown: JsonDict = {"place": W.PLACES[place]}
            if place != L.EMPTY:
                shown["exits"] = s.exits[field]
                shown["terrain"] = W.TERRAINS[s.terrain[field]]
                shown["shape"] = 0 if hidden else s.shape[field]
                shown["owner"] = s.owner[field]
                shown["level"] = s.level[field]
                shown["hidden"] = hidden
            fields[W.field_word(field, columns)] = shown
    return {"rows": s.rules.board.rows, "columns": columns, "fields": fields}


def stock(s: BattaliaState, viewer: int) -> JsonDict:
    """Sizes and top cards; a stack somebody may look through is shown to him alone."""
    open_stacks = searched(s, viewer)
    stacks: JsonDict = {}
    for number in range(L.STACKS):
        if number == L.ROAD_STACKS:
            continue
        cards = s.stock[number]
        top = stack_word(number, cards[-1]) if cards else None
        shown: JsonDict = {"size": len(cards), "top": top}
        if number in open_stacks:
            shown["cards"] = [stack_word(number, card) for card in cards]
        stacks[STACK_WORDS[number]] = shown
    return {
        "stacks": stacks,
        "supply": s.supply,
        "stardust": s.stardust,
        "chests": s.chests,
        "storm": len(s.storm),
        "storm_discard": [effect + 1 for effect in s.storm_discard],
        "fates": len(s.fates),
        "rest": words(tuple(sorted(s.great_rest)))
        if seeking_rest(s, viewer)
        else len(s.great_rest),
        "royals": words(s.royals),
        "under_gates": [len(cards) for cards in s.under_gate],
    }


def stack_word(number: int, card: int) -> str:
    return W.TERRAINS[card] if number >= L.CITY_STACKS else W.card_word(card)


def asked_frame(s: BattaliaState, viewer: int) -> Procedure | None:
    """The frame in which a viewer has to decide."""
    for seat, thread in zip(*questions(s), strict=True):
        if seat == viewer:
            return s.stack[-1] if thread < 0 else s.threads[thread][-1]
    return None


def searched(s: BattaliaState, viewer: int) -> list[int]:
    """The stacks a viewer may look through for his decision."""
    frame = asked_frame(s, viewer)
    return [] if frame is None else frame.searched(s)


def seeking_rest(s: BattaliaState, viewer: int) -> bool:
    frame = asked_frame(s, viewer)
    return isinstance(frame, ChooseGreat) and frame.from_rest


def player(s: BattaliaState, seat: int, viewer: int) -> JsonDict:
    own = seat == viewer
    shown: JsonDict = {
        "seat": seat,
        "faction": None if s.faction[seat] < 0 else W.FACTIONS[s.faction[seat]],
        "points": points_of(s, seat),
        "deck": deck_size(s, seat),
        "hand": len(s.hand[seat]),
        "nation": len(s.nation[seat]),
        "refuge": len(s.refuge[seat]),
        "ambush": len(s.ambush[seat]),
        "table": words(s.table[seat]),
        "tents": [tent_of(tent, own) for tent in s.tents[seat]],
        "heroes": [
            None if field < 0 else W.field_word(field, s.rules.board.columns)
            for field in s.heroes[2 * seat : 2 * seat + 2]
        ],
        "rings": [*s.rings[2 * seat : 2 * seat + 2]],
        "posts": [W.field_word(field, s.rules.board.columns) for field in s.posts[seat]],
        "veteran": s.veteran[seat],
        "famous": words(famous_cards(s, seat)),
        "flags": s.flags[seat],
    }
    if own:
        shown["hand_cards"] = words(s.hand[seat])
        shown["ambush_cards"] = words(s.ambush[seat])
        shown["refuge_cards"] = words(tuple(sorted(s.refuge[seat])))
        shown["nation_cards"] = words(tuple(sorted(s.nation[seat])))
    return shown


def tent_of(tent: Cards, own: bool) -> JsonDict:
    """A pitched tent; only its owner sees what it holds (B-TENT-12)."""
    shown: JsonDict = {"card": W.card_word(tent[0]), "size": len(tent) - 1}
    if own:
        shown["cards"] = words(tent[1:])
    return shown


def npcs(s: BattaliaState) -> JsonDict:
    return {
        "metamorpha": s.metamorpha,
        "bilkarr": s.bilkarr,
        "direction": [s.bilkarr_down, s.bilkarr_right],
        "rests": s.bilkarr_rests,
        "summoned": list(s.summoned),
    }


def potions(s: BattaliaState) -> list[Json]:
    return [
        {
            "potion": word,
            "owner": s.potion_owner[number],
            "turned": s.potion_drunk[number],
            "empty": s.potion_empty[number],
        }
        for number, word in enumerate(W.POTIONS)
    ]


def battle(s: BattaliaState, seat: int) -> Json:
    open_battle = s.battle[seat]
    if open_battle is None:
        return None
    return {
        "attacker": open_battle.attacker,
        "object": open_battle.object,
        "field": open_battle.field,
        "defender": open_battle.defender,
        "attacker_heroes": open_battle.attacker_heroes,
        "defender_heroes": open_battle.defender_heroes,
        "bonus_hero": open_battle.bonus_hero,
        "ranged": open_battle.ranged,
        "frozen": open_battle.frozen,
        "attacker_line": words(open_battle.attacker_line),
        "defender_line": words(open_battle.defender_line),
        "borrowed": words(open_battle.borrowed),
        "attack_total": total(s, open_battle, ATTACKER),
        "defence_total": total(s, open_battle, DEFENDER),
    }


def looking(s: BattaliaState, viewer: int) -> Json:
    """Cards a viewer sees only while he decides: a robbed hand, cards under a gate, drawn ones."""
    frame = asked_frame(s, viewer)
    if frame is None:
        return None
    if isinstance(frame, Theft) and frame.victim >= 0:
        return {"hand_of": frame.victim, "cards": words(tuple(sorted(s.hand[frame.victim])))}
    if isinstance(frame, GateGreat):
        return {"gate": frame.gate, "cards": words(tuple(sorted(s.under_gate[frame.gate])))}
    if isinstance(frame, Arrange):
        return {"nation": viewer}
    return None


def famous_cards(s: Position, seat: int) -> Cards:
    """Royal cards and Great Artefacts of a deck: everybody saw who got them."""
    found: list[int] = []
    piles = [s.hand[seat], s.nation[seat], s.refuge[seat], s.ambush[seat], s.table[seat]]
    piles += [tent[:1] for tent in s.tents[seat]]
    for pile in piles:
        found += [
            L.plain(card) for card in pile if L.lender_of(card) < 0 and is_famous(L.plain(card))
        ]
    for tent in s.tents[seat]:
        found += [card for card in tent[1:] if is_famous(card)]
    return tuple(sorted(found))


def named_cards(s: Position, seat: int) -> list[int]:
    """Hand cards that were named openly for a Title, an Amulet or the Eclipse under way."""
    named: list[int] = []
    for thread in s.threads:
        for frame in thread:
            if frame.seat == seat:
                named += frame.named()
    return named


def is_famous(card: int) -> bool:
    return L.QUEENS <= card < L.SUPPLY or card >= L.GREAT


def flow(s: BattaliaState, viewer: int) -> JsonDict:
    """Where the procedures stand, without what only their player may see."""
    return {
        "stack": [frame_to_json(s.rules, frame.seen_by(viewer)) for frame in s.stack],
        "threads": [
            [frame_to_json(s.rules, frame.seen_by(viewer)) for frame in thread]
            for thread in s.threads
        ],
        "lines": [None if line is None else line_to_json(line) for line in s.line],
        "draws": list(s.draws),
        "answered": list(s.answered),
        "jumped": list(s.jumped),
        "free_entered": list(s.free_entered),
        "used": list(s.used),
        "bridged": list(s.bridged),
        "spent_rings": list(s.spent_rings),
        "concealed": list(s.concealed),
        "attacks": s.attacks,
        "refill": s.refill,
        "hidden": list(s.hidden[::2]),
    }
