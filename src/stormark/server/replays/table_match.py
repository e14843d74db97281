"""The match of a table, played again from what is stored."""

from __future__ import annotations

from typing import Any

from stormark.kernel.game import Game
from stormark.server.heavy.questions import MatchMaterial
from stormark.server.lobby.preconditions import refuse
from stormark.server.protocol.localizer import Localizer
from stormark.server.replays.file import GameOf
from stormark.server.replays.replayed_match import ReplayedMatch
from stormark.server.storage.records import record_of
from stormark.server.storage.tables import FINISHED, TableRow
from stormark.server.table.rebuild import rebuild, rules_in_force
from stormark.server.table.records import Record
from stormark.server.table.settings import TableSettings
from stormark.server.table.state import TableState
from stormark.server.table.wording import Lines, Wording


def played_table(material: MatchMaterial, game_of: GameOf) -> ReplayedMatch:
    """The match of a table, to be looked at; refused if it went by rules that are not here."""
    try:
        state = state_of(material, game_of)
        return ReplayedMatch(state.match, material.seed, material.players, state.returns())
    except Exception:  # by other rules an older log may lead anywhere
        rules, version, pack = _rules(material, game_of)
        here = rules.spec.rules_version
        if (version, pack) == (here, rules.pack_hash):
            raise
        refuse("T-REPLAY-03", found=version, here=here)


def told_of(
    material: MatchMaterial, game_of: GameOf, viewer: int, since: int, lang: str | None
) -> tuple[int, dict[int, Lines]]:
    """What a viewer was told last: the record before it, and the rest by record."""
    state = state_of(material, game_of)
    wording = Wording(Localizer(_rules(material, game_of)[0], material.players))
    page = wording.page(state, viewer, lang, since)
    return page.earlier, dict(page.told)


def state_of(material: MatchMaterial, game_of: GameOf) -> TableState:
    """What all records of the material add up to."""
    rules, _, _ = _rules(material, game_of)
    return rebuild(_row(material), rules, _records(material))


def _records(material: MatchMaterial) -> list[Record]:
    return [record_of(*stored) for stored in material.rows]


def _rules(material: MatchMaterial, game_of: GameOf) -> tuple[Game[Any], int, str]:
    """The game with its pack, and which version and pack the match went by."""
    version, pack = rules_in_force(_row(material), _records(material))
    return game_of(material.game, pack), version, pack


def _row(material: MatchMaterial) -> TableRow:
    """As much of a table as its match depends on."""
    return TableRow(
        id=material.name,
        game=material.game,
        options=material.options,
        pack=material.pack,
        rules_version=material.rules_version,
        status=FINISHED,
        settings=TableSettings(clock=material.clock),
        password=None,
        host_token="",
        seed=material.seed,
        result=None,
        created_at=0,
        changed_at=0,
        origin=None,
    )
