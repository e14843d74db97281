"""Looking up rules, cards and words."""

from __future__ import annotations

from typing import Final

from stormark.text import Speaker

MOST: Final = 3


def found_texts(speaker: Speaker, query: str) -> list[str]:
    """What a query finds, as lines: whole texts of the best matches, titles of the others."""
    found = speaker.lookup(query)
    if not found:
        return nothing_found(speaker, query)
    lines: list[str] = []
    for entry in found[:MOST]:
        text = entry.text.removeprefix(f"{entry.title}\n")  # cards begin with their name
        lines += ["", entry.title, *(f"  {line}" for line in text.splitlines())]
    rest = [entry.title for entry in found[MOST:]]
    if rest:
        lines += ["", speaker.catalogue.t("cli-lookup-more", titles=", ".join(rest[:20]))]
    return lines[1:]


def nothing_found(speaker: Speaker, query: str) -> list[str]:
    lines = [speaker.catalogue.t("cli-lookup-nothing", query=query)]
    near = speaker.suggestions(query)
    if near:
        lines.append(speaker.catalogue.t("cli-lookup-near", near=", ".join(near)))
    return lines


def all_rules(speaker: Speaker) -> list[str]:
    """Every rule and ruling in the order of the rulebook."""
    return [
        f"{rule}: {speaker.rule(rule)}"
        for rule in speaker.catalogue.ids("X-")
        if speaker.rule(rule) is not None
    ]
