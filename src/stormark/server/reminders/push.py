"""Notices that browsers show although no page is open: Web Push with keys of this server's own."""

from __future__ import annotations

import json
from base64 import b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

import aiohttp
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid
from pywebpush import WebPushException, webpush_async

from stormark.kernel.refusal import InputError
from stormark.server.storage import links
from stormark.server.storage.contacts import DeviceRow
from stormark.server.storage.database import Database

KEY: Final = "web-push"
DAY: Final = 86_400  # seconds that a notice waits for a device that is switched off
PATIENCE: Final = 10.0
POINT_LENGTH: Final = 65  # bytes of a point of P-256, not compressed
AUTH_LENGTH: Final = 16
GONE: Final = (404, 410)  # the browser takes no notices any more


class Gone(Exception):
    """The browser has forgotten about us."""


def check_keys(p256dh: str, auth: str, place: str) -> None:
    """What a browser gives to encrypt by; raises InputError naming the one that is none."""
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), _bytes(p256dh, POINT_LENGTH))
    except ValueError:
        raise InputError("push-key", f"{place}.p256dh") from None
    try:
        _bytes(auth, AUTH_LENGTH)
    except ValueError:
        raise InputError("push-key", f"{place}.auth") from None


def _bytes(text: str, length: int) -> bytes:
    bare = text.rstrip("=").encode("ascii")  # raises ValueError for other letters
    found = b64decode(bare + b"=" * (-len(bare) % 4), altchars=b"-_", validate=True)
    if len(found) != length:
        raise ValueError(length)
    return found


class Push:
    """The sender; `contact` is the address under which a push service finds the operator."""

    def __init__(self, contact: str, services: tuple[str, ...]) -> None:
        self._contact = contact
        self._services = services
        self._vapid = Vapid()

    async def open(self, database: Database) -> None:
        made = Vapid()
        made.generate_keys()
        pem = made.private_pem().decode()
        stored = await database.run(lambda c: links.key(c, KEY, pem))
        self._vapid = Vapid.from_pem(stored.encode())

    @property
    def public_key(self) -> str:
        """What browsers need to let this server, and nobody else, send them notices."""
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).rstrip(b"=").decode()

    def accepts(self, endpoint: str) -> bool:
        """Only services that are known are asked: an address could lead anywhere."""
        try:
            parts = urlsplit(endpoint)
            port = parts.port
        except ValueError:
            return False
        host = parts.hostname or ""
        plain = parts.scheme == "https" and port in (None, 443) and "@" not in parts.netloc
        return plain and any(
            host == service or host.endswith("." + service) for service in self._services
        )

    async def send(self, device: DeviceRow, notice: dict[str, str]) -> None:
        """Raises Gone if the device is to be forgotten, OSError if it should be tried again."""
        keys: dict[str, str | bytes] = {"p256dh": device.p256dh, "auth": device.auth}
        try:
            await webpush_async(
                {"endpoint": device.endpoint, "keys": keys},
                json.dumps(notice, ensure_ascii=False),
                vapid_private_key=self._vapid,
                vapid_claims={"sub": self._contact},
                timeout=PATIENCE,
                ttl=DAY,
                headers={"Topic": notice["tag"][:32]},
            )
        except WebPushException as error:
            if getattr(error.response, "status", 0) in GONE:
                raise Gone from None
            raise OSError("the push service refused") from error
        except (aiohttp.ClientError, TimeoutError) as error:
            raise OSError("the push service cannot be reached") from error
        except ValueError:
            raise Gone from None  # keys that are none
