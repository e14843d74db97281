"""The HTML of a report: headings, tables, pictures with a name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1b1b1b; }
h2 { border-top: 1px solid #bbb; padding-top: 1rem; margin-top: 2.5rem; }
table { border-collapse: collapse; margin: .5rem 0 1rem; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .7rem; text-align: right; border-bottom: 1px solid #ddd; }
th:first-child, td:first-child { text-align: left; }
figure { margin: .5rem 0; overflow-x: auto; }
.wide { overflow-x: auto; }
summary { cursor: pointer; min-height: 44px; line-height: 44px; }
code { font-size: 14px; }
"""  # noqa: E501 (a style sheet)


def page(title: str, lang: str, parts: Iterable[str]) -> str:
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f"<h1>{escape(title)}</h1>\n{body}\n</body>\n</html>\n"
    )


def heading(level: int, text: str) -> str:
    return f"<h{level}>{escape(text)}</h{level}>"


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def picture(svg: str, name: str) -> str:
    """An SVG that screen readers know by its name; the numbers stand in a table beside it."""
    return f'<figure role="img" aria-label="{escape(name)}">{svg}</figure>'


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Cells are text, or markup made by `code` and `link`."""
    titles = "".join(f'<th scope="col">{escape(title)}</th>' for title in head)
    lines = "\n".join(
        "<tr>" + "".join(f"<td>{_cell(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return (
        f'<div class="wide" tabindex="0"><table><thead><tr>{titles}</tr></thead>\n'
        f"<tbody>\n{lines}\n</tbody></table></div>"
    )


def folded(title: str, parts: Iterable[str]) -> str:
    return f"<details><summary>{escape(title)}</summary>\n" + "\n".join(parts) + "\n</details>"


class Markup(str):
    """Text that is HTML already."""

    __slots__ = ()


def code(text: str) -> Markup:
    return Markup(f"<code>{escape(text)}</code>")


def link(text: str, address: str) -> Markup:
    return Markup(f'<a href="{escape(address)}">{escape(text)}</a>')


def _cell(cell: str) -> str:
    return cell if isinstance(cell, Markup) else escape(cell)
