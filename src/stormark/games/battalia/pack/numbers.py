"""The numbers a pack may change: where they stand, what is allowed, what the rules call them.

Ranges keep the engine sound, not the game good.  Everything that is listed neither here nor in
`allowed.py` belongs to the structure of the game and is fixed.
"""

from __future__ import annotations

from typing import NamedTuple


class Number(NamedTuple):
    """One number: its name in `Tables`, its path in a pack, and its range."""

    name: str
    path: str
    low: int
    high: int


NUMBERS = (
    # --- turn
    Number("hand_size", "turn.hand_size.value", 1, 10),
    Number("mulligan_hand", "turn.mulligan_hand.value", 1, 10),
    Number("cohort_min", "cohort.min_cards", 2, 10),
    Number("cohort_offset", "cohort.draw_offset", -9, 0),
    # --- cards
    Number("supply_per_set", "supply.per_faction_set", 20, 60),
    Number("stardust", "other_cards.stardust.count", 0, 60),
    Number("chests", "other_cards.chest.count", 0, 60),
    Number("queen_cards", "royals.queen.deck_threshold", 1, 99),
    Number("king_cards", "royals.king.deck_threshold", 1, 99),
    Number("tools_roads_enlightened", "artefacts.tools.enlightened.roads", 1, 4),
    Number("horse_steps", "artefacts.horse.effect.steps", 1, 12),
    Number("horse_steps_enlightened", "artefacts.horse.enlightened.steps", 1, 12),
    Number("horse_strength", "artefacts.horse.battle.strength", 0, 10),
    Number("weapon_strength", "artefacts.weapon.battle.strength", 0, 10),
    Number("weapon_strength_enlightened", "artefacts.weapon.enlightened.strength", 0, 10),
    Number("tent_capacity", "artefacts.tent.effect.capacity", 1, 6),
    Number("tent_capacity_enlightened", "artefacts.tent.enlightened.capacity", 1, 6),
    Number("title_ranks", "artefacts.title.effect.ranks", 1, 3),
    Number("title_ranks_enlightened", "artefacts.title.enlightened.ranks", 1, 3),
    # --- building, heroes
    Number("road_supply", "road_classes.simple.cost.supply", 0, 10),
    Number("crossing_supply", "road_classes.crossing.cost.supply", 0, 10),
    Number("max_residences", "build.max_residences.value", 0, 9),
    Number("max_capitals", "build.max_capitals.value", 0, 9),
    Number("free_upgrade_max", "build.max_level.free_upgrade_max", 2, 4),
    Number("recruit_supply", "recruit_hero.supply", 0, 10),
    Number("hide_slots", "hide.slots", 1, 6),
    # --- battle
    Number("neutral_city", "battle.neutral_city.beginner", 0, 40),
    Number("neutral_city_hero_mode", "battle.neutral_city.hero_mode", 0, 40),
    Number("ruin_guards", "battle.ruin_guards.beginner", 0, 40),
    Number("ruin_guards_hero_mode", "battle.ruin_guards.hero_mode", 0, 40),
    Number("morale", "battle.morale_per_hero.normal", 0, 20),
    Number("morale_veteran", "battle.morale_per_hero.veteran", 0, 20),
    Number("terrain_bonus", "battle.terrain_bonus.value", 0, 20),
    Number("retreat_distance", "retreat.distance", 1, 20),
    Number("retreat_supply", "retreat.supply", 1, 10),
    # --- checkpoints and the end
    Number("veteran_cards", "thresholds.veteran.cards", 1, 99),
    Number("end_level", "thresholds.end_level.level", 2, 4),
    # --- visitors, trade, valleys
    Number("meta_steps", "npcs.metamorpha.abilities.free_move.amount", 1, 12),
    Number("meta_draw", "npcs.metamorpha.abilities.draw.amount", 1, 10),
    Number("bilkarr_steps", "npcs.bilkarr.steps_per_day", 1, 6),
    Number("potion_supply", "npcs.bilkarr.potion_price_supply", 1, 10),
    Number("posts_per_player", "trading.posts_per_player", 1, 6),
    Number("discover_supply", "valleys.discover.road.supply", 0, 10),
    Number("centre_neutral", "valleys.centre.neutral_defence", 0, 40),
    Number("centre_level", "valleys.centre.level_when_captured", 1, 6),
    Number("centre_bonus", "valleys.centre.bonus_per_own_building", 0, 20),
    Number("building_level", "valleys.building.defence", 1, 6),
    Number("building_points", "valleys.building.vp", 0, 20),
    # --- the recommended timer
    Number("minutes_per_player", "timer.minutes_per_player", 1, 600),
    Number("minutes_per_npc", "timer.minutes_per_npc", 1, 600),
)
