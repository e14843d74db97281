"""When one's turns end, as a calendar that other programs read."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from icalendar import Calendar, Event

from stormark import __version__
from stormark.server.protocol.localizer import problem_in_words
from stormark.server.reminders.words import words_of
from stormark.server.storage.tables import TableRow
from stormark.server.storage.turns import TurnRow

LASTS = timedelta(minutes=15)  # how long an entry is drawn


def calendar_of(found: Sequence[tuple[TurnRow, TableRow]], lang: str, url: str, at: int) -> bytes:
    """An entry for each turn that has an end."""
    calendar = Calendar()
    calendar.add("prodid", f"-//Stormark//{__version__}//{lang.upper()}")
    calendar.add("version", "2.0")
    calendar.add("x-wr-calname", "Stormark")
    for turn, table in found:
        if turn.expires_at is None:
            continue
        words = words_of(table, turn.seat)
        event = Event()
        event.add("uid", f"{table.id}-{turn.seat}-{turn.since}@stormark")
        event.add("dtstamp", _moment(at))
        event.add("dtstart", _moment(turn.expires_at) - LASTS)
        event.add("dtend", _moment(turn.expires_at))
        event.add("summary", problem_in_words(lang, "calendar-turn-ends", words))
        event.add("url", f"{url}/table/{table.id}")
        calendar.add_component(event)
    return bytes(calendar.to_ical())


def _moment(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds // 1_000, UTC)
