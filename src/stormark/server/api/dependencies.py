"""What handlers need to know about whoever asks."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

from litestar import Request
from litestar.datastructures import Cookie
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, HeaderParameter
from msgspec import Meta

from stormark.kernel.game import Game
from stormark.kernel.refusal import Refusal
from stormark.server.content.games import game_named
from stormark.server.heavy.questions import CheckOptions, FitOptions, LookUp, Material
from stormark.server.http.limits import Buckets, address_key
from stormark.server.lobby import LobbyRefusal, refuse
from stormark.server.moderation.sanctions import told
from stormark.server.sanitize import NAME_LENGTH, PASSWORD_LENGTH
from stormark.server.services import Services
from stormark.server.storage.notices import Addressee
from stormark.server.storage.people import PersonRow

COOKIE: Final = "stormark_session"
SAFE: Final = ("GET", "HEAD", "OPTIONS")
FOR_EVERYBODY: Final = (
    "/api/session",
    "/api/sessions",
    "/api/me/password",
    "/api/me/deletion",
    "/api/me/notices",
    "/api/me/sessions",
    "/api/session/recovery",
)
"""What is one's own business, also of those who may not play."""
DEVICE: Final = "stormark_device"  # tells browsers apart, those of guests as well
DEVICE_DAYS: Final = 400  # as long as browsers keep a cookie at most

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Password: TypeAlias = Annotated[str, Meta(max_length=PASSWORD_LENGTH)]
Here: TypeAlias = NamedDependency[Services]
Address: TypeAlias = NamedDependency[str]
Device: TypeAlias = NamedDependency[str | None]
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


MaybeToken: TypeAlias = Annotated[
    str | None,
    HeaderParameter(
        name="X-Table-Token",
        min_length=1,
        max_length=64,
        description="The token of the table's host or of a seat, where not everybody may see it.",
    ),
]


def get_services(state: AppState) -> Services:
    services: Services = state.services
    return services


def client_address(request: Request[Any, Any, Any]) -> str:
    return address_key(request.client.host if request.client else "")


def client_device(request: Request[Any, Any, Any]) -> str | None:
    """What a browser was once given to be known by, if it has kept it."""
    value = request.cookies.get(DEVICE, "")
    return value if 0 < len(value) <= 64 else None


def device_cookie(request: Request[Any, Any, Any], device: str) -> Cookie:
    return http_only(DEVICE, device, DEVICE_DAYS * 86_400, secure=request.url.scheme == "https")


def http_only(key: str, value: str, seconds: int, *, secure: bool) -> Cookie:
    """A cookie that no script reads and no other site's form sends."""
    return Cookie(
        key=key, value=value, max_age=seconds, httponly=True, samesite="lax", secure=secure
    )


async def current_user(request: Request[Any, Any, Any], state: AppState) -> PersonRow | None:
    """Who is logged in, if anybody; whom an operator has excluded can only look and leave."""
    token = request.cookies.get(COOKIE)
    services = get_services(state)
    person = await services.people.who(token) if token else None
    if person is not None:
        address, moderation = client_address(request), services.moderation
        ban = moderation.sanctions.ban_of(person.id, address)
        if ban is None:
            await moderation.sightings.note(Addressee(person.id), address)
        elif request.method not in SAFE and request.url.path not in FOR_EVERYBODY:
            raise LobbyRefusal(Refusal("T-BAN-01", "", told(ban)))
    return person


DEPENDENCIES: Final = {
    "services": Provide(get_services, sync_to_thread=False),
    "address": Provide(client_address, sync_to_thread=False),
    "device": Provide(client_device, sync_to_thread=False),
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


def owners(address: str, person: PersonRow | None) -> tuple[str, ...]:
    """Whose turn it is when somebody asks for heavy work."""
    return (address,) if person is None else (address, person.id)


def account_id(person: PersonRow | None) -> str | None:
    return None if person is None else person.id


async def played_with(
    services: Services,
    game: str,
    pack: str,
    address: str,
    person: PersonRow | None,
    token: str | None = None,
) -> Game[Any]:
    """A game with its own content, or with a pack that whoever asks may see; it is stored then."""
    name = game_named(game).spec.id
    at_hand = services.packs.at_hand(name, pack)
    if at_hand is not None:
        await services.packs.keep_offered(name, pack)
        return at_hand
    who = owners(address, person)
    await services.brought_packs.check_access(pack, who, token, account_id(person))
    rules = await services.packs.game(name, pack)
    if rules is None:
        refuse("T-PACK-01")
    return rules


async def ask_about_pack(
    services: Services,
    question: LookUp | CheckOptions | FitOptions,
    address: str,
    person: PersonRow | None,
    token: str | None = None,
) -> bytes:
    """The answer to a question about a pack that whoever asks may see."""
    who = owners(address, person)
    await services.brought_packs.check_access(question.pack, who, token, account_id(person))
    materials = await services.packs.material(question.game, question.pack)
    if not materials:
        refuse("T-PACK-01")

    async def at_hand() -> dict[str, Material]:
        return materials

    return await services.heavy.ask(who, question, at_hand)
