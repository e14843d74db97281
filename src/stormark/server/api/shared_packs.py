"""Packs that their owners share by a link."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from litestar import delete, get, post
from litestar.params import HeaderParameter, JSONBody
from msgspec import Meta, Struct

from stormark.server.api.dependencies import (
    Address,
    Here,
    InPath,
    Who,
    account_id,
    check_rate,
    owners,
)
from stormark.server.api.errors import errors
from stormark.server.content.games import game_named
from stormark.server.heavy.questions import Material, PackChangesOf
from stormark.server.workshop.sharing import PackChanges, SharedPack

SHARED = "/api/shared-packs"

ShareToken: TypeAlias = Annotated[
    str | None,
    HeaderParameter(
        name="X-Share-Token",
        min_length=1,
        max_length=64,
        description="What a guest was given when they shared the pack.",
    ),
]


class NewShare(Struct, forbid_unknown_fields=True):
    """A pack that was brought along, by its hash."""

    game: Annotated[str, Meta(max_length=40)]
    pack: Annotated[str, Meta(max_length=64)]


class Shared(Struct):
    """A pack that everybody may see now who has its link."""

    hash: str
    token: Annotated[str, Meta(description="To withdraw it with; none for an account.")]


@post(SHARED, responses=errors(404, 409), tags=["workshop"])
async def share_pack(
    services: Here, address: Address, person: Who, data: JSONBody[NewShare]
) -> Shared:
    """Share a pack with everybody who has its link, until it is withdrawn."""
    check_rate(services.limits.new_tables, address)
    game = game_named(data.game).spec.id
    token = await services.shared_packs.share(game, data.pack, address, account_id(person))
    return Shared(data.pack, token)


@get(f"{SHARED}/{{content:str}}", responses=errors(404, 429, 503), tags=["workshop"])
async def shared_pack(
    services: Here, address: Address, person: Who, content: InPath, token: ShareToken = None
) -> SharedPack:
    """A pack that is shared, with what it changes; nothing says who shares it."""
    row, own = await services.shared_packs.read(content, token, account_id(person))

    async def at_hand() -> dict[str, Material]:
        return await services.packs.material(row.game, content)

    asked = PackChangesOf(row.game, content)
    told = await services.heavy.ask(owners(address, person), asked, at_hand)
    changes = msgspec.json.decode(told, type=PackChanges)
    return SharedPack(content, row.game, changes.name, changes.text, row.shared_at, own)


@delete(f"{SHARED}/{{content:str}}", responses=errors(404), tags=["workshop"])
async def withdraw_pack(
    services: Here, person: Who, content: InPath, token: ShareToken = None
) -> None:
    """Share a pack no longer; those at tables that are played with it still see it."""
    await services.shared_packs.withdraw(content, token, account_id(person))


HANDLERS = [share_pack, shared_pack, withdraw_pack]
