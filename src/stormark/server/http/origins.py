"""The names of sites as requests say them: `Host` and `Origin`, before anything is made of them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

SITE: Final = rb"(?:\[[0-9A-Fa-f:.]{2,45}\]|[A-Za-z0-9._~!$&'()*+,;=%-]*)(?::[0-9]{0,5})?"
HOST: Final = re.compile(SITE)
ORIGIN: Final = re.compile(rb"null|[A-Za-z][A-Za-z0-9+.-]*://" + SITE)


def names_are_sound(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Whether a request names one site that it asks, and at most one that it comes from.

    >>> names_are_sound([(b"host", b"[::1]:8000"), (b"origin", b"https://play.example")])
    True
    >>> names_are_sound([(b"host", b"[")])
    False
    >>> names_are_sound([(b"host", b"a"), (b"origin", b"http://["), (b"host", b"b")])
    False
    """
    found: dict[bytes, bytes] = {}
    for name, value in headers:
        if name in (b"host", b"origin"):
            if name in found:
                return False
            found[name] = value.strip()
    host, origin = found.get(b"host", b""), found.get(b"origin", b"null")
    return HOST.fullmatch(host) is not None and ORIGIN.fullmatch(origin) is not None


def netloc_of(origin: str) -> str:
    """The site of an origin; nothing where it is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def hostname_of(host: str) -> str:
    """A `Host` without its port; nothing where it is none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""
