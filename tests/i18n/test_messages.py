"""Every text exists in both languages, is used, and everything that is used exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.actions import VERBS
from stormark.games.xibalba.decisions import DICE_KINDS, KINDS
from stormark.games.xibalba.events import CAUSE_WORDS, SPECS
from stormark.games.xibalba.options import MODES
from stormark.games.xibalba.words import FACES, PHASES, PLACES
from stormark.i18n import LANGUAGES
from stormark.i18n.sources import PACKAGE, files
from stormark.text.xibalba.things import ACTION_RULES
from stormark.text.xibalba.vocabulary import PRICES
from tests.i18n.ftl import junk, messages

RULE_ID = re.compile(r"[A-Z]-[A-Z]+-\d+")
MORE_KINDS = ("use-effect", "choose-opponent", "block", "destroy-addon")  # see decisions.kind_of


def named_by_tables() -> set[str]:
    """Messages whose ids are made from a group and a word of the game."""
    words = {
        "event": [spec[0] for spec in SPECS],
        "prompt": [*KINDS.values(), *DICE_KINDS.values(), *MORE_KINDS],
        "option": [verb.word for verb in VERBS],
        "op": V.OP_WORDS,
        "face": FACES,
        "die": V.DIE_WORDS,
        "place": [place.partition(".")[0] for place in PLACES],
        "type": V.TYPE_WORDS,
        "deck": V.TYPE_WORDS,
        "phase": PHASES,
        "tag": V.TAG_WORDS,
        "mode": MODES,
        "moment": V.TRIGGER_WORDS,
        "cause": CAUSE_WORDS,
        "action-name": [*ACTION_RULES, *V.ACTION_WORDS],
        "price": PRICES,
    }
    return {f"{group}-{word}" for group in words for word in words[group]}


def trees() -> Iterator[tuple[Path, ast.AST]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def literals() -> set[str]:
    """All texts in the sources."""
    return {
        node.value
        for _, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def said_in_calls() -> Iterator[tuple[Path, str]]:
    """Message ids that calls name: t("..."), InputError("..."), Refusal("...", "...").

    The terminal has a `t` of its own that puts cli- in front.
    """
    for path, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                count = {"t": 1, "attribute": 1, "InputError": 1, "Refusal": 2}.get(name, 0)
                for argument in node.args[:count]:
                    if isinstance(argument, ast.Constant) and argument.value:
                        yield path, str(argument.value)


def beginnings() -> set[str]:
    """How ids begin that the terminal makes up: t(f"cli-key-{name}")."""
    return {
        str(node.values[0].value)
        for path, tree in trees()
        if "cli" in path.parts
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant)
    } - {"cli-"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_file_contains_junk(lang: str) -> None:
    assert {str(path): junk(path) for path in files(lang) if junk(path)} == {}


def test_both_languages_have_the_same_messages_in_the_same_files() -> None:
    english, german = messages("en"), messages("de")
    assert {i: english[i].file for i in english} == {i: german[i].file for i in german}


@pytest.mark.parametrize("part", ["variables", "attributes"])
def test_both_languages_have_the_same_variables_and_attributes(part: str) -> None:
    english, german = messages("en"), messages("de")
    assert [i for i in english if getattr(english[i], part) != getattr(german[i], part)] == []


def test_everything_a_table_names_has_a_message() -> None:
    assert named_by_tables() - set(messages("en")) == set()


def test_every_message_that_a_call_names_exists() -> None:
    known = messages("en")
    unknown = [
        (str(path), name)
        for path, name in said_in_calls()
        if name not in known and not ("cli" in path.parts and f"cli-{name}" in known)
    ]
    assert unknown == []


def test_every_rule_and_reason_that_the_sources_cite_exists() -> None:
    cited = {
        text
        for text in literals()
        if re.fullmatch(r"refused-[a-z-]+", text) or RULE_ID.fullmatch(text)
    }
    assert cited - set(messages("en")) == set()


def test_every_message_is_used() -> None:
    """Rules and terms are data; everything else is named by a table or in the sources."""
    used = named_by_tables() | literals() | {"event-undone"}
    begun = tuple(f"cli-{text.removeprefix('cli-')}" for text in beginnings() if text[-1] == "-")
    begun_in_lab = (*begun, *(text for text in beginnings() if re.fullmatch(r"lab-[a-z]+-", text)))
    unused = [
        name
        for name, message in messages("en").items()
        if not (RULE_ID.fullmatch(name) or name.startswith("term-"))
        and name not in used
        and name.removesuffix("-near") not in used  # report.add_unknown
        and not (message.file == "cli.ftl" and name.removeprefix("cli-") in used)
        and not (message.file == "cli.ftl" and name.startswith(begun))
        and not (message.file == "lab.ftl" and name.startswith(begun_in_lab))
    ]
    assert unused == []


def test_rules_and_terms_can_be_said_without_further_knowledge() -> None:
    known = messages("en")
    about = [name for name in known if name.startswith(("X-", "term-"))]
    assert [name for name in about if known[name].variables] == []
    assert [name for name in about if known[name].attributes != _attributes(name)] == []


def _attributes(name: str) -> set[str]:
    return {"meaning"} if name.startswith("term-") else set()


ENGLISH = re.compile(r"\b(the|and|with|you|your|is|are|not|which|from|this|there|for)\b", re.I)
SPOKEN = re.compile(r"\[[^\]]*\]|\{ *\$\w+ *(->|\})|[“„][^“”]*[“”]|`[^`]*`")


def test_german_texts_contain_no_english_sentences() -> None:
    """No usual little words of English, and nothing long that is the same in both languages."""
    english = messages("en")
    suspicious = []
    for name, message in messages("de").items():
        spoken = SPOKEN.sub(" ", message.text)
        same = message.text == english[name].text and len(re.findall(r"[a-z]{3,}", spoken)) > 2
        if same or ENGLISH.search(spoken):
            suspicious.append((name, spoken))
    assert suspicious == []


def test_quotation_marks_are_those_of_the_language() -> None:
    wrong = [
        name
        for name, message in messages("de").items()
        if message.text.count("„") != message.text.count("“") or "”" in message.text
    ]
    wrong += [
        name
        for name, message in messages("en").items()
        if message.text.count("“") != message.text.count("”") or "„" in message.text
    ]
    assert wrong == []


def test_german_calls_a_covered_card_covered_and_only_a_face_down_one_hidden() -> None:
    covered = [name for name, message in messages("en").items() if "covered" in message.text]
    german = messages("de")
    assert [name for name in covered if re.search(r"\bverdeckt", german[name].text)] == []
