"""Battalia at the plain table, typed line by line."""

from __future__ import annotations

import pytest

from stormark.cli.play.saves import unfinished_games
from tests.cli.running import Terminal

PLAY = ("play", "battalia", "--plain", "--seed", "one")
FIRST = ["1"] * 12  # faction, city, draft


def test_a_person_sets_up_a_game_with_a_bot_and_looks_around(terminal: Terminal) -> None:
    typed = [*FIRST, "map", "hand", "stock", "board", "options", "log", "help"]
    outcome = terminal.run(*PLAY, "--seats", "Anna,bot:random", typed=typed)
    assert outcome.status == 0
    for expected in ("Row 1", "Nation (sorted): ", "Supply ", "Enlightened: ", "stock – what"):
        assert expected in outcome.out
    assert "stormark play battalia --resume" in outcome.out
    assert unfinished_games("battalia")
    assert unfinished_games("xibalba") == []


def test_pages_have_german_names(terminal: Terminal) -> None:
    typed = [*FIRST, "karte", "vorrat"]
    outcome = terminal.run(*PLAY, "--seats", "Anna,bot:random", "--lang", "de", typed=typed)
    assert "Zeile 1" in outcome.out
    assert "Versorgung" in outcome.out


def test_a_saved_game_goes_on_and_is_shown_as_a_replay(terminal: Terminal) -> None:
    terminal.run(*PLAY, "--seats", "Anna,bot:random", typed=FIRST)
    (saved,) = unfinished_games("battalia")
    again = terminal.run("play", "battalia", "--plain", "--resume", str(saved), typed=["hand"])
    assert "Hand: " in again.out
    replay = terminal.run("replay", str(saved), "--viewer", "all")
    assert (replay.status, "plays the faction" in replay.out) == (0, True)


def test_who_goes_on_with_a_game_is_told_only_what_happened_since(terminal: Terminal) -> None:
    terminal.run(*PLAY, "--seats", "Anna,bot:random", typed=["1", "1"])
    (saved,) = unfinished_games("battalia")
    again = terminal.run("play", "battalia", "--plain", "--resume", str(saved), typed=["log"])
    told, _, log = again.out.partition("Anna> log")
    assert "Row 1" in told
    assert "plays the faction" not in told
    assert " drafts " in told  # the bot moved last
    assert "Anna plays the faction" in log


def test_the_plain_table_tells_the_board_once(terminal: Terminal) -> None:
    outcome = terminal.run(*PLAY, "--seats", "Anna,bot:random", typed=["1", "1"])
    assert outcome.out.count("Row 1") == 1


def test_a_team_decides_together_and_one_lets_the_other_go_first(terminal: Terminal) -> None:
    seats = "Anna,Ben,Cleo,Dora"
    switches = ("--players", "4", "--no-draft", "--team-mode")
    typed = ["", "1"] * 6 + ["", "next", "", "next", ""]
    outcome = terminal.run(*PLAY, *switches, "--seats", seats, typed=typed)
    assert "take a turn together" in outcome.out
    asked = [line.split(">")[0] for line in outcome.out.splitlines() if "> next" in line]
    assert len(set(asked)) == 2


def test_bots_alone_play_a_short_game_to_its_end(terminal: Terminal) -> None:
    outcome = terminal.run(
        *PLAY, "--seats", "bot:random,bot:random", "--mode", "creation", "--week-limit", "4"
    )
    assert outcome.status == 0
    assert "The game is over." in outcome.out
    assert "victory point" in outcome.out


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (["--valley", "moon"], "--valley: “moon” is not possible here"),
        (["--week-limit", "99"], "--week-limit: The number must be from 4 to 20"),
        (["--week-limit", "many"], "--week-limit: “many” is not a whole number"),
        (["--target", "5"], "--target: This option belongs to another game: xibalba."),
        (["--players", "9"], "A game for 9 players is not possible"),
        (["--mode", "creation", "--metamorpha"], "The option “metamorpha” belongs to"),
        (["--sets", "a,b,c"], "--sets: “a” is not possible here"),
        (["--two-trios"], "B-TEAM-25"),
        (["--seats", "Anna,bot:clever"], "There is no bot “clever”"),
    ],
)
def test_options_that_make_no_sense_are_refused(
    terminal: Terminal, options: list[str], expected: str
) -> None:
    outcome = terminal.run(*PLAY, *options)
    assert (outcome.status, expected in outcome.err) == (2, True), outcome.err


def test_options_of_battalia_do_not_fit_xibalba(terminal: Terminal) -> None:
    outcome = terminal.run("play", "xibalba", "--hero-mode")
    assert "--hero-mode: This option belongs to another game: battalia." in outcome.err


TEAMS = ("--players", "4", "--no-draft", "--team-mode", "--seats", "Anna,Ben,Cleo,Dora")
SETUP = ["", "1"] * 6


def test_who_is_done_may_go_on_while_the_team_is_not(terminal: Terminal) -> None:
    """R-11: nobody waits for a member who is done; `next` leads to them all the same."""
    typed = [*SETUP, "", "done", "", "next", "", "resume", "done", "", "next", "", "next"]
    out = terminal.run(*PLAY, *TEAMS, typed=typed).out
    assert (
        out.count(
            "Ben has ended their turn, but may reopen it while the team is still playing: “next”."
        )
        == 2
    )
    assert out.count("You have ended your turn.") == 2
    assert "Ben resumes their turn." in out
    assert out.partition("Ben> resume")[2].count("Ben> done") == 1
    askers = [line.partition(">")[0] for line in out.splitlines() if "> next" in line]
    assert askers == ["Dora", "Dora", "Ben"]


def test_it_is_said_once_that_somebody_may_go_on(terminal: Terminal) -> None:
    """While a line is laid nobody else may come between; that is no new reason to say it."""
    typed = [*SETUP, "", "done", "", "hire tribesman", "undo", "hire tribesman", "undo"]
    out = terminal.run(*PLAY, *TEAMS, typed=typed).out
    assert out.count("undoes a move") == 2
    assert out.count("has ended their turn, but may reopen it") == 1


def test_nobody_is_asked_again_who_is_done(terminal: Terminal) -> None:
    out = terminal.run(*PLAY, *TEAMS, typed=[*SETUP, *["", "done"] * 4, ""]).out
    assert "You are done with this turn." not in out
    assert "Week 1, day 2." in out
