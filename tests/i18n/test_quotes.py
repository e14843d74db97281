"""What is quoted within a quotation has other marks."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax import ast as ftl

from stormark.i18n import LANGUAGES, Catalogue
from stormark.i18n.quotes import OUTER, nested
from stormark.i18n.sources import PACKAGE
from tests.i18n.ftl import messages
from tests.i18n.samples import entries, patterns, said, selections

each_language = pytest.mark.parametrize("lang", LANGUAGES)


def deepest(text: str, lang: str) -> int:
    """How often a mark of quotation opens within one of the same kind."""
    opening, closing = OUTER[lang]
    depth = most = 0
    for letter in text:
        depth += (letter == opening) - (letter == closing)
        most = max(most, depth)
    return most


def quoting(message: ftl.Message, lang: str) -> bool:
    text = FluentSerializer().serialize_entry(message)
    return re.search(rf"{OUTER[lang][0]}[^{OUTER[lang][1]}]*\{{ *\$", text) is not None


def test_marks_of_the_same_kind_within_one_another_are_seen() -> None:
    assert deepest("“Play “Lord”” is possible", "en") == 2
    assert deepest("„Spiele „Lord““ ist möglich", "de") == 2
    assert deepest("“Play ‘Lord’” and “Chief”", "en") == 1


@each_language
def test_a_message_that_quotes_a_sentence_that_quotes_takes_the_inner_marks(lang: str) -> None:
    quote = {"en": "Play “Lord”", "de": "Spiele „Lord“"}[lang]
    games = {name: Catalogue(lang, name) for name in ("xibalba", "battalia")}
    looked = 0
    wrong = {}
    for path, message in entries(lang):
        name = message.id.name
        if PACKAGE not in path.parents or not message.value or not quoting(message, lang):
            continue
        catalogue = next((c for game, c in games.items() if game in path.parts), games["xibalba"])
        variables = messages(lang, catalogue.game)[name].variables
        for chosen in selections(message):
            text = catalogue.t(name, **{**dict.fromkeys(variables, quote), **chosen})
            looked += 1
            if deepest(text, lang) > 1:
                wrong[name] = text
    assert wrong == {}
    assert looked > 100


@each_language
def test_no_message_itself_nests_marks_of_the_same_kind(lang: str) -> None:
    texts = {
        message.id.name: way
        for _, message in entries(lang)
        for pattern in patterns(message)
        for way in said(pattern, {})
    }
    assert {name: way for name, way in texts.items() if nested(way, lang) != way} == {}
