"""The match of a table, played again from what is stored."""

from __future__ import annotations

from stormark.server.heavy.questions import MatchMaterial
from stormark.server.lobby.preconditions import refuse
from stormark.server.replays.file import GameOf
from stormark.server.replays.replayed_match import ReplayedMatch
from stormark.server.storage.records import record_of
from stormark.server.storage.tables import FINISHED, TableRow
from stormark.server.table.rebuild import rebuild, rules_in_force
from stormark.server.table.settings import TableSettings


def played_table(material: MatchMaterial, game_of: GameOf) -> ReplayedMatch:
    """The match of a table; refused if it went by rules that are not here."""
    row = _row(material)
    written = [record_of(*stored) for stored in material.rows]
    version, pack = rules_in_force(row, written)
    rules = game_of(row.game, pack)
    try:
        state = rebuild(row, rules, written)
        return ReplayedMatch(state.match, row.seed, material.players, state.returns())
    except Exception:  # by other rules an older log may lead anywhere
        here = rules.spec.rules_version
        if (version, pack) == (here, rules.pack_hash):
            raise
        refuse("T-REPLAY-03", found=version, here=here)


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
