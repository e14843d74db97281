"""For which site passkeys are made: browsers bind each of them to a name, and insist on TLS."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

from stormark.server.lobby import refuse

LOCAL = "localhost"  # the one name that browsers trust without TLS


@dataclass(frozen=True)
class RelyingParty:
    """What WebAuthn calls a site."""

    id: str
    origin: str


def relying_party(url: str) -> RelyingParty | None:
    """The site of a server's public address; None if browsers make no passkeys for it.

    >>> relying_party("https://play.example.org:8443")
    RelyingParty(id='play.example.org', origin='https://play.example.org:8443')
    >>> relying_party("http://localhost:8000").id
    'localhost'
    >>> [relying_party(bad) for bad in ("", "http://example.org", "https://192.0.2.7", "https://[::1]")]
    [None, None, None, None]
    """
    parts = urlsplit(url)
    host = parts.hostname or ""
    trusted = parts.scheme == "https" or host == LOCAL or host.endswith(f".{LOCAL}")
    if not host or not trusted or _is_address(host):
        return None
    default = {"https": 443, "http": 80}[parts.scheme]
    port = "" if parts.port in (None, default) else f":{parts.port}"
    return RelyingParty(host, f"{parts.scheme}://{host}{port}")


def required_party(url: str) -> RelyingParty:
    """The site, or a refusal that says what is wrong with the address."""
    found = relying_party(url)
    if found is None and url:
        refuse("T-PASSKEY-02", url=url)
    if found is None:
        refuse("T-PASSKEY-01")
    return found


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
