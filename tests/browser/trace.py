"""What Chromium did for a page, in processor time, from its own trace.

Clocks on a wall tell as much about everything else that runs on the machine; the time that a thread
was given by the processor tells of the page alone.  Frames and tasks are those of the main thread;
what the threads beside it did to draw is summed up.

What the viewer sees is counted apart: Chromium reports for every sixtieth of a second whether it
brought a frame to the screen or dropped one that a movement needed.  Another program that takes the
processor drops frames, too.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from playwright.sync_api import Browser, Page

Event = dict[str, Any]

FRAMES = "disabled-by-default-devtools.timeline.frame"
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", FRAMES]
PROFILER = "disabled-by-default-v8.cpu_profiler"
INVALID = "disabled-by-default-devtools.timeline.invalidationTracking"
MAIN = "CrRendererMain"
DRAWING = ("Compositor", "CompositorTileWorker")  # what the threads that draw are called
COUNTED = ("Layout", "UpdateLayoutTree", "Paint", "Layerize")
SPOILT = ("StyleRecalcInvalidationTracking", "LayoutInvalidationTracking")
TASK = "RunTask"
FRAME = "Commit"  # what was worked out goes to be drawn
REPORT = "PipelineReporter"  # what became of a sixtieth of a second
SHOWN = ("STATE_PRESENTED_ALL", "STATE_PRESENTED_PARTIAL")
DROPPED = "STATE_DROPPED"
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

    def add(self, other: Task) -> None:
        self.end = other.end
        self.cpu += other.cpu
        self.draws = self.draws or other.draws
        for name, cpu in other.parts.items():
            self.parts[name] += cpu

    def told(self, most: int = 6) -> str:
        worst = sorted(self.parts.items(), key=lambda part: -part[1])
        parts = ", ".join(f"{name} {cpu:.1f}" for name, cpu in worst[:most])
        return f"{self.cpu:.1f} ms: {parts}"


@dataclass
class Traced:
    """What happened while the trace was taken."""

    tasks: list[Task] = field(default_factory=list)
    drawing: float = 0.0  # milliseconds of the other threads of the page
    counts: Counter[str] = field(default_factory=Counter)
    styled: int = 0  # elements whose style was worked out again
    shown: int = 0  # frames that came to the screen
    dropped: int = 0  # frames that did not, though something was moving
    spoilt: Counter[str] = field(default_factory=Counter)  # what had to be, and why

    @property
    def frames(self) -> list[Task]:
        """The work for each: its own task and all since the frame before it."""
        frames = []
        frame: Task | None = None
        for task in self.tasks:
            if frame is None:
                frame = Task(task.start, task.end, 0.0)
            frame.add(task)
            if task.draws:
                frames.append(frame)
                frame = None
        return frames

    def longest(self, most: int) -> list[Task]:
        return sorted(self.tasks, key=lambda task: -task.cpu)[:most]

    def add(self, other: Traced) -> None:
        self.tasks += other.tasks
        self.drawing += other.drawing
        self.counts += other.counts
        self.styled += other.styled
        self.shown += other.shown
        self.dropped += other.dropped
        self.spoilt += other.spoilt


def together(tasks: list[Task]) -> Task:
    """What all of these consist of."""
    found = Task(0, 0, 0.0)
    for task in tasks:
        found.add(task)
    return found


@contextmanager
def traced(browser: Browser, page: Page, found: Traced, *, profile: bool) -> Iterator[None]:
    """Whatever this page does meanwhile is added to what was found."""
    wanted = [*CATEGORIES, *[PROFILER, INVALID] * profile]
    browser.start_tracing(page=page, categories=wanted)
    try:
        yield
    finally:
        found.add(read(json.loads(browser.stop_tracing())["traceEvents"]))


def read(events: list[Event]) -> Traced:
    """The tasks of the renderer that did most: others have no page to look after."""
    names = {
        (one["pid"], one["tid"]): str(one["args"]["name"])
        for one in events
        if one["name"] == "thread_name"
    }
    by_thread: dict[tuple[int, int], list[Event]] = {thread: [] for thread in names}
    for one in events:
        if one["ph"] == "X" and "tdur" in one and (one["pid"], one["tid"]) in names:
            by_thread[one["pid"], one["tid"]].append(one)
    mains = [thread for thread, name in names.items() if name == MAIN]
    if not mains:
        return Traced()
    main = max(mains, key=lambda one: sum(event["tdur"] for event in by_thread[one]))
    found = Traced(tasks_of(by_thread[main]))
    for thread, name in names.items():
        if thread[0] == main[0] and name.startswith(DRAWING):
            found.drawing += sum(task.cpu for task in tasks_of(by_thread[thread]))
    add_counts(found, by_thread[main])
    own = [one for one in events if one["pid"] == main[0]]
    add_seen(found, own)
    add_spoilt(found, own)
    add_functions(found, own)
    return found


def add_counts(found: Traced, events: list[Event]) -> None:
    for one in events:
        if one["name"] in COUNTED:
            found.counts[one["name"]] += 1
        found.styled += int(one["args"].get("elementCount", 0))


def add_seen(found: Traced, events: list[Event]) -> None:
    """A frame may be reported twice: what moves by itself does not wait for the main thread."""
    reports: defaultdict[tuple[int, int], list[Event]] = defaultdict(list)
    for one in events:
        if one["name"] == REPORT and one["ph"] == "b":
            report = one["args"]["frame_reporter"]
            reports[report["frame_source"], report["frame_sequence"]].append(report)
    for frame in reports.values():
        if any(report["state"] in SHOWN for report in frame):
            found.shown += 1
        elif any(report["state"] == DROPPED and report["affects_smoothness"] for report in frame):
            found.dropped += 1


def add_spoilt(found: Traced, events: list[Event]) -> None:
    """What had its style or its place worked out again, by the name that the trace has for it."""
    for one in events:
        if one["name"] in SPOILT:
            data = one["args"].get("data", {})
            kind = "style" if one["name"] == SPOILT[0] else "layout"
            why = " ".join(str(data.get(key, "")) for key in ("reason", "extraData")).strip()
            found.spoilt[f"{kind} {data.get('nodeName', '?')}: {why}"] += 1


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
