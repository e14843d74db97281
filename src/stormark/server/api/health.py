"""Whether the server is well, and its numbers."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any, Literal

from litestar import Request, Response, get
from litestar.params import FromQuery
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST

from stormark.build_info import version_line
from stormark.server.api.dependencies import Here
from stormark.server.api.errors import ErrorBody, answer, errors
from stormark.server.lobby import refuse
from stormark.server.operations.summing import Summed
from stormark.server.storage.trouble import StorageError


class Health(Struct):
    """It answers.  `notices`: settings that look wrong; see docs/server.md."""

    status: Literal["ok"]
    version: str
    notices: list[str] = []


@get("/health/live", responses=errors(), tags=["operation"])
async def alive() -> Health:
    """The process answers."""
    return Health("ok", version_line())


@get("/health/ready", responses=errors(503), tags=["operation"])
async def ready(
    services: Here, request: Request[Any, Any, Any]
) -> Response[Health] | Response[ErrorBody]:
    """Something can be written too: requests may come.  If not, `reason` says what is wrong."""
    database = services.database
    try:
        await database.prove()
    except StorageError as error:
        params = {"reason": error.kind, "seconds": database.condition.seconds}
        body = ErrorBody("server-not-ready", reason=error.kind, params=params)
        return answer(request, body, 503)
    return Response(Health("ok", version_line(), services.front.notices()))


@get("/metrics", responses=errors(), media_type="text/plain", tags=["operation"])
async def metrics(
    services: Here, request: Request[Any, Any, Any], every: FromQuery[bool] = False
) -> Response[bytes]:
    """Numbers for Prometheus; by default only for the machine itself.

    `every`: those of all processes that serve the same database, added up.
    """
    if services.config.metrics != "public" and not _local(request):
        refuse("T-METRICS-01")
    shown = services.metrics.text()
    if every:
        others = await services.sampling.of_others()
        shown = Summed(services.metrics.registry, others).text()
    return Response(shown, media_type=CONTENT_TYPE_LATEST)


def _local(request: Request[Any, Any, Any]) -> bool:
    """A proxy on the same machine says for whom it asks: those are from elsewhere."""
    if request.client is None or "x-forwarded-for" in request.headers:
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False


HANDLERS = [alive, ready, metrics]
