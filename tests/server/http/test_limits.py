"""Buckets fill with time, for everybody on their own."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stormark.server.http.limits import REMEMBERED, Bucket, Buckets, Rate

UNHURRIED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])

gaps = st.lists(st.floats(0, 5), max_size=60)


@UNHURRIED
@given(gaps, st.floats(0.1, 10), st.integers(1, 20))
def test_nobody_ever_gets_more_than_the_rate_allows(
    pauses: list[float], per_second: float, burst: int
) -> None:
    bucket = Bucket(Rate(per_second, burst), at=0.0)
    at = 0.0
    allowed = 0
    for pause in pauses:
        at += pause
        wait = bucket.take(at)
        allowed += wait == 0.0
        assert allowed <= burst + at * per_second + 1e-6
        if wait:
            assert wait <= 1 / per_second + 1e-9


def test_whoever_waits_as_long_as_told_is_let_in() -> None:
    bucket = Bucket(Rate(0.5, 2), at=0.0)
    assert [bucket.take(0.0), bucket.take(0.0)] == [0.0, 0.0]
    wait = bucket.take(0.0)
    assert bucket.take(wait - 0.01) > 0
    assert bucket.take(wait + 0.01) == 0.0


def test_everybody_has_a_bucket_of_their_own_and_old_ones_are_forgotten() -> None:
    buckets = Buckets(Rate(0.001, 1), clock=lambda: 0.0)
    assert (buckets.take("a"), buckets.take("b")) == (0.0, 0.0)
    assert buckets.take("a") > 0
    for number in range(REMEMBERED):
        buckets.take(str(number))
    assert len(buckets._buckets) == REMEMBERED


def test_without_a_rate_everything_is_allowed() -> None:
    buckets = Buckets(None)
    assert {buckets.take("a") for _ in range(1000)} == {0.0}


@UNHURRIED
@given(st.lists(st.tuples(st.floats(0, 5), st.floats(0.1, 30)), max_size=60))
def test_dear_things_use_up_a_rate_sooner_and_are_never_forbidden(
    asked: list[tuple[float, float]],
) -> None:
    rate = Rate(2, 10)
    bucket = Bucket(rate, at=0.0)
    at = spent = 0.0
    for pause, cost in asked:
        at += pause
        wait = bucket.take(at, cost)
        if wait:
            assert wait <= rate.burst / rate.per_second + 1e-9
        else:
            spent += min(cost, rate.burst)
        assert spent <= rate.burst + at * rate.per_second + 1e-6
