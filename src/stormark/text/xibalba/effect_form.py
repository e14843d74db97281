"""The form of an effect: the vocabulary as the operations of the rules declare it, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.effects.conditions import CONDITIONS
from stormark.games.xibalba.effects.operation import Operation
from stormark.games.xibalba.effects.registry import OPERATIONS
from stormark.games.xibalba.effects.words import (
    COUNTERS,
    DIE_FACES,
    DURATIONS,
    LIMIT,
    PAY,
    TRIGGER_PARAMS,
    TRIGGERS,
    TRUE,
    WHO,
    Param,
    Value,
)
from stormark.games.xibalba.words import FACES
from stormark.i18n import Catalogue
from stormark.text.form import EffectForm, FieldKind, FormField, OperationForm, Word

TYPES = dict.fromkeys(V.TYPE_WORDS, "type")
FACE_CODES = {word: code for word, code in zip(V.FACE_WORDS, FACES, strict=True) if word != "blank"}
# Groups of messages that name the words of a parameter; all other words have one of their own.
GROUPS: Mapping[str, Mapping[str, str]] = {
    **dict.fromkeys(("kind", "cards", "deck"), TYPES),
    "die": dict.fromkeys(V.DIE_WORDS, "die"),
    "action": dict.fromkeys(V.ACTION_WORDS, "action-name"),
    "phase": dict.fromkeys(V.TAG_WORDS, "tag"),
}
OF_FACES = ("symbol", "face", "from", "to")


def effect_form(catalogue: Catalogue) -> EffectForm:
    t = catalogue.t
    return EffectForm(
        operations=tuple(_operation(catalogue, operation) for operation in OPERATIONS),
        triggers=_words(catalogue, "moment", TRIGGERS),
        trigger_fields={
            trigger: _params(catalogue, params) for trigger, params in TRIGGER_PARAMS.items()
        },
        conditions=tuple(
            _field(catalogue, word, f"form-if-{word}", condition.value)
            for word, condition in CONDITIONS.items()
        ),
        prices=tuple(_field(catalogue, word, f"form-pay-{word}", PAY[word]) for word in PAY),
        until=_words(catalogue, "until", DURATIONS),
        limit=_field(catalogue, "limit", "form-limit", LIMIT),
        optional=FormField("optional", t("form-optional"), "switch"),
        counters=_words(catalogue, "form-per", COUNTERS),
        faces={
            die: tuple(Word(face, _word(catalogue, "face", face)) for face in faces)
            for die, faces in DIE_FACES.items()
        },
    )


def _operation(catalogue: Catalogue, operation: type[Operation]) -> OperationForm:
    label = catalogue.t(f"op-{operation.word}")
    if operation.what:
        label = f"{label}: {catalogue.t(f'form-what-{operation.what}')}"
    return OperationForm(
        operation.word,
        operation.what,
        label,
        _params(catalogue, operation.params),
        operation.nested,
        operation.lasting,
    )


def _params(catalogue: Catalogue, params: Mapping[str, Param]) -> tuple[FormField, ...]:
    return tuple(
        _field(catalogue, name, f"form-param-{name}", param.value, param.default)
        for name, param in params.items()
    )


def _field(
    catalogue: Catalogue, name: str, label: str, value: Value, default: int | str | None = None
) -> FormField:
    kind: FieldKind = "number" if value.high >= value.low else "word"
    return FormField(
        name,
        catalogue.t(label),
        "switch" if value is TRUE else kind,
        low=value.low,
        high=value.high,
        words=tuple(Word(word, _word(catalogue, name, word)) for word in value.words),
        needed=default is None,
        default=default or None,
        counted=value.scaled,
    )


def _words(catalogue: Catalogue, group: str, words: Sequence[str]) -> tuple[Word, ...]:
    return tuple(Word(word, catalogue.t(f"{group}-{word}")) for word in words)


def _word(catalogue: Catalogue, name: str, word: str) -> str:
    """A word of a parameter: the same one can name a die, its face, or a player."""
    if word in GROUPS.get(name, {}):
        return catalogue.t(f"{GROUPS[name][word]}-{word}")
    if name in OF_FACES and word in FACE_CODES:
        return catalogue.t(f"face-{FACE_CODES[word]}")
    return catalogue.t(f"form-who-{word}" if word in WHO else f"form-word-{word}")
