"""Notes about a pack that can be played: where a text tells other numbers than its effect."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from stormark.games.registry import load_game, pack_format
from stormark.i18n import Catalogue
from stormark.text import Speaker


def note_lines(catalogue: Catalogue, game: str, file: Path) -> Iterator[str]:
    """Every note, and below it the effect in words, to compare with the text."""
    form = pack_format(game)
    tables = form.tables(file)
    notes = form.notes(tables, file.name)
    labels = Speaker(load_game(game, file), catalogue.lang).labels() if notes else {}
    for note in notes:
        section, entry, _ = note.path.split(".")
        card = tables[section][entry]
        yield f"{note.place}: {catalogue.t(note.message, **note.params)}"
        items = "; ".join(effect_words(labels, item) for item in card["effect"])
        yield f"  {catalogue.t('cli-pack-effect', text=items)}"


def effect_words(labels: Mapping[str, Mapping[str, str]], item: Mapping[str, Any]) -> str:
    """An item of an effect in short: when, what, how much, for how long, at what price."""
    trigger = item.get("trigger", "")
    words = [labels["op"].get(item["op"], item["op"]), _amount(item)]
    until = item.get("until", "")
    if until:
        words.append(f"({labels['until'].get(until, until)})")
    words += [f"− {value} {what}" for what, value in item.get("pay", {}).items()]
    inner = [effect_words(labels, one) for option in _nested(item) for one in option]
    said = " ".join(word for word in words if word) + (f" [{' / '.join(inner)}]" if inner else "")
    return f"{labels['moment'].get(trigger, trigger)}: {said}" if trigger else said


def _amount(item: Mapping[str, Any]) -> str:
    for key in ("amount", "count", "dice", "max"):
        value = item.get(key)
        if isinstance(value, Mapping):
            return f"{value['each']:+} × {value['per']}"
        if isinstance(value, int):
            return f"{value:+}" if key == "amount" else str(value)
    return ""


def _nested(item: Mapping[str, Any]) -> list[Any]:
    results = item.get("results", {})
    return [*item.get("options", []), *results.values()]
