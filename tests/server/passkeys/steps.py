"""What somebody does with passkeys: the steps of a browser, one by one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, text

from tests.server.passkeys.authenticator import Authenticator, Json
from tests.server.site import Client

URL = "https://play.example.org"
ADA = {"name": "Ada", "password": "lovelace-1815"}
DEVICE = "stormark_device"
REFUSED = (401, "T-PASSKEY-03")
NOT_ADDED = (409, "T-PASSKEY-04")


def question(client: Client, password: str = ADA["password"]) -> Json:
    answer = client.post("/api/me/passkeys/question", json={"password": password})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()["options"]
    return found


def kept(client: Client, credential: Json, name: str = "Phone") -> Any:
    return client.post("/api/me/passkeys", json={"name": name, "credential": credential})


def added(client: Client, device: Authenticator, name: str = "Phone") -> str:
    answer = kept(client, device.create(question(client)), name)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def login_question(client: Client) -> Json:
    answer = client.post("/api/session/passkey/question")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()["options"]
    return found


def entered(client: Client, credential: Json) -> Any:
    return client.post("/api/session/passkey", json=credential)


def log_in(client: Client, device: Authenticator) -> Any:
    return entered(client, device.get(login_question(client)))


def mine(client: Client) -> list[Json]:
    found: list[Json] = client.get("/api/me/passkeys").json()["passkeys"]
    return found


def leave(client: Client) -> None:
    assert client.delete("/api/session").is_success
    assert client.get("/api/me").status_code == 401


def stored(folder: Path, table: str) -> list[str]:
    engine = create_engine(f"sqlite:///{folder / 'tables.db'}")
    with engine.connect() as connection:
        rows = [str(row) for row in connection.execute(text(f"SELECT * FROM {table}"))]
    engine.dispose()
    return rows
