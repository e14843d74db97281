"""The client for browsers, if the package holds a built one: its files, and a page for its links.

Files are read once and sent from memory.  A path that is no file and not one of the server's own is
a place within the client, which finds it by itself: it gets the first page.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Any, Final

from litestar.types import Receive, Send

from stormark.server.http.response_cache import matches_etag, with_etag
from stormark.text.saying import chosen_language, problem_text

BUILT: Final = Path(__file__).parents[2] / "web"
OURS: Final = ("api", "health", "metrics")  # what paths of the server itself begin with
PAGE: Final = "/index.html"
HASHED: Final = "/assets/"  # their names change with what they hold
ENCODINGS: Final[Mapping[str, str]] = {"br": ".br", "gzip": ".gz"}  # the best one first
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; "
    "manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
TYPES: Final[Mapping[str, str]] = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".wav": "audio/wav",
    ".wasm": "application/wasm",
    ".txt": "text/plain; charset=utf-8",
}


@dataclass
class ClientFile:
    """A file as it is sent, and the same compressed where the build made that."""

    body: bytes
    kind: str
    hashed: bool
    compressed: dict[str, bytes] = field(default_factory=dict)


class ClientFiles:
    """The files of a folder."""

    def __init__(self, folder: Path = BUILT) -> None:
        self._files = dict(_read(folder))

    def answers(self, scope: Any) -> bool:
        """Whether a request is for the client and not for the server."""
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
            return False
        path = scope["path"]
        if path in self._files:
            return True
        asked = PurePosixPath(path)
        ours = len(asked.parts) > 1 and asked.parts[1] in OURS
        return not (ours or path.startswith(HASHED) or asked.suffix)

    def holds(self, path: str) -> bool:
        """Whether there is such a file: pages need many at once, and they cost next to nothing."""
        return path in self._files

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        scope["path_template"] = "client"
        headers = {
            name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]
        }
        found = self._files.get(scope["path"]) or self._files.get(PAGE)
        if found is None:
            status, answer, body = _none_here(headers)
        else:
            status, answer, body = _sent(found, headers)
        start: Any = {
            "type": "http.response.start",
            "status": status,
            "headers": [(name.encode(), value.encode()) for name, value in answer.items()],
        }
        await send(start)
        shown = b"" if scope["method"] == "HEAD" or status == 304 else body
        await send({"type": "http.response.body", "body": shown, "more_body": False})


def _read(folder: Path) -> list[tuple[str, ClientFile]]:
    files = {
        f"/{path.relative_to(folder).as_posix()}": path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(".")  # what the build keeps for itself
    }
    found = []
    for name, body in files.items():
        plain = name.removesuffix(".br").removesuffix(".gz")
        if plain != name and plain in files:
            continue  # goes with the file it was made from
        kind = TYPES.get(PurePosixPath(name).suffix, "application/octet-stream")
        smaller = {
            encoding: files[name + ending]
            for encoding, ending in ENCODINGS.items()
            if name + ending in files
        }
        found.append((name, ClientFile(body, kind, name.startswith(HASHED), smaller)))
    return found


def _sent(file: ClientFile, headers: Mapping[str, str]) -> tuple[int, dict[str, str], bytes]:
    tag = with_etag(file.body).tag
    answer = {
        "content-type": file.kind,
        "content-security-policy": POLICY,
        "cache-control": "public, max-age=31536000, immutable" if file.hashed else "no-cache",
        "etag": tag,
    }
    if file.compressed:
        answer["vary"] = "accept-encoding"
    if matches_etag(headers.get("if-none-match", ""), tag):
        return 304, answer, b""
    body = file.body
    wanted = _wanted(headers.get("accept-encoding", ""))
    for encoding, smaller in file.compressed.items():
        if encoding in wanted:
            answer["content-encoding"] = encoding
            answer["etag"] = f"W/{tag}"
            body = smaller
            break
    answer["content-length"] = str(len(body))
    return 200, answer, body


def _wanted(header: str) -> set[str]:
    """The encodings a browser takes.

    >>> sorted(_wanted("gzip, br;q=1.0, zstd;q=0"))
    ['br', 'gzip']
    """
    parts = [part.replace(" ", "").partition(";q=") for part in header.split(",")]
    return {name for name, given, weight in parts if name and (not given or weight.strip("0."))}


def _none_here(headers: Mapping[str, str]) -> tuple[int, dict[str, str], bytes]:
    """Whoever opens a server without a client in a browser is told how to get one."""
    lang = chosen_language(None, headers.get("accept-language")) or "en"
    body = (problem_text(lang, "client-missing", "", {}) + "\n").encode()
    answer = {"content-type": TYPES[".txt"], "content-length": str(len(body))}
    return 404, {**answer, "content-language": lang, "vary": "accept-language"}, body
