"""What never changes: the numbers of the pack, the kinds of cards, and the switches of a match."""

from __future__ import annotations

from typing import final

from stormark.games.battalia import layout as L


@final
class Tables:
    """The pack, laid out for play.  The defaults are those of the base data."""

    def __init__(self) -> None:
        # by kind
        self.rank = [0] * L.KINDS  # of units and royal cards
        self.faction = [L.NO_FACTION] * L.KINDS
        self.artefact = [-1] * L.KINDS  # type of an artefact
        self.great = [-1] * L.KINDS
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
        # a faction set
        self.units_per_set = [8, 5, 4, 3]
        self.artefacts_per_set = [3] * L.TYPES
        self.cities_per_set = [1, 1, 1, 1, 3]  # by shape
        self.roads_per_set = [0, 3, 3, 3, 3]
        self.supply_per_set = 20
        self.universal_per_rank = [2, 2, 2, 2]
        self.stardust = 12
        self.chests = 12
        # prices: rank of the recruiter or buyer, Supply
        self.hire_rank = [1, 1, 2, 3]
        self.hire_supply = [1, 2, 2, 3]
        self.buy_rank = [1, 1, 2, 2, 4, 3, 3]
        self.buy_supply = [1, 2, 2, 1, 1, 2, 1]
        self.crossing_supply = 1
        self.recruit_supply = 2
        self.potion_supply = 2
        self.retreat_supply = 3
        # turn
        self.hand_size = 6
        self.mulligan_hand = 5
        self.days_per_week = 7
        self.start_units = [3, 1, 1, 0]
        self.start_supply = 5
        self.cohort_min = 3
        self.cohort_offset = -2
        self.enlightened = [L.TOOLS, L.HORSE, L.WEAPON, L.TENT, L.AMULET, L.SCROLL, L.TITLE]
        self.matching = [L.SCROLL, L.WEAPON, L.TITLE, L.TENT, L.TOOLS, L.AMULET, L.HORSE]
        # map, movement, cards
        self.horse_steps = 3
        self.horse_steps_enlightened = 5
        self.wings_steps = 6
        self.hide_slots = 3
        self.tent_capacity = 1
        self.tent_capacity_enlightened = 2
        self.pavilion_capacity = 3
        self.horn_draw = 3
        self.pouch_supply = 2
        self.standard_strength = 8
        self.cloak_cities = 2
        self.crystal_look = 12
        self.crystal_keep = 6
        self.mask_units = 2
        self.mask_strength = 3
        self.staff_replacements = 1
        self.staff_replacements_stormgates = 3
        # battle
        self.neutral_city = 4
        self.neutral_city_hero_mode = 6
        self.ruin_guards = 8
        self.ruin_guards_hero_mode = 10
        self.morale = 1
        self.morale_veteran = 4
        self.veteran_bonus = [1, 1, 0, 0]  # by rank - 1
        self.terrain_bonus = 1
        self.horse_strength = 1
        self.weapon_strength = 1
        self.weapon_strength_enlightened = 2
        self.great_attack = [0] * L.GREATS
        self.great_defence = [0] * L.GREATS
        self.great_attack[L.SWORD] = 4
        self.great_defence[L.SWORD] = 2
        self.great_attack[L.SHIELD] = 2
        self.great_defence[L.SHIELD] = 4
        self.great_attack[L.ARROW] = 2
        self.great_defence[L.ARROW] = 2
        self.retreat_distance = 3
        self.potion_strength = 4
        self.berserker_cards = 2
        # checkpoints and the end
        self.queen_cards = 20
        self.king_cards = 24
        self.veteran_cards = 26
        self.end_level = 4
        self.end_cities = [5, 9, 12]  # by size of the team - 1
        self.max_residences = 2
        self.max_capitals = 1
        self.free_upgrade_max = 4
        # valleys
        self.centre_neutral = 6
        self.centre_level = 4
        self.building_level = 2
        self.building_points = 2
        self.building_supplies: list[int] = [
            L.TOOLS,
            L.TITLE,
            L.HORSE,
            L.WEAPON,
            L.TENT,
            L.AMULET,
            L.SCROLL,
            -1,  # the store: Supply
        ]
        self.posts_per_player = 2
        self.meta_steps = 3
        self.meta_draw = 2
        self.bilkarr_steps = 2
        self.potion_days = 3


@final
class Board:
    """The fields of a layout (R-02 to R-07, B-CSETUP-08)."""

    def __init__(self, rows: int, columns: int) -> None:
        self.rows = rows
        self.columns = columns
        self.size = rows * columns
        self.missing: list[int] = []
        self.starting: list[int] = []
        self.neutral: list[int] = []
        self.gates: list[int] = []
        self.ruins: list[int] = []
        self.no_city: list[int] = []
        self.neighbours: list[list[int]] = []  # by field: north, east, south, west; -1 for none
        self.around: list[list[int]] = []  # by field: the fields that surround it

    def work_out(self) -> None:
        """Fill the tables of neighbours once the missing fields are known."""
        for field in range(self.size):
            row, column = divmod(field, self.columns)
            self.neighbours.append(
                [
                    self.at(row - 1, column),
                    self.at(row, column + 1),
                    self.at(row + 1, column),
                    self.at(row, column - 1),
                ]
            )
            near: list[int] = []
            for down in (-1, 0, 1):
                for right in (-1, 0, 1):
                    other = self.at(row + down, column + right)
                    if other >= 0 and other != field:
                        near.append(other)
            self.around.append(near)

    def at(self, row: int, column: int) -> int:
        """The field of a row and column (from 0), or -1 where there is none."""
        if not (0 <= row < self.rows and 0 <= column < self.columns):
            return -1
        field = row * self.columns + column
        return -1 if field in self.missing else field


@final
class Rules:
    """The switches of a match (B-CSETUP-26, B-SETUP-01), the sets in the game and the board."""

    def __init__(self, tables: Tables, board: Board, seats: int) -> None:
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
        self.week_limit = 10  # 0 for none
        self.sets: list[int] = []  # factions whose sets are in the game

    def valleys(self) -> bool:
        return self.mountain_pass or self.kings_bridge
