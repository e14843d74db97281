"""What the compiler must be told, without needing the compiler's package at run time.

Compiled, `i64` is a machine word and `vec[i64]` a flat array of them (`vec[float]` one of floats),
which hot rules use instead of a list.  Interpreted, they are an int and a list, and `append`
appends.  A vector is written

    row = vec[i64]([0] * 10)        row[3] += 1        row = append(row, 7)        row[:]

and never by methods, which only one of the two has.  `ints` (vectors.py) makes one from a list in
code that is not compiled itself.  `vec[u8]` holds bytes; others may look at them through the
buffer protocol without a copy, compiled and interpreted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append, vec
    from mypy_extensions import i64, mypyc_attr, u8
else:
    i64 = int

    class u8(int):  # noqa: N801
        """Interpreted, a small int; a class of its own, so that `vec` can tell the two apart."""

    def mypyc_attr(**_attributes):
        """Interpreted, a class needs no hints."""
        return lambda cls: cls

    def _row(values=(), capacity=0):
        return list(values)

    def _bytes(values=(), capacity=0):
        return bytearray(values)

    vec = {i64: _row, float: _row, u8: _bytes}

    def append(row, value):
        """The vector with one value more; the old one is not to be used any longer."""
        row.append(value)
        return row


__all__ = ["append", "i64", "mypyc_attr", "u8", "vec"]
