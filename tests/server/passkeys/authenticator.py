"""A device with passkeys, in software: what a browser and its authenticator do together."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

Json = dict[str, Any]

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def written(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Key:
    """One passkey; `count` is how often it was used, as the device says."""

    site: str
    owner: str
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    private: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    count: int = 0

    def public(self) -> bytes:
        """In the form of COSE: an elliptic curve, ES256, P-256."""
        numbers = self.private.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})


@dataclass
class Authenticator:
    """Everything about it can be made wrong, to see what a server says."""

    origin: str
    flags: int = PRESENT | VERIFIED
    counts: bool = True
    keys: list[Key] = field(default_factory=list)

    def create(self, options: Json, name: bytes | None = None) -> Json:
        """`navigator.credentials.create(...)`, as JSON; a device chooses the key's name itself."""
        known = {one["id"] for one in options["excludeCredentials"]}
        assert not known & {written(key.id) for key in self.keys}
        key = Key(options["rp"]["id"], options["user"]["id"])
        key.id = name or key.id
        self.keys.append(key)
        about = bytes(16) + len(key.id).to_bytes(2, "big") + key.id + key.public()
        attested = {
            "fmt": "none",
            "attStmt": {},
            "authData": self._data(key, self.flags | ATTESTED) + about,
        }
        return self._credential(
            key,
            clientDataJSON=written(self._client("webauthn.create", options["challenge"])),
            attestationObject=written(cbor2.dumps(attested)),
        )

    def get(self, options: Json) -> Json:
        """`navigator.credentials.get(...)`, as JSON: with the newest key of the site."""
        key = next(key for key in reversed(self.keys) if key.site == options["rpId"])
        if self.counts:
            key.count += 1
        client, data = self._client("webauthn.get", options["challenge"]), self._data(key)
        signature = key.private.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._credential(
            key,
            clientDataJSON=written(client),
            authenticatorData=written(data),
            signature=written(signature),
            userHandle=key.owner,
        )

    def _client(self, kind: str, challenge: str) -> bytes:
        client = {"type": kind, "challenge": challenge, "origin": self.origin}
        return json.dumps(client).encode()

    def _data(self, key: Key, flags: int | None = None) -> bytes:
        said = self.flags if flags is None else flags
        return sha256(key.site.encode()).digest() + bytes([said]) + key.count.to_bytes(4, "big")

    def _credential(self, key: Key, **response: str) -> Json:
        name = written(key.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}
