"""The form of a card of Battalia: whatever the base pack says of it and no rule fixes.

Factions are the same but for their names, so that is what their form has; a new one has a home.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from stormark.games.battalia.pack.allowed import OneOf, Range, kind_of
from stormark.games.battalia.pack.build import is_mark
from stormark.games.battalia.pack.check import NAME_LENGTH, TEXTS, base_data
from stormark.games.battalia.pack.format import CARDS
from stormark.games.battalia.pack.newcomers import HOMES, ID, NAMED, TAKEN
from stormark.games.battalia.pack.newcomers import SECTION as FACTIONS
from stormark.games.battalia.trial import SECTIONS
from stormark.i18n import Catalogue
from stormark.kernel.languages import LANGUAGES
from stormark.kernel.packs.differences import flat
from stormark.kernel.packs.fields import TEXT_LENGTH
from stormark.text.form import FormField, FormSection, PackForm, Word

GROUPS = ("die", "questions")  # with fields that differ from card to card


def battalia_form(catalogue: Catalogue) -> PackForm:
    cards = tuple(_section(catalogue, section) for section in CARDS)
    return PackForm((*cards, _factions(catalogue)))


def _factions(catalogue: Catalogue) -> FormSection:
    terrains: Mapping[str, Any] = base_data()["terrains"]
    homes = tuple(Word(word, terrains[word][catalogue.lang]) for word in HOMES)
    terrain = catalogue.t("form-terrain")
    fields = (
        *(_said(catalogue, "", [], lang) for lang in LANGUAGES),
        FormField("terrain", terrain, "word", words=homes, fresh=True, needed=True),
        *(_said(catalogue, "", [name], lang) for name in NAMED for lang in LANGUAGES),
    )
    return FormSection(
        FACTIONS,
        catalogue.t("form-factions"),
        fields,
        open=True,
        trial=FACTIONS in SECTIONS,
        of="faction",
        kept=True,
        blank={"terrain": HOMES[0]},
        digits=ID.fullmatch("a1") is not None,
        taken=TAKEN,
    )


def _section(catalogue: Catalogue, section: str) -> FormSection:
    entries: Mapping[str, Any] = base_data()[section]
    fields = tuple(
        field
        for entry, card in entries.items()
        for field in _fields(catalogue, section, entry, card)
    )
    label = catalogue.t(f"form-{section}")
    return FormSection(section, label, fields, open=False, trial=section in SECTIONS)


def _fields(
    catalogue: Catalogue, section: str, entry: str, card: Mapping[str, Any]
) -> Iterator[FormField]:
    """Names first, then numbers and words, then sentences."""
    numbers: list[FormField] = []
    sentences: list[FormField] = []
    for path in flat(card):
        *outer, last = path.split(".")
        if last in LANGUAGES:
            field = _said(catalogue, entry, outer, last)
            if field.kind == "text":
                yield field
            else:
                sentences.append(field)
            continue
        kind = kind_of(f"{section}.{entry}.{path}")
        if is_mark(last):
            continue
        if isinstance(kind, Range):
            label = _label(catalogue, path)
            low, high = kind
            numbers.append(FormField(path, label, "number", low=low, high=high, entry=entry))
        elif isinstance(kind, OneOf):
            words = tuple(Word(word, catalogue.t(f"form-word-{word}")) for word in kind.words)
            label = _label(catalogue, path)
            numbers.append(FormField(path, label, "word", words=words, entry=entry))
    yield from numbers
    yield from sentences


def _said(catalogue: Catalogue, entry: str, outer: list[str], lang: str) -> FormField:
    path = ".".join((*outer, lang))
    label = _label(catalogue, ".".join(outer)) if outer else catalogue.t("form-name")
    if any(key in TEXTS for key in outer):
        return FormField(path, label, "lines", limit=TEXT_LENGTH, lang=lang, entry=entry)
    return FormField(path, label, "text", limit=NAME_LENGTH, lang=lang, entry=entry)


def _label(catalogue: Catalogue, path: str) -> str:
    """What a field is called; those of a group that are counted or named share a label."""
    group, _, last = path.rpartition(".")
    if group in GROUPS:
        return catalogue.t(f"form-{group}", what=last)
    return catalogue.t(f"form-{path.replace('.', '-')}")
