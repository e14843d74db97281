"""What handlers need to know about whoever asks."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

from litestar import Request
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, HeaderParameter
from msgspec import Meta

from stormark.server.http.limits import Buckets, address_key
from stormark.server.lobby import refuse
from stormark.server.sanitize import NAME_LENGTH, PASSWORD_LENGTH
from stormark.server.services import Services
from stormark.server.storage.people import PersonRow

COOKIE: Final = "stormark_session"

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Password: TypeAlias = Annotated[str, Meta(max_length=PASSWORD_LENGTH)]
Here: TypeAlias = NamedDependency[Services]
Address: TypeAlias = NamedDependency[str]
Who: TypeAlias = NamedDependency[PersonRow | None]
InPath: TypeAlias = FromPath[str]
Seat: TypeAlias = FromPath[int]
TableToken: TypeAlias = Annotated[
    str,
    HeaderParameter(
        name="X-Table-Token",
        min_length=1,
        max_length=64,
        description="The token of the table's host or of a seat.",
    ),
]


def get_services(state: AppState) -> Services:
    services: Services = state.services
    return services


def client_address(request: Request[Any, Any, Any]) -> str:
    return address_key(request.client.host if request.client else "")


async def current_user(request: Request[Any, Any, Any], state: AppState) -> PersonRow | None:
    """Who is logged in, if anybody."""
    token = request.cookies.get(COOKIE)
    return await get_services(state).people.who(token) if token else None


DEPENDENCIES: Final = {
    "services": Provide(get_services, sync_to_thread=False),
    "address": Provide(client_address, sync_to_thread=False),
    "person": Provide(current_user),
}


def check_rate(buckets: Buckets, *keys: str) -> None:
    """Refuse if somebody asks for too much."""
    wait = max(buckets.take(key) for key in keys)
    if wait:
        refuse("T-RATE-01", seconds=max(1, round(wait)))


def require_user(person: PersonRow | None) -> PersonRow:
    """Whoever is logged in; refuse if nobody is."""
    if person is None:
        refuse("T-LOGIN-02")
    return person


def account_id(person: PersonRow | None) -> str | None:
    return None if person is None else person.id
