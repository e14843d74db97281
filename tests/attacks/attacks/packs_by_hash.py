"""A pack of somebody else is read by its hash, through a saved game that names it."""

from __future__ import annotations

import httpx

from stormark.kernel.chance import seed_hash
from stormark.kernel.game import Setup
from stormark.kernel.replay_text import ReplayRecord, write_record
from stormark.server.content.games import game_named
from tests.attacks.attack import Attack, Target, answered

SECRET = "Zanzibar"
GAME = "xibalba"


class PacksByHash(Attack):
    item = "A3"
    name = "packs of others by their hash"
    seconds = 3.0

    def run(self, server: Target) -> str:
        with server.http("127.0.0.67") as owner, server.http() as thief:
            cards = answered(owner.get(f"/api/games/{GAME}/content"))["cards"]
            text = "\n".join(
                f'[cards.{card["id"]}]\nname_en = "{SECRET} {n}"\nname_de = "{SECRET} {n}"'
                for n, card in enumerate(cards)
            )
            pack = answered(owner.post(f"/api/games/{GAME}/packs", json={"text": text}))["hash"]
            won = shown(thief, pack)
        server.wait()
        return won


def shown(thief: httpx.Client, pack: str) -> str:
    """What an uploaded file without entries shows of the pack it names."""
    taken = thief.post("/api/replays", json={"text": saved_with(pack)})
    if taken.status_code == 201:
        path = f"/api/replays/{taken.json()['id']}/positions"
        asked = thief.get(path, params={"viewer": 0, "lang": "en", "text": "true"})
        return "cards of a private pack" if SECRET in asked.text else "which packs exist"
    unknown = thief.post("/api/replays", json={"text": saved_with("0" * len(pack))})
    same = taken.text.replace(pack, "") == unknown.text.replace("0" * len(pack), "")
    return "" if same else "which packs exist"


def saved_with(pack: str) -> str:
    rules = game_named(GAME)
    setup = rules.setup({"players": 2})
    assert isinstance(setup, Setup)
    record = ReplayRecord(
        save=True,
        game=GAME,
        rules_version=rules.spec.rules_version,
        pack=pack,
        options=dict(setup.options),
        auto_forced=False,
        players=("Ada", "Ben"),
        seed_hash=seed_hash(bytes(32)),
        seed=bytes(32),
        entries=(),
        result=None,
    )
    return write_record(record)


ATTACK = PacksByHash()
