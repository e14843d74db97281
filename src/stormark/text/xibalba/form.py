"""The form of a card of Xibalba: its fields, as far as the checker of packs allows them."""

from __future__ import annotations

from collections.abc import Iterator

from stormark.games.xibalba.effects.words import CARD_TYPES, PHASES
from stormark.games.xibalba.pack import PACK_FORMAT, TODO
from stormark.games.xibalba.pack.cards import RANGES, SOLDIER_VALUES, TEXTS
from stormark.i18n import Catalogue
from stormark.kernel.languages import LANGUAGES
from stormark.text.form import FieldKind, FormField, FormSection, PackForm, Word
from stormark.text.xibalba.effect_form import effect_form

NUMBERS = ("cost", *SOLDIER_VALUES, "copies")
DEFAULTS = {"copies": 1}
LONG = 100  # letters from which on a text gets several lines


def xibalba_form(catalogue: Catalogue) -> PackForm:
    t = catalogue.t
    todo = Word(TODO, t("form-todo"))
    fields = (
        *_said(catalogue, "name"),
        FormField("faction", t("form-faction"), "faction", needed=True),
        _chosen(catalogue, "type", "type", CARD_TYPES),
        _chosen(catalogue, "phase", "tag", PHASES),
        *(_number(catalogue, name) for name in NUMBERS),
        FormField("effect", t("form-effect"), "effect", words=(todo,), needed=True),
        *_said(catalogue, "text"),
    )
    cards = FormSection("cards", t("form-cards"), fields, open=True, trial=True)
    return PackForm((cards,), effect_form(catalogue))


def _said(catalogue: Catalogue, stem: str) -> Iterator[FormField]:
    """A name or text: one language is enough, so none of them is needed by itself."""
    label, limit = catalogue.t(f"form-{stem}"), TEXTS[stem]
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
