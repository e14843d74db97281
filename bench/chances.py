"""Record games of bots, fit the corrections of win chances, and prove them on other games.

    python -m bench.chances record --seconds 1800 --jobs 16 --out build/chances
    python -m bench.chances fit --games build/chances
    python -m bench.chances prove --games build/chances --out docs

`record` plays what is missing until every setting has as many games as it wants, or the time is
over; all settings get on alike.  A game follows from its setting, seed and number, whoever plays
it and when.  Games of some seeds are there to fit, those of another for the proof: none is used
for both.  Games that other bots played, or that other valuations judged, are left out everywhere.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from bench.fit_xibalba import until
from stormark.coach.chance.table import correction, file_of, tables
from stormark.coach.reliability.diagram import picture
from stormark.coach.reliability.fitting import by_setting, correction_of
from stormark.coach.reliability.proof import prove
from stormark.coach.reliability.recording import Played, mark_of, play, played_from_json
from stormark.coach.reliability.settings import SETTINGS, Setting
from stormark.games.registry import NAMES
from stormark.lab.executor import Executor, executor_for
from stormark.lab.fitting.table import toml_of
from stormark.lab.subject import GameByName, loaded

SEEDS = {"fit": 5, "proof": 6}  # games of seeds 2 to 4 were proofs once
AGAIN = dict.fromkeys(  # proved again on other games, most of them fitted anew, after a look
    ("apocalypse-2", "stormgates-2", "stormgates-2v3", "stormgates-2v2v2"), 7
)
SHARES = {"fit": 0.5, "proof": 1.0}  # of the games that a setting wants: few numbers need fewer
Key: TypeAlias = tuple[str, str, int, int]
"""A game by its rules, setting, seed and number."""
Marks: TypeAlias = Mapping[tuple[str, str], str]
"""Whose games count, by rules and setting: see `mark_of`."""
FEWEST = 16  # games of a setting: fewer teach nothing and prove nothing


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    commands = parser.add_subparsers(dest="command", required=True)
    recording = commands.add_parser("record")
    recording.add_argument("--seconds", type=float, required=True)
    recording.add_argument("--out", type=Path, required=True)
    recording.add_argument("--purposes", nargs="*", default=[*SEEDS], choices=[*SEEDS])
    fitting = commands.add_parser("fit")
    fitting.add_argument("--games", type=Path, required=True)
    for command in (recording, fitting):
        command.add_argument("--only", nargs="*", default=[], metavar="SETTING")
    proving = commands.add_parser("prove")
    proving.add_argument("--games", type=Path, required=True)
    proving.add_argument("--out", type=Path, required=True)
    for command in (recording, fitting, proving):
        command.add_argument("--jobs", type=int, default=1, help="how many processes")
    asked = parser.parse_args()
    executor = executor_for(asked.jobs)
    if asked.command == "record":
        record(asked.out, asked.seconds, executor, asked.only, asked.purposes)
    elif asked.command == "fit":
        fit(asked.games, executor, asked.only)
    else:
        proof(asked.games, asked.out, executor)


def fit(folder: Path, executor: Executor, only: Sequence[str] = ()) -> None:
    """Write the corrections of both games, a table for each setting.

    Settings without games keep what they have; so do the others where only some are asked for.
    """
    wanted = chosen(only)
    marks = marks_of(wanted, executor)
    for game in NAMES:
        games = enough(read(folder, "fit", game, marks))
        found = {name: dict(table) for name, table in tables(game).items()}
        for name in (one.name for one in wanted if one.game == game and one.name in games):
            found[name] = correction_of(games[name])
            print(f"{game} {name}: {len(games[name])} games, {found[name]}")
        file_of(game).write_text(toml_of(found), encoding="utf-8")


def proof(folder: Path, out: Path, executor: Executor) -> None:
    """Draw the diagrams into a folder and print the table of errors."""
    marks = marks_of(SETTINGS, executor)
    print("| game | setting | games | error | error of true chances |\n|---|---|---:|---:|---:|")
    for game in NAMES:
        games = enough(read(folder, "proof", game, marks))
        proofs = [
            prove(setting.name, games[setting.name], correction(game, setting.name))
            for setting in SETTINGS
            if setting.game == game and setting.name in games
        ]
        title = f"Win chances of {game.title()} and how often they came true"
        (out / f"reliability-{game}.svg").write_text(picture(title, proofs), encoding="utf-8")
        for one in proofs:
            error, noise = f"{100 * one.error:.1f}%", f"{100 * one.noise:.1f}%"
            print(f"| {game} | {one.setting} | {one.games} | {error} | {noise} |")


def enough(games: Sequence[Played]) -> Mapping[str, list[Played]]:
    """The games of every setting that there are enough of."""
    return {name: found for name, found in by_setting(games).items() if len(found) >= FEWEST}


def read(folder: Path, purpose: str, game: str, marks: Marks) -> list[Played]:
    lines = current(folder, purpose, marks)
    return [played_from_json(line) for line in lines if line["game"] == game]


@dataclass(frozen=True)
class Job:
    """A game to be played."""

    purpose: str
    setting: Setting
    number: int

    @property
    def key(self) -> Key:
        return self.setting.game, self.setting.name, self.seed, self.number

    @property
    def seed(self) -> int:
        return seed_of(self.purpose, self.setting.name)


def record(
    folder: Path,
    seconds: float,
    executor: Executor,
    only: Sequence[str] = (),
    purposes: Sequence[str] = (*SEEDS,),
) -> None:
    """Play the games that are missing in every setting, or in some, for so long."""
    folder.mkdir(parents=True, exist_ok=True)
    jobs = order(only, purposes)
    marks = marks_of({job.setting.name: job.setting for job in jobs}.values(), executor)
    present = recorded(folder, marks)
    missing = (job for job in jobs if job.key not in present)
    with (folder / "fit.jsonl").open("a") as fit, (folder / "proof.jsonl").open("a") as proof:
        files = {"fit": fit, "proof": proof}
        for job, played in executor.run(carried_out, until(seconds, missing)):
            game, name, seed, number = job.key
            made = {"game": game, "seed": seed, "number": number, "mark": marks[game, name]}
            line = {**made, **played.to_json()}
            print(json.dumps(line, separators=(",", ":")), file=files[job.purpose], flush=True)


def carried_out(job: Job) -> tuple[Job, Played]:
    game = loaded(GameByName(job.setting.game))
    return job, play(game, job.setting.options, job.seed, job.number)


def seed_of(purpose: str, setting: str) -> int:
    """Of the games that count: a proof that has been looked at is none for other numbers."""
    return AGAIN.get(setting, SEEDS[purpose]) if purpose == "proof" else SEEDS[purpose]


def marked(setting: Setting) -> tuple[Setting, str]:
    return setting, mark_of(loaded(GameByName(setting.game)), setting.options)


def marks_of(settings: Iterable[Setting], executor: Executor) -> Marks:
    found = executor.run(marked, settings)
    return {(setting.game, setting.name): mark for setting, mark in found}


def order(only: Sequence[str] = (), purposes: Sequence[str] = (*SEEDS,)) -> list[Job]:
    """All games that are wanted; at any time every setting has got about the same share of its."""
    wanted = chosen(only)
    jobs: list[tuple[float, Job]] = []
    for setting in wanted:
        for purpose in purposes:
            count = round(SHARES[purpose] * setting.games)
            jobs += [((n + 1) / count, Job(purpose, setting, n)) for n in range(count)]
    return [job for _, job in sorted(jobs, key=lambda each: each[0])]


def chosen(only: Sequence[str]) -> list[Setting]:
    """The settings of these names; all of them if there are none."""
    return [setting for setting in SETTINGS if not only or setting.name in only]


def recorded(folder: Path, marks: Marks) -> set[Key]:
    """The games that are there already, in whatever order they came."""
    return {
        (line["game"], line["setting"], line["seed"], line["number"])
        for purpose in SEEDS
        for line in current(folder, purpose, marks)
    }


def current(folder: Path, purpose: str, marks: Marks) -> Iterator[dict[str, Any]]:
    """The games of a file that were played by today's bots; for the proof, of its seed alone."""
    for text in lines_of(folder, purpose):
        line = json.loads(text)
        fresh = purpose == "fit" or line["seed"] == seed_of(purpose, line["setting"])
        if fresh and marks.get((line["game"], line["setting"])) == line["mark"]:
            yield line


def lines_of(folder: Path, purpose: str) -> list[str]:
    file = folder / f"{purpose}.jsonl"
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


if __name__ == "__main__":
    main()
