"""Whatever is done to a pack, the answer is a list of problems or a pack, never an accident."""

from __future__ import annotations

import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stormark.games.xibalba.effects.registry import OP_WORDS
from stormark.games.xibalba.effects.words import FACES, PAY, TRIGGERS, WHO
from stormark.games.xibalba.pack import check_pack
from stormark.games.xibalba.pack.build import build_pack
from stormark.games.xibalba.pack.check import complete
from tests.games.pack_changes import mutate
from tests.games.xibalba.pack_data import Data, base_copy

VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=5),
    st.sampled_from(
        [*OP_WORDS, *TRIGGERS, *WHO, *FACES, *PAY, "any", "PERMANENT", "ACTION", "event"]
    ),
    # Built anew each time: later changes may put something into them, even themselves.
    st.builds(list),
    st.builds(dict),
    st.builds(lambda: {"per": "civilians", "each": 1}),
    st.builds(lambda: [[{"op": "paragon", "amount": 1}]]),
)


def small_pack() -> Data:
    """The base pack with two cards of each type and faction: enough variety, quick to check."""
    data = base_copy()
    seen: dict[tuple[str, str], int] = {}
    cards = []
    for card in data["cards"]:
        group = card["faction"], card["type"]
        seen[group] = seen.get(group, 0) + 1
        if seen[group] <= 2:
            cards.append(card)
    data["cards"] = cards
    return data


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 2**32), values=st.lists(VALUES, min_size=1, max_size=6))
def test_a_changed_pack_gives_problems_or_a_pack(seed: int, values: list[object]) -> None:
    data = small_pack()
    rng = random.Random(seed)
    for value in values:
        mutate(data, rng, value)
    problems = check_pack(data, "changed")
    if problems:
        assert all(problem.message.startswith("pack-") for problem in problems)
    else:
        assert len(build_pack(complete(data)).hash) == 64
