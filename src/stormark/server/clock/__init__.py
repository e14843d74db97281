"""The clocks of a table: how long each seat may think.  No rule of a game reads them.

All times are whole milliseconds handed in by the caller, so the clocks of a match follow from
their settings and the records of its log alone.
"""

from stormark.server.clock.clock import Clock
from stormark.server.clock.seat import Question
from stormark.server.clock.settings import ClockSettings

__all__ = ["Clock", "ClockSettings", "Question"]
