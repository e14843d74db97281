"""`import stormark` costs little and needs nothing but Python."""

from __future__ import annotations

import subprocess
import sys

import pytest

import stormark

ALONE = """
import sys

class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {hidden!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Nothing())
"""
HIDDEN = ("click", "rich", "fluent", "websockets", "msgspec", "litestar", "sqlalchemy", "numpy")


def python(text: str, hidden: tuple[str, ...] = ()) -> str:
    """What a fresh Python prints; it finds what is found here, except for some packages."""
    path = f"import sys; sys.path[:] = {sys.path!r}"
    program = "\n".join([path, ALONE.format(hidden=hidden), text])
    ran = subprocess.run(
        [sys.executable, "-I", "-c", program], capture_output=True, text=True, check=True
    )
    return ran.stdout


def test_every_name_is_there_and_nothing_else() -> None:
    for name in stormark.__all__:
        assert getattr(stormark, name) is not None
        assert name in dir(stormark)
    assert stormark.bots.bot_names("xibalba")
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        stormark.chess  # noqa: B018


def test_the_import_itself_loads_no_game() -> None:
    told = python("import stormark; print(*sorted(m for m in sys.modules if 'stormark' in m))")
    assert told.split() == ["stormark"]


def test_a_match_is_played_with_nothing_but_python() -> None:
    told = python(
        """
import stormark
for name in ("xibalba", "battalia"):
    match = stormark.new_match(name, players=2, seed=1)
    match.play(match.loaded.player("random", seed=1), decisions=50)
    print(match.number, stormark.read_position(match.position.code()) == match.position)
try:
    print(match.position.board())
except ImportError as error:
    print(error)
""",
        HIDDEN,
    )
    missing = "sentences need the package fluent.runtime: pip install 'stormark[cli]'"
    assert told.splitlines() == ["50 True", "50 True", missing]


def test_what_a_plain_install_lacks_is_named_with_the_extra_that_brings_it() -> None:
    told = python(
        """
import runpy, sys
def told(call):
    try:
        call()
    except (ImportError, SystemExit) as error:
        print(error)
def command():
    sys.argv = ["stormark", "--version"]
    runpy.run_module("stormark", run_name="__main__")
import stormark.rl
match = stormark.new_match("xibalba", players=2, seed=1)
told(lambda: match.position.why_not("end").rule)
told(lambda: match.position.options("de"))
told(lambda: stormark.rl.TurnEnv)
told(command)
""",
        HIDDEN,
    )
    assert told.splitlines() == [
        "sentences need the package fluent.runtime: pip install 'stormark[cli]'",
        "environments need the package numpy: pip install 'stormark[rl]'",
        "stormark: commands need the package click: pip install 'stormark[cli]'",
    ]


def test_without_words_a_refusal_names_the_rule_and_its_message() -> None:
    told = python(
        """
import stormark
try:
    stormark.new_match("xibalba", players=9)
except stormark.Refused as refused:
    print(refused)
""",
        HIDDEN,
    )
    assert told.strip() == "X-SETUP-01: refused-players (players=9)"


def test_commands_need_sentences() -> None:
    """Other packages bring click along, but nobody else brings Fluent."""
    told = python(
        """
from stormark.__main__ import main
sys.argv = ["stormark", "--help"]
try:
    main()
except SystemExit as error:
    print(error.code)
""",
        ("fluent",),
    )
    missing = "stormark: sentences need the package fluent.runtime: pip install 'stormark[cli]'"
    assert told.splitlines() == [missing]
