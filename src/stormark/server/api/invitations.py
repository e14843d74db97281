"""How others find a table: the link to it, and the same as a QR code."""

from __future__ import annotations

from io import BytesIO
from typing import Any, Final
from urllib.parse import urlsplit

import segno
from litestar import Request, Response, get
from msgspec import Struct

from stormark.kernel.refusal import InputError
from stormark.server.api.dependencies import Here, InPath
from stormark.server.api.errors import errors
from stormark.server.api.tables import found
from stormark.server.config import ORIGIN
from stormark.server.http.front import is_loopback
from stormark.server.services import Services

LONGEST: Final = 300  # letters of an address


class Invitation(Struct):
    """The link to a table; a `local` one leads there on this machine alone."""

    link: str
    local: bool


@get("/api/tables/{table:str}/invitation", responses=errors(404), tags=["tables"])
async def invitation(services: Here, request: Request[Any, Any, Any], table: InPath) -> Invitation:
    """The link that brings others to a table, by the address under which they reach the server."""
    link = await _link(services, request, table)
    return Invitation(link, is_loopback(urlsplit(link).hostname or ""))


@get(
    "/api/tables/{table:str}/invitation.svg",
    responses=errors(404),
    media_type="image/svg+xml",
    tags=["tables"],
)
async def invitation_code(
    services: Here, request: Request[Any, Any, Any], table: InPath
) -> Response[bytes]:
    """The link as a QR code: black on white, with the margin that cameras need."""
    code = segno.make_qr(await _link(services, request, table), error="m")
    drawn = BytesIO()
    code.save(drawn, kind="svg", light="#fff", border=4, omitsize=True)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


async def _link(services: Services, request: Request[Any, Any, Any], table: str) -> str:
    row = await found(services, table)
    return f"{_site(services, request)}/table/{row.id}"


def _site(services: Services, request: Request[Any, Any, Any]) -> str:
    """Where people find this server: by its settings, else where whoever asks has found it."""
    if services.config.url:
        return services.config.url
    site = f"{request.url.scheme}://{request.headers.get('host', '')}"
    if len(site) > LONGEST or not ORIGIN.fullmatch(site):
        raise InputError("serve-url", "Host", found=site[:LONGEST])
    return site


HANDLERS = [invitation, invitation_code]
