"""Ranges of addresses: as operators name them, and as they are shown to them."""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final, TypeAlias

from stormark.kernel.refusal import InputError
from stormark.server.http.limits import address_key

Network: TypeAlias = IPv4Network | IPv6Network

SHOWN: Final = {4: 24, 6: 48}  # how much of an address is kept: a neighbourhood, nobody's home
WIDEST: Final = {4: 16, 6: 32}  # a ban must not shut out half of the world


def shortened(address: str) -> str:
    """The part of an address that is kept.

    >>> shortened("192.0.2.77"), shortened("2001:db8:1:2::"), shortened("testclient")
    ('192.0.2.0/24', '2001:db8:1::/48', '')
    """
    try:
        found = ip_address(address_key(address))
    except ValueError:
        return ""
    return str(ip_network((found, SHOWN[found.version]), strict=False))


def parse_network(text: str, place: str) -> str:
    """A range as it is stored; raises InputError if it is none, or too wide.

    >>> parse_network("192.0.2.77/24", "network"), parse_network("192.0.2.77", "network")
    ('192.0.2.0/24', '192.0.2.77/32')
    """
    try:
        found = ip_network(text.strip(), strict=False)
    except ValueError:
        raise InputError("network-malformed", place, found=text) from None
    if found.prefixlen < WIDEST[found.version]:
        raise InputError("network-wide", place, found=str(found), widest=WIDEST[found.version])
    return str(found)


def contains(network: Network, address: str) -> bool:
    """Whether an address lies in a range; what is no address lies nowhere."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return found.version == network.version and found in network
