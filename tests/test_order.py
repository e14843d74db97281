"""The order of all tests: long ones first, the others as they stand."""

from __future__ import annotations

import pytest

from tests.conftest import allowed_seconds, pytest_collection_modifyitems


@pytest.mark.timeout(301)
def test_what_may_take_longest_begins_first(request: pytest.FixtureRequest) -> None:
    this = request.node
    others = [item for item in request.session.items if not allowed_seconds(item)]
    items = [*others, this]
    pytest_collection_modifyitems(items)
    assert items == [this, *others]


def test_a_test_without_a_limit_of_its_own_asks_for_nothing(request: pytest.FixtureRequest) -> None:
    assert allowed_seconds(request.node) == 0
