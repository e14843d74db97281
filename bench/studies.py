"""`python -m bench.studies FOLDER...`: the tables of docs/studies from games of the lab.

Settings stand side by side.  A number is bold where its whole 95 % interval lies outside what we
want: 45 to 55 % for a faction in duels, as far from an even share with more players.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from stormark.games.registry import load_game
from stormark.lab.experiment.results import read_rows
from stormark.lab.experiment.statistics import Mean, RowSet, by_setting
from stormark.lab.stats import Score
from stormark.text import Speaker

BAND: Final = 0.1  # of an even share, to both sides
SHOWN: Final = 8  # cards with the highest and the lowest lifts
FEWEST: Final = 100  # games in which a card was taken, for its lift to be told

Columns = Mapping[str, RowSet]


def columns(rows: RowSet) -> dict[str, RowSet]:
    """Settings by a short title, few players first."""
    found = {}
    for part in by_setting(rows.rows).values():
        first = part.rows[0]
        found[f"{first.players} players, {first.options.get('mode', '')}"] = part
    return dict(sorted(found.items(), key=lambda each: each[0].replace("normal", "")))


def line(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def head(first: str, titles: Sequence[str]) -> list[str]:
    return [line(first, *titles), line("---", *["---:"] * len(titles))]


def percent(score: Score, even: float) -> str:
    """A rate with its interval; bold if it is surely too far from an even share."""
    low, high = score.interval()
    told = f"{100 * score.rate:.1f} ({100 * low:.1f}–{100 * high:.1f})"
    outside = high < even * (1 - BAND) or low > even * (1 + BAND)
    return f"**{told}**" if outside else told


def overview(found: Columns) -> Iterator[str]:
    parts = list(found.values())
    yield from head("", list(found))
    yield line("games", *[f"{len(part.rows):,}" for part in parts])
    yield line("turns, mean", *[f"{sum(part.turns) / len(part.turns):.1f}" for part in parts])
    for place in range(1, max(part.rows[0].players for part in parts) + 1):
        shares = [
            percent(part.places[str(place)], 1 / part.rows[0].players)
            if str(place) in part.places
            else ""
            for part in parts
        ]
        yield line(f"victories of player {place} in order, %", *shares)
    for cause in sorted({cause for part in parts for cause in part.causes}):
        shares = [f"{100 * part.causes[cause] / len(part.rows):.1f}" for part in parts]
        yield line(f"ended by {cause or 'nobody'}, %", *shares)


def factions(found: Columns, speaker: Speaker) -> Iterator[str]:
    yield from head("faction: victories in %", list(found))
    names = sorted({name for part in found.values() for name in part.factions})
    for name in names:
        cells = [
            percent(part.factions[name], 1 / part.rows[0].players) if name in part.factions else ""
            for part in found.values()
        ]
        yield line(speaker.faction_name(name), *cells)


def taken(part: RowSet) -> dict[str, int]:
    """In how many games each card was taken by anybody."""
    counts: dict[str, int] = {}
    for row in part.rows:
        for card in {one.card for one in row.bought}:
            counts[card] = counts.get(card, 0) + 1
    return counts


def extremes(found: Columns, speaker: Speaker) -> Iterator[str]:
    """The cards that are taken least and most often."""
    yield from head("cards", ["kinds taken", "least often, % of games", "most often, % of games"])
    for title, part in found.items():
        counts = sorted(taken(part).items(), key=lambda each: each[1])
        share = 100 / len(part.rows)
        least, most = (
            ", ".join(f"{speaker.card_name(card)} {count * share:.1f}" for card, count in some)
            for some in (counts[:3], counts[::-1][:3])
        )
        yield line(title, str(len(counts)), least, most)


def lifts(part: RowSet, speaker: Speaker) -> Iterator[str]:
    """The best and the worst cards to take, as far as their takers' results tell."""
    known = part.lifts(FEWEST)
    yield from head("card", ["games", "lift in points"])
    for one in known if len(known) <= 2 * SHOWN else [*known[:SHOWN], *known[-SHOWN:]]:
        yield line(speaker.card_name(one.card), str(one.games), points(one.gain))
    yield line("all cards", str(len(part.rows)), points(part.average_lift()))


def points(mean: Mean) -> str:
    return f"{100 * mean.value:+.1f} ({100 * mean.low:+.1f} to {100 * mean.high:+.1f})"


def tables(rows: RowSet) -> Iterator[str]:
    found = columns(rows)
    speaker = Speaker(load_game(rows.rows[0].game), "en")
    yield from overview(found)
    yield ""
    yield from factions(found, speaker)
    yield ""
    yield from extremes(found, speaker)
    for title, part in found.items():
        if part.rows[0].players == min(each.rows[0].players for each in found.values()):
            yield f"\n{title}:\n"
            yield from lifts(part, speaker)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.studies", description=__doc__)
    parser.add_argument("folders", nargs="+", type=Path, help="results of `stormark lab run`")
    chosen = parser.parse_args()
    rows = {row.id: row for folder in chosen.folders for row in read_rows(folder)}
    for each in tables(RowSet(list(rows.values()))):
        print(each)


if __name__ == "__main__":
    main()
