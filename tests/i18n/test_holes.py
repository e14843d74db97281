"""No sentence has a hole where something should stand."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from stormark.games.xibalba import events as E
from stormark.i18n import LANGUAGES
from stormark.i18n.sources import PACKAGE
from tests.i18n.samples import ROOT, entries, holes, patterns, said

each_language = pytest.mark.parametrize("lang", LANGUAGES)
CLIENT = ROOT / "web/src"
JOINTS = ("review-then",)  # stands between two moves


def whole(path: Path, message: str) -> bool:
    """Not the parts that `told` makes sentences of, nor joints, nor lines that are aligned."""
    return not (path.stem.startswith("told") or message.startswith("cli-") or message in JOINTS)


@pytest.mark.parametrize(
    "line",
    [
        "Ben rolls for : –",
        "Ben rolls for :",
        "Choose: ",
        "Buy it ( )",
        "Buy it ()",
        "pays with .",
        "takes “” back",
        "Ben  pays",
        ": choose",
        "roads: , 2",
    ],
)
def test_a_hole_is_seen(line: str) -> None:
    assert holes([line]) == [line]


@pytest.mark.parametrize(
    "line", ["Ben rolls: –1, 2 × A.", "What happened:", "12 : 8 wins", "a .toml file – see (1)"]
)
def test_a_whole_sentence_has_none(line: str) -> None:
    assert holes([line]) == []


@each_language
def test_no_variant_of_a_message_has_a_hole(lang: str) -> None:
    found = {
        message.id.name: holes(said(pattern, {}))[:1]
        for path, message in entries(lang)
        if whole(path, message.id.name)
        for pattern in patterns(message)
        if holes(said(pattern, {}))
    }
    assert found == {}


# --- arguments that can be nothing

CALL = re.compile(r"\bt\(\s*'([a-z][\w-]*)',\s*\{([^}]*)\}")
PERHAPS = re.compile(r"(\w+):[^,]*?(?:\?\?|\|\|) ''")


def perhaps_nothing() -> Iterator[tuple[str, str]]:
    """Messages and arguments for which the client has an empty text at hand."""
    for path in [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]:
        if ".test." not in path.name:
            for message, values in CALL.findall(path.read_text(encoding="utf-8")):
                yield from ((message, name) for name in PERHAPS.findall(values))


@each_language
def test_no_empty_text_is_put_where_a_word_is_missing_then(lang: str) -> None:
    given = list(perhaps_nothing())
    assert given
    known = {message.id.name: message for _, message in entries(lang)}
    found = {
        message: holes(ways)[:1]
        for message, name in given
        for pattern in patterns(known[message])
        for ways in [said(pattern, {name: ""})]
        if holes(ways)
    }
    assert found == {}


BY = {
    "gain_resources": "resources",
    "change_resources": "resources",
    "gain_paragon": "paragon",
    "change_paragon": "paragon",
    "change_life": "life",
    "heal": "life",
    "roll_paragon_dice": "roll",
    "roll_pool": "roll",
    "E_ROLL": "roll",
}


def without_a_card() -> set[tuple[str, str]]:
    """The events of Xibalba, and their causes, in which no card need have a part."""
    found = set()
    for path in (PACKAGE / "games/xibalba").rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call):
                found |= _caused(call)
    return found


def _caused(call: ast.Call) -> set[tuple[str, str]]:
    given = [
        one for arg in call.args for one in (arg.elts if isinstance(arg, ast.Tuple) else [arg])
    ]
    names = [getattr(one, "attr", getattr(one, "id", "")) for one in given]
    event = next((BY[name] for name in (_name(call), *names) if name in BY), None)
    return {
        (event, E.CAUSE_WORDS[getattr(E, name)])
        for name, card in pairwise([*names, ""])
        if event and name.startswith("BY_") and name != "BY_EFFECT" and card != "card"
    }


def _name(call: ast.Call) -> str:
    return str(getattr(call.func, "attr", getattr(call.func, "id", "")))


@each_language
def test_what_happens_without_a_card_is_told_without_one(lang: str) -> None:
    caused = without_a_card()
    assert {event for event, _ in caused} == set(BY.values())
    bundle = FluentBundle([lang], use_isolating=False)
    path = CLIENT / f"locale/{lang}/xibalba-scenes.ftl"
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    found = {}
    for event, cause in sorted(caused):
        pattern = bundle.get_message(f"xibalba-did-{event}").value
        assert pattern is not None
        told, _ = bundle.format_pattern(pattern, {"cause": cause, "card": "", "faces": "1"})
        if holes([str(told)]):
            found[event, cause] = told
    assert found == {}
