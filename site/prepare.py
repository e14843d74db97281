"""Collect the pages of the documentation site into build/site, for the generator to read.

    python site/prepare.py

Pages stay where they are in the repository, and so do the files and pictures they show: links that
work there work in the site as well.  German pages, those in docs/de, are built as a site of their
own into that folder of the English one; links from one to the other lead to what is built.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

ROOT = Path(__file__).parent.parent
SITE = ROOT / "build" / "site"
GERMAN = ROOT / "docs" / "de"
PAGES = (
    *("*.md", "docs/**/*.md", "notebooks/*.md", "site/reference/*.md"),
    *("bench/README.md", "examples/README.md", "release/web/README.md"),
    *("tests/browser/README.md", "web/README.md"),
)
LINK = re.compile(r"(?<=\]\()([^)#\s]+)")


def pages(german: bool) -> list[Path]:
    """All pages of a language."""
    found = {path for glob in PAGES for path in ROOT.glob(glob)}
    return sorted(path for path in found if (GERMAN in path.parents) == german)


def site_text(page: Path) -> str:
    """A page with its links to pages of the other language leading to what those become."""

    def followed(link: re.Match[str]) -> str:
        target = page.parent / link[0]
        if "://" in link[0] or target.suffix != ".md":
            return link[0]
        other = (GERMAN in target.resolve().parents) != (GERMAN in page.parents)
        return str(Path(link[0]).parent / built(target)) if other else link[0]

    return LINK.sub(followed, page.read_text(encoding="utf-8"))


def built(page: Path) -> str:
    """The name of the file that a page becomes."""
    return "index.html" if page.stem == "README" else f"{page.stem}.html"


def shown_by(page: Path) -> set[Path]:
    """The files that a page shows or links to and that are no pages."""
    links = LINK.findall(page.read_text(encoding="utf-8"))
    files = {(page.parent / link).resolve() for link in links if "://" not in link}
    return {path for path in files if path.is_file() and path.suffix != ".md"}


def prepare(language: str) -> None:
    """Put the pages of a language and its configuration below build/site."""
    german = language == "de"
    folder, base = SITE / f"pages-{language}", GERMAN if german else ROOT
    for page in pages(german):
        copy = folder / page.relative_to(base)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(site_text(page), encoding="utf-8")
        for path in shown_by(page):
            copy = folder / path.relative_to(base)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
    shutil.copyfile(ROOT / "site" / f"{language}.toml", SITE / f"{language}.toml")


if __name__ == "__main__":
    shutil.rmtree(SITE, ignore_errors=True)
    for one in ("en", "de"):
        prepare(one)
