"""Whether others in the same network may join: asked once, kept, and shown with a QR code."""

from __future__ import annotations

import json
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from stormark.cli.browser import show_address
from stormark.cli.play.saves import data_folder
from stormark.i18n import Catalogue
from stormark.kernel.files import make_folder, write_atomically
from stormark.kernel.refusal import InputError

EVERYWHERE: Final = "0.0.0.0"
ANSWERS: Final = ("yes", "no")
ELSEWHERE: Final = ("192.0.2.1", 9)  # an address for documents: nothing is ever sent there


def is_shared(catalogue: Catalogue, said: str | None, *, ask: bool) -> bool:
    """What was said on the command line, else what is kept, else what somebody answers now.

    Whatever was said is kept.  Without an answer nobody else gets in, and it is asked again.
    """
    if said is not None:
        if said not in ANSWERS:
            allowed = ", ".join(ANSWERS)
            raise InputError("argument-unknown", "--share", found=said, allowed=allowed)
        keep(said == "yes")
        return said == "yes"
    share = kept()
    if share is None and ask and sys.stdin.isatty() and sys.stdout.isatty():
        share = asked(catalogue, input)
        keep(share)
    return bool(share)


def asked(catalogue: Catalogue, ask: Callable[[str], str]) -> bool:
    """Ask; only a yes is one."""
    try:
        answer = ask(catalogue.t("serve-share-question") + " ").strip().casefold()
    except EOFError:
        return False
    return bool(answer) and catalogue.t("serve-share-yes").startswith(answer)


def kept() -> bool | None:
    try:
        share = json.loads(_file().read_text(encoding="utf-8")).get("share")
    except (OSError, ValueError, AttributeError):
        return None
    return share if isinstance(share, bool) else None


def keep(share: bool) -> None:
    """For the next time; where nothing can be kept, it is asked again."""
    file = _file()
    with suppress(InputError):
        make_folder(file.parent)
        write_atomically(file, json.dumps({"share": share}) + "\n")


def _file() -> Path:
    return data_folder() / "play.json"


def network_address() -> str | None:
    """The address of this machine in its network; None without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)  # no packet: the system only looks up the way there
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith("127.") or address == EVERYWHERE else address


def found_at(port: int) -> str:
    """Where others in the network find a server of this machine; '' where there is no network."""
    address = network_address()
    return "" if address is None else f"http://{address}:{port}"


def show_invitation(catalogue: Catalogue, url: str) -> None:
    """The address for the others, and its QR code where there is a terminal to draw it in."""
    import segno

    show_address(catalogue.t("serve-shared"), url)
    if sys.stdout.isatty():
        segno.make_qr(url).terminal(compact=True)
