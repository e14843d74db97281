"""Who takes part, and in which Python."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
PEERS: Final = ROOT / "build" / "bench-venv"
PACKAGES: Final = ("catanatron", "chess", "open_spiel", "pettingzoo[classic]", "pyminion", "rlcard")
ALONE: Final = ("catanatron_gym",)  # asks for an older Gymnasium than it needs, and others newer


@dataclass(frozen=True)
class Entry:
    """A contender with the Python that can import it."""

    name: str
    module: str
    python: Path
    source: bool = False  # import Stormark from src, interpreted

    def command(self, seconds: float, seed: int) -> list[str]:
        return [str(self.python), "-m", "bench.worker", self.module, str(seconds), str(seed)]

    def environment(self) -> dict[str, str]:
        return {"PYTHONPATH": str(ROOT / "src")} if self.source else {}


GAMES: Final = ("xibalba", "battalia")
OURS: Final = tuple(
    Entry(f"{game} {how}", game, Path(sys.executable), source=how == "interpreted")
    for game in GAMES
    for how in ("interpreted", "compiled")
)
BASELINE: Final = "catanatron"


def peers() -> tuple[Entry, ...]:
    python = PEERS / "bin" / "python"
    return (
        Entry(BASELINE, "catan", python),
        Entry("python-chess", "chess", python),
        Entry("OpenSpiel gin rummy", "spiel", python),
        Entry("OpenSpiel backgammon", "backgammon", python),
        Entry("RLCard Uno", "uno", python),
        Entry("pyminion", "dominion", python),
        Entry("PettingZoo connect four", "connect_four", python),
        Entry("PettingZoo hold'em", "holdem", python),
    )


def install_peers(packages: Sequence[str] = PACKAGES, alone: Sequence[str] = ALONE) -> None:
    """A virtual environment of their own, made once."""
    if not (PEERS / "bin" / "python").exists():
        subprocess.run([sys.executable, "-m", "venv", str(PEERS)], check=True)
    listed = subprocess.run(
        [PEERS / "bin" / "python", "-m", "pip", "list", "--format=freeze"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout.lower()
    for names, how in ((packages, ()), (alone, ("--no-deps",))):
        missing = [
            name for name in names if f"{name.partition('[')[0].replace('_', '-')}==" not in listed
        ]
        if missing:
            pip = [str(PEERS / "bin" / "python"), "-m", "pip", "install", "--quiet"]
            subprocess.run([*pip, *how, *missing], check=True)
