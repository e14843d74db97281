"""Options of the commands that play many games."""

from __future__ import annotations

from typing import Any

import click

from stormark.i18n import Catalogue
from stormark.kernel.refusal import InputError


def lab_option(catalogue: Catalogue, name: str, **settings: Any) -> click.Option:
    """`--name`, explained by the message `lab-about-NAME`."""
    return click.Option([f"--{name}"], help=catalogue.t(f"lab-about-{name}"), **settings)


def positive(text: str, place: str) -> int:
    """A whole number above 0; raises InputError."""
    if not text.isascii() or not text.isdecimal() or int(text) < 1:
        raise InputError("lab-not-positive", place, found=text)
    return int(text)
