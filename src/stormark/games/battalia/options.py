"""The options of a match (B-CSETUP-26, B-SETUP-01): switches, their defaults, where they apply."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from stormark.games.battalia import words as W
from stormark.games.battalia.tables import Rules, Tables
from stormark.kernel.fields import expect, only, read
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.option_field import NUMBER, SWITCH, WORD, WORDS, OptionField
from stormark.kernel.refusal import InputError, Refusal

MODES = ("creation", "stormgates")
SWITCHES = (
    *("draft", "hero_mode", "team_mode", "two_trios", "map_full", "trio_cap"),
    *("metamorpha", "bilkarr", "fanatics", "unbound", "kry_cek", "extended", "short_valley"),
)
STORMGATES_ONLY = (
    *("team_mode", "two_trios", "trio_cap", "metamorpha", "bilkarr", "fanatics", "kry_cek"),
    "short_valley",
)
VALLEYS = ("none", "mountain_pass", "kings_bridge")
SETS = {2: 3, 3: 4, 4: 4, 5: 5, 6: 6}
BASE_TERRAINS = 4  # those of mode creation (B-CSETUP-02)
WEEKS = (4, 20)
NO_LIMIT = 0
Homes: TypeAlias = Mapping[str, int]
"""The factions of a pack and the numbers of their home terrains (B-RULING-127)."""
KEYS = ("mode", "players", "sets", "valley", "week_limit", *SWITCHES)


def defaults(mode: str, players: int) -> JsonDict:
    """The switches as the rules recommend them."""
    stormgates = mode == "stormgates"
    table: JsonDict = dict.fromkeys(SWITCHES, False)
    table["draft"] = table["hero_mode"] = table["extended"] = stormgates
    table["team_mode"] = stormgates and players >= 4
    table["map_full"] = not stormgates or players in (4, 6)
    return table


def option_fields(homes: Homes) -> Sequence[OptionField]:
    """The options as a table offers them."""
    standard = defaults("stormgates", 2)
    low, high = WEEKS
    return (
        OptionField("mode", WORD, "stormgates", words=MODES),
        OptionField("players", NUMBER, 2, low=2, high=6),
        OptionField("sets", WORDS, [], words=tuple(homes), most=max(SETS.values())),
        OptionField("valley", WORD, "none", words=VALLEYS),
        OptionField("week_limit", NUMBER, 10, low=low, high=high, special=(NO_LIMIT,)),
        *(OptionField(name, SWITCH, standard[name]) for name in SWITCHES),
    )


def read_options(options: Mapping[str, Json], homes: Homes) -> JsonDict | Refusal:
    """All options with defaults filled in, or the rule that a choice breaks."""
    table = dict(options)
    only(table, KEYS, "options")
    mode = word(table, "mode", MODES, "stormgates")
    players = read(table, "players", int, "options", 2)
    most = 4 if mode == "creation" else 6
    if not 2 <= players <= most:
        rule = "B-CCOMP-01" if mode == "creation" else "B-COMP-01"
        return Refusal(rule, "refused-players", {"players": players, "most": most})
    result: JsonDict = {"mode": mode, "players": players}
    standard = defaults(mode, players)
    if "team_mode" in table and not table["team_mode"] and players == 5:
        standard["map_full"] = True
    for name in SWITCHES:
        default = standard[name]
        assert isinstance(default, bool)
        result[name] = read(table, name, bool, "options", default) if name in table else default
    result["valley"] = word(table, "valley", VALLEYS, "none")
    refusal = impossible(result, players)
    if refusal is not None:
        return refusal
    result["week_limit"] = week_limit(table)
    sets = chosen_sets(table, mode, players, homes)
    if isinstance(sets, Refusal):
        return sets
    result["sets"] = sets
    return result


def impossible(table: JsonDict, players: int) -> Refusal | None:
    """Switches that the mode or the number of players does not offer."""
    if table["mode"] == "creation":
        for name in STORMGATES_ONLY:
            if table[name]:
                return Refusal("B-CSETUP-26", "refused-switch", {"switch": name})
    if table["team_mode"] and players < 4:
        return Refusal("B-TEAM-01", "refused-teams", {"players": players})
    if table["two_trios"] and not (players == 6 and table["team_mode"]):
        return Refusal("B-TEAM-25", "refused-trios", {"players": players})
    if table["trio_cap"] and not (players == 5 and table["team_mode"]):
        return Refusal("B-TEAM-14", "refused-cap", {"players": players})
    if table["valley"] != "none" and (players not in (4, 6) or table["mode"] == "creation"):
        return Refusal("B-VALLEY-04", "refused-valley", {"players": players})
    if table["short_valley"] and (table["valley"] == "none" or not table["team_mode"]):
        return Refusal("B-RULING-119", "refused-short-valley")
    return None


def week_limit(table: JsonDict) -> int:
    """4 to 20 weeks, or 0 for none (B-CEND-09)."""
    value = read(table, "week_limit", int, "options", 10)
    low, high = WEEKS
    if value != NO_LIMIT and not low <= value <= high:
        raise InputError("number-range", "options.week_limit", found=value, low=low, high=high)
    return value


def chosen_sets(table: JsonDict, mode: str, players: int, homes: Homes) -> list[Json] | Refusal:
    """The faction sets in the game; an empty list means that they are drawn (B-CSETUP-02)."""
    chosen: list[Json] = list(read(table, "sets", list, "options", []))
    known = [name for name in homes if mode != "creation" or homes[name] < BASE_TERRAINS]
    at_home: dict[int, str] = {}
    for index, entry in enumerate(chosen):
        place = f"options.sets[{index}]"
        name = expect(entry, str, place)
        if name not in known or name in chosen[:index]:
            raise InputError("argument-unknown", place, found=name, allowed=", ".join(known))
        other = at_home.setdefault(homes[name], name)
        if other != name:
            return Refusal(
                "B-RULING-127", "refused-same-home", {"faction": name, "of_faction": other}
            )
    if chosen and len(chosen) != SETS[players]:
        rule = "B-CSETUP-01" if mode == "creation" else "B-SETUP-03"
        return Refusal(rule, "refused-sets", {"sets": SETS[players]})
    return chosen


def word(table: JsonDict, key: str, words: tuple[str, ...], default: str) -> str:
    value = read(table, key, str, "options", default)
    if value not in words:
        raise InputError(
            "argument-unknown", f"options.{key}", found=value, allowed=", ".join(words)
        )
    return value


def rules_of(tables: Tables, options: Mapping[str, Any], homes: Homes) -> Rules:
    """The switches as the engine reads them."""
    players = options["players"]
    valley = options["valley"]
    name = "valleys" if valley != "none" else options["mode"]
    rules = Rules(tables, tables.boards[f"{name}_{players}"], players)
    rules.stormgates = options["mode"] == "stormgates"
    for switch in SWITCHES:
        setattr(rules, switch, options[switch])
    rules.mountain_pass = valley == "mountain_pass"
    rules.kings_bridge = valley == "kings_bridge"
    rules.week_limit = options["week_limit"]
    put_sets(rules, options["sets"], homes)
    return rules


def residents(homes: Homes, terrain: int) -> list[str]:
    """The factions at home in a terrain."""
    return [name for name, home in homes.items() if home == terrain]


def put_sets(rules: Rules, factions: Sequence[str], homes: Homes) -> None:
    """The sets in the game; their cards are named after the factions."""
    rules.sets = [homes[name] for name in factions]
    named = list(W.FACTIONS)
    for name in factions:
        named[homes[name]] = name
    rules.words = W.card_words(tuple(named))


def options_of(rules: Rules) -> JsonDict:
    """The options of a match in play, its drawn sets named: views and snapshots carry them."""
    table: JsonDict = {
        "mode": "stormgates" if rules.stormgates else "creation",
        "players": rules.seats,
        "sets": [rules.words.factions[faction] for faction in rules.sets],
        "valley": "mountain_pass"
        if rules.mountain_pass
        else "kings_bridge"
        if rules.kings_bridge
        else "none",
        "week_limit": rules.week_limit,
    }
    for switch in SWITCHES:
        table[switch] = getattr(rules, switch)
    return table


def recommended_minutes(rules: Rules) -> int:
    """The playing time that the timer of the team mode recommends (B-TIMER-01, B-TIMER-02)."""
    npcs = int(rules.metamorpha) + int(rules.bilkarr)
    tables = rules.tables
    return tables.minutes_per_player * rules.seats + tables.minutes_per_npc * npcs
