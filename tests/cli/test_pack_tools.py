"""Making packs: skeletons, spreadsheets, differences, the sheet of all cards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stormark.games.registry import NAMES, check_pack_file, load_game, pack_format
from stormark.kernel.languages import LANGUAGES
from stormark.kernel.packs.changes import pack_text
from stormark.kernel.packs.problem import PackError
from stormark.kernel.packs.spreadsheet import from_csv, to_csv, with_rows
from tests.cli.running import Terminal

CHANGED = {
    "xibalba": """
[cards.line_fusilier]
cost = 5
name_de = "7"
[cards.trench_grenadier]
remove = true
[cards.iron_hussar]
text_de = "Nur deutsch; mit „Anführung“, Komma"
[cards.gate_keeper]
name_de = "Tor"
faction = "bastion"
type = "event"
cost = 4
phase = "ACTION"
effect = [{ op = "paragon", amount = 1 }]
text_de = "+1 Paragon."
""",
    "battalia": """
[units.lord.hire]
supply = 4
source = "printed"
[great_artefacts.sword_of_elemag]
strength = { attack = 5, defence = 2 }
effect = { de = "Waffe: 5" }
""",
}
VALUES = r"^# (?!based_on)(?=\[|\]|    \{|[a-z_.0-9]+ = )"  # what the comments of a skeleton hide
LISTED = """
[[cards]]
id = "{}"
name_en = "A"
faction = "bastion"
type = "{}"
cost = 1
phase = "ACTION"
{}copies = 3
effect = [{{ op = "paragon", amount = 1, {} }}]
text_en = "x"
"""


def listed() -> str:
    values = "power = 1\nresistance = 1\nparagon = 1\n"
    kinds = [("a", "event", "", ""), ("b", "civilian", "", ""), ("c", "structure", "", "")]
    soldier = ("line_fusilier", "soldier", values, 'trigger = "attack"')
    return "".join(
        LISTED.format(*kind).replace(",  }", " }") for kind in [*kinds, soldier]
    )  # fmt: skip


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_skeleton_can_be_played_and_filled_in(
    terminal: Terminal, tmp_path: Path, game: str, lang: str
) -> None:
    path = tmp_path / "mine.toml"
    assert terminal.run("pack", "new", game, str(path), "--lang", lang).status == 0
    assert check_pack_file(game, path) == []
    text = path.read_text(encoding="utf-8")
    filled = re.sub(VALUES, "", text, flags=re.MULTILINE)
    assert len(filled) < len(text) - 20
    path.write_text(filled, encoding="utf-8")
    assert check_pack_file(game, path) == []
    assert load_game(game, path).pack_hash != load_game(game).pack_hash
    again = terminal.run("pack", "new", game, str(path))
    assert (again.status, path.read_text(encoding="utf-8")) == (2, filled)


LEFT_TO_PLAYERS = {
    "xibalba": '[cards.bomber]\neffect = "todo"\ntext_de = "Alle lachen <3."\n',
    "battalia": '[great_artefacts.horn_of_baldur.effect]\ntodo = true\nde = "Alle lachen <3."\n',
}


@pytest.mark.parametrize(
    ("game", "text"),
    [*CHANGED.items(), ("xibalba", listed()), *LEFT_TO_PLAYERS.items()],
    ids=["x", "b", "list", "x-todo", "b-todo"],
)
def test_a_pack_goes_to_a_spreadsheet_and_back_without_loss(
    tmp_path: Path, game: str, text: str
) -> None:
    path, back = tmp_path / "mine.toml", tmp_path / "back.toml"
    path.write_text(text, encoding="utf-8")
    form = pack_format(game)
    base = form.tables(None)
    rows = from_csv(form, to_csv(form, form.tables(path)), "mine.csv")
    whole = with_rows(form, base, rows)
    assert whole == form.tables(path)
    back.write_text(pack_text(form, game, None, base, whole), encoding="utf-8")
    assert load_game(game, back).pack_hash == load_game(game, path).pack_hash


def test_a_spreadsheet_of_another_program_is_read(terminal: Terminal, tmp_path: Path) -> None:
    """Semicolons, a mark of UTF-8, empty rows; what differs alone is written."""
    sheet, pack = tmp_path / "cards.csv", tmp_path / "mine.toml"
    exported = terminal.run("pack", "export", "base", "--game", "battalia", "--csv", str(sheet))
    assert "49 rows" in exported.out
    sheet.write_text("\ufeffsection;id;hire.supply;de\n;;;\nunits;lord;4;Fürst\n", encoding="utf-8")
    args = ("pack", "import", str(pack), "--csv", str(sheet), "--game", "battalia")
    assert "2 " not in terminal.run(*args).out.splitlines()[-1]
    assert '[units.lord]\nde = "Fürst"\nhire = { supply = 4 }\n' in pack.read_text(encoding="utf-8")
    assert terminal.run(*args).status == 2  # it is there already


CELLS = [
    ("id,cost\na,[1\n", "pack-csv-cell", 2, "cost"),
    ("id,cost\na,1\na,2\n", "pack-csv-id-twice", 3, "id"),
    ("id,cost\n,1\n", "pack-csv-column", 2, "id"),
    ("cost\n1\n", "pack-csv-column", 1, "id"),
    ("", "pack-csv-column", 1, "id"),
    ("id,cost,cost\na,1,2\n", "pack-csv-column-twice", 1, "cost"),
    ("id,cost\na,1,9\n", "pack-csv-too-long", 2, ""),
    ("id,a,a.b\nx,1,2\n", "pack-csv-both", 2, "a"),
    ('id,cost\n"a,1\n', "pack-csv", 0, ""),
]


@pytest.mark.parametrize(("text", "message", "row", "column"), CELLS)
def test_a_bad_cell_is_named_by_row_and_column(
    text: str, message: str, row: int, column: str
) -> None:
    with pytest.raises(PackError) as error:
        from_csv(pack_format("xibalba"), text, "my.csv")
    (problem,) = error.value.problems
    assert (problem.message, problem.line, problem.path) == (message, row, column)


def test_what_a_pack_cannot_say_is_named_by_row_and_column(
    terminal: Terminal, tmp_path: Path
) -> None:
    sheet = tmp_path / "cards.csv"
    text = to_csv(pack_format("xibalba"), pack_format("xibalba").tables(None))
    sheet.write_text(text.replace(",soldier,4,", ",Soldier,99,", 1), encoding="utf-8")
    args = ("pack", "import", str(tmp_path / "mine.toml"), "--csv", str(sheet))
    outcome = terminal.run(*args, "--game", "xibalba")
    assert outcome.status == 2
    assert "cards.csv:2: cost: 99 is out of range" in outcome.err
    assert "cards.csv:2: type: " in outcome.err
    assert "did you mean “soldier”" in outcome.err
    assert not (tmp_path / "mine.toml").exists()
    assert "Which game?" in terminal.run(*args).err
    battalia = to_csv(pack_format("battalia"), pack_format("battalia").tables(None))
    sheet.write_text(battalia.replace("units,lord", "units,lrod"), encoding="utf-8")
    assert "lrod" in terminal.run(*args, "--game", "battalia").err
    other = tmp_path / "deep"
    other.mkdir()
    (other / "base.toml").write_text("[pack]\ngame = 'battalia'\n")
    beside = terminal.run(*args, "--base", str(other / "base.toml")).err
    assert "in the same folder as" in beside


def test_differences_are_told_by_entry_and_field(terminal: Terminal, tmp_path: Path) -> None:
    for game, text in CHANGED.items():
        (tmp_path / f"{game}.toml").write_text(text, encoding="utf-8")
    mine = str(tmp_path / "xibalba.toml")
    outcome = terminal.run("pack", "diff", "base", mine)
    assert outcome.status == 1
    assert "cards.line_fusilier:\n" in outcome.out
    assert "  cost: 4 → 5\n" in outcome.out
    assert "cards.trench_grenadier: removed\n" in outcome.out
    assert "cards.gate_keeper: new\n" in outcome.out
    assert "→ nothing" in outcome.out  # the English text of the hussar
    same = terminal.run("pack", "diff", mine, mine, "--lang", "de")
    assert (same.status, same.out) == (0, f"{mine} und {mine} sind gleich.\n")
    other = terminal.run("pack", "diff", mine, str(tmp_path / "battalia.toml"))
    assert "different games" in other.err
    hire = terminal.run("pack", "diff", str(tmp_path / "battalia.toml"), "base").out
    assert "units.lord:\n  hire.supply: 4 → " in hire


@pytest.mark.parametrize("game", NAMES)
def test_the_sheet_of_all_cards_stands_alone(terminal: Terminal, tmp_path: Path, game: str) -> None:
    pack, page = tmp_path / "mine.toml", tmp_path / "proof.html"
    pack.write_text(CHANGED[game].replace("+1 Paragon.", "<b>Mehr</b>"), encoding="utf-8")
    assert terminal.run("pack", "proof", str(pack), str(page)).status == 0
    html = page.read_text(encoding="utf-8")
    assert "http" not in html
    assert "<script" not in html
    assert load_game(game, pack).pack_hash in html
    assert html.count('lang="de"') == html.count('<section class="card">')
    assert ("&lt;b&gt;Mehr&lt;/b&gt;" in html) == (game == "xibalba")


@pytest.mark.parametrize("game", NAMES)
def test_the_sheet_tells_what_is_left_to_the_players(
    terminal: Terminal, tmp_path: Path, game: str
) -> None:
    """One language serves for both, and there is no effect to compare the text with."""
    pack, page = tmp_path / "mine.toml", tmp_path / "proof.html"
    pack.write_text(LEFT_TO_PLAYERS[game], encoding="utf-8")
    checked = terminal.run("pack", "check", str(pack))
    assert checked.status == 0
    assert "different numbers" not in checked.out
    assert terminal.run("pack", "proof", str(pack), str(page)).status == 0
    html = page.read_text(encoding="utf-8")
    assert html.count("Alle lachen &lt;3.") == 2
    assert html.count("Played by the players themselves, by agreement.") == 1
    assert html.count("Die Spieler führen den Text selbst aus, nach Absprache.") == 1


def test_the_check_shows_the_effect_beside_the_text(terminal: Terminal, tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    effect = "[{ op = 'resources', amount = 7, trigger = 'harvest' }]"
    pack.write_text(f"[cards.stonemason]\nphase = 'PERMANENT'\neffect = {effect}\n")
    outcome = terminal.run("pack", "check", str(pack))
    assert outcome.status == 0, outcome.out
    assert "mine.toml: cards.stonemason.text_en: Text and effect give different" in outcome.out
    assert "  The effect in words: When you harvest, gain 7 resources.\n" in outcome.out
    assert "  The effect in words: Wenn du aberntest, erhältst du 7 Ressourcen.\n" in outcome.out
    things = "Text and effect speak of different things. In the effect alone: harvest;"
    assert f"mine.toml: cards.stonemason.text_en: {things} in the text alone: structure." in (
        outcome.out
    )
    page = tmp_path / "proof.html"
    assert terminal.run("pack", "proof", str(pack), str(page)).status == 0
    html = page.read_text(encoding="utf-8")
    assert '<p class="told">The effect in words: When you harvest, gain 7 resources.</p>' in html
    assert '<p class="told">Der Effekt in Worten: Deine Basis hat +2 Widerstand.</p>' in html
    assert html.count('<p class="note">') == 4  # numbers and things, in both languages
