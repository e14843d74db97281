"""What a ladder found: Elo of everybody, then every pair."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import TYPE_CHECKING

from stormark.i18n import Catalogue

if TYPE_CHECKING:
    from stormark.lab.ladder.duel import Duel
    from stormark.lab.ladder.run import Ladder


def report(catalogue: Catalogue, entrants: Sequence[str], ladder: Ladder) -> Iterator[str]:
    """Two tables."""
    from stormark.lab.ladder.strength import strengths

    t = catalogue.t
    duels = list(ladder.duels.values())
    played = sum(len(duel.counted) for duel in duels)
    yield t("ladder-games", games=played, sides=ladder.sides)
    width = max(map(len, entrants))
    found = strengths(entrants, [duel.tally() for duel in duels])
    yield ""
    yield t("ladder-elo", name=entrants[0])
    for name in sorted(found, key=lambda one: -found[one].elo):
        elo = found[name]
        seconds = seconds_of(name, duels)
        yield f"  {name:<{width}}  {elo.elo:>+7.0f} ± {elo.margin:<5.0f}" + (
            "" if seconds is None else "  " + t("ladder-seconds", seconds=seconds)
        )
    yield ""
    yield t("ladder-pairs")
    for duel in duels:
        yield f"  {duel.pair.one:>{width}} : {duel.pair.others:<{width}}  {_pair(catalogue, duel)}"


def _pair(catalogue: Catalogue, duel: Duel) -> str:
    from stormark.lab.ladder.sequential import BOUND
    from stormark.lab.stats import wilson

    tally = duel.tally()
    low, high = wilson(tally.wins, tally.games)
    text = catalogue.t(
        "ladder-pair",
        wins=tally.wins,
        games=tally.games,
        rate=100 * tally.wins / tally.games if tally.games else 0,
        low=100 * low,
        high=100 * high,
    )
    if duel.test is None:
        return text
    return f"{text}  " + catalogue.t(
        "ladder-verdict",
        verdict=duel.verdict.value,
        ratio=duel.ratio,
        bound=BOUND,
        low=duel.test.low,
        high=duel.test.high,
    )


def seconds_of(name: str, duels: Sequence[Duel]) -> float | None:
    """How long somebody thought in a turn, on average over all games; None if they never played."""
    seconds = [
        game.seconds[0 if game.game.pair.one == name else 1]
        for duel in duels
        for game in duel.counted
        if name in (game.game.pair.one, game.game.pair.others)
    ]
    return fmean(seconds) if seconds else None
