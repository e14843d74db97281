"""Whatever happens at a table, its clocks stay honest."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from stormark.server.clock import Clock, ClockSettings, Question

SEATS = 3

Change = Callable[[Clock, int], None]
Step = tuple[int, str, Change]
"""Milliseconds since the step before, what happens, and the record of it."""


@st.composite
def clock_settings(draw: st.DrawFn) -> ClockSettings:
    settings = draw(
        st.sampled_from(
            [
                ClockSettings("none"),
                ClockSettings("move", seconds=5),
                ClockSettings("turn", seconds=10),
                ClockSettings("bank", seconds=10, increment_seconds=2, grace_seconds=1),
                ClockSettings("days", days=1),
            ]
        )
    )
    windows = 0 if settings.kind == "none" else draw(st.sampled_from([0, 3]))
    return replace(settings, reaction_seconds=windows, match_seconds=draw(st.integers(0, 90)))


@st.composite
def a_record(draw: st.DrawFn) -> tuple[str, Change]:
    seat = draw(st.integers(0, SEATS - 1))
    kind = draw(
        st.sampled_from(["asked"] * 6 + ["pause", "resume", "take", "give", "forgive", "away"])
    )
    if kind == "asked":
        deciding = draw(st.sets(st.integers(0, SEATS - 1)))
        questions = [
            Question(each, draw(st.booleans()), f"{each}.{draw(st.integers(0, 5))}")
            for each in sorted(deciding)
        ]
        turn, undone = draw(st.integers(0, 4)), draw(st.booleans())
        return kind, lambda clock, now: clock.asked(now, questions, turn, seat, undone)
    if kind == "away":
        gone = draw(st.integers(0, 20_000))
        return kind, lambda clock, now: clock.interrupted(now - gone, now)
    changes: dict[str, Change] = {
        "pause": lambda clock, now: clock.pause(now),
        "resume": lambda clock, now: clock.resume(now),
        "take": lambda clock, now: clock.take_over(seat, now),
        "give": lambda clock, now: clock.give_back(seat, now),
        "forgive": lambda clock, now: clock.forgive(seat, now),
    }
    return kind, changes[kind]


@st.composite
def a_step(draw: st.DrawFn) -> Step:
    kind, change = draw(a_record())
    return draw(st.integers(0, 8_000)), kind, change


COURSES = st.lists(a_step(), max_size=30)


def follow(clock: Clock, steps: Sequence[Step], now: int = 0) -> int:
    for duration, _, change in steps:
        now += duration
        change(clock, now)
    return now


@given(clock_settings(), COURSES)
def test_nobody_is_charged_more_than_the_time_that_passed(
    settings: ClockSettings, steps: list[Step]
) -> None:
    clock, now = Clock(settings, SEATS), 0
    most = [0] * SEATS
    for duration, kind, change in steps:
        running = [clock.running(seat) for seat in range(SEATS)]
        before = [clock.used(seat, now) for seat in range(SEATS)]
        now += duration
        change(clock, now)
        for seat in range(SEATS):
            charged = clock.used(seat, now) - before[seat]
            most[seat] += duration if running[seat] else 0
            assert 0 <= charged <= (duration if running[seat] else 0), kind
            assert clock.used(seat, now) <= most[seat]


@given(clock_settings(), COURSES, st.integers(0, 30_000))
def test_time_used_and_time_left_fit_together(
    settings: ClockSettings, steps: list[Step], later: int
) -> None:
    clock = Clock(settings, SEATS)
    now = follow(clock, steps)
    for seat in range(SEATS):
        left, left_later = clock.remaining(seat, now), clock.remaining(seat, now + later)
        spent = clock.used(seat, now + later) - clock.used(seat, now)
        if left is None or left_later is None:
            assert (left, left_later, spent) == (None, None, 0)
        else:
            assert left - left_later == spent
            assert spent == (min(later, left) if clock.running(seat) else 0)


@given(clock_settings(), COURSES)
def test_somebody_expires_exactly_when_it_was_foretold(
    settings: ClockSettings, steps: list[Step]
) -> None:
    clock = Clock(settings, SEATS)
    now = follow(clock, steps)
    when = clock.next_expiry()
    if when is None:
        assert clock.expired(now + 10**9) == []
    else:
        assert clock.expired(when) != []
        assert when <= now or clock.expired(when - 1) == []


@given(clock_settings(), COURSES, st.integers(0, 30))
def test_a_second_server_comes_to_the_same_clocks(
    settings: ClockSettings, steps: list[Step], cut: int
) -> None:
    """From all the records, or from a snapshot and the records after it; looking costs nothing."""
    first, second = Clock(settings, SEATS), Clock(settings, SEATS)
    follow(first, steps)
    now = follow(second, steps[:cut])
    second.public(now + 10**6)
    second.expired(now + 10**6)
    restored = Clock.from_json(json.loads(json.dumps(second.to_json())))
    assert restored.to_json() == second.to_json()
    end = follow(restored, steps[cut:], now)
    assert restored.to_json() == first.to_json()
    assert restored.public(end) == first.public(end)


@given(clock_settings(), COURSES)
def test_a_pause_costs_nobody_anything(settings: ClockSettings, steps: list[Step]) -> None:
    clock = Clock(settings, SEATS)
    now = follow(clock, steps)
    clock.resume(now)
    before = clock.public(now)
    clock.pause(now)
    clock.resume(now + 10**7)
    assert clock.public(now + 10**7) == {**before, "at": now + 10**7}
