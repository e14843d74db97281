"""Parts of Stormark that need packages which a plain install leaves out."""

from __future__ import annotations


class MissingExtraError(ImportError):
    """A package is missing; the message says what for, and which extra brings it along."""


def missing_extra(what: str, package: str, extra: str) -> MissingExtraError:
    """The error to raise.

    >>> missing_extra("sentences", "fluent.runtime", "cli")
    MissingExtraError("sentences need the package fluent.runtime: pip install 'stormark[cli]'")
    """
    return MissingExtraError(f"{what} need the package {package}: pip install 'stormark[{extra}]'")
