"""Snapshots are a cache: with them or without, a match is the same."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from stormark.games.registry import load_game
from stormark.kernel.json import JsonDict
from stormark.server.aside import put_aside
from stormark.server.course import Course
from stormark.server.folding import fold, fold_from
from stormark.server.storage.snapshots import Snapshot
from tests.server.courses import GREEDY, PERSON, Table, everything
from tests.server.storage.storing import row_of

MOVES = 120


def without_events(course: Course, now: int) -> JsonDict:
    seen = everything(course, now)
    del seen["events"]
    return {**seen, "aside": put_aside(course), "requests": repr(course.__dict__["_requests"])}


@pytest.mark.parametrize("game", ["xibalba", "battalia"])
def test_a_course_goes_on_from_a_snapshot_as_if_it_had_been_folded(game: str) -> None:
    table = Table(PERSON, GREEDY, game=load_game(game))
    row, rng, taken = row_of(table), Random(5), 0
    for _ in range(MOVES):
        table.move(rng)
        if not table.course.match.undo_free or table.course.seq % 3:
            continue
        taken += 1
        body = json.loads(json.dumps(put_aside(table.course)))
        kept = Snapshot(table.course.seq, table.game.spec.rules_version, body)
        for later in range(rng.randrange(3)):
            if not table.course.over and later < 3:
                table.move(rng)
        quick = fold_from(kept, row, table.game, table.records)
        slow = fold(row, table.game, table.records)
        assert without_events(quick, table.now) == without_events(slow, table.now)
        assert not quick.remembers(0)
        assert slow.remembers(0)
    assert taken > 10


def damaged(change: Callable[[Any], Any]) -> Callable[[Snapshot], Snapshot]:
    def carry_out(kept: Snapshot) -> Snapshot:
        body = json.loads(json.dumps(kept.body))
        change(body)
        return Snapshot(kept.seq, kept.rules_version, body)

    return carry_out


@pytest.mark.parametrize(
    "spoil",
    [
        lambda kept: None,
        lambda kept: Snapshot(kept.seq + 1, kept.rules_version, kept.body),
        lambda kept: Snapshot(kept.seq - 1, kept.rules_version, kept.body),
        lambda kept: Snapshot(kept.seq, kept.rules_version + 1, kept.body),
        damaged(lambda body: body.pop("match")),
        damaged(lambda body: body.pop("clock")),
        damaged(lambda body: body["match"]["state"].clear()),
        damaged(lambda body: body.update(undo_free=False)),
    ],
)
def test_a_snapshot_that_does_not_fit_is_as_good_as_none(
    spoil: Callable[[Snapshot], Snapshot | None],
) -> None:
    table = Table(PERSON, GREEDY)
    table.play(30)
    while not table.course.match.undo_free:
        table.play(1)
    kept = Snapshot(table.course.seq, table.game.spec.rules_version, put_aside(table.course))
    course = fold_from(spoil(kept), row_of(table), table.game, table.records)
    assert everything(course, table.now) == everything(table.course, table.now)
