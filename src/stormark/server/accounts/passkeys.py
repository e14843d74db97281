"""Passkeys: keys on somebody's devices that log them in without a password (WebAuthn).

The server keeps the public key alone.  It asks a question that works once, for some minutes and
for one browser, and the device signs it after it has seen its owner.  Questions are in the
database, so that another process may read the answer.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from hashlib import sha256
from logging import WARNING
from typing import Any, Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    options_to_json_dict,
    parse_client_data_json,
)
from webauthn.helpers.cose import COSEAlgorithmIdentifier
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import InputError
from stormark.server.accounts.relying_party import RelyingParty, relying_party, required_party
from stormark.server.clock.wall_clock import now_ms
from stormark.server.ids import new_id, token_hash
from stormark.server.lobby import refuse
from stormark.server.operations.logs import log
from stormark.server.sanitize import NAME_LENGTH, clean_line, within_limit
from stormark.server.storage import passkeys, people
from stormark.server.storage.database import Database
from stormark.server.storage.passkeys import PasskeyRow
from stormark.server.storage.people import PersonRow

T = TypeVar("T")

MOST: Final = 20  # keys of one account
LASTING: Final = 300_000  # milliseconds in which a question can be answered
SITE: Final = "Stormark"
ADD: Final = "add"
LOG_IN: Final = "log-in"
ALGORITHMS: Final = [  # what devices know, and nothing that takes long to check
    COSEAlgorithmIdentifier.ECDSA_SHA_256,
    COSEAlgorithmIdentifier.EDDSA,
    COSEAlgorithmIdentifier.RSASSA_PKCS1_v1_5_SHA_256,
]


class Passkeys:
    """The holder of a question is whatever proves who was asked: a session, or a browser."""

    def __init__(self, database: Database, url: str) -> None:
        self._database = database
        self._url = url

    @property
    def offered(self) -> bool:
        return relying_party(self._url) is not None

    async def of(self, person: PersonRow) -> list[PasskeyRow]:
        return await self._database.look(lambda c: passkeys.of_person(c, person.id))

    # One more key

    async def ask_to_add(self, person: PersonRow, holder: str) -> JsonDict:
        """What a browser needs to make a key, for `navigator.credentials.create`."""
        site = required_party(self._url)
        known = await self.of(person)
        if len(known) >= MOST:
            refuse("T-PASSKEY-05", most=MOST)
        options = generate_registration_options(
            rp_id=site.id,
            rp_name=SITE,
            user_id=person.id.encode(),
            user_name=person.name,
            challenge=await self._new_challenge(ADD, holder),
            timeout=LASTING,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(row.credential))
                for row in known
            ],
            supported_pub_key_algs=ALGORITHMS,
        )
        return options_to_json_dict(options)

    async def add(
        self, person: PersonRow, holder: str, name: str, credential: JsonDict
    ) -> PasskeyRow:
        """Keep a key that a browser has made."""
        name, site = _clean(name), required_party(self._url)
        challenge = await self._take_challenge(ADD, holder, credential)
        if challenge is None:
            refuse("T-PASSKEY-04")
        verified = await _checked(
            lambda: verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.id,
                expected_origin=site.origin,
                require_user_verification=True,
                supported_pub_key_algs=ALGORITHMS,
            )
        )
        if verified is None:
            refuse("T-PASSKEY-04")
        row = PasskeyRow(
            id=new_id(),
            person=person.id,
            credential=bytes_to_base64url(verified.credential_id),
            public_key=verified.credential_public_key,
            sign_count=verified.sign_count,
            name=name,
            created_at=now_ms(),
        )

        def work(connection: Connection) -> None:
            if passkeys.count(connection, person.id) >= MOST:
                refuse("T-PASSKEY-05", most=MOST)
            passkeys.add(connection, row)

        try:
            await self._database.run(work)
        except IntegrityError:  # no device makes the same key twice
            refuse("T-PASSKEY-04")
        return row

    async def rename(self, person: PersonRow, passkey: str, name: str) -> None:
        name = _clean(name)
        if not await self._database.run(lambda c: passkeys.rename(c, person.id, passkey, name)):
            refuse("T-PASSKEY-06")

    async def remove(self, person: PersonRow, passkey: str) -> None:
        if not await self._database.run(lambda c: passkeys.remove(c, person.id, passkey)):
            refuse("T-PASSKEY-06")

    # Logging in

    async def ask_to_log_in(self, holder: str) -> JsonDict:
        """What a browser needs to find a key, for `navigator.credentials.get`.

        It names no account: whoever holds a key chooses it from those on the device.
        """
        site = required_party(self._url)
        options = generate_authentication_options(
            rp_id=site.id,
            challenge=await self._new_challenge(LOG_IN, holder),
            timeout=LASTING,
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return options_to_json_dict(options)

    async def log_in(self, holder: str, credential: JsonDict) -> PersonRow:
        """Whose key it is.  The same refusal, whatever is wrong."""
        site = required_party(self._url)
        challenge = await self._take_challenge(LOG_IN, holder, credential)
        found = await self._database.look(lambda c: _owner(c, str(credential["id"])))
        if challenge is None or found is None:
            refuse("T-PASSKEY-03")
        row, person = found
        if not _names(credential, person):
            refuse("T-PASSKEY-03")
        count = await _checked(lambda: _signed(site, credential, challenge, row))
        if count is None:
            refuse("T-PASSKEY-03")
        if _went_back(row.sign_count, count):  # perhaps somebody has copied the key
            log("passkey counted backwards", WARNING, passkey=row.id)
            refuse("T-PASSKEY-03")
        if not await self._database.run(lambda c: passkeys.used(c, row, count, now_ms())):
            refuse("T-PASSKEY-03")
        return person

    # Questions

    async def _new_challenge(self, purpose: str, holder: str) -> bytes:
        challenge, at = secrets.token_bytes(32), now_ms()
        hashed, held_by = sha256(challenge).hexdigest(), token_hash(holder)
        await self._database.run(
            lambda c: passkeys.put_challenge(c, hashed, purpose, held_by, at, at + LASTING)
        )
        return challenge

    async def _take_challenge(
        self, purpose: str, holder: str, credential: JsonDict
    ) -> bytes | None:
        """The question that is answered, if it was asked here; it cannot be answered again."""
        challenge = await _checked(lambda: _answered(credential))
        if challenge is None:
            return None
        hashed, held_by, at = sha256(challenge).hexdigest(), token_hash(holder), now_ms()
        taken = await self._database.run(
            lambda c: passkeys.take_challenge(c, hashed, purpose, held_by, at)
        )
        return challenge if taken else None


async def _checked(check: Callable[[], T]) -> T | None:
    """What comes of looking at bytes of a stranger, in a thread; None if anything is wrong."""
    try:
        return await asyncio.to_thread(check)
    except Exception:  # keys, certificates and CBOR can be broken in more ways than are named
        return None


def _answered(credential: JsonDict) -> bytes:
    response: Any = credential["response"]
    return parse_client_data_json(base64url_to_bytes(response["clientDataJSON"])).challenge


def _signed(site: RelyingParty, credential: JsonDict, challenge: bytes, row: PasskeyRow) -> int:
    """How often the key says that it was used.  Raises if it is not the key that signed this."""
    verified = verify_authentication_response(
        credential=credential,
        expected_challenge=challenge,
        expected_rp_id=site.id,
        expected_origin=site.origin,
        credential_public_key=row.public_key,
        credential_current_sign_count=0,  # compared by ourselves, to tell copies from mistakes
        require_user_verification=True,
    )
    return verified.new_sign_count


def _went_back(before: int, now: int) -> bool:
    """Whether a key that counts has not counted on.

    >>> _went_back(0, 0), _went_back(3, 4), _went_back(3, 3), _went_back(3, 0)
    (False, False, True, True)
    """
    return bool(before or now) and now <= before


def _names(credential: JsonDict, person: PersonRow) -> bool:
    """Whether the device says that the key is this person's, where it says anything."""
    response: Any = credential["response"]
    handle = response.get("userHandle")
    return not handle or handle == bytes_to_base64url(person.id.encode())


def _owner(connection: Connection, credential: str) -> tuple[PasskeyRow, PersonRow] | None:
    row = passkeys.of_credential(connection, credential)
    person = None if row is None else people.read(connection, row.person)
    return None if row is None or person is None else (row, person)


def _clean(name: str) -> str:
    cleaned = within_limit(clean_line(name), NAME_LENGTH, "name")
    if not cleaned:
        raise InputError("field-empty", "name", key="name")
    return cleaned
