"""Networks as files: for training on (PyTorch), and to play (ONNX, see docs/bots.md)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import torch
from torch import nn

from stormark.games.registry import observer, option_table
from training.network import Network
from training.rows import FEATURES, SIGHT


class Scores(nn.Module):
    """Only what playing needs: one position, its options, a score for each."""

    def __init__(self, network: Network) -> None:
        super().__init__()
        self.network = network

    def forward(
        self, observation: torch.Tensor, features: torch.Tensor, numbers: torch.Tensor
    ) -> torch.Tensor:
        body = self.network.understand(observation)
        return self.network.weigh(body.expand(numbers.shape[0], -1), features, numbers)


def save(weights: Mapping[str, torch.Tensor], width: int, path: Path) -> None:
    """Keep a network; half the digits are enough and half as long."""
    halves = {name: values.half().cpu() for name, values in weights.items()}
    part = path.with_suffix(".part")
    torch.save({"width": width, "network": halves}, part)
    part.replace(path)


def load(path: Path) -> Network:
    found = torch.load(path, map_location="cpu", weights_only=True)
    network = Network(found["width"])
    network.load_state_dict({name: values.float() for name, values in found["network"].items()})
    return network


def export(network: Network, path: Path) -> None:
    """Write a network as `model.onnx`, with what `stormark` has to know about it."""
    import onnx  # type: ignore[import-not-found]

    example = (
        torch.zeros((1, SIGHT), dtype=torch.uint8),
        torch.zeros((5, FEATURES), dtype=torch.uint8),
        torch.arange(5),
    )
    options = torch.export.Dim("options")
    torch.onnx.export(
        Scores(network.cpu().eval()),
        example,
        str(path),
        input_names=["observation", "features", "numbers"],
        output_names=["logits"],
        dynamic_shapes=({}, {0: options}, {0: options}),
        external_data=False,
        dynamo=True,
    )
    model = onnx.load(str(path))
    for key, value in {
        "game": "xibalba",
        "players": 2,
        "observation_version": observer("xibalba").version,
        "options_version": option_table("xibalba").version,
    }.items():
        model.metadata_props.add(key=key, value=str(value))
    onnx.save(model, str(path))
