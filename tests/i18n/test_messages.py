"""Every text exists in both languages, is used, and everything that is used exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from stormark.games.registry import NAMES
from stormark.i18n import LANGUAGES
from stormark.i18n.catalogue import REFERENCE
from stormark.i18n.sources import PACKAGE, files
from stormark.text.rule_ids import message_of
from tests.i18n.ftl import junk, messages
from tests.i18n.tables import TABLES

RULE_ID = re.compile(r"[A-Z]-[A-Z]+-E?\d+([.-]\d+)?")
LAB = ("lab.ftl", "experiment.ftl")  # much in them is named by words of results
every_game = pytest.mark.parametrize("game", NAMES)


def named_by_tables(game: str) -> set[str]:
    """Messages whose ids are made from a group and a word of the game."""
    return {f"{group}-{word}" for group, words in TABLES[game].items() for word in words}


def trees() -> Iterator[tuple[Path, ast.AST]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def speaks_for(path: Path) -> list[str]:
    """The games whose words a source may use: its own, or those of all games."""
    return [game for game in NAMES if game in str(path.relative_to(PACKAGE))] or list(NAMES)


def literals(game: str = "") -> set[str]:
    """All texts in the sources, or in those that may speak for a game."""
    return {
        node.value
        for path, tree in trees()
        if not game or game in speaks_for(path)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def alternatives(node: ast.expr) -> Iterator[str]:
    """The texts an argument can be."""
    if isinstance(node, ast.Constant) and node.value:
        yield str(node.value)
    elif isinstance(node, ast.IfExp):
        yield from (*alternatives(node.body), *alternatives(node.orelse))


def reasons() -> set[str]:
    """Why moves are refused: `no(rule, reason)` puts refused- in front."""
    return {
        f"refused-{reason}"
        for _, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "no"
        for reason in alternatives(node.args[1])
    }


def said_in_calls() -> Iterator[tuple[Path, str]]:
    """Message ids that calls name: t("..."), InputError("..."), Refusal("...", "...").

    Tables have a `t` of their own that puts cli- in front.
    """
    for path, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                count = {"t": 1, "attribute": 1, "InputError": 1, "Refusal": 2}.get(name, 0)
                for argument in node.args[:count]:
                    if isinstance(argument, ast.Constant) and argument.value:
                        yield path, str(argument.value)


def labels(path: Path) -> bool:
    """Whether a source says what a table is labelled with: the terminal, and tables in words."""
    return "cli" in path.parts or "board" in path.parts


def beginnings() -> set[str]:
    """How ids begin that the terminal makes up: t(f"cli-key-{name}")."""
    return {
        str(node.values[0].value)
        for path, tree in trees()
        if labels(path)
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant)
    } - {"cli-"}


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_file_contains_junk(lang: str, game: str) -> None:
    assert {str(path): junk(path) for path in files(lang, game) if junk(path)} == {}


@every_game
def test_both_languages_have_the_same_messages_in_the_same_files(game: str) -> None:
    english, german = messages("en", game), messages("de", game)
    assert {i: english[i].file for i in english} == {i: german[i].file for i in german}


@every_game
@pytest.mark.parametrize("part", ["variables", "attributes"])
def test_both_languages_have_the_same_variables_and_attributes(part: str, game: str) -> None:
    english, german = messages("en", game), messages("de", game)
    assert [i for i in english if getattr(english[i], part) != getattr(german[i], part)] == []


@every_game
def test_everything_a_table_names_has_a_message(game: str) -> None:
    assert named_by_tables(game) - set(messages("en", game)) == set()


def test_every_message_that_a_call_names_exists() -> None:
    """A source that speaks for all games finds its messages in every one of them."""
    known = {game: messages("en", game) for game in NAMES}
    unknown = [
        (str(path), name, game)
        for path, name in said_in_calls()
        for game in speaks_for(path)
        if message_of_call(name) not in known[game]
        and not (labels(path) and f"cli-{name}" in known[game])
    ]
    assert unknown == []


def message_of_call(name: str) -> str:
    return message_of(name) if RULE_ID.fullmatch(name) else name


def test_every_rule_and_reason_that_the_sources_cite_exists() -> None:
    cited = {text for text in literals() if re.fullmatch(r"refused-[a-z-]+", text)}
    cited |= {message_of(text) for text in literals() if RULE_ID.fullmatch(text)}
    known = set().union(*(messages("en", game) for game in NAMES))
    assert (cited | reasons()) - known == set()


@every_game
def test_every_message_is_used(game: str) -> None:
    """Rules and terms are data; everything else is named by a table, in the sources or in texts."""
    named = named_by_tables(game) | reasons()
    named |= {"event-undone", "event-rewound", "event-practised"}
    begun = tuple(f"cli-{text.removeprefix('cli-')}" for text in beginnings() if text[-1] == "-")
    lab = tuple(text for text in beginnings() if re.fullmatch(r"lab-[a-z-]+-", text))
    named |= set(REFERENCE.findall("".join(one.text for one in messages("en", game).values())))
    own, everywhere = literals(game) | named, literals() | named
    unused = [
        name
        for name, message in messages("en", game).items()
        for used in [own if message.file.startswith("games/") else everywhere]
        if not (RULE_ID.fullmatch(name) or name.startswith("term-"))
        and name not in used
        and name.removesuffix("-near") not in used  # report.add_unknown
        and not (name.startswith("cli-") and name.removeprefix("cli-") in used)
        and not (name.startswith("cli-") and name.startswith(begun))
        and not (message.file in LAB and name.startswith((*begun, *lab)))
    ]
    assert unused == []


@every_game
def test_rules_and_terms_can_be_said_without_further_knowledge(game: str) -> None:
    known = messages("en", game)
    about = [name for name in known if name.startswith(("X-", "B-", "term-"))]
    assert [name for name in about if known[name].variables] == []
    assert [name for name in about if known[name].attributes != _attributes(name)] == []


def _attributes(name: str) -> set[str]:
    return {"meaning"} if name.startswith("term-") else set()


ENGLISH = re.compile(r"\b(the|and|with|you|your|is|are|not|which|from|this|there|for)\b", re.I)
SPOKEN = re.compile(r"\[[^\]]*\]|\{ *\$\w+ *(->|\})|[“„][^“”]*[“”]|`[^`]*`")


@every_game
def test_german_texts_contain_no_english_sentences(game: str) -> None:
    """No usual little words of English, and nothing long that is the same in both languages."""
    english = messages("en", game)
    suspicious = []
    for name, message in messages("de", game).items():
        spoken = SPOKEN.sub(" ", message.text)
        same = message.text == english[name].text and len(re.findall(r"[a-z]{3,}", spoken)) > 2
        if same or ENGLISH.search(spoken):
            suspicious.append((name, spoken))
    assert suspicious == []


@every_game
def test_quotation_marks_are_those_of_the_language(game: str) -> None:
    wrong = [
        name
        for name, message in messages("de", game).items()
        if message.text.count("„") != message.text.count("“") or "”" in message.text
    ]
    wrong += [
        name
        for name, message in messages("en", game).items()
        if message.text.count("“") != message.text.count("”") or "„" in message.text
    ]
    assert wrong == []


def test_german_calls_a_covered_card_covered_and_only_a_face_down_one_hidden() -> None:
    covered = [name for name, message in messages("en").items() if "covered" in message.text]
    german = messages("de")
    assert [name for name in covered if re.search(r"\bverdeckt", german[name].text)] == []
