"""The difference of two views."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from stormark.server.protocol.patch import difference, patched

KEYS = st.text("abc", max_size=2)
VALUES = st.recursive(
    st.none() | st.booleans() | st.text("xy", max_size=2) | st.integers(2, 9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3),
    max_leaves=12,
)


@given(VALUES, VALUES)
def test_the_steps_lead_from_one_view_to_the_other(old: object, new: object) -> None:
    assert patched(old, difference(old, new)) == new


@given(VALUES)
def test_equal_views_need_no_steps(value: object) -> None:
    assert difference(value, value) == []


def test_only_what_changed_is_told() -> None:
    old = {"players": [{"life": 3, "name": "A"}, {"life": 5, "name": "B"}], "turn": 1}
    new = {"players": [{"life": 3, "name": "A"}, {"life": 4, "name": "B"}], "turn": 1}
    assert difference(old, new) == [[["players", 1, "life"], 4]]


def test_a_list_of_another_length_is_told_as_a_whole() -> None:
    assert difference({"hand": [1, 2]}, {"hand": [1]}) == [[["hand"], [1]]]


def test_what_is_gone_is_a_path_alone() -> None:
    assert difference({"a": 1, "b": 2}, {"b": 2}) == [[["a"]]]
