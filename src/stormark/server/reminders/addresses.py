"""What an address of e-mail is here: exactly one, of letters that every mail server takes."""

from __future__ import annotations

import re
from typing import Final

LOCAL_LENGTH: Final = 64
LENGTH: Final = 254
_ATOM: Final = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_LABEL: Final = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_NAME: Final = r"[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"  # so no address of a machine in digits
_ADDRESS: Final = re.compile(rf"({_ATOM}(?:\.{_ATOM})*)@(?:{_LABEL}\.)+{_NAME}")
_ENCODED: Final = "=?"  # mail programs read what follows as something else


def is_address(text: str) -> bool:
    """Whether it is one address, without quotes, comments, names, groups and lists.

    >>> is_address("ada.l+table@mail.home.example"), is_address("o'neil@xn--mller-kva.example")
    (True, True)
    >>> odd = 'root,x@example.org "x"<y@example.org> a:b;@example.org =?utf-8?q?x?=@example.org'
    >>> [is_address(one) for one in [*odd.split(), "a@[127.0.0.1]", "a@127.0.0.1"]]
    [False, False, False, False, False, False]
    """
    found = _ADDRESS.fullmatch(text)
    if found is None or len(text) > LENGTH:
        return False
    return len(found[1]) <= LOCAL_LENGTH and _ENCODED not in text
