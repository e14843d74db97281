"""The talk before a game, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from stormark.cli.play.dialogue import Dialogue, Wishes
from stormark.cli.play.seats import read_seats, seat_of
from stormark.cli.play.start import display_names, read_seed
from stormark.games.registry import load_game
from stormark.i18n import translator
from stormark.kernel.refusal import InputError


def talk(
    answers: Sequence[str],
    lang: str = "en",
    unfinished: Sequence[Path] = (),
    game: str = "xibalba",
) -> Wishes:
    """All answers must be asked for, and no more."""
    left = list(answers)
    rules = load_game(game)
    dialogue = Dialogue(translator(lang, game), lambda _question: left.pop(0), rules)
    wishes = dialogue.run(unfinished)
    assert left == []
    return wishes


def test_enter_alone_gives_a_game_against_the_proposed_bot() -> None:
    assert talk(["", "", "", ""]) == Wishes(None, "Player 1,bot:skilled", "normal")
    assert talk(["", "", "", ""], "de").seats == "Spieler 1,bot:skilled"


def test_people_and_bots_can_be_mixed() -> None:
    wishes = talk(["Anna", "3", "random", "Ben", "a"])
    assert wishes == Wishes(None, "Anna,bot:random,Ben", "apocalypse")
    wishes = talk(["Anna", "3", "bot:Ixchel@Master", "expert", "a"])
    assert wishes == Wishes(None, "Anna,bot:ixchel@master,bot:expert", "apocalypse")


def test_an_answer_that_does_not_fit_is_asked_again() -> None:
    wishes = talk(["a,b", "Anna", "five", "2", "anna", "x" * 21, "Ben", "hard", "n"])
    assert wishes == Wishes(None, "Anna,Ben", "normal")


def test_every_game_asks_for_its_own_modes_and_numbers_of_players() -> None:
    answers = ["Anna", "7", "6", "", "", "Ben", "", "", "normal", "c"]
    wishes = talk(answers, game="battalia")
    assert wishes.mode == "creation"
    assert len(wishes.seats.split(",")) == 6


def test_an_unfinished_game_is_offered_first() -> None:
    saved = Path("saved.json")
    assert talk([""], unfinished=[saved]).resume == saved
    assert talk(["nein", "", "", "", ""], "de", [saved]).resume is None


def test_bots_of_one_kind_are_told_apart() -> None:
    seats = read_seats("Anna,bot:greedy,bot:random,bot:greedy", "xibalba")
    names = display_names(seats, translator("en"))
    assert names == ["Anna", "Bot greedy 2", "Bot random", "Bot greedy 4"]
    seats = read_seats("Anna,bot:ixchel@master", "xibalba")
    assert display_names(seats, translator("en"))[1] == "Bot Ixchel"


def test_seats_are_written_as_they_were_named() -> None:
    seats = read_seats("Anna,bot:greedy,bot:random,bot:greedy", "xibalba")
    assert [seat.word for seat in seats] == ["Anna", "bot:greedy", "bot:random", "bot:greedy"]


@pytest.mark.parametrize("text", ["", "Anna,", "Anna,anna", "x" * 21 + ",Ben", "An\tna,Ben"])
def test_seats_that_make_no_sense_are_refused(text: str) -> None:
    with pytest.raises(InputError):
        read_seats(text, "xibalba")


@pytest.mark.parametrize(
    ("word", "problem"),
    [
        ("bot:clever", "bot-unknown"),
        ("bot:bersi@master", "bot-character-unknown"),
        ("bot:ixchel@clever", "bot-level-unknown"),
        ("bot:@master", "bot-character-unknown"),
    ],
)
def test_a_bot_that_nobody_knows_is_refused_with_its_seat(word: str, problem: str) -> None:
    with pytest.raises(InputError) as error:
        read_seats(f"Anna,{word}", "xibalba")
    assert (error.value.problem, error.value.place) == (problem, "--seats[2]")


def test_names_from_a_file_are_made_safe_to_print() -> None:
    assert seat_of("\x1b[31mred\n").name == "?[31mred?"
    assert seat_of("bot:florence@beginner").bot == "florence@beginner"
    assert len(seat_of("bot:" + "x" * 100).name) == 40


def test_a_seed_is_hex_or_any_text() -> None:
    assert read_seed("AB" * 32) == bytes([0xAB] * 32)
    assert read_seed("hello") != read_seed("hullo")
    assert len(read_seed("hello")) == 32
    assert read_seed(None) != read_seed(None)
