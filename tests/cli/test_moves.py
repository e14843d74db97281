"""Moves in the words of the table: what can be typed, and what the log and refusals say."""

from __future__ import annotations

import re
from random import Random

import pytest

from stormark.cli.board.display import Display
from stormark.cli.board.displays import display_for
from stormark.cli.play.commands import COMMANDS
from stormark.cli.play.moves import english, spoken, why_not
from stormark.games.battalia.actions import VERBS
from stormark.games.battalia.game import Battalia
from stormark.games.registry import load_game
from stormark.kernel.codec import WordCodec
from stormark.kernel.game import Setup
from stormark.kernel.match import Match
from stormark.text import Speaker
from tests.cli.running import Terminal

every_game = pytest.mark.parametrize("game", ["battalia", "xibalba"])
CARDS = {
    "lord.islanders": "lord.holmsiedler",
    "tribesman.baerfolkx2": "stammeskrieger.bärenvolkx2",
    "supply>lord@2~": "versorgung>lord@2~",
    "priest.unbound^x3%!": "priester.entfesselte^x3%!",
    "kry_ceks_lost_scroll": "kry_ceks_verlorene_schriftrolle",
    "fate_2": "schicksal_2",
}


def german(game: str) -> Display:
    return display_for(Speaker(load_game(game), "de"))


@every_game
def test_every_german_word_stands_for_one_word_of_the_notation(game: str) -> None:
    words = german(game)
    for message, known in (("verb", words.verbs), ("thing", words.things)):
        translations = [words.t(f"{message}-word", **{message: word}) for word in known]
        assert len(set(translations)) == len(known)
        for word, translation in zip(known, translations, strict=True):
            # who types English at a German table must not be misunderstood
            assert translation not in known or translation == word


@every_game
def test_no_move_is_taken_for_a_command_or_a_page(game: str) -> None:
    words = german(game)
    verbs = {*words.verbs, *(words.t("verb-word", verb=verb) for verb in words.verbs)}
    commands = {*COMMANDS, *(words.t("command", command=command) for command in COMMANDS)}
    pages = {*words.pages, *(words.t("page", page=page) for page in words.pages)}
    assert not verbs & (commands | pages)


def test_battalia_has_german_words_for_every_verb_and_argument() -> None:
    words = german("battalia")
    assert set(words.verbs) == set(VERBS.by_word)
    for verb in VERBS.by_word.values():
        for argument in verb.arguments:
            if isinstance(argument, WordCodec):
                assert set(argument.words) - {""} <= set(words.things)


@pytest.mark.parametrize("card", CARDS)
def test_cards_are_written_in_german_whatever_happened_to_them(card: str) -> None:
    words = german("battalia")
    assert spoken(f"lay {card} ambush", words) == f"legen {CARDS[card]} versteck"
    typed = f"Legen {CARDS[card].capitalize()} Versteck"
    assert english(typed, words) == f"lay {card} ambush"


def test_all_moves_of_random_games_come_back_from_german() -> None:
    words, game = german("battalia"), Battalia()
    switches = {"metamorpha": True, "bilkarr": True, "fanatics": True, "unbound": True}
    setup = game.setup({"players": 4, "valley": "kings_bridge", **switches})
    assert isinstance(setup, Setup)
    match, rng, verbs = Match(game, setup, bytes(32)), Random(3), set()
    for _ in range(1500):
        if match.over:
            break
        decision = rng.choice(match.decisions())
        for action in decision.actions:
            move = game.notation(action)
            assert english(spoken(move, words), words) == move
        action = rng.choice(decision.actions)
        verbs.add(action.verb)
        match.act(decision.seat, action)
    assert len(verbs) > 25


def test_english_stays_as_it_is_at_a_german_table() -> None:
    words = german("battalia")
    for move in ("hire lord", "city x priest; lay lord.islandersx2", "attack city 3,4 nobody"):
        assert english(move, words) == move


PLAY = ("play", "battalia", "--plain", "--seed", "one", "--seats", "Anna,bot:random")


def test_battalia_is_played_in_german(terminal: Terminal) -> None:
    typed = [*["1"] * 12, "anheuern stammeskrieger", "legen stammeskrieger.wolkenkinder"]
    outcome = terminal.run(*PLAY, "--lang", "de", "--no-draft", typed=typed)
    assert "Anna heuert mit" in outcome.out


def test_what_was_forced_is_told_in_the_words_of_the_table(terminal: Terminal) -> None:
    outcome = terminal.run(*PLAY, "--lang", "de", typed=["1"])
    assert "wurde für dich gewählt: heimat " in outcome.out


def test_a_malformed_move_is_refused_in_the_words_of_the_table(terminal: Terminal) -> None:
    typed = ["1", "anheuern maus", "kaufen", "bewegen 3", "lay lord.maus"]
    outcome = terminal.run(*PLAY, "--lang", "de", typed=typed).out
    assert "Rang: „maus“" in outcome
    assert "Erlaubt: stammeskrieger, häuptling, priester, lord." in outcome
    assert "Artefakt: Die Aktion „kaufen“ braucht diese Angabe." in outcome
    assert "Held: „3“" in outcome
    assert "Karte: Eine Karte „lord.maus“ gibt es nicht." in outcome


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_examples_of_the_help_page_are_moves(lang: str) -> None:
    words, game = display_for(Speaker(Battalia(), lang)), Battalia()
    setup = game.setup({"players": 2})
    assert isinstance(setup, Setup)
    match = Match(game, setup, bytes(32))
    lines = [line for line in words.t("help-moves").splitlines() if line.startswith("  ")]
    moves = re.split(r", (?=\w{3})", ", ".join(line.strip() for line in lines))
    assert len(moves) > 15
    for move in moves:
        refusal = why_not(game, match.seen_by(0), 0, english(move, words))
        assert refusal is not None, move
        assert refusal.rule != "K-FORM-01", move
