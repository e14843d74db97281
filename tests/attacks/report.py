"""What came of the attacks: on the screen, in a file, and before and after in docs/security.md."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from tests.attacks.attack import Attack, Seen, Times
from tests.attacks.server import ROOT

RESULTS = Path(__file__).parent / "results"
PAGE = ROOT / "docs" / "security.md"
BEGIN = "<!-- begin: written by python -m tests.attacks -->"
END = "<!-- end -->"
HEAD = f"{'attack':<34} {'moves quiet':>15} {'attacked':>15} {'lists':>15} {'MB':>6}  held"

EACH = ("moves", "lists", "MB", "held")
COLUMNS = (
    "",
    "attack",
    "moves quiet",
    *(f"{name} before" for name in EACH),
    *(f"{name} now" for name in EACH),
)


class Result(msgspec.Struct, frozen=True):
    """What came of one attack."""

    item: str
    name: str
    seen: Seen
    verdict: str  # how it succeeded; "" if the server held


def line(attack: Attack, result: Result) -> str:
    seen = result.seen
    return (
        f"{attack.item} {attack.name:<31} {_ms(seen.quiet_moves):>15} {_ms(seen.moves):>15} "
        f"{_ms(seen.lists):>15} {seen.memory_mb:>6.0f}  {result.verdict or 'yes'}"
    )


def keep(label: str, results: Sequence[Result]) -> None:
    """Put results beside those of other attacks on the same server."""
    RESULTS.mkdir(exist_ok=True)
    path = RESULTS / f"{label}.json"
    kept = {result.name: result for result in (kept_results(label))}
    kept |= {result.name: result for result in results}
    ordered = sorted(kept.values(), key=lambda result: (result.item, result.name))
    path.write_bytes(msgspec.json.format(msgspec.json.encode(ordered), indent=1) + b"\n")


def kept_results(label: str) -> list[Result]:
    path = RESULTS / f"{label}.json"
    if not path.exists():
        return []
    return msgspec.json.decode(path.read_bytes(), type=list[Result])


def write_page(before: str, after: str) -> None:
    """The table of both in the page about security."""
    page = PAGE.read_text(encoding="utf-8")
    head, _, rest = page.partition(BEGIN)
    _, _, tail = rest.partition(END)
    PAGE.write_text(f"{head}{BEGIN}\n{table(before, after)}{END}{tail}", encoding="utf-8")


def table(before: str, after: str) -> str:
    old = {result.name: result for result in kept_results(before)}
    rows = [
        f"| {' | '.join(COLUMNS)} |",
        f"| {' | '.join('---' for _ in COLUMNS)} |",
    ]
    for result in kept_results(after):
        quiet = _ms(result.seen.quiet_moves) if measured(result.seen) else ""
        cells = [result.item, result.name, quiet]
        cells += _cells(old.get(result.name)) + _cells(result)
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(["", *rows, "", ""])


def _cells(result: Result | None) -> list[str]:
    if result is None:
        return [""] * 4
    seen = result.seen
    held = f"**no**: {result.verdict}" if result.verdict else "yes"
    if not measured(seen):
        return ["", "", "", held]
    return [_ms(seen.moves), _ms(seen.lists), f"{seen.memory_mb:.0f}", held]


def measured(seen: Seen) -> bool:
    """Whether there was a victim."""
    return seen.quiet_moves.number > 0


def _ms(found: Times) -> str:
    """The middle and the slow end, in milliseconds."""
    return f"{found.p50:.0f} / {found.p99:.0f}" if found.number else "none"
