"""Teach a network Xibalba for two by playing against itself: PPO with masks, in plain PyTorch.

    pip install stormark[rl] torch
    python examples/train_xibalba.py --minutes 20 --out policy.pt

It prints a line every few updates: decisions so far, the share of duels won against random play,
and how long games are.  Equal seeds on one machine give equal runs, as far as PyTorch does.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import numpy as np
import torch
from torch import nn

from stormark.games.registry import observer
from stormark.rl import BatchEnv

SIGHT = observer("xibalba")
OWN, OTHER, TARGET = (
    SIGHT.at("viewer", "paragon"),
    SIGHT.at("seat 1", "paragon"),
    SIGHT.at("table", "target"),
)


class Policy(nn.Module):
    """Every value of every byte has a vector of its own; their sum goes through three layers."""

    def __init__(self, sight: int, options: int, width: int) -> None:
        super().__init__()
        self.register_buffer("shift", torch.arange(sight) * 256)
        self.first = nn.EmbeddingBag(sight * 256, width, mode="sum")
        nn.init.normal_(self.first.weight, std=sight**-0.5)
        self.body = nn.Sequential(
            nn.LayerNorm(width),
            nn.ReLU(),
            nn.Linear(width, width),
            nn.LayerNorm(width),
            nn.ReLU(),
            nn.Linear(width, width),
            nn.ReLU(),
        )
        self.choice = nn.Linear(width, options)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.choice.weight)
        nn.init.zeros_(self.value.weight)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        body = self.body(self.first(seen.int() + self.shift))
        logits = self.choice(body).masked_fill(mask == 0, -1e9)
        return logits, self.value(body).squeeze(-1)


class Rollout:
    """What happened in `steps` steps of all games."""

    def __init__(self, env: BatchEnv, steps: int, device: torch.device) -> None:
        shape = (steps, env.count)
        self.seen = torch.zeros((*shape, env.observation_size), dtype=torch.uint8, device=device)
        self.mask = torch.zeros((*shape, env.actions_size), dtype=torch.uint8, device=device)
        self.action = torch.zeros(shape, dtype=torch.long, device=device)
        self.logp = torch.zeros(shape, device=device)
        self.value = torch.zeros((steps + 1, env.count), device=device)
        self.reward = np.zeros(shape, np.float32)
        self.done = np.zeros(shape, np.float32)
        self.same = np.zeros(shape, np.float32)  # 1: the same seat decides next, -1: the other


def standing(seen: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """How far ahead the deciding seat is, from -1 to 1."""
    points = seen[:, OWN].astype(np.float32) - seen[:, OTHER]
    return points / np.maximum(seen[:, TARGET], 1)


@torch.no_grad()
def play(env: BatchEnv, policy: Policy, out: Rollout, shaping: float, device: torch.device) -> None:
    """Fill a rollout by playing both seats."""
    rows = np.arange(env.count)
    for step in range(len(out.reward)):
        seen = torch.from_numpy(env.observations.copy()).to(device)
        mask = torch.from_numpy(env.masks.copy()).to(device)
        logits, value = policy(seen, mask)
        chosen = torch.distributions.Categorical(logits=logits)
        action = chosen.sample()
        out.seen[step], out.mask[step], out.action[step] = seen, mask, action
        out.logp[step], out.value[step] = chosen.log_prob(action), value
        seats, before = env.seats.astype(np.int64), standing(env.observations)
        env.actions[:] = action.cpu().numpy()
        env.step()
        same = np.where(env.seats == seats, 1.0, -1.0).astype(np.float32)
        done = env.done.astype(np.float32)
        after = np.where(done > 0, 0.0, same * standing(env.observations))
        result = done * (1 - env.truncated) * (2 * env.rewards[rows, seats] - 1)
        out.reward[step] = result + shaping * (after - before)
        out.done[step], out.same[step] = done, same
    seen = torch.from_numpy(env.observations.copy()).to(device)
    out.value[-1] = policy(seen, torch.from_numpy(env.masks.copy()).to(device))[1]


def advantages(out: Rollout, decay: float, trace: float, device: torch.device) -> torch.Tensor:
    """How much better each choice was than expected; what is good for one is bad for the other."""
    reward = torch.from_numpy(out.reward).to(device)
    going = torch.from_numpy(1 - out.done).to(device) * torch.from_numpy(out.same).to(device)
    found, later = torch.zeros_like(reward), torch.zeros_like(reward[0])
    for step in range(len(reward) - 1, -1, -1):
        surprise = reward[step] + decay * going[step] * out.value[step + 1] - out.value[step]
        later = surprise + decay * trace * going[step] * later
        found[step] = later
    return found


def learn(
    policy: Policy,
    optimizer: torch.optim.Optimizer,
    out: Rollout,
    gains: torch.Tensor,
    given: argparse.Namespace,
) -> None:
    """A few passes over a rollout, with clipped steps."""
    flat = [rows.flatten(0, 1) for rows in (out.seen, out.mask, out.action, out.logp, gains)]
    wanted = (gains + out.value[:-1]).flatten()
    size = wanted.numel()
    for _ in range(given.passes):
        for part in torch.randperm(size, device=wanted.device).split(given.minibatch):
            seen, mask, action, logp, gain = (rows[part] for rows in flat)
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            logits, value = policy(seen, mask)
            chosen = torch.distributions.Categorical(logits=logits)
            ratio = (chosen.log_prob(action) - logp).exp()
            step = torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
            missed = (value - wanted[part]).square().mean()
            loss = 0.5 * missed - step - given.entropy * chosen.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def against_random(policy: Policy, device: torch.device, duels: int, seed: int) -> float:
    """The share of duels won against random play, the seats by turns."""
    env = BatchEnv("xibalba", {"players": 2}, count=128, seed=seed, limit=5000)
    mine = np.arange(env.count) % 2
    won, played = 0.0, 0
    while played < duels:
        seen = torch.from_numpy(env.observations.copy()).to(device)
        logits, _ = policy(seen, torch.from_numpy(env.masks.copy()).to(device))
        env.sample()
        own = env.seats == mine
        env.actions[own] = logits.argmax(-1).cpu().numpy()[own]
        env.step()
        over = env.done > 0
        won += float(env.rewards[np.arange(env.count), mine][over].sum())
        played += int(over.sum())
    return won / played


@torch.no_grad()
def against_bot(policy: Policy, device: torch.device, bot: str, duels: int) -> float:
    """The share of duels won against a bot by its name."""
    from stormark.rl import DuelEnv

    env = DuelEnv("xibalba", {"players": 2}, opponents=bot, max_decisions=5000)
    won = 0.0
    for seed in range(duels):
        seen, _ = env.reset(seed=seed)
        over = cut = False
        while not (over or cut):
            row = torch.from_numpy(seen["observation"].copy())[None].to(device)
            mask = torch.from_numpy(seen["action_mask"].copy())[None].to(device)
            seen, reward, over, cut, _ = env.step(int(policy(row, mask)[0].argmax()))
            won += reward
    return won / duels


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--games", type=int, default=256, help="played at once")
    parser.add_argument("--steps", type=int, default=128, help="decisions of each per update")
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--minibatch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--decay", type=float, default=0.998)
    parser.add_argument("--trace", type=float, default=0.95)
    parser.add_argument("--shaping", type=float, default=1.0, help="what Paragon points count")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--greedy", type=int, default=0, help="duels with the bot greedy at the end"
    )
    parser.add_argument("--out", default="", help="where the network is written")
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    env = BatchEnv("xibalba", {"players": 2}, count=given.games, seed=given.seed, limit=5000)
    policy = Policy(env.observation_size, env.actions_size, given.width).to(device)
    optimizer = torch.optim.Adam(policy.parameters(), lr=given.rate, eps=1e-5)
    out = Rollout(env, given.steps, device)
    begun, decisions, update = time.monotonic(), 0, 0
    while (gone := time.monotonic() - begun) < given.minutes * 60:
        for group in optimizer.param_groups:
            group["lr"] = given.rate * max(0.1, 1 - gone / (given.minutes * 60))
        play(env, policy, out, given.shaping, device)
        learn(policy, optimizer, out, advantages(out, given.decay, given.trace, device), given)
        decisions += given.games * given.steps
        update += 1
        if update % 25 == 1:
            won = against_random(policy, device, 200, update)
            ends = max(float(out.done.sum()), 1.0)
            told = {
                "seconds": round(gone),
                "decisions": decisions,
                "won_against_random": round(won, 3),
                "decisions_a_game": round(given.games * given.steps / ends),
            }
            print(json.dumps(told), flush=True)
    if given.out:
        torch.save({"version": SIGHT.version, "policy": policy.state_dict()}, given.out)
    won = against_random(policy, device, 1000, 0)
    print(json.dumps({"decisions": decisions, "won_against_random": round(won, 3)}), flush=True)
    if given.greedy:
        won = against_bot(policy, device, "greedy", given.greedy)
        print(json.dumps({"won_against_greedy": round(won, 3), "duels": given.greedy}), flush=True)


if __name__ == "__main__":
    main()
