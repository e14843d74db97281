"""Record games of bots, fit the corrections of win chances, and prove them on other games.

    python -m bench.chances record --seconds 1800 --out build/chances
    python -m bench.chances fit --games build/chances
    python -m bench.chances prove --games build/chances --out docs

`record` goes on where the files of games end.  Games of one seed are there to fit, those of
another for the proof: none is used for both.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from pathlib import Path

from stormark.coach.chance.table import correction, file_of
from stormark.coach.reliability.diagram import picture
from stormark.coach.reliability.fitting import by_setting, correction_of
from stormark.coach.reliability.proof import prove
from stormark.coach.reliability.recording import Played, play, played_from_json
from stormark.coach.reliability.settings import SETTINGS, Setting
from stormark.games.registry import NAMES
from stormark.lab.fitting.table import toml_of
from stormark.lab.subject import GameByName, loaded

SEEDS = {"fit": 1, "proof": 2}
FEWEST = 16  # games of a setting: fewer teach nothing and prove nothing


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    commands = parser.add_subparsers(dest="command", required=True)
    recording = commands.add_parser("record")
    recording.add_argument("--seconds", type=float, required=True)
    recording.add_argument("--out", type=Path, required=True)
    recording.add_argument("--only", nargs="*", default=[], metavar="SETTING")
    fitting = commands.add_parser("fit")
    fitting.add_argument("--games", type=Path, required=True)
    proving = commands.add_parser("prove")
    proving.add_argument("--games", type=Path, required=True)
    proving.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    if asked.command == "record":
        record(asked.out, asked.seconds, asked.only)
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


def record(folder: Path, seconds: float, only: Sequence[str] = ()) -> None:
    """Rounds of games in every setting, or in some, one after the other, for so long."""
    folder.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + seconds
    begun = {purpose: games_of(folder, purpose) for purpose in SEEDS}
    with (folder / "fit.jsonl").open("a") as fit, (folder / "proof.jsonl").open("a") as proof:
        files = {"fit": fit, "proof": proof}
        for number, setting, purpose in order(only):
            if time.monotonic() > end:
                return
            if number < begun[purpose][setting.game, setting.name]:
                continue
            game = loaded(GameByName(setting.game))
            played = play(game, setting.options, SEEDS[purpose], number)
            line = {"game": setting.game, **played.to_json()}
            print(json.dumps(line, separators=(",", ":")), file=files[purpose], flush=True)


def order(only: Sequence[str] = ()) -> Iterator[tuple[int, Setting, str]]:
    """The games in the order they are played: number, setting and what they are for."""
    wanted = [setting for setting in SETTINGS if not only or setting.name in only]
    for round_ in count():
        for setting in wanted:
            for number in range(setting.in_round):
                for purpose in SEEDS:
                    yield round_ * setting.in_round + number, setting, purpose


def games_of(folder: Path, purpose: str) -> Counter[tuple[str, str]]:
    """How many games of each setting there are already."""
    lines = (json.loads(line) for line in lines_of(folder, purpose))
    return Counter((line["game"], line["setting"]) for line in lines)


def lines_of(folder: Path, purpose: str) -> list[str]:
    file = folder / f"{purpose}.jsonl"
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


if __name__ == "__main__":
    main()
