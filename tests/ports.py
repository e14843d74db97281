"""Ports for programs that cannot be told to choose one themselves."""

from __future__ import annotations

import socket
from random import SystemRandom

# Below those that systems give to outgoing connections: nobody else takes one before it is used.
OURS = range(20_000, 32_000)


def free_port() -> int:
    """A port that nobody listens at, on any address."""
    for port in SystemRandom().sample(OURS, len(OURS)):
        with socket.socket() as probe:
            try:
                probe.bind(("", port))
            except OSError:
                continue
            return port
    raise AssertionError("no port is free")
