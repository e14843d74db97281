"""What bots did, as a table: a row for every habit, a column for every bot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from stormark.i18n import Catalogue, translator
from stormark.kernel.manifest import manifest

if TYPE_CHECKING:
    from stormark.lab.habits.tally import HabitTally

WIDEST: Final = 44  # the words of a habit
NARROWEST: Final = 9
CERTAIN: Final = "*"
TWO_DIGITS: Final = 10  # from here on one digit behind the point is enough


def report(
    catalogue: Catalogue, game: str, bots: Sequence[str], tally: HabitTally
) -> Iterator[str]:
    """Numbers for ten turns of one's own; a star marks what surely differs from the first bot."""
    from stormark.lab.manifest import LabManifest

    t = translator(catalogue.lang, game).t
    games = min((len(tally.games.get(bot, {})) for bot in bots), default=0)
    yield catalogue.t("habits-games", games=games, first=bots[0])
    yield ""
    columns = [max(NARROWEST, len(bot) + 1) for bot in bots]
    names = "".join(f"{bot:>{width}} " for bot, width in zip(bots, columns, strict=True))
    yield f"  {'':<{WIDEST}}{names}".rstrip()
    for word in manifest("lab", game, LabManifest).habits.words:
        cells = "".join(
            f"{_cell(tally, bot, bots[0], word):>{width + 1}}"
            for bot, width in zip(bots, columns, strict=True)
        )
        yield f"  {t(f'use-{word}'):<{WIDEST}}{cells}".rstrip()


def _cell(tally: HabitTally, bot: str, first: str, word: str) -> str:
    """A number with its mark; what never happened is easier seen as a dash."""
    rate = tally.rate(bot, word)
    if not rate:
        shown = "–"
    else:
        shown = f"{rate:.2f}" if rate < TWO_DIGITS else f"{rate:.1f}"
    return shown + (CERTAIN if tally.is_sure(bot, first, word) else " ")
