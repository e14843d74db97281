"""How the network learns from what was played: by imitation, and by PPO."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from stormark.games.registry import observer
from training.games import Crew
from training.network import Network
from training.rows import BOT, COLUMNS, PUPIL

SIGHT = observer("xibalba")
OWN = SIGHT.at("viewer", "paragon")
OTHER = SIGHT.at("seat 1", "paragon")
TARGET = SIGHT.at("table", "target")
KEPT = ("seen", "features", "numbers", "kind", "label")


@dataclass
class Settings:
    """What a phase of the training learns by."""

    passes: int  # over what was played
    minibatch: int
    clip: float  # how far one update may change a choice
    entropy: float
    decay: float
    trace: float
    imitation: float  # weight of the teacher's choices
    reinforcement: float  # weight of what choices led to


class Played:
    """What happened in `steps` steps of all duels."""

    def __init__(self, crew: Crew, steps: int, device: torch.device) -> None:
        self.device = device
        shape = (steps, crew.count)
        self.rows = {
            name: torch.zeros(
                (*shape, *COLUMNS[name][1]),
                dtype=torch.from_numpy(np.zeros(0, COLUMNS[name][0])).dtype,
                device=device,
            )
            for name in KEPT
        }
        self.choice = torch.zeros(shape, dtype=torch.long, device=device)
        self.logp = torch.zeros(shape, device=device)
        self.value = torch.zeros((steps + 1, crew.count), device=device)
        self.reward = np.zeros(shape, np.float32)
        self.going = np.zeros(shape, np.float32)  # 0 where a duel ended, -1 where seats change
        self.won = self.lost = self.ended = 0  # duels with the bot; all duels that ended


def standing(seen: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """How far ahead in Paragon points the deciding seat is, from -1 to 1."""
    ahead = seen[:, OWN].astype(np.float32) - seen[:, OTHER]
    return ahead / np.maximum(seen[:, TARGET], 1)


@torch.no_grad()
def play(crew: Crew, network: Network, out: Played, shaping: float, decay: float) -> None:
    """Let the network play on; points on the way count `shaping`, without changing what is best."""
    rows = crew.rows
    out.won = out.lost = out.ended = 0
    for step in range(len(out.reward)):
        now = {name: torch.from_numpy(rows[name]).to(out.device, copy=True) for name in KEPT}
        logits, values = network(now["seen"], now["features"], now["numbers"])
        noise = -torch.log(-torch.log(torch.rand_like(logits).clamp(1e-9, 1 - 1e-7)))
        choice = (logits + noise).argmax(-1)
        for name in KEPT:
            out.rows[name][step] = now[name]
        out.choice[step] = choice
        out.logp[step] = logits.log_softmax(-1).gather(1, choice[:, None])[:, 0]
        out.value[step] = values.gather(1, now["kind"].long()[:, None])[:, 0]
        rows["choice"][:] = choice.cpu().numpy()
        kind, before = rows["kind"].copy(), standing(rows["seen"])
        crew.step("train")
        out.going[step] = (1 - rows["done"].astype(np.float32)) * rows["same"]
        after = out.going[step] * standing(rows["seen"])
        out.reward[step] = rows["result"] + shaping * (decay * after - before)
        count_ends(out, kind, rows)
    kind = torch.from_numpy(rows["kind"]).to(out.device).long()
    now = {name: torch.from_numpy(rows[name]).to(out.device, copy=True) for name in KEPT}
    values = network(now["seen"], now["features"], now["numbers"])[1]
    out.value[-1] = values.gather(1, kind[:, None])[:, 0]


def count_ends(out: Played, kind: np.ndarray[Any, Any], rows: Any) -> None:
    result = rows["result"] * np.where(kind == BOT, -1, 1)
    with_bot = (kind == BOT) | (kind == PUPIL)
    out.won += int(((result > 0) & with_bot).sum())
    out.lost += int(((result < 0) & with_bot).sum())
    out.ended += int(rows["done"].sum())


def advantages(out: Played, chosen: Settings) -> torch.Tensor:
    """How much better each choice was than expected (GAE); one seat's gain is the other's loss."""
    reward = torch.from_numpy(out.reward).to(out.device)
    going = torch.from_numpy(out.going).to(out.device)
    found, later = torch.zeros_like(reward), torch.zeros_like(reward[0])
    for step in range(len(reward) - 1, -1, -1):
        expected = chosen.decay * going[step] * out.value[step + 1]
        surprise = reward[step] + expected - out.value[step]
        later = surprise + chosen.decay * chosen.trace * going[step] * later
        found[step] = later
    return found


def learn(
    network: Network, optimizer: torch.optim.Optimizer, out: Played, chosen: Settings
) -> dict[str, float]:
    """A few passes over what was played; what was lost on average, and how often it agreed."""
    gains = advantages(out, chosen)
    wanted = (gains + out.value[:-1]).flatten()
    flat = {name: rows.flatten(0, 1) for name, rows in out.rows.items()}
    choice, logp, gain = out.choice.flatten(), out.logp.flatten(), gains.flatten()
    own = flat["kind"] != BOT
    gain = (gain - gain[own].mean()) / (gain[own].std() + 1e-8)
    sums: dict[str, list[torch.Tensor]] = {}
    for _ in range(chosen.passes):
        for part in torch.randperm(len(gain), device=gain.device).split(chosen.minibatch):
            logits, values = network(
                flat["seen"][part], flat["features"][part], flat["numbers"][part]
            )
            value = values.gather(1, flat["kind"][part].long()[:, None])[:, 0]
            losses = {"value": 0.5 * (value - wanted[part]).square().mean()}
            if chosen.reinforcement:
                losses |= reinforced(
                    logits, choice[part], logp[part], gain[part], own[part], chosen
                )
            if chosen.imitation:
                losses |= imitated(logits, flat["label"][part].long(), chosen)
            optimizer.zero_grad()
            torch.stack([loss for loss in losses.values() if loss.requires_grad]).sum().backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            for name, loss in losses.items():
                sums.setdefault(name, []).append(loss.detach())
    return {name: float(torch.stack(each).mean()) for name, each in sums.items()}


def reinforced(
    logits: torch.Tensor,
    choice: torch.Tensor,
    logp: torch.Tensor,
    gain: torch.Tensor,
    own: torch.Tensor,
    chosen: Settings,
) -> dict[str, torch.Tensor]:
    """PPO: more of what turned out better than expected, in clipped steps."""
    logs = logits.log_softmax(-1)
    ratio = (logs.gather(1, choice[:, None])[:, 0] - logp).exp()
    clipped = ratio.clamp(1 - chosen.clip, 1 + chosen.clip)
    weight = own.float() / own.float().sum().clamp(min=1)
    step = (torch.min(ratio * gain, clipped * gain) * weight).sum()
    entropy = (-(logs.exp() * logs).sum(-1) * weight).sum()
    return {
        "policy": -chosen.reinforcement * step,
        "spread": -chosen.entropy * entropy,
        "entropy": entropy.detach(),
    }


def imitated(
    logits: torch.Tensor, label: torch.Tensor, chosen: Settings
) -> dict[str, torch.Tensor]:
    """What the teacher would have done, wherever it was asked."""
    asked = label >= 0
    if not asked.any():
        return {}
    found = functional.cross_entropy(logits[asked], label[asked])
    agreed = (logits[asked].argmax(-1) == label[asked]).float().mean()
    return {"imitation": chosen.imitation * found, "agreement": agreed.detach()}
