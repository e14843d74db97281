"""How others find a table: the link to it, and the same as a QR code."""

from __future__ import annotations

from io import BytesIO
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import segno
from litestar import Request, Response, get, post
from msgspec import Meta, Struct

from stormark.kernel.refusal import InputError
from stormark.server.api.dependencies import Here, InPath, Seat, TableToken
from stormark.server.api.errors import errors
from stormark.server.api.tables import found
from stormark.server.config import ORIGIN
from stormark.server.http.front import is_loopback
from stormark.server.lobby import refuse
from stormark.server.lobby.preconditions import holds, seat_of
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
    drawn = _drawn(await _link(services, request, table))
    return Response(drawn, media_type="image/svg+xml")


class SeatLink(Struct):
    """Whoever follows the link plays the seat: it is for its own person alone."""

    link: str
    local: bool
    code: Annotated[str, Meta(description="The link as a QR code, an SVG image.")]


@post(
    "/api/tables/{table:str}/seats/{seat:int}/link",
    status_code=200,
    responses=errors(403, 404),
    tags=["seats"],
)
async def seat_link(
    services: Here, request: Request[Any, Any, Any], table: InPath, seat: Seat, token: TableToken
) -> Response[SeatLink]:
    """The link with which one plays one's seat from another device.

    The token stands behind the `#`, which browsers send to nobody.
    """
    if not holds(seat_of(await found(services, table), seat), token):
        refuse("T-TOKEN-01")
    link = f"{await _link(services, request, table)}#seat.{seat}.{token}"
    local = is_loopback(urlsplit(link).hostname or "")
    told = SeatLink(link, local, _drawn(link).decode())
    return Response(told, headers={"Cache-Control": "no-store"})


def _drawn(link: str) -> bytes:
    drawn = BytesIO()
    code = segno.make_qr(link, error="m")
    code.save(drawn, kind="svg", light="#fff", border=4, omitsize=True)
    return drawn.getvalue()


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


HANDLERS = [invitation, invitation_code, seat_link]
