"""The difference of two views, as steps a client can carry out without knowing what they mean.

A step is `[path, value]`, which puts a value there, or `[path]`, which takes it away.  A path is a
list of keys and indexes.  Lists that changed their length are put as a whole.
"""

from __future__ import annotations

from typing import Any

Path = list[Any]


def difference(old: Any, new: Any) -> list[list[Any]]:
    """The steps that lead from `old` to `new`.

    >>> difference({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3], "c": None})
    [[['b', 1], 3], [['c'], None]]
    """
    steps: list[list[Any]] = []
    _compare(old, new, [], steps)
    return steps


def _compare(old: Any, new: Any, path: Path, steps: list[list[Any]]) -> None:
    if old is new:
        return
    if type(old) is dict and type(new) is dict:
        for key in old:
            if key not in new:
                steps.append([[*path, key]])
        for key, value in new.items():
            if key not in old:
                steps.append([[*path, key], value])
            elif old[key] != value:
                _compare(old[key], value, [*path, key], steps)
    elif type(old) is list and type(new) is list and len(old) == len(new):
        for index, value in enumerate(new):
            if old[index] != value:
                _compare(old[index], value, [*path, index], steps)
    elif old != new or type(old) is not type(new):
        steps.append([path, new])


def patched(value: Any, steps: list[list[Any]]) -> Any:
    """What a client does with the steps; the given value stays as it is.

    >>> patched({"a": {"b": 1}}, [[["a", "b"]], [["c"], 2]])
    {'a': {}, 'c': 2}
    """
    for path, *content in steps:
        value = _put(value, path, content)
    return value


def _put(value: Any, path: Path, content: list[Any]) -> Any:
    if not path:
        return content[0]
    changed = value.copy()
    key, *rest = path
    if rest or content:
        below = value[key] if rest else None
        changed[key] = _put(below, rest, content)
    else:
        del changed[key]
    return changed
