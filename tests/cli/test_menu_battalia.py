"""Options of Battalia in the menu."""

from __future__ import annotations

from typing import cast

from rich.cells import cell_len

from stormark.cli.board.menu import Menu
from stormark.games.battalia import words as W
from stormark.games.battalia.view.types import BattaliaView
from stormark.kernel.action import Action, Decision
from stormark.kernel.json import JsonDict
from tests.cli.battalia_tables import display, random_match


def decision_with(kind: str, *actions: Action) -> Decision:
    return Decision("0.1", 0, kind, {}, actions)


def menu_lines(decision: Decision, view: JsonDict, lang: str) -> list[str]:
    return [line.plain for line in Menu(decision, view, display(lang)).lines(80)]


def test_artefacts_for_nothing_have_no_price() -> None:
    """B-STORM-E01: the storm gives an artefact; nothing is bought."""
    actions = [Action("buy", {"artefact": artefact}) for artefact in W.ARTEFACTS]
    view = random_match(1, 40).view(0)
    free = menu_lines(decision_with("free-artefact", *actions), view, "en")
    assert free[0].startswith("Take  1) Tools (")
    assert "[" not in " ".join(free)
    assert menu_lines(decision_with("act", *actions), view, "en")[0].startswith("Buy  1) Tools [1]")


def test_gates_to_jump_to_are_named_by_field_and_number() -> None:
    view = random_match(1, 300).view(0)
    fields = cast(BattaliaView, view)["board"]["fields"]
    gates = [(name, field["gate"]) for name, field in fields.items() if "gate" in field]
    actions = [Action("jump", {"field": name}) for name, _ in gates * 3]
    shown = menu_lines(decision_with("walk", *actions), view, "de")[0]
    name, number = gates[0]
    assert shown.startswith(f"Zur Pforte springen  1) {name} ◎{number}  2) ")


def test_an_option_longer_than_a_line_is_broken_and_not_cut() -> None:
    actions = [Action("effect", {"effect": effect}) for effect in (7, 3)]
    view = random_match(1, 40).view(0)
    lines = menu_lines(decision_with("copy-effect", *actions), view, "de")
    assert max(map(cell_len, lines)) <= 80
    assert "gleichen Ausgängen." in " ".join(" ".join(lines).split())
    assert lines[-1].startswith("2) ")  # after a broken option the next one has its own line
