"""States drawn from a view: everything hidden is dealt at random, everything shown is kept."""

from __future__ import annotations

from typing import Any, cast

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.effects.scout import NO_DECK
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.procedure import Procedure
from stormark.games.xibalba.procedures import procedure_from_json
from stormark.games.xibalba.snapshot import ints
from stormark.games.xibalba.state import Attack, Frame, Position
from stormark.games.xibalba.tables import Tables
from stormark.games.xibalba.turn.reorganize import Reorganize
from stormark.games.xibalba.view import may_search
from stormark.games.xibalba.words import FACES, PHASES, PLACES, SLOTS
from stormark.kernel.chance import Chance
from stormark.kernel.json import JsonDict

UNKNOWN = -1


def sample_state(tables: Tables, view: JsonDict, chance: Chance) -> XibalbaState:
    """A state that projects to this very view."""
    s = XibalbaState(tables, None)
    shown = cast(dict[str, Any], view)
    _public_parts(s, shown)
    _piles(s, shown)
    _flow(s, shown)
    deal_unknown(s, chance)
    s.restack([_completed(s, procedure, shown["viewer"]) for procedure in s.stack])
    return s


def _public_parts(s: Position, view: dict[str, Any]) -> None:
    index = s.tables.ref_index
    players = view["players"]
    s.seats = view["seats"]
    s.apocalypse = view["mode"] == "apocalypse"
    s.target = view["target"]
    s.turn_no = view["turn"]["number"]
    s.turn = view["turn"]["seat"]
    s.phase = PHASES.index(view["turn"]["phase"])
    s.winner = -1 if view["winner"] is None else view["winner"]
    ark = view["ark"]
    s.ark = -1 if ark["card"] is None else index[ark["card"]]
    s.ark_owner = -1 if ark["owner"] is None else ark["owner"]
    s.life = ark["life"]
    s.resolving = -1 if view["resolving"] is None else index[view["resolving"]]
    s.faction = [s.tables.faction_ids.index(player["faction"]) for player in players]
    s.resources = [player["resources"] for player in players]
    s.paragon = [player["paragon"] for player in players]
    s.level = [player["level"] for player in players]
    s.upgrades = [player["upgraded"] for player in players]
    for slot, name in enumerate(SLOTS):
        word, number = name.split(".")
        cards = view["market"][word]
        card = cards[int(number) - 1] if int(number) <= len(cards) else None
        s.market[slot] = -1 if card is None else index[card]
    dice = view["dice"]
    s.dice = _counts(dice["pool"])
    s.action_dice = _counts(dice["action"])
    s.committed = tuple(_counts(dice["attacking"]))
    s.aside = tuple(_counts(dice["aside"]))
    s.spent = _counts(dice["spent"])
    s.rolled = dice["rolled"]
    s.rerolled = dice["rerolled"]
    s.lasting = tuple(
        (
            entry["item"],
            entry["owner"],
            index[entry["card"]],
            sum(1 << seat for seat in entry["seats"]),
            V.UNTIL_WORDS.index(entry["until"]),
            entry["value"],
            entry["uses"],
        )
        for entry in view["lasting"]
    )
    s.attack = _attack(s, view["attack"])


def _counts(faces: list[str]) -> list[int]:
    return [faces.count(face) for face in FACES]


def _attack(s: Position, shown: dict[str, Any] | None) -> Attack | None:
    if shown is None:
        return None
    index = s.tables.ref_index
    target = -1 if shown["target"] == "ark" else shown["target"]
    attack = Attack(
        shown["seat"], index[shown["soldier"]], target, shown["attacks"], shown["criticals"]
    )
    attack.from_ark = shown["from_ark"]
    attack.power = shown["power"]
    attack.unblockable = shown["unblockable"]
    attack.blocked = shown["blocked"]
    attack.blocker = -1 if shown["blocker"] is None else index[shown["blocker"]]
    attack.survived = shown["survived"]
    return attack


def _piles(s: Position, view: dict[str, Any]) -> None:
    """Every pile with what is known of it; unknown cards are UNKNOWN."""
    index = s.tables.ref_index
    decks = [view["decks"][word] for word in V.TYPE_WORDS]
    s.piles = [(UNKNOWN,) * deck["size"] for deck in decks]
    looking = view["looking"]
    if looking is not None and "cards" in looking:
        deck = V.TYPE_WORDS.index(looking["deck"])
        seen = looking["cards"] + looking["top_cards"] + looking["bottom_cards"]
        pile = s.piles[deck]
        # Which of the looked-at cards lay where is not needed: all are returned anew.
        s.piles[deck] = pile[: len(pile) - len(seen)] + tuple(index[card] for card in seen)
    for deck in decks:
        if "discard" in deck:
            s.piles.append(tuple(index[card] for card in deck["discard"]))
        elif deck["discard_size"]:
            s.piles.append((UNKNOWN,) * (deck["discard_size"] - 1) + (index[deck["discard_top"]],))
        else:
            s.piles.append(())
    for player in view["players"]:
        for place in PLACES[: L.BASE_PILES]:
            pile = player["piles"][place]
            if "cards" in pile:
                s.piles.append(tuple(index[card] for card in pile["cards"]))
            elif pile["size"]:
                s.piles.append((UNKNOWN,) * (pile["size"] - 1) + (index[pile["top"]],))
            else:
                s.piles.append(())


def deal_unknown(s: Position, chance: Chance) -> None:
    """Deal the cards nobody has shown to the unknown places of their type."""
    known = {card for pile in s.piles for card in pile if card >= 0}
    known.update(card for card in (*s.market, s.ark, s.resolving) if card >= 0)
    known.update(card for procedure in s.stack for card in procedure.held())
    for card_type in range(L.TYPES):
        cards = [card for card in s.tables.by_type[card_type] if card not in known]
        for last in range(len(cards) - 1, 0, -1):
            other = chance.draw(L.SHUFFLE + card_type, last, last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        for number, pile in enumerate(s.piles):
            if UNKNOWN in pile and pile_type(s, number) == card_type:
                s.piles[number] = tuple(cards.pop() if card < 0 else card for card in pile)


def pile_type(s: Position, number: int) -> int:
    """The type of the cards in a pile."""
    if number < L.BASES:
        return number & 3
    if (number - L.BASES) % L.BASE_PILES == 0:
        return L.SOLDIER
    return s.tables.type[s.piles[number][-1]]


def _flow(s: Position, view: dict[str, Any]) -> None:
    flow = view["flow"]
    s.uses = ints(flow["uses"], "uses")
    s.resolved = tuple(ints(flow["resolved"], "resolved"))
    s.attackers = tuple(ints(flow["attackers"], "attackers"))
    s.moments = tuple(ints(flow["moments"], "moments"))
    s.draws = ints(flow["draws"], "draws")
    s.answered = ints(flow["answered"], "answered")
    s.restack([procedure_from_json(s.tables, data) for data in flow["stack"]])
    s.dirty = True


def _completed(s: Position, procedure: Procedure, viewer: int) -> Procedure:
    """Fill in what was left out of somebody else's procedure."""
    if not isinstance(procedure, Frame):
        return procedure.completed(s)
    frame = procedure
    if frame.seat != viewer:
        if frame.kind == L.F_SCOUT and frame.data:
            left, top, bottom = frame.data
            seen = s.piles[frame.chosen][-(left + top + bottom) :]
            return frame.holding(
                (*seen[:left], NO_DECK, *seen[left : left + top], NO_DECK, *seen[left + top :])
            )
    return frame


# --- for leak tests: the same position with everything hidden permuted


def shuffle_hidden(s: XibalbaState, viewer: int, chance: Chance) -> XibalbaState:
    """A copy in which the cards a viewer cannot see have changed places, type by type."""
    other = s.copy()
    hidden: list[list[int]] = [[], [], [], []]
    seen = _looked_at_by(s, viewer)
    for number, pile in enumerate(s.piles):
        for position, card in enumerate(pile):
            is_top = position == len(pile) - 1 and number >= L.DISCARD
            own = number >= L.BASES and (number - L.BASES) // L.BASE_PILES == viewer
            searched = L.DISCARD <= number < L.BASES and may_search(s, viewer, number & 3)
            if not (is_top or own or searched or card in seen):
                hidden[s.tables.type[card]].append(card)
    new: dict[int, int] = {}
    for card_type, cards in enumerate(hidden):
        mixed = cards[:]
        for last in range(len(mixed) - 1, 0, -1):
            at = chance.draw(L.SHUFFLE + card_type, last, last + 1)
            mixed[last], mixed[at] = mixed[at], mixed[last]
        new.update(zip(cards, mixed, strict=True))
    other.piles = [tuple(new.get(card, card) for card in pile) for pile in s.piles]
    other.restack([_shuffled(procedure, new) for procedure in s.stack])
    other.dirty = True
    other.open = None
    return other


def _looked_at_by(s: Position, viewer: int) -> tuple[int, ...]:
    for frame in s.frames():
        if frame.kind == L.F_SCOUT and frame.seat == viewer:
            return tuple(card for card in frame.data if card >= 0)
    return ()


def _shuffled(procedure: Procedure, new: dict[int, int]) -> Procedure:
    if isinstance(procedure, Frame) and procedure.kind == L.F_SCOUT:
        return procedure.holding(tuple(new.get(card, card) for card in procedure.data))
    if isinstance(procedure, Reorganize):
        return _rearranged(procedure, new)
    return procedure


def _rearranged(procedure: Reorganize, new: dict[int, int]) -> Reorganize:
    return Reorganize(
        procedure.seat,
        tuple(tuple(new.get(card, card) for card in pile) for pile in procedure.piles),
        tuple(new.get(card, card) for card in procedure.lifted),
    )
