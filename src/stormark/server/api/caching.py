"""Answers that clients keep: they ask again whether it is still the same."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response
from litestar.openapi.datastructures import ResponseSpec

from stormark.server.http.response_cache import CachedResponse, matches_etag

UNCHANGED: Final = {
    304: ResponseSpec(
        None, generate_examples=False, description="What the client matches_etag is right."
    )
}


def response(
    request: Request[Any, Any, Any], kept: CachedResponse, *, private: bool = False
) -> Response[Any]:
    """The answer, or that nothing has changed since the client asked last.

    What is `private` is for whoever asks, and no proxy keeps it for others.
    """
    whose = "private" if private else "public"
    headers = {"ETag": kept.tag, "Cache-Control": f"{whose}, no-cache"}
    if matches_etag(request.headers.get("if-none-match", ""), kept.tag):
        return Response(None, status_code=304, headers=headers)
    return Response(kept.body, media_type="application/json", headers=headers)
