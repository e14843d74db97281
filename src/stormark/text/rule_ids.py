"""Ids of rules: as people write them, and as messages are called.

Fluent allows no dots in the ids of messages, so `B-STORM-E01.1` is stored as `B-STORM-E01-1`.
"""

from __future__ import annotations

import re

PART = re.compile(r"(-E?\d+)-(\d+)$")


def message_of(rule: str) -> str:
    """The message that holds the text of a rule.

    >>> message_of("b-storm-e01.1"), message_of("X-ARK-03")
    ('B-STORM-E01-1', 'X-ARK-03')
    """
    return rule.upper().replace(".", "-")


def rule_of(message: str) -> str:
    """The rule whose text a message holds.

    >>> rule_of("B-STORM-E01-1"), rule_of("B-END-12-1"), rule_of("X-ARK-03")
    ('B-STORM-E01.1', 'B-END-12.1', 'X-ARK-03')
    """
    return PART.sub(r"\1.\2", message)
