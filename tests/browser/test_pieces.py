"""Every answer can be given by the pieces on the board, not by the list of options alone."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.kernel.json import JsonDict
from tests.browser.player import NewPlayer
from tests.browser.positions import new_questions
from tests.browser.staged import Stage

EVERYTHING: JsonDict = {
    "mode": "stormgates",
    "players": 6,
    "valley": "kings_bridge",
    **dict.fromkeys(("metamorpha", "bilkarr", "fanatics", "unbound", "kry_cek"), True),
}
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}

# Looking at an option lights up its pieces.  One of them must be there for a pointer: in sight,
# perhaps after scrolling, and with nothing else lying over it.
UNREACHED = """async ([board, keys]) => {
  const SPOTS = [[.5, .5], [.5, .15], [.5, .85], [.2, .2], [.8, .2], [.2, .8], [.8, .8]];
  const bare = (piece) => {
    const { left, top, width, height } = piece.getBoundingClientRect();
    return SPOTS.some(([x, y]) =>
      piece.contains(document.elementFromPoint(left + width * x, top + height * y)));
  };
  const reached = (piece) => {
    if (!piece.checkVisibility({ visibilityProperty: true })) return false;
    if (!bare(piece)) piece.scrollIntoView({ block: 'center', inline: 'center' });
    return bare(piece);
  };
  const unreached = [];
  for (const key of keys) {
    const option = document.querySelector(`button.option[data-choice="${key}"]`);
    option.dispatchEvent(new PointerEvent('pointerenter'));
    await new Promise((drawn) => setTimeout(drawn));
    const pieces = [...board.querySelectorAll('[data-can][data-lit]')];
    if (!pieces.some(reached)) unreached.push(`${option.innerText} (${pieces.length} pieces)`);
  }
  return unreached;
}"""


@pytest.mark.parametrize(
    ("game", "options", "viewport", "decisions"),
    [
        ("xibalba", {"mode": "apocalypse", "players": 4}, DESK, 5_000),
        ("xibalba", {"players": 2}, PHONE, 1_000),
        ("battalia", EVERYTHING, DESK, 3_000),
        ("battalia", {"mode": "creation", "players": 2}, PHONE, 1_500),
    ],
)
def test_every_kind_of_option_is_offered_by_a_piece_of_the_board(
    new_player: NewPlayer,
    game: str,
    options: JsonDict,
    viewport: dict[str, int],
    decisions: int,
) -> None:
    player = new_player(viewport=viewport)
    stage = Stage(player, game, options)
    player.put_list_aside()
    unreached: list[Any] = []
    for position in new_questions(game, options, decisions):
        keys = stage.show(position)
        board = player.board.element_handle()
        missing = player.page.evaluate(UNREACHED, [board, keys])
        unreached += [f"{position.decision.kind}: {one}" for one in missing]
    assert unreached == []
