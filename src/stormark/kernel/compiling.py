"""What the compiler must be told, without needing the compiler's package at run time."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_attributes):
        """Interpreted, a class needs no hints."""
        return lambda cls: cls


__all__ = ["mypyc_attr"]
