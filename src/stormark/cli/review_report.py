"""A review of a match in words: chances as bars, turning points, luck, costly decisions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from rich.console import Console
from rich.progress import track

from stormark.coach.review import part_of, parts_of, summed
from stormark.coach.review.moment import MomentJson
from stormark.coach.review.step import Step
from stormark.coach.review.summary import Review
from stormark.i18n import Catalogue, translator
from stormark.lab.analysis import Account
from stormark.text.speaker import Speaker

BARS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 60


def review_of(account: Account, lang: str, names: Sequence[str]) -> Review:
    """The coach's review, part by part; a terminal sees how far it is."""
    speaker = Speaker(account.game, lang, names)
    numbers = track(range(parts_of(account)), "", console=Console(stderr=True), transient=True)

    def say(step: Step) -> str:
        return speaker.option(step.action, step.decision, step.view)

    return summed([part_of(account, number, say) for number in numbers])


def review_lines(lang: str, game: str, review: Review, names: Sequence[str]) -> Iterator[str]:
    catalogue = translator(lang, game)
    t = catalogue.t
    yield ""
    yield t("review-title")
    room = max(map(len, names))
    for seat, name in enumerate(names):
        course = [chances[seat] for _, chances in review["curve"]]
        yield f"  {name:<{room}}  {bars(course)}"
    yield t("review-turning")
    for point in review["turning"]:
        before, after = percent(point["before"]), percent(point["after"])
        name = names[point["seat"]]
        yield "  " + t("review-swing", turn=point["turn"], name=name, before=before, after=after)
    if not review["turning"]:
        yield "  " + t("review-no-turning")
    for name, found in zip(names, review["seats"], strict=True):
        yield t(
            "review-luck",
            name=name,
            start=percent(found["start"]),
            luck=change(found["luck"]),
            own=change(found["own"]),
            others=change(found["others"]),
            end=percent(found["end"]),
        )
        for moment in found["costliest"]:
            yield "  " + decision_line(catalogue, moment)


def decision_line(catalogue: Catalogue, moment: MomentJson) -> str:
    """What was done, what it cost, and what would have been better."""
    chosen = moment["chosen"]
    return catalogue.t(
        "review-decision",
        turn=moment["turn"],
        cost=percent(moment["cost"]),
        chosen="" if chosen is None else str(chosen["text"]),
        better=catalogue.t("review-then").join(str(step["text"]) for step in moment["better"]),
    )


def bars(course: Sequence[float], width: int = WIDTH) -> str:
    """A value between 0 and 1 over time, as so many bars at most.

    >>> bars([0.0, 0.5, 1.0])
    '▁▅█'
    """
    count = min(width, len(course))
    edges = [len(course) * number // count for number in range(count + 1)]
    means = [sum(course[a:b]) / (b - a) for a, b in pairwise(edges)]
    return "".join(BARS[min(len(BARS) - 1, int(mean * len(BARS)))] for mean in means)


def percent(share: float) -> str:
    """A share as people read it; nothing may break the line before the sign."""
    return f"{points(share)}\xa0%"


def points(share: float) -> int:
    """Hundredths."""
    return round(100 * share)


def change(share: float) -> str:
    """A difference with its sign."""
    amount = points(share)
    shown = f"{amount:+}".replace("-", "−") if amount else "±0"
    return f"{shown}\xa0%"
