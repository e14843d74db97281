"""The order of all tests: long ones first, the others as they stand; or any other one."""

from __future__ import annotations

import pytest

from tests.conftest import allowed_seconds, arrange


@pytest.mark.timeout(301)
def test_what_may_take_longest_begins_first(request: pytest.FixtureRequest) -> None:
    this = request.node
    others = [item for item in request.session.items if not allowed_seconds(item)]
    items = [*others, this]
    arrange(items, None)
    assert items == [this, *others]


def test_a_test_without_a_limit_of_its_own_asks_for_nothing(request: pytest.FixtureRequest) -> None:
    assert allowed_seconds(request.node) == 0


def test_another_order_has_the_same_tests_and_is_the_same_each_time() -> None:
    orders = []
    for seed in (1, 1, 2):
        items = [*range(100)]
        arrange(items, seed)
        orders.append(items)
    assert orders[0] == orders[1] != orders[2]
    assert sorted(orders[0]) == sorted(orders[2]) == [*range(100)]
