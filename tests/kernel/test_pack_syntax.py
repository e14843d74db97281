"""What is said about a file that cannot be parsed, a wrong word, and a pack of another game."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from stormark.games.registry import NAMES, check_pack_file, game_of_pack
from stormark.i18n import translator
from stormark.kernel.languages import LANGUAGES
from stormark.kernel.packs.problem import PackError
from stormark.kernel.packs.report import Place, Report
from stormark.kernel.packs.syntax import REASONS, SEEN, reason
from stormark.kernel.packs.words import nearest

# file, its line with the flaw, the reason
TOML = [
    ('a = 1\na = "x"\n', 2, "key_twice"),
    ("a = { b = 1, b = 2 }", 1, "key_twice"),
    ("[a]\nb = 1\n[a]\n", 3, "key_twice"),
    ("a = 1\n[a.b]\n", 2, "key_twice"),
    ("\nname\n", 2, "equals"),
    ("[cards", 1, "bracket"),
    ("a = 1 2", 1, "line_end"),
    ('a = "open\nb = 1', 1, "text_open"),
    ('a = """open', 1, "text_open"),
    ("a = [1, 2\n\n", 1, "list_open"),
    ("a = { b = 1", 1, "table_open"),
    (r'a = "C:\path"', 1, "escape"),
    (r'a = "\ud800"', 1, "escape"),
    ('a = "\x01"', 1, "control"),
    ("a =\n", 1, "value"),
    ("a = gate", 1, "value"),
    ("a = 2026-02-31", 1, "value"),
    ("[a]\nb = „Gate“", 2, "quotes"),
    ("a = [“Gate”, 'x']", 1, "quotes"),
    ("a = 1\nb = 04", 2, "zero"),
    ('a = "„Gate“" "x"', 1, "line_end"),
    ("= 1", 1, "key"),
    ("a = 1\n?", 2, "key"),
    ("a = 1\nb = " + "9" * 5000, 2, "number"),
]
JSON = [
    ('{"a" 1}', 1, "colon"),
    ('{"a": 1\n"b": 2}', 2, "comma"),
    ('{"a": [1 2]}', 1, "comma"),
    ('{"a": gate}', 1, "value"),
    ('{"a": "open}', 1, "text_open"),
    ('{a: 1}', 1, "name"),
    ('{“a”: 1}', 1, "quotes"),
    ('{"a": 1} 2', 1, "line_end"),
    (r'{"a": "\x"}', 1, "escape"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("suffix", "text", "line", "why"),
    [("toml", *row) for row in TOML] + [("json", *row) for row in JSON],
)
def test_a_flaw_is_told_with_its_line(
    suffix: str, text: str, line: int, why: str, tmp_path: Path
) -> None:
    path = tmp_path / f"my.{suffix}"
    path.write_text(text, encoding="utf-8")
    (problem,) = check_pack_file("xibalba", path)
    assert (problem.message, problem.line, problem.params["why"]) == ("pack-syntax", line, why)
    said = text.split("\n")[line - 1].replace("\x01", "?")
    assert str(problem.params["text"]).removesuffix("...") == said[:60]


def test_every_reason_is_said_in_every_language() -> None:
    for lang in LANGUAGES:
        catalogue = translator(lang, NAMES[0])
        said = {
            catalogue.t("pack-syntax", why=why, text="x = 1")
            for why in {why for _, why in (*REASONS, *SEEN)} | {"other"}
        }
        assert len(said) == len({why for _, why in (*REASONS, *SEEN)}) + 1
        assert all(sentence.endswith(": x = 1") for sentence in said)


@pytest.mark.parametrize("text", ["a = ", "[", "a = 'x", "a = [", "\x00", "a = 1e", "a = 0_"])
def test_no_sentence_of_the_parsers_is_unknown(text: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as error:
        tomllib.loads(text)
    assert reason(str(error.value)) != "other"
    with pytest.raises(json.JSONDecodeError) as flaw:
        json.loads(text)
    assert reason(flaw.value.msg) != "other"


@pytest.mark.parametrize(
    ("found", "meant"),
    [("SOLDIER", "soldier"), ("Gate Keeper", "gate_keeper"), ("civillian", "civilian")],
)  # fmt: skip
def test_a_word_in_other_letters_is_recognised(found: str, meant: str) -> None:
    allowed = ("soldier", "civilian", "gate_keeper", "EFFECT")
    assert nearest(found, allowed) == meant
    report = Report()
    report.add_unknown("pack-unknown-word", Place("my.toml"), found, allowed)
    assert report.problems[0].message == "pack-unknown-word-near"
    assert report.problems[0].params["nearest"] == meant


@pytest.mark.parametrize(
    ("text", "game"),
    [
        ("[[cards]]\nid = 'x'\n", "xibalba"),
        ("[units.lord.hire]\nsupply = 3\n", "battalia"),
        ("[Dice.attack]\n", "xibalba"),
        ("[factions.bastion]\nstyle = 'slow'\n", "xibalba"),
        ("[[factions]]\nid = 'bastion'\n", "xibalba"),
        ("[pack]\ngame = 'battalia'\n", "battalia"),
        ("[factions.mistfolk]\nterrain = 'moor'\nde = 'Nebelvolk'\n", "battalia"),
        ("[factions.mistfolk]\nname_de = 'Nebelvolk'\n", "xibalba"),
        ("[[factions]]\nid = 'mistfolk'\nboard = 'marsh'\n", "xibalba"),
    ],
)
def test_the_game_of_a_pack_is_found(text: str, game: str, tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text(text)
    assert game_of_pack(tmp_path / "my.toml") == game


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("schema_version = 1\n", "pack-game-unclear"),
        ("[factions.unheard_of]\n", "pack-game-unclear"),
        ("[pack]\ngame = 'Xibalba'\n", "pack-unknown-word-near"),
        ("[pack\n", "pack-syntax"),
    ],
)
def test_a_pack_of_no_game_is_refused(text: str, message: str, tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text(text)
    with pytest.raises(PackError) as error:
        game_of_pack(tmp_path / "my.toml")
    assert [problem.message for problem in error.value.problems] == [message]


@pytest.mark.parametrize(("game", "other"), [NAMES, NAMES[::-1]])
def test_a_pack_says_which_game_it_is_for(game: str, other: str, tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(f"[pack]\ngame = '{game}'\nname = 'Ours'\n")
    assert check_pack_file(game, path) == []
    (problem,) = check_pack_file(other, path)
    assert (problem.message, problem.place) == ("pack-other-game", "my.toml: pack.game")
    path.write_text("[pack]\nname = ''\ncolor = 1\n")
    assert [problem.message for problem in check_pack_file(game, path)] == [
        "pack-unknown-key",
        "pack-text-empty",
    ]
