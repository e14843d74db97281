"""Effects of Xibalba's cards as flowing text."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from stormark.games.registry import pack_format
from stormark.games.xibalba.effects.conditions import CONDITIONS
from stormark.games.xibalba.effects.operation import Operation
from stormark.games.xibalba.effects.registry import OPERATIONS
from stormark.games.xibalba.effects.words import (
    ANY_CARD,
    COUNTERS,
    DIE_FACES,
    DURATIONS,
    PAY,
    TRIGGERS,
    Param,
    Value,
)
from stormark.i18n import translator
from stormark.kernel.languages import LANGUAGES
from stormark.text.told import notes_of, told_card, told_cards
from stormark.text.xibalba.told.compared import named_in

SAMPLES = tomllib.loads(Path(__file__).with_name("told_samples.toml").read_text(encoding="utf-8"))
GAP = "…"
WRONG: tuple[Any, ...] = (None, "wrong", [], {}, True, 2, [[]], [{}], {"per": 1})
Item = dict[str, Any]
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def told(lang: str, *effect: object, kind: str = "civilian", phase: str = "PERMANENT") -> str:
    return told_card("xibalba", lang, {"type": kind, "phase": phase, "effect": list(effect)})


def values(value: Value) -> Iterator[Any]:
    """Everything that sounds different: every word, one and several, more and less."""
    yield from value.words
    if value.high >= value.low:
        yield from (one for one in (-2, -1, 1, 2) if value.low <= one <= value.high)
    if value.scaled:
        yield from ({"per": counter, "each": 2, "max": 4} for counter in COUNTERS)
    if value.true_only:
        yield True


def first(param: Param) -> Any:
    return next(values(param.value))


def written(operation: type[Operation]) -> Item:
    """An item of an operation, with what it cannot do without."""
    item: Item = {"op": operation.word, **({"what": operation.what} if operation.what else {})}
    for name, param in operation.params.items():
        if param.default is None:
            item[name] = first(param)
    if operation.nested == "options":
        item["options"] = [[{"op": "paragon", "amount": 1}], []]
    if operation.nested == "results":
        item["results"] = {"blank": [{"op": "paragon", "amount": 1}]}
    return item


def is_told(text: str) -> bool:
    """Whole sentences without gaps and without words of packs."""
    codes = re.search(r"[a-z]_|\{|\}|\$|  |,,|,\.| [.,;:]", text)
    return not codes and GAP not in text and text[-1:] == "." and text[:1] == text[:1].upper()


@every_language
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: f"{one.word}-{one.what}")
def test_every_operation_is_told_with_every_word_it_knows(
    lang: str, operation: type[Operation]
) -> None:
    plain = written(operation)
    items = [plain]
    for name, param in operation.params.items():
        items += [{**plain, name: value} for value in values(param.value)]
    for item in items:
        for kind, phase in (("soldier", "ACTION"), ("structure", "ACTION"), ("event", "ACTION")):
            text = told(lang, item, kind=kind, phase=phase)
            assert is_told(text), (item, text)


@every_language
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: f"{one.word}-{one.what}")
def test_players_may_do_or_pay_for_every_operation(lang: str, operation: type[Operation]) -> None:
    plain = {**written(operation), "trigger": "attack"}
    may = {"en": "you may ", "de": "darfst du "}[lang]
    for more in ({"optional": True}, {"optional": True, "pay": {"resources": 2}}):
        text = told(lang, {**plain, **more}, kind="soldier", phase="ACTION")
        assert is_told(text), text
        assert may in text


@every_language
@pytest.mark.parametrize("trigger", TRIGGERS)
@pytest.mark.parametrize("kind", ["soldier", "civilian"])
def test_every_moment_is_told_and_so_is_its_first_time(lang: str, trigger: str, kind: str) -> None:
    item = {"op": "resources", "amount": 1, "trigger": trigger}
    plain = told(lang, item, kind=kind)
    once = told(lang, {**item, "if": {"first_time": True}}, kind=kind)
    assert is_told(plain), plain
    assert is_told(once), once
    first_time = {"en": "The first time each turn", "de": "in einem Zug zum ersten Mal"}[lang]
    assert first_time in once
    assert first_time not in plain


@every_language
def test_the_kind_of_a_bought_card_is_told(lang: str) -> None:
    texts = {
        told(lang, {"op": "resources", "amount": 1, "trigger": "buy", "kind": other})
        for other in ANY_CARD.words
    }
    assert len(texts) == len(ANY_CARD.words)
    assert all(is_told(text) for text in texts)


@every_language
@pytest.mark.parametrize("word", CONDITIONS)
def test_every_condition_is_told_with_every_value(lang: str, word: str) -> None:
    without = told(lang, {"op": "resources", "amount": 1, "who": "each_opponent"})
    texts = []
    for value in values(CONDITIONS[word].value):
        item = {"op": "resources", "amount": 1, "who": "each_opponent", "if": {word: value}}
        texts += [told(lang, item), told(lang, {**item, "trigger": "attack"}, kind="soldier")]
    assert texts
    assert len(set(texts)) == len(texts)
    assert all(is_told(text) and text != without for text in texts), texts


@every_language
def test_every_duration_is_told(lang: str) -> None:
    item = {"op": "rerolls", "amount": 1}
    texts = {told(lang, {**item, "until": until}, kind="event") for until in DURATIONS}
    assert len(texts) == len(DURATIONS)
    assert all(is_told(text) for text in texts)


@every_language
@pytest.mark.parametrize("word", PAY)
def test_every_price_is_told(lang: str, word: str) -> None:
    for value in values(PAY[word]):
        paid = {"op": "paragon", "amount": 1, "pay": {word: value}}
        outside = told(lang, paid, phase="ACTION")
        choice = {"op": "choose", "options": [[paid], [{"op": "resources", "amount": 1}]]}
        inside = told(lang, choice, phase="ACTION")
        assert is_told(outside), outside
        assert is_told(inside), inside
        assert isinstance(value, str) or (str(value) in outside and str(value) in inside)


@every_language
@pytest.mark.parametrize("limit", [1, 2, 9])
def test_limits_are_told(lang: str, limit: int) -> None:
    text = told(lang, {"op": "resources", "amount": 3, "trigger": "harvest", "limit": limit})
    assert is_told(text)
    assert limit == 1 or str(limit) in text


@every_language
@pytest.mark.parametrize("die", DIE_FACES)
def test_every_face_of_a_roll_is_told(lang: str, die: str) -> None:
    results = {
        face: [{"op": "resources", "amount": number + 1}]
        for number, face in enumerate(DIE_FACES[die])
    }
    text = told(lang, {"op": "gamble", "die": die, "results": results}, phase="EFFECT")
    assert is_told(text), text
    assert all(str(number + 1) in text for number in range(len(DIE_FACES[die])))


def base() -> Mapping[str, Any]:
    return pack_format("xibalba").tables(None)["cards"]


@every_language
def test_every_card_of_the_base_pack_is_told_in_whole_sentences(lang: str) -> None:
    texts = {name: told_card("xibalba", lang, card) for name, card in base().items()}
    assert {name: text for name, text in texts.items() if not is_told(text)} == {}


@every_language
@pytest.mark.parametrize("card", SAMPLES)
def test_cards_are_told_as_a_card_would_say_it(lang: str, card: str) -> None:
    assert told_card("xibalba", lang, base()[card]) == SAMPLES[card][lang]


def test_what_is_missing_leaves_a_gap() -> None:
    assert told("en", {"op": "resources"}) == "Gain … resources."
    assert told("de", {"op": "resources", "amount": "x"}) == "Du erhältst … Ressourcen."
    assert told("en", {"op": "add_symbol", "count": 2}) == "Symbol for the action pool …."
    assert told("en", {"op": "what"}) == "…."
    later = {"op": "paragon", "amount": 1, "trigger": "soon"}
    assert told("en", later) == "…, gain 1 Paragon."
    unpaid = {"op": "paragon", "amount": 1, "optional": True, "pay": {"luck": 1}}
    assert told("en", unpaid, phase="EFFECT") == "You may …: gain 1 Paragon."
    assert told("en", {"op": "choose", "options": [[], []]}, phase="EFFECT") == (
        "Choose one: nothing happens; or nothing happens."
    )
    assert told_card("xibalba", "en", {}) == ""
    assert told_card("xibalba", "en", {"effect": "todo"}) == (
        "The players resolve the text of this card themselves, by agreement."
    )


def test_nobody_may_do_what_others_suffer() -> None:
    item = {"op": "resources", "who": "each_opponent", "amount": -1, "optional": True}
    assert told("en", {**item, "trigger": "harvest"}) == (
        "When you harvest, you may use this effect: each opponent loses 1 resource."
    )
    assert told("de", {**item, "trigger": "harvest"}) == (
        "Wenn du aberntest, darfst du diesen Effekt nutzen; dann verliert jeder Gegner 1 Ressource."
    )
    chosen = {"op": "destroy_addon", "from": "all", "kind": "any", "count": 1, "chooser": "owner"}
    assert told("en", {**chosen, "optional": True}, phase="EFFECT") == (
        "You may use this effect: every player, including you, destroys one of their add-on cards."
    )


def test_a_face_that_counts_on_a_condition_says_so() -> None:
    bad = {"op": "resources", "amount": -1, "if": {"ark": "you"}}
    roll = {"op": "gamble", "die": "resource", "results": {"blank": [bad]}}
    assert told("en", roll, phase="EFFECT") == (
        "Roll one resource die: on a blank, if you control the Ark, lose 1 resource."
    )
    assert told("de", roll, phase="EFFECT") == (
        "Du wirfst einen Ressourcenwürfel; bei einer Leerseite, falls du die Arche "
        "kontrollierst, verlierst du 1 Ressource."
    )


def broken(value: Any) -> Iterator[Any]:
    """Every way in which one thing can be missing, or be something else."""
    if isinstance(value, Mapping):
        for key in value:
            yield {other: one for other, one in value.items() if other != key}
            for wrong in WRONG:
                yield {**value, key: wrong}
            yield from ({**value, key: inner} for inner in broken(value[key]))
    elif isinstance(value, list):
        for index, one in enumerate(value):
            yield from ([*value[:index], inner, *value[index + 1 :]] for inner in broken(one))


def test_unfinished_effects_are_told_as_far_as_they_go() -> None:
    items = [written(operation) for operation in OPERATIONS]
    full = {
        "trigger": "buy",
        "kind": "soldier",
        "if": {"location": "ark", "first_time": True, "target_has_more_resources": True},
        "pay": {"resources": 1, "sacrifice": "this"},
        "limit": 1,
        "optional": True,
        "until": "turn_end",
    }
    items += [{**deepcopy(full), **item} for item in items]
    for item in items:
        for wrong in broken(item):
            assert isinstance(told("en", wrong, wrong, kind="soldier"), str)
    for lang in LANGUAGES:
        for wrong in broken({"type": "soldier", "phase": "ACTION", "effect": items[:1]}):
            assert isinstance(told_card("xibalba", lang, wrong), str)


def test_the_cards_of_a_pack_are_told_by_their_places() -> None:
    tables = pack_format("xibalba").tables(None)
    assert told_cards("xibalba", tables)["cards.bastion_wall"] == {
        "en": "Your base has +2 Resistance.",
        "de": "Deine Basis hat +2 Widerstand.",
    }
    assert told_cards("battalia", pack_format("battalia").tables(None)) == {}


def test_texts_of_the_base_pack_speak_of_what_their_effects_do() -> None:
    for game in ("xibalba", "battalia"):
        assert notes_of(game, pack_format(game).tables(None), "base") == []


def test_a_word_within_another_one_is_not_that_thing() -> None:
    assert named_in(translator("en", "xibalba"), "A market of marks in the ark.") == ["Ark"]
    assert named_in(translator("de", "xibalba"), "Wirf 2 Paragonwürfel: +2 Gesamtstärke.") == [
        "Stärke"
    ]


def test_a_text_that_speaks_of_something_else_is_noted() -> None:
    tables = pack_format("xibalba").tables(None)
    card = {**tables["cards"]["awakening"], "text_en": "Each opponent loses 1 resource."}
    del card["text_de"]  # one language is enough
    cards = {"awakening": card, "todo": {**card, "effect": "todo"}}
    (note,) = notes_of("xibalba", {**tables, "cards": cards}, "my.toml")
    assert (note.message, note.place) == (
        "pack-text-things",
        "my.toml: cards.awakening.text_en",
    )
    assert note.params == {"missing": "Paragon", "extra": "resource"}
