"""The forms of cards and factions of Xibalba, as far as the checker of packs allows them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict
from typing import Any

from stormark.games.xibalba.effects.words import CARD_TYPES, COMMON_ACTIONS, PHASES
from stormark.games.xibalba.pack import PACK_FORMAT, TODO
from stormark.games.xibalba.pack.build import REFERENCE_ACTION_COSTS, REFERENCE_LEVELS
from stormark.games.xibalba.pack.cards import RANGES, SOLDIER_VALUES, TEXTS
from stormark.games.xibalba.pack.sections import (
    ACTION_COST_RANGE,
    FACTION_TEXTS,
    GROWING,
    LEVEL_RANGE,
    UPGRADE_COSTS,
)
from stormark.i18n import Catalogue
from stormark.kernel.languages import LANGUAGES
from stormark.text.form import FieldKind, FormField, FormSection, PackForm, Word
from stormark.text.xibalba.effect_form import effect_form

NUMBERS = ("cost", *SOLDIER_VALUES, "copies")
DEFAULTS = {"copies": 1}
LONG = 100  # letters from which on a text gets several lines


def xibalba_form(catalogue: Catalogue) -> PackForm:
    return PackForm((_cards(catalogue), _factions(catalogue)), effect_form(catalogue))


def _cards(catalogue: Catalogue) -> FormSection:
    t = catalogue.t
    todo = Word(TODO, t("form-todo"))
    fields = (
        *_said(catalogue, "name", TEXTS),
        FormField("faction", t("form-faction"), "faction", needed=True),
        _chosen(catalogue, "type", "type", CARD_TYPES),
        _chosen(catalogue, "phase", "tag", PHASES),
        *(_number(catalogue, name) for name in NUMBERS),
        FormField("effect", t("form-effect"), "effect", words=(todo,), needed=True),
        *_said(catalogue, "text", TEXTS),
    )
    return FormSection("cards", t("form-cards"), fields, open=True, trial=True)


def _factions(catalogue: Catalogue) -> FormSection:
    """Cards need their factions, so those of the game stay; others come beside them."""
    t = catalogue.t
    fields = (
        *_said(catalogue, "name", FACTION_TEXTS),
        FormField("board", t("form-board"), "board", needed=True),
        *_said(catalogue, "blurb", FACTION_TEXTS),
        *(field for level in UPGRADE_COSTS for field in _level(catalogue, level)),
        *(_price(catalogue, action) for action in COMMON_ACTIONS),
    )
    blank: Mapping[str, Any] = {
        "levels": [asdict(level) for level in REFERENCE_LEVELS],
        "action_costs": dict(REFERENCE_ACTION_COSTS),
    }
    return FormSection(
        "factions",
        t("form-factions"),
        fields,
        open=True,
        trial=True,
        of="faction",
        kept=True,
        blank=blank,
    )


def _level(catalogue: Catalogue, level: int) -> Iterator[FormField]:
    """What a base has at a level; nothing is paid for the first (X-BASE-02)."""
    values = asdict(REFERENCE_LEVELS[level - 1])
    ranges = {**dict.fromkeys(GROWING, LEVEL_RANGE), "upgrade_cost": UPGRADE_COSTS[level]}
    for name, (low, high) in ranges.items():
        if low == high:
            continue
        yield FormField(
            f"levels[{level - 1}].{name}",
            catalogue.t(f"form-{name}"),
            "number",
            low=low,
            high=high,
            group=catalogue.t("form-level", level=level),
            default=values[name],
        )


def _price(catalogue: Catalogue, action: str) -> FormField:
    low, high = ACTION_COST_RANGE
    return FormField(
        f"action_costs.{action}",
        catalogue.t(f"action-name-{action}"),
        "number",
        low=low,
        high=high,
        group=catalogue.t("form-action_costs"),
        default=REFERENCE_ACTION_COSTS[action],
    )


def _said(catalogue: Catalogue, stem: str, limits: Mapping[str, int]) -> Iterator[FormField]:
    """A name or text: one language is enough, so none of them is needed by itself."""
    label, limit = catalogue.t(f"form-{stem}"), limits[stem]
    kind: FieldKind = "lines" if limit > LONG else "text"
    for lang in LANGUAGES:
        told = stem == PACK_FORMAT.told
        yield FormField(f"{stem}_{lang}", label, kind, limit=limit, lang=lang, told=told)


def _chosen(catalogue: Catalogue, name: str, group: str, words: tuple[str, ...]) -> FormField:
    labels = tuple(Word(word, catalogue.t(f"{group}-{word}")) for word in words)
    return FormField(name, catalogue.t(f"form-{name}"), "word", words=labels, needed=True)


def _number(catalogue: Catalogue, name: str) -> FormField:
    low, high = RANGES[name]
    default = DEFAULTS.get(name)
    return FormField(
        name,
        catalogue.t(f"form-{name}"),
        "number",
        low=low,
        high=high,
        types=("soldier",) if name in SOLDIER_VALUES else (),
        needed=default is None,
        default=default,
    )
