"""Milliseconds from a click to what is seen of it, and to the server's word that it counts."""

from __future__ import annotations

from statistics import median, quantiles

from tests.browser.player import Player

# In the page itself: the way through Playwright would be measured along.
MEASURE = """
(option) => new Promise((resolve) => {
  const begun = performance.now();
  let shown = 0;
  const look = () => {
    const taken = document.querySelector('[data-taken]');
    if (taken && !shown) shown = performance.now() - begun;
    if (shown && !taken) {
      watch.disconnect();
      resolve([shown, performance.now() - begun]);
    }
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  option.click();
})
"""


def report(player: Player, game: str, moves: int) -> str:
    player.play_now(game)
    shown: list[float] = []
    accepted: list[float] = []
    for _ in range(moves):
        player.wait_for_turn()
        seen, counted = player.options.first.evaluate(MEASURE)
        shown.append(seen)
        accepted.append(counted)
    return f"{moves} clicks; marked at once: {_ms(shown)}; accepted: {_ms(accepted)}"


def _ms(times: list[float]) -> str:
    most = quantiles(times, n=100)[94]
    return f"median {median(times):.1f} ms, 95 % within {most:.1f} ms, slowest {max(times):.1f} ms"
