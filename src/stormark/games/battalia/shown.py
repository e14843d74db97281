"""What a view shows, read into a state; what it hides is UNKNOWN there."""

from __future__ import annotations

from typing import Any, Final

from stormark.games.battalia import layout as L
from stormark.games.battalia import words as W
from stormark.games.battalia.battle.record import Battle
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.snapshot import frame_from_json, line_from_json, numbers
from stormark.games.battalia.state import Position

UNKNOWN: Final = -2  # a card that the view does not show


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
    battle.borrowed = cards_of(shown["borrowed"])
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
    s.stack = [frame_from_json(s.rules, frame) for frame in flow["stack"]]
    s.threads = [
        [frame_from_json(s.rules, frame) for frame in thread] for thread in flow["threads"]
    ]
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
