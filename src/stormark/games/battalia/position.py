"""Positions in the words of scenario files (docs/scenarios-battalia.md): `given` to a state.

Whatever is left out has its default: the map as the setup lays it, the first hero of each player in
his starting city, no cards in anybody's hands; the stacks hold all remaining cards, set by set.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from stormark.games.battalia import layout as L
from stormark.games.battalia import words as W
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.given_board import card_field, field_of, put_board
from stormark.games.battalia.given_cards import Pool, TerrainPool
from stormark.games.battalia.given_players import PLAYER_KEYS, put_player
from stormark.games.battalia.given_stock import put_stock
from stormark.games.battalia.invariants import expected_cards
from stormark.games.battalia.options import BASE_TERRAINS, SETS, Homes, put_sets
from stormark.games.battalia.options import KEYS as OPTION_KEYS
from stormark.games.battalia.queries import active_team
from stormark.games.battalia.setup.draft import RANKS, Draft, drafter
from stormark.games.battalia.setup.players import ChooseFaction, ChooseHome, seat_from
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import act, days
from stormark.games.battalia.under_way import put_procedures
from stormark.kernel.fields import expect, inside, number, only, read, word
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.state import Io
from stormark.kernel.vectors import ints

if TYPE_CHECKING:
    from stormark.games.battalia.game import Battalia

MAX_PLAYERS = 6
TOP_KEYS = (
    *(*OPTION_KEYS, "week", "day", "start", "turn", "turn_number", "phase", "drafting", "attacks"),
    *("board", "stock", "great_artefacts", "limbo", "npcs", "under_way", "result"),
    *(*(f"p{player}" for player in range(1, MAX_PLAYERS + 1)), "now"),
)
NPC_KEYS = (*W.NPCS, "direction", "rests")
DIRECTIONS = {"up_right": (-1, 1), "down_right": (1, 1), "down_left": (1, -1), "up_left": (-1, -1)}
DRAFT_KEYS = ("round", "chosen", "offer")
PHASES = ("factions", "homes", "draft", "turn", "step", "over")
SETUP_PHASES = PHASES[:3]
SETTLED = PHASES[2:]  # every player has his starting city


def position(game: Battalia, given: Mapping[str, Json]) -> BattaliaState:
    """The state a [given] describes, or a game just set up."""
    table = dict(given)
    if "new" in table:
        return new_game(game, table)
    only(table, TOP_KEYS, "given")
    phase = word(table, "phase", "given", PHASES, "turn")
    s = blank_position(game, table, phase)
    s.week = number(table, "week", "given", 1, 1, s.rules.week_limit or 999)
    s.day = number(table, "day", "given", 1, 1, s.rules.tables.days_per_week)
    s.turn_no = number(table, "turn_number", "given", 0 if phase in SETUP_PHASES else 1, 0, 99999)
    s.attacks = number(table, "attacks", "given", 0, 0, 99)
    pool = Pool(all_cards(s), s.rules.words)
    terrain = TerrainPool(s.rules)
    put_board(s, table, terrain, phase in SETTLED)
    for seat in range(s.seats):
        place = f"given.p{seat + 1}"
        put_player(s, seat, player_table(table, seat), place, pool)
    if phase == "step":
        put_procedures(s, table, pool)
    offer: JsonDict = read(table, "drafting", dict, "given", {})
    only(offer, DRAFT_KEYS if phase == "draft" else (), "given.drafting")
    offered = pool.cards(offer.get("offer", []), "given.drafting.offer")
    put_stock(s, table, pool, terrain)
    put_npcs(s, table)
    begin(s, table, phase)
    if phase == "draft":
        begin_draft(s, offer, offered)
    return s


# --- games just set up


def new_game(game: Battalia, given: JsonDict) -> BattaliaState:
    new = given["new"]
    if not isinstance(new, dict) or len(given) > 1:
        raise InputError("given-new", "given.new")
    chance, chosen = game.scripted_start(new, "given.new")
    options = checked_options(game, chosen, "given.new")
    setup = game.setup(options)
    assert not isinstance(setup, Refusal)
    state = game.start(setup, Io(chance))
    chance.check_used_up("given.new")
    return state


def checked_options(game: Battalia, options: JsonDict, place: str) -> JsonDict:
    """All options, defaults filled in; what is wrong with them is said about this place."""
    try:
        setup = game.setup(options)
    except InputError as error:
        here = error.place.replace("options", place, 1)
        raise InputError(error.problem, here, **error.params) from None
    if isinstance(setup, Refusal):
        raise InputError("given-refused", place, rule=setup.rule)
    return dict(setup.options)


# --- the table and its players


def player_table(table: JsonDict, seat: int) -> JsonDict:
    found: JsonDict = read(table, f"p{seat + 1}", dict, "given", {})
    only(found, PLAYER_KEYS, f"given.p{seat + 1}")
    return found


def blank_position(game: Battalia, table: JsonDict, phase: str) -> BattaliaState:
    """An empty table: options, factions, order of play and the phase."""
    chosen = {key: value for key, value in table.items() if key in OPTION_KEYS}
    options = checked_options(game, chosen, "given")
    rules = game.rules(options)
    for missing in range(rules.seats + 1, MAX_PLAYERS + 1):
        if f"p{missing}" in table:
            raise InputError("player-unknown", f"given.p{missing}", players=rules.seats)
    named = named_factions(table, rules.seats, game.homes)
    factions = [game.homes[name] if name else -1 for name in named]
    if not rules.sets:
        wanted = [name for name in named if name]
        known = W.FACTIONS if rules.stormgates else W.FACTIONS[:BASE_TERRAINS]
        wanted += [name for home, name in enumerate(known) if home not in factions]
        sets = sorted(wanted[: SETS[rules.seats]], key=game.homes.__getitem__)
        put_sets(rules, sets, game.homes)
    s = BattaliaState(rules, None)
    for seat, name in enumerate(named):
        if name and (factions[seat] not in rules.sets or name not in rules.words.factions):
            raise InputError("given-refused", f"given.p{seat + 1}.faction", rule="B-CSETUP-18")
    if phase != "factions":
        free = [faction for faction in rules.sets if faction not in factions]
        factions = [faction if faction >= 0 else free.pop(0) for faction in factions]
    s.faction = tuple(factions)
    seat_from(s, number(table, "start", "given", 1, 1, s.seats) - 1)
    s.stack = (ChooseFaction(s.order[0]) if phase in SETUP_PHASES else days.Turn(s.order[0]),)
    return s


def all_cards(s: Position) -> list[int]:
    """How many cards of each kind exist; mode creation knows ten Great Artefacts."""
    counts = expected_cards(s)
    for number_of in range(L.GREATS if s.rules.stormgates else L.ARROW):
        counts[L.GREAT + number_of] = 1
    return counts


def named_factions(table: JsonDict, seats: int, homes: Homes) -> list[str]:
    """The faction of every player, "" where none is named; one of each terrain (B-RULING-127)."""
    factions: list[str] = []
    for seat in range(seats):
        place = f"given.p{seat + 1}"
        name = word(player_table(table, seat), "faction", place, ("", *homes), "")
        if name and homes[name] in [homes[other] for other in factions if other]:
            rule = "B-CSETUP-18" if name in factions else "B-RULING-127"
            raise InputError("given-refused", inside(place, "faction"), rule=rule)
        factions.append(name)
    return factions


def put_npcs(s: Position, table: JsonDict) -> None:
    """Metamorpha on a card, Bilkarr on any field with the direction of his next step."""
    npcs: JsonDict = read(table, "npcs", dict, "given", {})
    only(npcs, NPC_KEYS, "given.npcs")
    if npcs.get("metamorpha", "") != "":
        s.metamorpha = card_field(s, npcs["metamorpha"], "given.npcs.metamorpha")
    if npcs.get("bilkarr", "") != "":
        s.bilkarr = field_of(s, npcs["bilkarr"], "given.npcs.bilkarr")
        direction = word(npcs, "direction", "given.npcs", tuple(DIRECTIONS), "up_right")
        s.bilkarr_down, s.bilkarr_right = DIRECTIONS[direction]
        s.bilkarr_rests = read(npcs, "rests", bool, "given.npcs", False)


# --- where the game stands


def begin(s: Position, table: JsonDict, phase: str) -> None:
    """Put the right player before the first question."""
    s.draws = ints([0] * len(s.draws))
    if phase == "factions":
        step = chosen_so_far([s.faction[seat] >= 0 for seat in s.order], "given.p1.faction")
        s.stack = (ChooseFaction(s.order[step], step),)
    elif phase == "homes":
        settled = [owns_home(s, seat) for seat in reversed(s.order)]
        step = chosen_so_far(settled, "given.board")
        s.stack = (ChooseHome(s.order[s.seats - 1 - step], step),)
    elif phase != "draft":
        begin_turn(s, table, phase)


def begin_turn(s: Position, table: JsonDict, phase: str) -> None:
    """Between two steps of a turn, in the middle of one, or after the last."""
    player = number(table, "turn", "given", s.order[0] + 1, 1, s.seats) - 1
    s.team = s.team_of[player]
    if phase == "over":
        s.stack = ()
        s.shares = result(s, table)
    elif phase == "turn":
        s.stack = (days.Turn(active_team(s)[0], days.PLAY),)
        for seat in active_team(s):
            s.threads[seat] = (act.Act(seat),)


def result(s: Position, table: JsonDict) -> tuple[float, ...]:
    """Everybody's share of the victory."""
    shares = expect(table.get("result"), list, "given.result")
    if len(shares) != s.seats:
        raise InputError("list-length", "given.result", length=s.seats)
    return tuple(
        float(expect(share, int if isinstance(share, int) else float, f"given.result[{seat}]"))
        for seat, share in enumerate(shares)
    )


def owns_home(s: Position, seat: int) -> bool:
    return any(s.owner[field] == seat for field in s.rules.board.starting)


def chosen_so_far(done: list[bool], place: str) -> int:
    """How many have chosen: the first ones in the order of the choice, not all."""
    count = done.count(True)
    if not all(done[:count]) or count == len(done):
        raise InputError("given-refused", place, rule="B-CSETUP-18")
    return count


def begin_draft(s: Position, given: JsonDict, offered: tuple[int, ...]) -> None:
    """A round of the draft; without an offer its cards come from the top of the stack."""
    number_of = number(given, "round", "given.drafting", 1, 1, len(RANKS)) - 1
    step = number(given, "chosen", "given.drafting", 0, 0, s.seats - 1)
    count = s.seats - step
    if not offered:
        stack = L.UNIT_STACKS + RANKS[number_of] - 1
        offered = s.stock[stack][-count:]
        s.stock[stack] = s.stock[stack][:-count]
    if len(offered) != count:
        raise InputError("list-length", "given.drafting.offer", length=count)
    s.stack = (Draft(drafter(s, number_of, step), number_of, step, offered),)
