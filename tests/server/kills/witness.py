"""What somebody at a table saw and was promised, whatever became of the server since."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from stormark.server.protocol.patch import patched

Message = dict[str, Any]


@dataclass(frozen=True)
class Told:
    """An update, as far as it must never be told differently."""

    kind: str
    by: int | None
    events: str
    view: str


@dataclass
class Witness:
    """Takes in every message, and objects at once if one contradicts another."""

    table: str
    viewer: int
    seq: int = 0
    head: str = ""  # the last one: nobody may say that anything it stands for is lost
    view: Any = None
    updates: dict[int, Told] = field(default_factory=dict)
    summaries: dict[tuple[int, int], str] = field(default_factory=dict)  # events after and up to
    views: dict[int, str] = field(default_factory=dict)
    accepted: dict[str, int] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)
    chat: dict[int, str] = field(default_factory=dict)
    said: list[str] = field(default_factory=list)  # lines of its own that were taken
    over: bool = False

    def take_in(self, message: Message) -> None:
        kind = message["type"]
        if kind == "welcome":
            self._welcomed(message)
        elif kind == "update":
            self._updated(message)
        elif kind == "accepted":
            before = self.accepted.setdefault(message["request"], message["seq"])
            assert before == message["seq"], message
        elif kind == "refused":
            self.refused[message["request"]] = message["rule"]
        elif kind == "company":
            self._read(message["chat"])
        elif kind == "chat":
            self._read([message])
        else:
            assert kind in ("done", "presence", "pong", "table"), message

    def _welcomed(self, message: Message) -> None:
        assert message["seq"] >= self.seq, (message["seq"], self.seq)
        assert message["viewer"] == self.viewer
        if self.seq:  # of much that was missed only the last part is told
            assert self.seq <= message["earlier"] <= message["seq"], (self.seq, message["earlier"])
            self.summaries[message["earlier"], message["seq"]] = plain_events(message)
        self.seq, self.view = message["seq"], message["view"]
        self._noted(message)

    def _updated(self, message: Message) -> None:
        assert message["seq"] == self.seq + 1, (message["seq"], self.seq)
        self.seq, self.view = message["seq"], patched(self.view, message["patch"])
        self.updates[self.seq] = Told(
            message["kind"], message["by"], plain_events(message), text(self.view)
        )
        self._noted(message)

    def _noted(self, message: Message) -> None:
        self.head = message["head"]
        assert not message.get("table", {}).get("damaged"), message
        assert self.views.setdefault(self.seq, text(self.view)) == text(self.view), message
        if message["play"] is not None:
            self.over = message["play"]["result"] is not None

    def _read(self, lines: list[Message]) -> None:
        for line in lines:
            said = f"{line['seat']}: {line['text']}"
            assert self.chat.setdefault(line["id"], said) == said


def plain_events(message: Message) -> str:
    """Without what is only there for people."""
    return text([{"verb": event["verb"], "args": event["args"]} for event in message["events"]])


def text(value: Any) -> str:
    return json.dumps(value, sort_keys=True)
