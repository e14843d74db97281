"""Record games of bots, fit the corrections of win chances, and prove them on other games.

    python -m bench.chances record --seconds 1800 --jobs 16 --out build/chances
    python -m bench.chances fit --games build/chances
    python -m bench.chances prove --games build/chances --out docs

`record` plays what is missing until every setting has as many games as it wants, or the time is
over; all settings get on alike.  A game follows from its setting, seed and number, whoever plays
it and when.  Games of one seed are there to fit, those of another for the proof: none is used for
both.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from bench.fit_xibalba import until
from stormark.coach.chance.table import correction, file_of
from stormark.coach.reliability.diagram import picture
from stormark.coach.reliability.fitting import by_setting, correction_of
from stormark.coach.reliability.proof import prove
from stormark.coach.reliability.recording import Played, play, played_from_json
from stormark.coach.reliability.settings import SETTINGS, Setting
from stormark.games.registry import NAMES
from stormark.lab.executor import Executor, executor_for
from stormark.lab.fitting.table import toml_of
from stormark.lab.subject import GameByName, loaded

SEEDS = {"fit": 1, "proof": 2}
SHARES = {"fit": 0.5, "proof": 1.0}  # of the games that a setting wants: three numbers need fewer
Key: TypeAlias = tuple[str, str, int]
"""A game by its rules, setting and number."""
FEWEST = 16  # games of a setting: fewer teach nothing and prove nothing


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    commands = parser.add_subparsers(dest="command", required=True)
    recording = commands.add_parser("record")
    recording.add_argument("--seconds", type=float, required=True)
    recording.add_argument("--jobs", type=int, default=1, help="how many processes")
    recording.add_argument("--out", type=Path, required=True)
    recording.add_argument("--only", nargs="*", default=[], metavar="SETTING")
    fitting = commands.add_parser("fit")
    fitting.add_argument("--games", type=Path, required=True)
    proving = commands.add_parser("prove")
    proving.add_argument("--games", type=Path, required=True)
    proving.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    if asked.command == "record":
        record(asked.out, asked.seconds, executor_for(asked.jobs), asked.only)
    elif asked.command == "fit":
        fit(asked.games)
    else:
        proof(asked.games, asked.out)


def fit(folder: Path) -> None:
    """Write the corrections of both games, a table for each setting."""
    for game in NAMES:
        games = enough(read(folder, "fit", game))
        found = {
            setting.name: correction_of(games[setting.name])
            for setting in SETTINGS
            if setting.game == game and setting.name in games
        }
        file_of(game).write_text(toml_of(found), encoding="utf-8")
        for name, table in found.items():
            print(f"{game} {name}: {len(games[name])} games, {table}")


def proof(folder: Path, out: Path) -> None:
    """Draw the diagrams into a folder and print the table of errors."""
    print("| game | setting | games | error | error of true chances |\n|---|---|---:|---:|---:|")
    for game in NAMES:
        games = enough(read(folder, "proof", game))
        proofs = [
            prove(setting.name, games[setting.name], correction(game, setting.name))
            for setting in SETTINGS
            if setting.game == game and setting.name in games
        ]
        title = f"Win chances of {game.title()} and how often they came true"
        (out / f"reliability-{game}.svg").write_text(picture(title, proofs), encoding="utf-8")
        for one in proofs:
            error, noise = f"{100 * one.error:.1f} %", f"{100 * one.noise:.1f} %"
            print(f"| {game} | {one.setting} | {one.games} | {error} | {noise} |")


def enough(games: Sequence[Played]) -> Mapping[str, list[Played]]:
    """The games of every setting that there are enough of."""
    return {name: found for name, found in by_setting(games).items() if len(found) >= FEWEST}


def read(folder: Path, purpose: str, game: str) -> list[Played]:
    lines = (json.loads(line) for line in lines_of(folder, purpose))
    return [played_from_json(line) for line in lines if line["game"] == game]


@dataclass(frozen=True)
class Job:
    """A game to be played."""

    purpose: str
    setting: Setting
    number: int

    @property
    def key(self) -> Key:
        return self.setting.game, self.setting.name, self.number


def record(folder: Path, seconds: float, executor: Executor, only: Sequence[str] = ()) -> None:
    """Play the games that are missing in every setting, or in some, for so long."""
    folder.mkdir(parents=True, exist_ok=True)
    present = {purpose: recorded(folder, purpose) for purpose in SEEDS}
    missing = (job for job in order(only) if job.key not in present[job.purpose])
    with (folder / "fit.jsonl").open("a") as fit, (folder / "proof.jsonl").open("a") as proof:
        files = {"fit": fit, "proof": proof}
        for job, played in executor.run(carried_out, until(seconds, missing)):
            line = {"game": job.setting.game, "number": job.number, **played.to_json()}
            print(json.dumps(line, separators=(",", ":")), file=files[job.purpose], flush=True)


def carried_out(job: Job) -> tuple[Job, Played]:
    game = loaded(GameByName(job.setting.game))
    return job, play(game, job.setting.options, SEEDS[job.purpose], job.number)


def order(only: Sequence[str] = ()) -> list[Job]:
    """All games that are wanted; at any time every setting has got about the same share of its."""
    wanted = [setting for setting in SETTINGS if not only or setting.name in only]
    jobs: list[tuple[float, Job]] = []
    for setting in wanted:
        for purpose, share in SHARES.items():
            count = round(share * setting.games)
            jobs += [((n + 1) / count, Job(purpose, setting, n)) for n in range(count)]
    return [job for _, job in sorted(jobs, key=lambda each: each[0])]


def recorded(folder: Path, purpose: str) -> set[Key]:
    """The games that are there already, in whatever order they came."""
    lines = (json.loads(line) for line in lines_of(folder, purpose))
    return {(line["game"], line["setting"], line["number"]) for line in lines}


def lines_of(folder: Path, purpose: str) -> list[str]:
    file = folder / f"{purpose}.jsonl"
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


if __name__ == "__main__":
    main()
