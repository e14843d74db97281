"""Results as a file and as the table in bench/README.md."""

from __future__ import annotations

import json
import os
import platform
import subprocess
from pathlib import Path
from statistics import median
from typing import Any, Final

from bench.entries import BASELINE, OURS, ROOT

RESULTS: Final = ROOT / "bench" / "results"
README: Final = ROOT / "bench" / "README.md"
BEGIN: Final = "<!-- begin: written by python -m bench -->"
END: Final = "<!-- end -->"
MEASURED: Final = ("decisions_per_second", "decisions_per_game", "copy_microseconds", "copy_bytes")


def summary(
    rounds: list[dict[str, dict[str, Any] | None]], instructions: dict[str, float]
) -> dict[str, Any]:
    """The median of all rounds, and how much of the baseline that is.

    Whoever failed in all of them is named, and has no figures.
    """
    entries: dict[str, dict[str, Any]] = {}
    failed: list[str] = []
    for name in rounds[0]:
        told = [found for round_ in rounds if (found := round_[name]) is not None]
        if not told:
            failed.append(name)
            continue
        entry: dict[str, Any] = {key: told[0][key] for key in ("game", "version")}
        for key in MEASURED:
            values = [found[key] for found in told]
            entry[key] = None if None in values else median(values)
        entries[name] = entry
    if BASELINE in entries:
        unit = entries[BASELINE]["decisions_per_second"]
        for entry in entries.values():
            entry["ratio"] = entry["decisions_per_second"] / unit
    return {
        "commit": commit(),
        "machine": machine(),
        "rounds": len(rounds),
        "instructions_per_decision": instructions,
        "entries": entries,
        "failed": failed,
    }


def commit() -> str:
    """The commit that was measured, marked if files differ from it."""
    name = _git("rev-parse", "--short=10", "HEAD")
    return f"{name}-changed" if _git("status", "--porcelain", "--", "src") else name


def _git(*words: str) -> str:
    run = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return run.stdout.strip()


def machine() -> str:
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    return (
        f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"
    )


def write(result: dict[str, Any]) -> Path:
    RESULTS.mkdir(exist_ok=True)
    path = RESULTS / f"{result['commit']}.json"
    path.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    before, _, rest = README.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    README.write_text(f"{before}{BEGIN}\n\n{table(result)}\n{END}{after}", encoding="utf-8")
    return path


def belief_line(game: str, found: dict[str, float]) -> str:
    return (
        f"{game}: what a seat sees {found['seen']:.1f} µs, the belief made from it "
        f"{found['belief']:.1f} µs, a sample {found['sample']:.1f} µs; "
        f"{found['wrong']:.0f} of {found['compared']:.0f} samples showed another view"
    )


def table(result: dict[str, Any]) -> str:
    lines = [
        f"Commit `{result['commit']}`; {result['machine']}; median of {result['rounds']} rounds.",
        "",
        f"| engine | game | decisions/s | × {BASELINE} | decisions a game | copy | copy size |",
        "|---|---|---:|---:|---:|---:|---:|",
    ]
    ours = {entry.name for entry in OURS}
    for name, entry in result["entries"].items():
        shown = f"**{name}**" if name in ours else f"{name} ({entry['version'].split()[-1]})"
        size = "–" if entry["copy_bytes"] is None else f"{entry['copy_bytes'] / 1000:.1f} kB"
        ratio = f"{entry['ratio']:.1f}" if "ratio" in entry else "–"
        lines.append(
            f"| {shown} | {entry['game']} | {entry['decisions_per_second']:,.0f} | {ratio} "
            f"| {entry['decisions_per_game']:,.0f} "
            f"| {entry['copy_microseconds']:,.1f} µs | {size} |"
        )
    for name in result.get("failed", ()):
        lines += ["", f"{name} failed in every round."]
    for game, count in result["instructions_per_decision"].items():
        lines += ["", f"Compiled, {game}: {count:,.0f} instructions a decision."]
    lines += ["", "Guessing what is hidden, compiled, medians over positions of random games:", ""]
    for game, found in result["beliefs"].items():
        lines.append(f"- {belief_line(game, found)}")
    return "\n".join(lines) + "\n"
