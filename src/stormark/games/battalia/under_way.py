"""What is under way in a scenario's words: procedures and battles (`[given.under_way]`).

```toml
[given.under_way]
table = [{ procedure = "turn", seat = 1, step = "play" }]
p1 = [{ procedure = "act", seat = 1 }, { procedure = "walk", seat = 1, hero = 1, steps = 2 }]
```

A procedure is written as in saves, by the fields its class declares, with two differences: players
and heroes are counted from 1 as everywhere in scenarios, and what there is not is left out.
"""

from __future__ import annotations

from typing import Any, Final

from stormark.games.battalia import words as W
from stormark.games.battalia.battle.record import Battle
from stormark.games.battalia.battle.sides import HEROES
from stormark.games.battalia.given_board import field_of
from stormark.games.battalia.given_cards import Pool
from stormark.games.battalia.line_fields import BRANCH_KEYS, BranchField, LineField
from stormark.games.battalia.procedure import REGISTRY, Procedure, from_json, to_json
from stormark.games.battalia.procedure_fields import Declared, Seat, Several
from stormark.games.battalia.procedure_nested import Then
from stormark.games.battalia.state import Position
from stormark.kernel.fields import bounded, expect, inside, number, one_of, only, read
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.refusal import InputError

PLACE: Final = "given.under_way"
HERO: Final = "hero"  # the name of a hero's number wherever a procedure has one
TARGETS: Final = ("heroes", "", "city", "", "ruin", "", "building", "centre")  # by their numbers
BATTLE_KEYS: Final = (
    *("attacker", "defender", "target", "field", "attacking_heroes", "defending_heroes"),
    *("bonus_hero", "ranged", "frozen", "attack_line", "defence_line", "borrowed"),
)


# --- writing


def described_procedures(s: Position) -> JsonDict:
    """Everything under way, thread by thread."""
    shown: JsonDict = {"table": [in_words(s, procedure) for procedure in s.stack]}
    for seat, thread in enumerate(s.threads):
        if thread:
            shown[f"p{seat + 1}"] = [in_words(s, procedure) for procedure in thread]
    battles = [battle_in_words(s, battle) for battle in s.battle if battle is not None]
    return {**shown, "battles": [*battles]} if battles else shown


def in_words(s: Position, procedure: Procedure) -> JsonDict:
    return shifted(type(procedure), to_json(s.rules, procedure), 1)


def shifted(kind: type[Procedure], written: JsonDict, by: int) -> JsonDict:
    """The fields of a procedure with seats and heroes counted from another number."""
    fields = {field.name: field for field in kind.fields}
    shown: JsonDict = {"procedure": written["procedure"]}
    for name, value in written.items():
        if name != "procedure":
            counted = moved(fields[name], value, by)
            if counted is not None:
                shown[name] = counted
    return shown


def moved(field: Declared, value: Json, by: int) -> Json:
    if isinstance(field, Several):
        assert isinstance(value, list)
        return [moved(field.each, entry, by) for entry in value]
    if isinstance(field, Then):
        assert isinstance(value, dict)
        return shifted(REGISTRY[str(value["procedure"])], value, by)
    if isinstance(field, LineField | BranchField):
        return without_nothing(value)
    counts = isinstance(field, Seat) or field.name == HERO
    return value + by if counts and isinstance(value, int) else value


def without_nothing(value: Json) -> Json:
    """Leave out what is null: TOML has no word for it."""
    if isinstance(value, dict):
        return {key: without_nothing(entry) for key, entry in value.items() if entry is not None}
    return [without_nothing(entry) for entry in value] if isinstance(value, list) else value


def battle_in_words(s: Position, battle: Battle) -> JsonDict:
    return {
        "attacker": battle.attacker + 1,
        "defender": battle.defender + 1,
        "target": TARGETS[battle.object],
        "field": W.field_word(battle.field, s.rules.board.columns),
        "attacking_heroes": heroes_of(battle.attacker_heroes),
        "defending_heroes": heroes_of(battle.defender_heroes),
        "bonus_hero": battle.bonus_hero + 1,
        "ranged": battle.ranged,
        "frozen": battle.frozen,
        "attack_line": [s.rules.words.card(card) for card in battle.attacker_line],
        "defence_line": [s.rules.words.card(card) for card in battle.defender_line],
        "borrowed": [s.rules.words.card(card) for card in battle.borrowed],
    }


def heroes_of(mask: int) -> list[Json]:
    return [hero + 1 for hero in range(2) if mask >> hero & 1]


# --- reading


def put_procedures(s: Position, table: JsonDict, pool: Pool) -> None:
    """Set threads and battles; the cards that lie there are taken from the pool."""
    given: JsonDict = read(table, "under_way", dict, "given", {})
    players = [f"p{seat + 1}" for seat in range(s.seats)]
    only(given, ("table", *players, "battles"), PLACE)
    s.stack = procedures(s, given, "table")
    for seat, key in enumerate(players):
        s.threads[seat] = procedures(s, given, key)
    if not s.stack:
        raise InputError("field-missing", inside(PLACE, "table"), key="table")
    for thread in (s.stack, *s.threads):
        for procedure in thread:
            for card in procedure.held():
                pool.take(card, PLACE)
    for index, entry in enumerate(read(given, "battles", list, PLACE, [])):
        place = f"{PLACE}.battles[{index}]"
        battle = read_battle(s, expect(entry, dict, place), place, pool)
        s.battle[battle.attacker] = battle


def procedures(s: Position, given: JsonDict, key: str) -> tuple[Procedure, ...]:
    return tuple(
        read_procedure(s, entry, f"{PLACE}.{key}[{index}]")
        for index, entry in enumerate(read(given, key, list, PLACE, []))
    )


def read_procedure(s: Position, entry: Json, place: str) -> Procedure:
    try:
        return from_json(s.rules, completed(expect(entry, dict, place), place))
    except InputError as error:
        if error.place.startswith(PLACE):
            raise
        raise InputError("given-procedure", place) from None


def completed(entry: JsonDict, place: str) -> JsonDict:
    """As saves write it: counted from 0, with null for what was left out."""
    kind = REGISTRY[one_of(entry.get("procedure", ""), inside(place, "procedure"), tuple(REGISTRY))]
    names = [field.name for field in kind.fields]
    only(entry, ("procedure", *names), place)
    written: JsonDict = {"procedure": entry["procedure"]}
    for field in kind.fields:
        value = entry.get(field.name)
        written[field.name] = None if value is None else whole(field, value, place)
    return written


def whole(field: Declared, value: Json, place: str) -> Json:
    here = inside(place, field.name)
    if isinstance(field, Several):
        return [whole(field.each, entry, place) for entry in expect(value, list, here)]
    if isinstance(field, Then):
        return completed(expect(value, dict, here), here)
    if isinstance(field, BranchField):
        return {**dict.fromkeys(BRANCH_KEYS), **expect(value, dict, here)}
    if isinstance(field, LineField):
        line: dict[str, Any] = dict(expect(value, dict, here))
        for part in ("branch", "complete"):
            if part in line:
                line[part] = whole(LineField.part(part), line[part], here)
        return line
    counts = isinstance(field, Seat) or field.name == HERO
    return expect(value, int, here) - 1 if counts else value


def read_battle(s: Position, entry: JsonDict, place: str, pool: Pool) -> Battle:
    only(entry, BATTLE_KEYS, place)
    target = TARGETS.index(
        one_of(entry.get("target"), inside(place, "target"), tuple(filter(None, TARGETS)))
    )
    battle = Battle(
        number(entry, "attacker", place, 1, 1, s.seats) - 1,
        HEROES if target == HEROES else target,
        field_of(s, entry.get("field"), inside(place, "field")),
        number(entry, "defender", place, 0, 0, s.seats) - 1,
        read_heroes(entry, "attacking_heroes", place),
    )
    battle.defender_heroes = read_heroes(entry, "defending_heroes", place)
    battle.bonus_hero = number(entry, "bonus_hero", place, 1, 1, 2) - 1
    battle.ranged = read(entry, "ranged", bool, place, False)
    battle.frozen = read(entry, "frozen", bool, place, False)
    battle.attacker_line = pool.cards(entry.get("attack_line", []), inside(place, "attack_line"))
    battle.defender_line = pool.cards(entry.get("defence_line", []), inside(place, "defence_line"))
    borrowed = expect(entry.get("borrowed", []), list, inside(place, "borrowed"))
    battle.borrowed = tuple(
        s.rules.words.number(expect(card, str, place), inside(place, "borrowed"))
        for card in borrowed
    )
    return battle


def read_heroes(entry: JsonDict, key: str, place: str) -> int:
    mask = 0
    for index, hero in enumerate(expect(entry.get(key, []), list, inside(place, key))):
        mask |= 1 << bounded(hero, f"{place}.{key}[{index}]", 1, 2) - 1
    return mask
