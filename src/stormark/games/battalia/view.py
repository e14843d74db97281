"""What a viewer may know, in words: a position as he sees it, and what follows from it."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import words as W
from stormark.games.battalia.battle.sides import ATTACKER, DEFENDER
from stormark.games.battalia.battle.strength import total
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.fields import FIELDS
from stormark.games.battalia.hidden import is_famous, looks_at
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.options import options_of
from stormark.games.battalia.queries import deck_size
from stormark.games.battalia.scoring import points_of
from stormark.games.battalia.threads import questions
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.state_shape import UNKNOWN

STACK_WORDS = (
    *W.RANKS,
    *W.ARTEFACTS,
    *(f"city.{shape}" for shape in W.SHAPES),
    *(f"road.{shape}" for shape in W.SHAPES),
)


def view_of(s: BattaliaState, viewer: int) -> JsonDict:
    """The whole view of a seat, or of a spectator (-1), from a position as he sees it."""
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
        "stock": stock(s),
        "limbo": words(s.limbo),
        "great_artefacts": words(s.great_up),
        "players": [player(s, seat, viewer) for seat in range(s.seats)],
        "npcs": npcs(s),
        "potions": potions(s),
        "battles": [battle(s, seat) for seat in range(s.seats)],
        "looking": looking(s, viewer),
        "flow": flow(s),
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


def stock(s: BattaliaState) -> JsonDict:
    """Sizes and top cards; a stack somebody may look through is shown to him alone."""
    stacks: JsonDict = {}
    for number in range(L.STACKS):
        if number == L.ROAD_STACKS:
            continue
        cards = s.stock[number]
        top = stack_word(number, cards[-1]) if cards else None
        shown: JsonDict = {"size": len(cards), "top": top}
        if len(cards) > 1 and UNKNOWN not in cards:
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
        "rest": len(s.great_rest) if UNKNOWN in s.great_rest else words(s.great_rest),
        "royals": words(s.royals),
        "under_gates": [len(cards) for cards in s.under_gate],
    }


def stack_word(number: int, card: int) -> str:
    return W.TERRAINS[card] if number >= L.CITY_STACKS else W.card_word(card)


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
        shown["nation_cards"] = words(s.nation[seat])
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
    what, whose = looks_at(s, viewer)
    if what == "hand":
        return {"hand_of": whose, "cards": words(s.hand[whose])}
    if what == "gate":
        return {"gate": whose, "cards": words(s.under_gate[whose])}
    if what == "nation":
        return {"nation": viewer}
    return None


def famous_cards(s: BattaliaState, seat: int) -> Cards:
    """Royal cards and Great Artefacts of a deck: everybody saw who got them."""
    found = [*s.somewhere[seat]]
    piles = [s.hand[seat], s.nation[seat], s.refuge[seat], s.ambush[seat], s.table[seat]]
    for pile in (*piles, *s.tents[seat]):
        for card in pile:
            if card >= 0 and L.lender_of(card) < 0 and is_famous(L.plain(card)):
                found.append(L.plain(card))
    return tuple(sorted(found))


def flow(s: BattaliaState) -> JsonDict:
    """What tables show of procedures."""
    written = FIELDS.to_json(s)
    return {"threads": written["threads"], "concealed": [*s.concealed]}
