"""What a match was like: values over time, dice against their expectation, turns."""

from stormark.lab.analysis.account import Account, of_replay
from stormark.lab.analysis.analyse import Analysis, analyse

__all__ = ["Account", "Analysis", "analyse", "of_replay"]
