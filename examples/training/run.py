"""The training from beginning to end."""

from __future__ import annotations

import argparse
import copy
import csv
import json
from pathlib import Path
from time import monotonic
from typing import Any

import torch

from training.export import export, load, save
from training.games import Crew
from training.learning import Played, Settings, learn, play
from training.measure import duels, interval
from training.network import Network
from training.opponents import TEACHER

FIELDS = (
    "seconds",
    "phase",
    "decisions",
    "duels",
    "won_against_teacher",
    "won_against_greedy",
    "agreement",
    "imitation",
    "entropy",
    "value",
    "decisions_a_duel",
)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="train_xibalba.py", description="Teach a network Xibalba for two."
    )
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--imitation", type=float, default=0.4, help="share of the time for it")
    parser.add_argument("--against", type=float, default=0.5, help="share against the teacher")
    parser.add_argument("--workers", type=int, default=2, help="processes that play")
    parser.add_argument("--games", type=int, default=256, help="played at once")
    parser.add_argument("--steps", type=int, default=64, help="decisions of each per update")
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--minibatch", type=int, default=2048)
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning by imitation")
    parser.add_argument("--ppo-rate", type=float, default=2.5e-4, help="of learning by PPO")
    parser.add_argument("--entropy", type=float, default=0.003)
    parser.add_argument("--shaping", type=float, default=1.0, help="what Paragon points count")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2, help="of PyTorch, where it has no GPU")
    parser.add_argument("--measure", type=float, default=0.0, help="minutes between measurements")
    parser.add_argument("--duels", type=int, default=400, help="against each bot at the end")
    parser.add_argument("--patience", type=float, default=120.0, help="seconds for these")
    parser.add_argument("--out", type=Path, default=Path("trained"), help="folder of the results")
    parser.add_argument("--export", type=Path, help="only write this network.pt as model.onnx")
    return parser.parse_args()


class Training:
    """A network, the duels it learns from, and the clock."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.given = given
        self.begun = monotonic()
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.crew = Crew(given.workers, given.games)
        self.crew.begin("train", TEACHER, given.against, 1000 * given.seed)
        self.network = Network(given.width).to(self.device)
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=given.rate, eps=1e-5)
        self.out = Played(self.crew, given.steps, self.device)
        self.decisions = self.duels = 0
        self.imitating = False
        self.told = self.saved = self.measured = 0.0
        self.best, self.kept = -1.0, copy.deepcopy(self.network.state_dict())
        self.sums: dict[str, list[float]] = {}
        given.out.mkdir(parents=True, exist_ok=True)
        self.file = (given.out / "curve.csv").open("w", newline="", encoding="utf-8")
        self.curve = csv.DictWriter(self.file, FIELDS)
        self.curve.writeheader()

    def run(self) -> None:
        whole = self.given.minutes * 60
        self.turn_to("imitation" if self.given.imitation > 0 else "ppo")
        while (gone := monotonic() - self.begun) < whole:
            share = gone / whole
            if self.imitating and share >= self.given.imitation:
                self.turn_to("ppo")
            self.update(share)
            self.write(gone)
        self.write(gone, last=True)
        if self.best >= 0:
            self.network.load_state_dict(self.kept)

    def turn_to(self, phase: str) -> None:
        self.imitating = phase == "imitation"
        self.crew.show("train", labels=self.imitating)

    def update(self, share: float) -> None:
        """Play a while and learn from it."""
        given, border = self.given, self.given.imitation
        chosen = self.settings()
        if self.imitating:
            rate, shaping = given.rate * (1 - 0.8 * share / border), given.shaping
        else:
            left = (1 - share) / (1 - border)
            rate, shaping = given.ppo_rate * max(0.05, left), given.shaping * left
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        play(self.crew, self.network, self.out, shaping, chosen.decay)
        found = learn(self.network, self.optimizer, self.out, chosen)
        self.decisions += self.out.reward.size
        self.duels += self.out.ended
        found |= {"won": self.out.won, "lost": self.out.lost, "ended": self.out.ended}
        for name, value in found.items():
            self.sums.setdefault(name, []).append(value)

    def settings(self) -> Settings:
        return Settings(
            passes=self.given.passes,
            minibatch=self.given.minibatch,
            clip=0.2,
            entropy=self.given.entropy,
            decay=0.9995,
            trace=0.97,
            imitation=1.0 if self.imitating else 0.0,
            reinforcement=0.0 if self.imitating else 1.0,
        )

    def write(self, gone: float, last: bool = False) -> None:
        """A line of the curve now and then, and the network every minute."""
        if gone - self.told >= 15 or last:
            self.told = gone
            self.tell(gone, last)
        if gone - self.saved >= 60 or last:
            self.saved = gone
            self.save()

    def tell(self, gone: float, last: bool) -> None:
        sums, self.sums = self.sums, {}
        won, lost, ended = (sum(sums.pop(name, [0])) for name in ("won", "lost", "ended"))
        line: dict[str, Any] = {
            "seconds": round(gone),
            "phase": "imitation" if self.imitating else "ppo",
            "decisions": self.decisions,
            "duels": self.duels,
        }
        if won + lost:
            line["won_against_teacher"] = round(won / (won + lost), 4)
        updates = max((len(each) for each in sums.values()), default=0)
        if ended:
            line["decisions_a_duel"] = round(updates * self.out.reward.size / ended)
        for name, each in sums.items():
            if name in FIELDS:
                line[name] = round(sum(each) / len(each), 4)
        every = self.given.measure * 60
        if every and (gone - self.measured >= every or last):
            self.measured = gone
            line["won_against_greedy"] = self.quick_measure()
        self.curve.writerow(line)
        self.file.flush()
        print(json.dumps(line), flush=True)

    def quick_measure(self) -> float:
        won, played = duels(
            self.crew, self.network, "greedy", 200, self.duels, monotonic() + self.given.patience
        )
        self.crew.show("train", labels=self.imitating)
        share = won / max(played, 1)
        if share >= self.best:
            self.best, self.kept = share, copy.deepcopy(self.network.state_dict())
        return round(share, 4)

    def save(self) -> None:
        """Keep the network as it is, and beside it the best one that was measured."""
        save(self.network.state_dict(), self.given.width, self.given.out / "network.pt")
        if self.best >= 0:
            save(self.kept, self.given.width, self.given.out / "best.pt")

    def judge(self) -> dict[str, Any]:
        """The strength of what was learnt, on duels that nothing was learnt from."""
        found: dict[str, Any] = {}
        for bot in ("random", "greedy"):
            until = monotonic() + self.given.patience
            won, played = duels(self.crew, self.network, bot, self.given.duels, 10**6, until)
            share, low, high = (round(number, 1) for number in interval(won, played))
            found[bot] = {"won": won, "duels": played, "percent": share, "interval": [low, high]}
            print(json.dumps({f"against_{bot}": found[bot]}), flush=True)
        return found


def main() -> None:
    given = arguments()
    if given.export:
        export(load(given.export), given.export.with_name("model.onnx"))
        return
    torch.manual_seed(given.seed)
    torch.set_num_threads(given.threads)
    torch.set_float32_matmul_precision("high")
    training = Training(given)
    training.run()
    told = {key: str(value) for key, value in vars(given).items()}
    report = {
        "settings": told,
        "device": str(training.device),
        "decisions": training.decisions,
        "duels": training.duels,
        "strength": training.judge(),
    }
    (given.out / "report.json").write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
