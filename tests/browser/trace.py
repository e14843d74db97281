"""What Chromium did on the main thread of a page, in processor time, from its own trace.

Clocks on a wall tell as much about everything else that runs on the machine; the time that a thread
was given by the processor tells of the page alone.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from playwright.sync_api import Browser, Page

Event = dict[str, Any]

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
PROFILER = "disabled-by-default-v8.cpu_profiler"
MAIN = "CrRendererMain"
TASK = "RunTask"
FRAME = "Commit"  # what was worked out goes to be drawn
SCRIPT = "FunctionCall"
MICRO = 1_000  # of processor time in a millisecond


@dataclass
class Task:
    """One thing after which the page could have drawn, or heard a click."""

    start: int
    end: int
    cpu: float  # milliseconds
    draws: bool = False
    parts: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    """Milliseconds of each, without others."""

    def told(self, most: int = 6) -> str:
        worst = sorted(self.parts.items(), key=lambda part: -part[1])
        parts = ", ".join(f"{name} {cpu:.1f}" for name, cpu in worst[:most])
        return f"{self.cpu:.1f} ms: {parts}"


@dataclass
class Traced:
    """What happened while the trace was taken."""

    tasks: list[Task] = field(default_factory=list)

    @property
    def frames(self) -> list[float]:
        """Milliseconds of work for each frame: its own task and all since the frame before it."""
        work, frames = 0.0, []
        for task in self.tasks:
            work += task.cpu
            if task.draws:
                frames.append(work)
                work = 0.0
        return frames

    def longest(self, most: int) -> list[Task]:
        return sorted(self.tasks, key=lambda task: -task.cpu)[:most]

    def add(self, other: Traced) -> None:
        self.tasks += other.tasks


@contextmanager
def traced(browser: Browser, page: Page, found: Traced, *, profile: bool) -> Iterator[None]:
    """Whatever this page does meanwhile is added to what was found."""
    browser.start_tracing(page=page, categories=[*CATEGORIES, *[PROFILER] * profile])
    try:
        yield
    finally:
        found.add(read(json.loads(browser.stop_tracing())["traceEvents"]))


def read(events: list[Event]) -> Traced:
    """The tasks of the renderer that did most: others have no page to look after."""
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == MAIN
    }
    by_thread: dict[tuple[int, int], list[Event]] = {thread: [] for thread in mains}
    for one in events:
        thread = (one["pid"], one["tid"])
        if one["ph"] == "X" and "tdur" in one and thread in mains:
            by_thread[thread].append(one)
    if not by_thread:
        return Traced()
    thread = max(by_thread, key=lambda one: sum(event["tdur"] for event in by_thread[one]))
    found = Traced(tasks_of(by_thread[thread]))
    add_functions(found, [one for one in events if one["pid"] == thread[0]])
    return found


def tasks_of(events: list[Event]) -> list[Task]:
    """Each with what it consists of: whatever lies within something else is taken off it."""
    tasks: list[Task] = []
    inside: list[tuple[int, str]] = []  # the end and the name of what has begun
    for one in sorted(events, key=lambda event: (event["ts"], -event["dur"])):
        start, end, cpu, name = one["ts"], one["ts"] + one["dur"], one["tdur"] / MICRO, one["name"]
        while inside and inside[-1][0] <= start:
            inside.pop()
        if name == TASK and not inside:
            tasks.append(Task(start, end, cpu))
        elif not inside:
            continue  # begun before the trace
        task = tasks[-1]
        task.draws = task.draws or name == FRAME
        task.parts[name] += cpu
        if inside:
            task.parts[inside[-1][1]] -= cpu
        inside.append((end, name))
    return tasks


def add_functions(found: Traced, events: list[Event]) -> None:
    """Scripts by their functions, where a profile was taken: by the samples that fell into each."""
    nodes: dict[int, str] = {}
    samples: list[tuple[int, int]] = []
    time = 0
    for one in sorted(events, key=lambda event: int(event.get("ts", 0))):
        data = one["args"].get("data", {}) if one["name"] in ("Profile", "ProfileChunk") else {}
        time = data.get("startTime", time)
        profile = data.get("cpuProfile", {})
        for node in profile.get("nodes", []):
            nodes[node["id"]] = node["callFrame"]["functionName"] or "(anonymous)"
        for sample, delta in zip(
            profile.get("samples", []), data.get("timeDeltas", []), strict=False
        ):
            time += delta
            samples.append((time, sample))
    if not samples:
        return
    at = 0
    for (before, _), (now, sample) in pairwise(samples):
        while at < len(found.tasks) and found.tasks[at].end < now:
            at += 1
        if at < len(found.tasks) and found.tasks[at].start <= now:
            found.tasks[at].parts[f"{nodes.get(sample, '?')}()"] += (now - before) / MICRO
