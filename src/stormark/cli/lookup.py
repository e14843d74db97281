"""Looking up rules, cards and words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stormark.text import Speaker

MOST: Final = 3


def found_texts(speaker: Speaker, query: str) -> list[str]:
    """What a query finds, as lines: whole texts of the best matches, titles of the others."""
    found = speaker.lookup(query)
    if not found:
        return nothing_found([speaker], query)
    lines: list[str] = []
    for entry in found[:MOST]:
        text = entry.text.removeprefix(f"{entry.title}\n")  # cards begin with their name
        lines += ["", entry.title, *(f"  {line}" for line in text.splitlines())]
    rest = [entry.title for entry in found[MOST:]]
    if rest:
        lines += ["", speaker.catalogue.t("cli-lookup-more", titles=", ".join(rest[:20]))]
    return lines[1:]


def nothing_found(speakers: Sequence[Speaker], query: str) -> list[str]:
    """That no game knows a query, and what may have been meant."""
    t = speakers[0].catalogue.t
    lines = [t("cli-lookup-nothing", query=query)]
    near = [title for speaker in speakers for title in speaker.suggestions(query)]
    if near:
        lines.append(t("cli-lookup-near", near=", ".join(near)))
    return lines


def all_rules(speaker: Speaker) -> list[str]:
    """Every rule and ruling in the order of the rulebook."""
    return [f"{rule}: {speaker.rule(rule)}" for rule in speaker.rules()]
