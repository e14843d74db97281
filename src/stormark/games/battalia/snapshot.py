"""A position as JSON and back: for saves, digests and bug reports, never for players."""

from __future__ import annotations

from typing import Any

from stormark.games.battalia.battle.record import Battle
from stormark.games.battalia.options import options_of
from stormark.games.battalia.procedure import Procedure
from stormark.games.battalia.procedure import from_json as procedure_from_json
from stormark.games.battalia.procedure import to_json as procedure_to_json
from stormark.games.battalia.procedures import Frame, Line
from stormark.games.battalia.state import Position
from stormark.games.battalia.tables import Rules
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.refusal import InputError

NUMBERS = (
    *("day", "week", "turn_no", "team", "supply", "stardust", "chests", "metamorpha"),
    *("bilkarr", "bilkarr_down", "bilkarr_right", "attacks", "refill"),
)
FLAGS = ("bilkarr_rests",)
LISTS = (
    *("draws", "answered", "faction", "place", "shape", "exits", "terrain", "owner", "level"),
    *("heroes", "veteran", "rings", "potion_owner", "potion_drunk", "potion_empty", "flags"),
)
TUPLES = (
    *("order", "team_of", "limbo", "great_up", "great_rest", "fates", "storm", "storm_discard"),
    *("royals", "hidden", "concealed", "summoned", "jumped", "free_entered", "used", "bridged"),
    "spent_rings",
)
PILES = ("stock", "under_gate", "hand", "nation", "refuge", "ambush", "table", "posts")
SPECIAL = ("teams", "tents", "shares", "stack", "threads", "line", "battle")
FRAME = ("kind", "seat", "step", "a", "b", "c")
LINE_NUMBERS = (
    *("action", "units", "rank", "supply", "copies", "copy_rank", "branches", "boosted"),
    *("roads", "points", "tribute"),
)
LINE_FLAGS = ("same", "labour", "copy_used")
LINE_CARDS = ("cards", "from_ambush", "sacrificed")
BATTLE_NUMBERS = (
    *("attacker", "object", "field", "defender", "attacker_heroes", "defender_heroes"),
    "bonus_hero",
)
BATTLE_FLAGS = ("ranged", "frozen")
BATTLE_LINES = ("attacker_line", "defender_line", "borrowed")


def to_json(s: Position) -> JsonDict:
    """Everything except what can be worked out again."""
    data: JsonDict = {name: getattr(s, name) for name in NUMBERS + FLAGS}
    data["options"] = options_of(s.rules)
    for name in LISTS + TUPLES:
        data[name] = list(getattr(s, name))
    for name in PILES:
        data[name] = [list(pile) for pile in getattr(s, name)]
    data["teams"] = [list(team) for team in s.teams]
    data["tents"] = [[list(tent) for tent in tents] for tents in s.tents]
    data["shares"] = list(s.shares)
    data["stack"] = [frame_to_json(s.rules, frame) for frame in s.stack]
    data["threads"] = [[frame_to_json(s.rules, frame) for frame in thread] for thread in s.threads]
    data["line"] = [None if line is None else line_to_json(line) for line in s.line]
    data["battle"] = [None if battle is None else battle_to_json(battle) for battle in s.battle]
    return data


def frame_to_json(rules: Rules, frame: Procedure) -> Json:
    if isinstance(frame, Frame):
        return [*(getattr(frame, name) for name in FRAME), list(frame.data)]
    return procedure_to_json(rules, frame)


def line_to_json(line: Line) -> JsonDict:
    data: JsonDict = {name: getattr(line, name) for name in LINE_NUMBERS + LINE_FLAGS}
    data["params"] = list(line.params)
    for name in LINE_CARDS:
        data[name] = list(getattr(line, name))
    data["actions"] = [list(action) for action in line.actions]
    return data


def battle_to_json(battle: Battle) -> JsonDict:
    data: JsonDict = {name: getattr(battle, name) for name in BATTLE_NUMBERS + BATTLE_FLAGS}
    for name in BATTLE_LINES:
        data[name] = list(getattr(battle, name))
    return data


# --- reading


def fill_from_json(s: Position, data: Json) -> None:
    """Set everything that `to_json` wrote; InputError names the field that is wrong."""
    if not isinstance(data, dict):
        raise InputError("snapshot-malformed", "state")
    expected = {*NUMBERS, *FLAGS, *LISTS, *TUPLES, *PILES, *SPECIAL}
    for name in sorted(expected ^ set(data)):
        raise InputError("snapshot-malformed", f"state.{name}")
    for name in NUMBERS:
        setattr(s, name, number(data[name], name))
    for name in FLAGS:
        setattr(s, name, flag(data[name], name))
    for name in LISTS:
        values = numbers(data[name], name)
        if len(values) != len(getattr(s, name)):
            raise InputError("snapshot-malformed", f"state.{name}")
        setattr(s, name, values)
    for name in TUPLES:
        setattr(s, name, tuple(numbers(data[name], name)))
    for name in PILES:
        piles = [tuple(numbers(pile, name)) for pile in as_list(data[name], name)]
        if len(piles) != len(getattr(s, name)):
            raise InputError("snapshot-malformed", f"state.{name}")
        setattr(s, name, piles)
    s.teams = tuple(tuple(numbers(team, "teams")) for team in as_list(data["teams"], "teams"))
    s.tents = [
        tuple(tuple(numbers(tent, "tents")) for tent in as_list(tents, "tents"))
        for tents in as_list(data["tents"], "tents")
    ]
    s.shares = tuple(share(value) for value in as_list(data["shares"], "shares"))
    s.stack = [frame_from_json(s.rules, frame) for frame in as_list(data["stack"], "stack")]
    s.threads = [
        [frame_from_json(s.rules, frame) for frame in as_list(thread, "threads")]
        for thread in as_list(data["threads"], "threads")
    ]
    s.line = [line_from_json(line) for line in as_list(data["line"], "line")]
    s.battle = [battle_from_json(battle) for battle in as_list(data["battle"], "battle")]
    for name in ("tents", "threads", "line", "battle"):
        if len(getattr(s, name)) != s.seats:
            raise InputError("snapshot-malformed", f"state.{name}")
    s.open = [None] * s.seats
    s.map_changed()


def share(value: Json) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool):
        raise InputError("snapshot-malformed", "state.shares")
    return float(value)


def frame_from_json(rules: Rules, data: Json) -> Procedure:
    if isinstance(data, dict):
        return procedure_from_json(rules, data)
    values = as_list(data, "stack")
    if len(values) != len(FRAME) + 1:
        raise InputError("snapshot-malformed", "state.stack")
    kind, seat, step, a, b, c = numbers(values[:-1], "stack")
    return Frame(kind, seat, step, a, b, c, tuple(numbers(values[-1], "stack")))


def line_from_json(data: Json) -> Line | None:
    if data is None:
        return None
    table = as_table(data, {*LINE_NUMBERS, *LINE_FLAGS, *LINE_CARDS, "params", "actions"}, "line")
    line = Line(0, tuple(numbers(table["params"], "line")))
    for name in LINE_NUMBERS:
        setattr(line, name, number(table[name], "line"))
    for name in LINE_FLAGS:
        setattr(line, name, flag(table[name], "line"))
    for name in LINE_CARDS:
        setattr(line, name, tuple(numbers(table[name], "line")))
    line.actions = tuple(
        tuple(numbers(action, "line")) for action in as_list(table["actions"], "line")
    )
    return line


def battle_from_json(data: Json) -> Battle | None:
    if data is None:
        return None
    table = as_table(data, {*BATTLE_NUMBERS, *BATTLE_FLAGS, *BATTLE_LINES}, "battle")
    battle = Battle(0, 0, 0, 0, 0)
    for name in BATTLE_NUMBERS:
        setattr(battle, name, number(table[name], "battle"))
    for name in BATTLE_FLAGS:
        setattr(battle, name, flag(table[name], "battle"))
    for name in BATTLE_LINES:
        setattr(battle, name, tuple(numbers(table[name], "battle")))
    return battle


def as_table(value: Json, keys: set[str], name: str) -> dict[str, Any]:
    if not isinstance(value, dict) or set(value) != keys:
        raise InputError("snapshot-malformed", f"state.{name}")
    return value


def as_list(value: Json, name: str) -> list[Json]:
    if not isinstance(value, list):
        raise InputError("snapshot-malformed", f"state.{name}")
    return value


def number(value: Json, name: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise InputError("snapshot-malformed", f"state.{name}")
    return value


def flag(value: Json, name: str) -> bool:
    if not isinstance(value, bool):
        raise InputError("snapshot-malformed", f"state.{name}")
    return value


def numbers(value: Json, name: str) -> list[int]:
    return [number(entry, name) for entry in as_list(value, name)]
