"""The coach's review of a match, put together from as many parts as somebody has waited for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar.params import QueryParameter

from stormark.coach.review import Part, summed
from stormark.coach.review.summary import Review
from stormark.kernel.languages import Language
from stormark.server.heavy.questions import ReviewPart

Parts: TypeAlias = Annotated[
    int, QueryParameter(ge=1, le=2000, description="How many parts of the review are wanted.")
]
Ask: TypeAlias = Callable[[ReviewPart], Awaitable[bytes]]


async def reviewed(ask: Ask, match: str, parts: int, lang: Language | None) -> Review:
    """The first parts of a review.

    Whoever asks for one more each time makes one step of work: the others are known already.
    """
    found: list[Part] = []
    for number in range(parts):
        told: Any = msgspec.json.decode(await ask(ReviewPart(match, number, lang)))
        found.append(told)
        if len(found) == told["parts"]:
            break
    return summed(found)
