"""A card is tried out at once: a table for practice that begins where the card can be used."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from stormark.games.registry import trial_position
from stormark.kernel.continued import continued_entry
from stormark.kernel.game import Game
from stormark.kernel.json import Json, JsonDict
from stormark.server.lobby.create import Opened, Wanted, new_table
from stormark.server.storage.tables import BOT, PERSON
from stormark.server.table.rebuild import setup_of
from stormark.server.table.settings import TableSettings

SETTINGS = TableSettings(public=False, practice=True, replay="private")


def new_trial(
    rules: Game[Any], section: str, card: str, name: str, person: str | None
) -> tuple[Opened, JsonDict]:
    """A table of one person against a bot, and the position it begins with.

    Everything can be taken back there, and nobody else sees it.  Raises InputError.
    """
    options, position = trial_position(rules, section, card)
    state = rules.state_from_json(position.to_json())
    wanted = [Wanted(PERSON, name), Wanted(BOT)]
    opened = new_table(rules.spec.id, options, SETTINGS, wanted, rules=rules, person=person)
    sides: list[Json] = [list(side) for side in rules.sides(state)]
    row = replace(opened.row, sides=sides)
    entry = continued_entry(rules, setup_of(row), (), state.to_json())
    return replace(opened, row=row), entry.to_json()
