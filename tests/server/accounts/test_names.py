"""Which names are allowed, and which look alike."""

from __future__ import annotations

import pytest

from stormark.kernel.refusal import InputError
from stormark.server.accounts.names import (
    alike,
    clean_name,
    distinct,
    is_of_the_server,
    is_reserved,
)
from stormark.server.sanitize import NAME_LENGTH


@pytest.mark.parametrize(
    "other",
    [
        "ada",
        "A\u200bda",  # a space without width
        "Ada\u00ad",  # a soft hyphen
        "\u0410da",  # Cyrillic A
        "Ａｄａ",
        "𝒜da",
        "A da",
        "Ada\u0316",  # an accent that is no part of any letter
        "Аԁа",  # Cyrillic throughout
        "Αda",  # Greek A
    ],
)
def test_names_that_a_reader_takes_for_another_are_alike(other: str) -> None:
    assert alike("Ada", other)


@pytest.mark.parametrize(("one", "other"), [("Bill", "BiII"), ("Bob", "B0b"), ("Bernd", "Bemd")])
def test_digits_and_letters_are_mistaken_for_one_another(one: str, other: str) -> None:
    assert alike(one, other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ada", "Ida"), ("Jose", "José"), ("Иван", "Ivan"), ("Ben", "Ben 2")]
)
def test_other_names_are_not_alike(one: str, other: str) -> None:
    assert not alike(one, other)


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "Zoë 🦊",
        "Łukasz",
        "Иван",
        "Ολυμπία",
        "王小明",
        "Sakura さくら",
        "नमस्ते",
        "שרה",
        "O’Neill-3",
    ],
)
def test_ordinary_names_of_the_world_stay_as_they_are(name: str) -> None:
    assert clean_name(name, "name") == name


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("", "field-empty"),
        ("\u2800", "field-empty"),
        ("...", "field-empty"),
        ("\u3164", "name-character"),
        ("A\u200dda", "name-character"),
        ("A\u115fb", "name-character"),
        ("A\u0300\u0316\u0317\u0318", "name-marks"),
        ("\u0410da", "name-scripts"),
        ("Иvan", "name-scripts"),
        ("x" * 41, "text-too-long"),
    ],
)
def test_whatever_hides_or_confuses_is_no_name(name: str, problem: str) -> None:
    with pytest.raises(InputError) as caught:
        clean_name(name, "seats[1].name")
    assert (caught.value.problem, caught.value.place) == (problem, "seats[1].name")


@pytest.mark.parametrize("name", ["Stormark", "STORMARK", "Bot 3", "b0t", "Аdmin"])
def test_nobody_is_called_like_the_server_or_a_bot(name: str) -> None:
    assert is_of_the_server(name)
    assert is_reserved(name)


def test_people_at_one_screen_may_be_called_by_their_number_but_no_account() -> None:
    assert not is_of_the_server("Player 2")
    assert is_reserved("Player 2")
    assert not is_reserved("Playera")
    assert not is_reserved("Botho")


def test_a_name_with_a_number_is_never_too_long() -> None:
    name = "x" * NAME_LENGTH
    assert distinct(name, [name]) == f"{'x' * (NAME_LENGTH - 2)} 2"
    assert distinct("Ada", []) == "Ada"
