"""The tables of docs/balance.md, from what `stormark balance battalia … --json FILE` wrote.

python -m bench.balance_tables creation-2.json creation-3.json …
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from stormark.i18n import translator
from stormark.lab.battalia.uses import WORDS

Run = dict[str, Any]
FACTIONS = ("baerfolk", "cloudborn", "emberians", "islanders", "wolfsclan", "sunblessed")
MODULES = ("metamorpha", "bilkarr", "fanatics", "unbound", "kry_cek")
PLACES = ("1", "2", "3", "4", "5", "6")


def main() -> None:
    runs = [json.loads(Path(name).read_text(encoding="utf-8")) for name in sys.argv[1:]]
    named = {title(run): run for run in runs}
    for heading, table in (
        ("Games", commands(named)),
        ("Length and endings", lengths(named)),
        ("Decks at the second checkpoint", decks(named)),
        ("Victories by place in the order of play, per cent", shares(named, "places", PLACES)),
        ("Victories by faction, per cent", shares(named, "factions", FACTIONS)),
        ("What is used", uses(named)),
    ):
        print(f"### {heading}\n")
        print("\n".join(f"| {' | '.join(row)} |" for row in table), end="\n\n")


def title(run: Run) -> str:
    options = run["options"]
    if all(options[module] for module in MODULES):
        valley = translator("en", "battalia").t(f"term-{options['valley'].replace('_', '-')}")
        return f"all modules {options['players']}, {valley}"
    return f"{options['mode'].title()} {options['players']}"


def ruled(head: list[str], rows: list[list[str]]) -> list[list[str]]:
    return [head, ["---"] * len(head), *rows]


def commands(runs: dict[str, Run]) -> list[list[str]]:
    return ruled(["games", "options"], [[name, f"`{command(run)}`"] for name, run in runs.items()])


def command(run: Run) -> str:
    options = run["options"]
    words = ["stormark balance battalia"]
    if options["mode"] == "creation":
        words.append("--mode creation")
    words.append(f"--players {options['players']}")
    if options["valley"] != "none":
        words.append(f"--valley {options['valley']}")
    words += [f"--{module.replace('_', '-')}" for module in MODULES if options[module]]
    return " ".join([*words, f"--games {run['games']}", f"--seed {run['seed']}"])


def lengths(runs: dict[str, Run]) -> list[list[str]]:
    head = ["", "games", "days", "90%", "decisions"]
    head += ["level-4 cities", "map", "week limit", "points", "lead"]
    return ruled(head, [length(name, run) for name, run in runs.items()])


def length(name: str, run: Run) -> list[str]:
    numbers = run["numbers"]
    days = numbers["days"]
    ends = [run["causes"].get(cause, 0) / run["games"] for cause in ("cities", "map", "weeks")]
    return [
        name,
        f"{run['games']:,}",
        f"{days['mean']:.1f}",
        f"{days['p5']}–{days['p95']}",
        f"{numbers['decisions']['mean']:.0f}",
        *(f"{100 * end:.1f}%" for end in ends),
        f"{numbers['points']['mean']:.1f}",
        f"{numbers['lead']['mean']:.1f}",
    ]


def decks(runs: dict[str, Run]) -> list[list[str]]:
    head = ["", "decks counted", "mean", "90%"]
    head += ["20 or more (Queen)", "24 or more (King)", "26 or more (veteran)"]
    counted = {
        name: run["numbers"]["deck"] for name, run in runs.items() if "deck" in run["numbers"]
    }
    return ruled(head, [deck(name, numbers) for name, numbers in counted.items()])


def deck(name: str, numbers: dict[str, Any]) -> list[str]:
    counts = {int(size): count for size, count in numbers["counts"].items()}
    total = sum(counts.values())
    reached = [
        sum(count for size, count in counts.items() if size >= least) / total
        for least in (20, 24, 26)
    ]
    spread = f"{numbers['p5']}–{numbers['p95']}"
    return [name, f"{total:,}", f"{numbers['mean']:.1f}", spread] + [
        f"{100 * share:.1f}%" for share in reached
    ]


def shares(runs: dict[str, Run], by: str, keys: tuple[str, ...]) -> list[list[str]]:
    t = translator("en", "battalia").t
    head = [f"place {key}" if by == "places" else t(f"term-{key}") for key in keys]
    rows = [[name, *(share(run[by].get(key)) for key in keys)] for name, run in runs.items()]
    return ruled(["", *head], rows)


def share(found: dict[str, Any] | None) -> str:
    if found is None:
        return ""
    low, high = found["interval"]
    return f"{100 * found['wins'] / found['games']:.1f} ({100 * low:.1f}–{100 * high:.1f})"


def uses(runs: dict[str, Run]) -> list[list[str]]:
    t = translator("en", "battalia").t
    rows = [
        [t(f"use-{word}"), *(used(run["uses"][word]) for run in runs.values())] for word in WORDS
    ]
    return ruled(["per game", *runs], rows)


def used(found: dict[str, float]) -> str:
    return f"{found['per_game']:.2f}" if found["per_game"] else "0"


if __name__ == "__main__":
    main()
