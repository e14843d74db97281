"""What never changes: the numbers of the pack, the kinds of cards, and the switches of a match."""

from __future__ import annotations

from typing import final

from stormark.games.battalia import layout as L
from stormark.games.battalia.line import LINES, Line
from stormark.games.battalia.words import FACTIONS, CardWords, card_words
from stormark.kernel.compiling import append, i64, vec


@final
class Board:
    """The fields of a layout (R-02 to R-07, B-CSETUP-08)."""

    def __init__(self, rows: i64, columns: i64) -> None:
        self.rows = rows
        self.columns = columns
        self.size = rows * columns
        self.missing: list[int] = []
        self.starting: list[int] = []
        self.neutral: list[int] = []
        self.gates: list[int] = []
        self.ruins: list[int] = []
        self.no_city: list[int] = []
        self.centres: list[int] = []  # of the valleys
        self.connection: i64 = -1  # the middle field between the valleys
        self.neighbours: list[list[int]] = []  # by field: north, east, south, west; -1 for none
        self.beside: vec[i64] = vec[i64]()  # the same in one row: 4 * field + direction
        self.around: list[list[int]] = []  # by field: the fields that surround it

    def work_out(self) -> None:
        """Fill the tables of neighbours once the missing fields are known."""
        for field in range(self.size):
            row, column = divmod(int(field), int(self.columns))
            self.neighbours.append(
                [
                    self.at(row - 1, column),
                    self.at(row, column + 1),
                    self.at(row + 1, column),
                    self.at(row, column - 1),
                ]
            )
            for other in self.neighbours[field]:
                self.beside = append(self.beside, other)
            near: list[int] = []
            for down in (-1, 0, 1):
                for right in (-1, 0, 1):
                    other = self.at(row + down, column + right)
                    if other >= 0 and other != field:
                        near.append(other)
            self.around.append(near)

    def at(self, row: i64, column: i64) -> i64:
        """The field of a row and column (from 0), or -1 where there is none."""
        if not (0 <= row < self.rows and 0 <= column < self.columns):
            return -1
        field = row * self.columns + column
        return -1 if field in self.missing else field


@final
class Tables:
    """The pack, laid out for play; `compile_pack` fills it."""

    def __init__(self) -> None:
        self.pack: object = None  # what all of it was made from
        # by kind
        self.rank: vec[i64] = vec[i64]([0] * L.KINDS)  # of units and royal cards
        self.faction: vec[i64] = vec[i64]([L.NO_FACTION] * L.KINDS)
        self.artefact: vec[i64] = vec[i64]([-1] * L.KINDS)  # type of an artefact
        self.great: vec[i64] = vec[i64]([-1] * L.KINDS)
        for faction in range(L.FACTIONS):
            for rank in range(1, 5):
                self.rank[L.UNITS + rank - 1 + 4 * faction] = rank
                self.faction[L.UNITS + rank - 1 + 4 * faction] = faction
            for kind in range(L.TYPES):
                self.artefact[L.ARTEFACTS + kind + L.TYPES * faction] = kind
                self.faction[L.ARTEFACTS + kind + L.TYPES * faction] = faction
            self.rank[L.QUEENS + faction] = L.QUEEN_RANK
            self.faction[L.QUEENS + faction] = faction
            self.rank[L.KINGS + faction] = L.KING_RANK
            self.faction[L.KINGS + faction] = faction
        for rank in range(1, 5):
            for first in (L.UNBOUND, L.FANATICS):
                self.rank[first + rank - 1] = rank
                self.faction[first + rank - 1] = L.UNIVERSAL
        for number in range(L.GREATS):
            self.great[L.GREAT + number] = number
            self.faction[L.GREAT + number] = L.UNIVERSAL
        for number in range(3):
            self.faction[L.FATES + number] = L.UNIVERSAL
        # the boards by the names of their layouts
        self.boards: dict[str, Board] = {}
        # a faction set
        self.units_per_set: list[int] = []  # by rank - 1
        self.artefacts_per_set: list[int] = []  # by type
        self.cities_per_set: list[int] = []  # by shape
        self.roads_per_set: list[int] = []
        self.supply_per_set: i64 = 0
        self.unbound_per_rank: list[int] = []
        self.fanatics_per_rank: list[int] = []
        self.stardust: i64 = 0
        self.chests: i64 = 0
        # prices: rank of the recruiter or buyer, Supply
        self.hire_rank: vec[i64] = vec[i64]()  # by rank - 1
        self.hire_supply: vec[i64] = vec[i64]()
        self.buy_rank: vec[i64] = vec[i64]()  # by type
        self.buy_supply: vec[i64] = vec[i64]()
        self.road_supply: i64 = 0
        self.crossing_supply: i64 = 0
        self.discover_supply: i64 = 0
        self.recruit_supply: i64 = 0
        self.potion_supply: i64 = 0
        self.retreat_supply: i64 = 0
        # turn
        self.hand_size: i64 = 0
        self.mulligan_hand: i64 = 0
        self.days_per_week: i64 = 0
        self.start_units: list[int] = []  # by rank - 1
        self.start_supply: i64 = 0
        self.cohort_min: i64 = 0
        self.cohort_offset: i64 = 0
        self.enlightened: vec[i64] = vec[i64]()  # by day - 1
        self.matching: vec[i64] = vec[i64]()
        # map, movement, cards
        self.tools_roads_enlightened: i64 = 0
        self.horse_steps: i64 = 0
        self.horse_steps_enlightened: i64 = 0
        self.title_ranks: i64 = 0
        self.title_ranks_enlightened: i64 = 0
        self.amulet_die: list[int] = []  # by result - 1: the form, ANY_ARTEFACT or ANY_CARD
        self.hide_slots: i64 = 0
        self.tent_capacity: i64 = 0
        self.tent_capacity_enlightened: i64 = 0
        self.fate_stardust: list[int] = []  # by Fate card
        self.storm_copyable: list[bool] = []  # by storm effect (B-STORM-E08.2)
        # battle
        self.neutral_city: i64 = 0
        self.neutral_city_hero_mode: i64 = 0
        self.ruin_guards: i64 = 0
        self.ruin_guards_hero_mode: i64 = 0
        self.morale: i64 = 0
        self.morale_veteran: i64 = 0
        self.veteran_bonus: list[int] = []  # by rank - 1
        self.terrain_bonus: i64 = 0
        self.horse_strength: i64 = 0
        self.weapon_strength: i64 = 0
        self.weapon_strength_enlightened: i64 = 0
        # by Great Artefact
        self.great_battle: list[bool] = []  # whether it may be laid into a battle line
        self.great_weapon: list[bool] = []
        self.great_todo: list[bool] = []  # whether the players carry its text out themselves
        self.great_numbers: list[dict[str, int]] = []  # of its effect
        self.great_attack: list[int] = []
        self.great_defence: list[int] = []
        self.retreat_distance: i64 = 0
        # checkpoints and the end
        self.queen_cards: i64 = 0
        self.king_cards: i64 = 0
        self.veteran_cards: i64 = 0
        self.end_level: i64 = 0
        self.end_cities: list[int] = []  # by size of the team - 1
        self.end_cities_short_valley: list[int] = []
        self.max_residences: i64 = 0
        self.max_capitals: i64 = 0
        self.free_upgrade_max: i64 = 0
        # valleys, trade, visitors
        self.centre_neutral: i64 = 0
        self.centre_level: i64 = 0
        self.centre_bonus: i64 = 0
        self.building_level: i64 = 0
        self.building_points: i64 = 0
        self.building_supplies: list[int] = []  # by building: an artefact type, -1 for Supply
        self.valley_buildings: list[list[int]] = []  # by valley
        self.posts_per_player: i64 = 0
        self.meta_steps: i64 = 0
        self.meta_draw: i64 = 0
        self.bilkarr_steps: i64 = 0
        self.bilkarr_down: i64 = 0
        self.bilkarr_right: i64 = 0
        self.potion_days: list[int] = []  # by potion
        self.potion_numbers: list[dict[str, int]] = []  # of their effects
        # a recommendation that no rule reads (B-TIMER-03)
        self.minutes_per_player: i64 = 0
        self.minutes_per_npc: i64 = 0

    def __deepcopy__(self, memo: dict[int, object]) -> Tables:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        from stormark.games.battalia.pickling import reduced_tables

        return reduced_tables(self)


@final
class Rules:
    """The switches of a match (B-CSETUP-26, B-SETUP-01), the sets in the game and the board."""

    def __init__(self, tables: Tables, board: Board, seats: i64) -> None:
        self.tables = tables
        self.board = board
        self.seats = seats
        self.stormgates = False
        self.draft = False
        self.hero_mode = False
        self.team_mode = False
        self.two_trios = False
        self.map_full = True
        self.trio_cap = False
        self.metamorpha = False
        self.bilkarr = False
        self.fanatics = False
        self.unbound = False
        self.mountain_pass = False
        self.kings_bridge = False
        self.kry_cek = False
        self.extended = False
        self.short_valley = False
        self.week_limit: i64 = 10  # 0 for none
        self.sets: list[int] = []  # factions whose sets are in the game
        self.words: CardWords = card_words(FACTIONS)  # by the names of those factions
        self.fresh_lines: list[Line | None] = [None] * LINES  # made when asked for (`lines.py`)

    def valleys(self) -> bool:
        return self.mountain_pass or self.kings_bridge

    def target(self, members: i64) -> i64:
        """How many great cities of a team end the game (B-END-02 to -04, B-RULING-119)."""
        if self.short_valley:
            return self.tables.end_cities_short_valley[members - 1]
        return self.tables.end_cities[members - 1]
