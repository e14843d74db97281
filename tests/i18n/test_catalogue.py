"""Catalogues say messages, and say clearly when they cannot."""

from __future__ import annotations

import subprocess
import sys

import pytest

from stormark.games.registry import NAMES
from stormark.i18n import LANGUAGES, Catalogue, MissingTextError, detect, translator
from stormark.i18n.sources import PACKAGE, sources
from tests.i18n.ftl import messages


def test_a_message_that_does_not_exist_is_an_error_and_not_its_id() -> None:
    with pytest.raises(MissingTextError, match="no message nobody-wrote-this"):
        Catalogue("en").t("nobody-wrote-this")


def test_a_message_that_cannot_be_filled_in_is_an_error_and_not_half_a_sentence() -> None:
    with pytest.raises(MissingTextError, match="field-missing cannot be filled in"):
        Catalogue("de").t("field-missing")


def test_an_attribute_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(MissingTextError, match=r"no text term-ark\.colour"):
        Catalogue("en", "xibalba").attribute("term-ark", "colour")


def test_a_term_has_a_name_and_a_meaning() -> None:
    german = Catalogue("de", "xibalba")
    assert german.t("term-warhost") == "Kampftrupp"
    assert german.attribute("term-warhost", "meaning").startswith("Der Platz auf einer Basis")


def test_plurals_follow_the_number() -> None:
    english = Catalogue("en", "xibalba")
    assert english.t("price-resources", number=1) == "1 resource"
    assert english.t("price-resources", number=0) == "0 resources"


def test_values_are_inserted_without_invisible_marks() -> None:
    assert Catalogue("en").t("quoted", text="Ark") == "“Ark”"


def test_a_message_may_refer_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue = Catalogue("en")
    texts = {"outer": "outer = { inner } and { -brand }\n", "inner": "inner = in\n"}
    monkeypatch.setattr(catalogue, "_sources", {**texts, "-brand": "-brand = Stormark\n"})
    assert catalogue.t("outer") == "in and Stormark"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_cutting_files_finds_what_the_parser_finds(lang: str, game: str) -> None:
    assert set(sources(lang, game)) == set(messages(lang, game))


def test_every_game_has_words_of_its_own() -> None:
    said = [Catalogue("en", game).t("cli-welcome", mode="", target=40) for game in NAMES]
    assert len(set(said)) == len(NAMES)
    assert not Catalogue("en").has("cli-welcome")


def test_ids_are_found_by_their_beginning() -> None:
    assert list(Catalogue("en", "xibalba").ids("mode-")) == ["mode-normal", "mode-apocalypse"]


def test_there_is_one_catalogue_per_language_and_game() -> None:
    assert translator("de") is translator("de")
    assert translator("de", "xibalba") is not translator("de", "battalia")
    assert translator("de").lang == "de"


def test_fluent_is_not_imported_before_something_is_said() -> None:
    program = (
        "import sys; from stormark.i18n import translator; "
        "assert translator('en').has('K-OVER-01'); "
        "assert not any(name.startswith('fluent') for name in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program], check=True, cwd=PACKAGE.parent)


@pytest.mark.parametrize(
    ("chosen", "environ", "language"),
    [
        ("de", {"LANG": "en_US.UTF-8"}, "de"),
        ("de-CH", {}, "de"),
        ("fr", {}, "en"),
        (None, {"STORMARK_LANG": "de", "LC_ALL": "en_GB", "LANG": "en_GB"}, "de"),
        (None, {"LC_ALL": "de_AT.UTF-8", "LANG": "en_GB"}, "de"),
        (None, {"LC_ALL": "", "LANG": "de_DE.UTF-8"}, "de"),
        (None, {"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "den_XX"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for(
    chosen: str | None, environ: dict[str, str], language: str
) -> None:
    assert detect(chosen, environ) == language
