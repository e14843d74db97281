"""E-mail by the SMTP server that the operator names."""

from __future__ import annotations

from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

import aiosmtplib

from stormark.server.operations.logs import log
from stormark.server.reminders.addresses import is_address

PATIENCE: Final = 20.0


class Mail:
    """The sender.  `server` is `smtp://USER:PASSWORD@HOST:PORT`, or `smtps://` for TLS at once."""

    def __init__(self, server: str, sender: str) -> None:
        self._server = urlsplit(server)
        self._sender = sender

    async def send(self, to: str, subject: str, text: str) -> None:
        """Raises OSError if it should be tried again; what is no address is not tried at all."""
        if not is_address(to):  # kept by an earlier version
            log("mail not sent: not one address")
            return
        message = EmailMessage()
        message["From"] = self._sender
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        server = self._server
        try:
            await aiosmtplib.send(
                message,
                recipients=[to],
                hostname=server.hostname,
                port=server.port,
                username=unquote(server.username) if server.username else None,
                password=unquote(server.password) if server.password else None,
                use_tls=server.scheme == "smtps",
                timeout=PATIENCE,
            )
        except aiosmtplib.SMTPException as error:
            raise OSError("the mail server refused") from error
