"""Options of the commands that play many games."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import click

from stormark.i18n import Catalogue
from stormark.kernel.refusal import InputError

if TYPE_CHECKING:
    from stormark.lab.executor import Executor


def lab_option(catalogue: Catalogue, name: str, **settings: Any) -> click.Option:
    """`--name`, explained by the message `lab-about-NAME`."""
    return click.Option([f"--{name}"], help=catalogue.t(f"lab-about-{name}"), **settings)


def own_option(catalogue: Catalogue, name: str, **settings: Any) -> click.Option:
    """`--name`, explained by the message `cli-about-lab-NAME`."""
    return click.Option([f"--{name}"], help=catalogue.t(f"cli-about-lab-{name}"), **settings)


def positive(text: str, place: str) -> int:
    """A whole number above 0; raises InputError."""
    if not text.isascii() or not text.isdecimal() or int(text) < 1:
        raise InputError("lab-not-positive", place, found=text)
    return int(text)


def chosen_executor(jobs: str | None, ray: str | None = None) -> Executor:
    from stormark.lab.executor import executor_for
    from stormark.lab.ray_executor import RayExecutor

    if ray is not None:
        return RayExecutor(ray)
    return executor_for(positive(jobs, "--jobs") if jobs else os.cpu_count() or 1)
