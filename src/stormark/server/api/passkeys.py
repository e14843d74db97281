"""Passkeys of an account: make, name and remove them, and log in by one."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.params import JSONBody
from msgspec import Meta, Struct, field

from stormark.kernel.json import JsonDict
from stormark.server.accounts.guessing import Place
from stormark.server.accounts.passkeys import MOST
from stormark.server.api.dependencies import (
    COOKIE,
    Address,
    Device,
    Here,
    InPath,
    Name,
    Who,
    check_rate,
    device_cookie,
    require_user,
)
from stormark.server.api.errors import errors
from stormark.server.api.people import Me, Proof, agent_of, logged_in
from stormark.server.ids import new_token
from stormark.server.storage.passkey_schema import CREDENTIAL_LENGTH
from stormark.server.storage.passkeys import PasskeyRow

AnyRequest = Request[Any, Any, Any]
Base64 = Annotated[str, Meta(max_length=2048, description="In Base64, as browsers write it.")]
LongBase64 = Annotated[str, Meta(max_length=8192, description="In Base64; without certificates.")]
CredentialId = Annotated[str, Meta(min_length=1, max_length=CREDENTIAL_LENGTH)]


class Passkey(Struct):
    """A key on one of one's devices."""

    id: str
    name: str
    created_at: Annotated[int, Meta(description="Milliseconds since 1970.")]
    used_at: Annotated[int | None, Meta(description="When it last logged in; null: never.")]


class MyPasskeys(Struct):
    """The keys of an account."""

    offered: Annotated[bool, Meta(description="Whether this server's address allows new ones.")]
    most: Annotated[int, Meta(description="How many an account may have.")]
    passkeys: list[Passkey]


class PasskeysOffered(Struct):
    """Whether one can log in by a passkey."""

    offered: bool


class PasskeyQuestion(Struct):
    """What the browser hands to the device; it can be answered once, for five minutes."""

    options: Annotated[
        dict[str, Any],
        Meta(
            description="For `PublicKeyCredential.parseCreationOptionsFromJSON` or "
            "`parseRequestOptionsFromJSON`."
        ),
    ]


class Attestation(Struct):
    """What a device says about a new key."""

    client_data: Base64 = field(name="clientDataJSON")
    attestation_object: LongBase64 = field(name="attestationObject")


class Assertion(Struct):
    """What a device has signed."""

    client_data: Base64 = field(name="clientDataJSON")
    authenticator_data: Base64 = field(name="authenticatorData")
    signature: Base64
    user_handle: Base64 | None = field(name="userHandle", default=None)


class NewCredential(Struct):
    """A new key, as `PublicKeyCredential.toJSON` has it; its other fields are not read."""

    id: CredentialId
    raw_id: CredentialId = field(name="rawId")
    type: str
    response: Attestation


class UsedCredential(Struct):
    """A key that was used, as `PublicKeyCredential.toJSON` has it."""

    id: CredentialId
    raw_id: CredentialId = field(name="rawId")
    type: str
    response: Assertion


class NewPasskey(Struct, forbid_unknown_fields=True):
    """A new key, and what to call it."""

    name: Name
    credential: NewCredential


class PasskeyName(Struct, forbid_unknown_fields=True):
    """What to call a key."""

    name: Name


@get("/api/me/passkeys", responses=errors(401), tags=["passkeys"])
async def my_passkeys(services: Here, person: Who) -> MyPasskeys:
    """The keys of one's account, the oldest first."""
    rows = await services.passkeys.of(require_user(person))
    return MyPasskeys(services.passkeys.offered, MOST, [_shown(row) for row in rows])


@post(
    "/api/me/passkeys/question",
    status_code=200,
    responses=errors(401, 409, 413),
    tags=["passkeys"],
)
async def ask_to_add(
    services: Here, address: Address, person: Who, request: AnyRequest, data: JSONBody[Proof]
) -> PasskeyQuestion:
    """Begin to make a key; the password proves that it is not just an open browser."""
    who = require_user(person)
    check_rate(services.limits.passwords, address)
    await services.people.prove(who, data.password)
    return PasskeyQuestion(await services.passkeys.ask_to_add(who, _session(request)))


@post("/api/me/passkeys", status_code=201, responses=errors(401, 409, 413), tags=["passkeys"])
async def add_passkey(
    services: Here, address: Address, person: Who, request: AnyRequest, data: JSONBody[NewPasskey]
) -> Passkey:
    """Keep the key that was made."""
    who = require_user(person)
    check_rate(services.limits.passkeys, address)
    credential = plain(data.credential)
    return _shown(await services.passkeys.add(who, _session(request), data.name, credential))


@put(
    "/api/me/passkeys/{passkey:str}",
    status_code=204,
    responses=errors(401, 404, 413),
    tags=["passkeys"],
)
async def rename_passkey(
    services: Here, person: Who, passkey: InPath, data: JSONBody[PasskeyName]
) -> None:
    """Call a key something else."""
    await services.passkeys.rename(require_user(person), passkey, data.name)


@delete("/api/me/passkeys/{passkey:str}", responses=errors(401, 404), tags=["passkeys"])
async def remove_passkey(services: Here, person: Who, passkey: InPath) -> None:
    """Let a key open one's account no more."""
    await services.passkeys.remove(require_user(person), passkey)


@get("/api/session/passkey", responses=errors(), tags=["passkeys"])
async def passkeys_offered(services: Here) -> PasskeysOffered:
    """Whether one can log in by a passkey here."""
    return PasskeysOffered(services.passkeys.offered)


@post("/api/session/passkey/question", status_code=200, responses=errors(409), tags=["passkeys"])
async def ask_to_log_in(
    services: Here, address: Address, device: Device, request: AnyRequest
) -> Response[PasskeyQuestion]:
    """Begin to log in; the browser is given a cookie, for which alone the question is."""
    check_rate(services.limits.passkeys, address)
    browser = device or new_token()
    question = PasskeyQuestion(await services.passkeys.ask_to_log_in(browser))
    cookies = [] if device else [device_cookie(request, browser)]
    return Response(question, status_code=200, cookies=cookies)


@post("/api/session/passkey", status_code=200, responses=errors(401, 409, 413), tags=["passkeys"])
async def log_in_by_passkey(
    services: Here,
    address: Address,
    device: Device,
    request: AnyRequest,
    data: JSONBody[UsedCredential],
) -> Response[Me]:
    """Log in by a key; the session is a cookie."""
    check_rate(services.limits.passkeys, address)
    person = await services.passkeys.log_in(device or "", plain(data))
    session = await services.people.open_session(person, agent_of(request))
    return await logged_in(services, request, session, Place(address, device), 200)


def _shown(row: PasskeyRow) -> Passkey:
    return Passkey(row.id, row.name, row.created_at, row.used_at)


def _session(request: AnyRequest) -> str:
    return request.cookies.get(COOKIE, "")


def plain(credential: NewCredential | UsedCredential) -> JsonDict:
    """As the browser sent it, but for what nobody reads."""
    found: JsonDict = msgspec.to_builtins(credential)
    return found


HANDLERS = [
    my_passkeys,
    ask_to_add,
    add_passkey,
    rename_passkey,
    remove_passkey,
    passkeys_offered,
    ask_to_log_in,
    log_in_by_passkey,
]
