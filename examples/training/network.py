"""The network: it scores the options of a decision one by one, and says who is going to win."""

from __future__ import annotations

from typing import Final

import torch
from torch import nn

from stormark.games.registry import observer, option_table

STEPS: Final = 24  # numbers up to this one have a vector each; bigger ones share the last
CARD: Final = 32  # numbers that describe a card
CARDS: Final = {"card", "event", "soldier", "attacking", "blocker", "discard", "top", "covered"}
ABSENT: Final = {"seat 2", "seat 3"}  # in a duel
KINDS: Final = 3  # see rows.py; each has a chance of its own to win


def columns() -> tuple[list[int], list[int]]:
    """Which bytes of an observation name cards, and which count something."""
    cards: list[int] = []
    counts: list[int] = []
    at = 0
    for part in observer("xibalba").parts:
        for column in part.columns:
            places = range(at, at + int(column.count))
            at += int(column.count)
            if part.name not in ABSENT:
                names_card = column.name in CARDS | {"scouted"} and column.high == 255
                (cards if names_card else counts).extend(places)
    return cards, counts


class Network(nn.Module):
    """Cards have a vector each, the same wherever they lie."""

    def __init__(self, width: int) -> None:
        super().__init__()
        table = option_table("xibalba")
        cards, counts = columns()
        self.width = width
        self.register_buffer("cards", torch.tensor(cards), persistent=False)
        self.register_buffer("counts", torch.tensor(counts), persistent=False)
        shift = torch.arange(len(counts)) * STEPS
        self.register_buffer("shift", shift, persistent=False)
        described = torch.arange(int(table.feature_size)) * 256
        self.register_buffer("described", described, persistent=False)
        self.card = nn.Embedding(256, CARD)
        self.count = nn.EmbeddingBag(len(counts) * STEPS, width, mode="sum")
        nn.init.normal_(self.count.weight, std=len(counts) ** -0.5)
        self.much = nn.Linear(len(counts), width)
        self.lie = nn.Linear(len(cards) * CARD, width)
        self.body = nn.Sequential(
            nn.LayerNorm(width),
            nn.ReLU(),
            nn.Linear(width, width),
            nn.LayerNorm(width),
            nn.ReLU(),
            nn.Linear(width, width),
            nn.ReLU(),
        )
        half = width // 2
        self.feature = nn.EmbeddingBag(len(described) * 256, half, mode="sum")
        self.number = nn.Embedding(int(table.size), half)
        self.option_card = nn.Linear(CARD, half)
        nn.init.normal_(self.feature.weight, std=0.2)
        nn.init.normal_(self.number.weight, std=0.2)
        self.question = nn.Linear(width, half)
        self.score = nn.Sequential(nn.ReLU(), nn.Linear(half, half), nn.ReLU(), nn.Linear(half, 1))
        nn.init.zeros_(self.score[-1].weight)
        self.value = nn.Linear(width, KINDS)
        nn.init.zeros_(self.value.weight)

    def understand(self, seen: torch.Tensor) -> torch.Tensor:
        """What an observation means."""
        counted = seen[:, self.counts].long()
        lying = self.card(seen[:, self.cards].long()).flatten(1)
        first = self.count(counted.clamp(max=STEPS - 1) + self.shift)
        found: torch.Tensor = self.body(first + self.much(counted / 32.0) + self.lie(lying))
        return found

    def weigh(
        self, body: torch.Tensor, features: torch.Tensor, numbers: torch.Tensor
    ) -> torch.Tensor:
        """A score for each option; `body` has a row for each as well."""
        known = features.long()
        option = self.feature(known + self.described) + self.number(numbers.long())
        option = option + self.option_card(self.card(known[:, 2]))
        found: torch.Tensor = self.score(self.question(body) + option).squeeze(-1)
        return found

    def forward(
        self, seen: torch.Tensor, features: torch.Tensor, numbers: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Scores of all options, very low where there is none, and what each kind may expect."""
        body = self.understand(seen)
        row, place = (numbers >= 0).nonzero(as_tuple=True)
        scores = self.weigh(body[row], features[row, place], numbers[row, place])
        logits = torch.full(numbers.shape, -1e9, device=seen.device)
        logits = logits.index_put((row, place), scores.float())
        return logits, self.value(body)
