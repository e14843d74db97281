"""The application: everything put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from litestar import Litestar
from litestar.datastructures import State as AppState
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from stormark import __version__
from stormark.server.accounts.passkeys import Passkeys
from stormark.server.accounts.passwords import Passwords
from stormark.server.accounts.people import People
from stormark.server.api import (
    admin,
    admin_people,
    errors,
    games,
    health,
    invitations,
    lessons,
    library,
    mail,
    passkeys,
    people,
    puzzles,
    reminders,
    replay_files,
    replays,
    reports,
    seats,
    sessions,
    shared_packs,
    tables,
    workshop,
)
from stormark.server.api.dependencies import DEPENDENCIES
from stormark.server.bots.pool import Pool, thinkers_each
from stormark.server.config import Config
from stormark.server.connections.live import live
from stormark.server.content.brought import BroughtPacks
from stormark.server.content.offered import OfferedPacks, read_packs
from stormark.server.content.packs import Packs, stored_text
from stormark.server.heavy.work import HeavyWork
from stormark.server.http.client_files import BUILT, ClientFiles
from stormark.server.http.door import Door
from stormark.server.http.front import Front
from stormark.server.http.middleware import guard_request
from stormark.server.http.response_cache import ResponseCache
from stormark.server.moderation.service import Moderation
from stormark.server.operations.metered_database import MeteredDatabase
from stormark.server.operations.metrics import Metrics
from stormark.server.operations.sampling import Sampling, WorkerPool
from stormark.server.operations.tracing import tracing
from stormark.server.presence.service import PresenceService
from stormark.server.processes.bus import open_bus
from stormark.server.processes.sharing import open_sharing
from stormark.server.reminders.mail import Mail
from stormark.server.reminders.push import Push
from stormark.server.reminders.service import Reminders
from stormark.server.replays.finished import Replays
from stormark.server.retention.runner import Retention
from stormark.server.services import Limits, Services
from stormark.server.storage.database import Database, open_database
from stormark.server.table.rooms import Rooms
from stormark.server.workshop.sharing import SharedPacks

LARGEST_BODY: Final = 65_536  # bytes; content packs may be larger
SUBJECTS: Final = (
    games,
    library,
    lessons,
    puzzles,
    shared_packs,
    workshop,
    tables,
    invitations,
    seats,
    replays,
    replay_files,
    people,
    reminders,
    mail,
    sessions,
    passkeys,
    reports,
    admin,
    admin_people,
    health,
)


class Application(Litestar):
    """Every request passes the gate, also those that lead nowhere."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            scope.setdefault("state", {})["app"] = self  # where connections find the door
            await super().__call__(scope, receive, send)
        else:
            services: Services = self.state.services
            await services.front(scope, receive, send)

    async def guarded(self, scope: Any, receive: Any, send: Any) -> None:
        services: Services = self.state.services
        inside = services.client_files if services.client_files.answers(scope) else super().__call__
        await guard_request(services, inside, scope, receive, send)


def _reminders(config: Config, database: Database, presence: PresenceService) -> Reminders:
    push = Push(config.url, config.push_services) if config.url else None
    mail = Mail(config.smtp, config.mail_from) if config.smtp else None
    return Reminders(database, presence, push, mail, config.url, config.remind_seconds)


def create_app(config: Config, client: Path = BUILT) -> Litestar:
    """The server with its settings, and with the client for browsers that a folder holds.

    Raises PackError for a pack of the settings that cannot be played with.
    """
    offered = OfferedPacks(read_packs(config.pack))
    offered.load()

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        assert isinstance(app, Application)
        tracing.start(config)
        metrics = Metrics()
        front = Front(config, app.guarded)
        database = MeteredDatabase(open_database(config.database), metrics)
        await database.prepare()
        bus = open_bus(config.database)
        sharing = open_sharing(config)
        pack_text = partial(stored_text, database)
        limits = Limits(config, sharing.buckets)
        app.state.door = Door(config, metrics, limits.requests)
        heavy = HeavyWork(config)
        bots = Pool(thinkers_each(config), pack_text)
        rooms = app.state.rooms = Rooms(database, bus, bots, heavy, Packs(database, offered))
        brought_packs = BroughtPacks(database, config)
        pools: dict[str, WorkerPool] = {"bots": bots, "heavy": heavy}
        sampling = Sampling(metrics, database, config.database, pools)
        passwords = Passwords(config)
        presence = PresenceService(
            database, bus, config.stand_in_seconds, rooms.driver.people_changed
        )
        rooms.driver.company = presence
        moderation = Moderation(database, bus, rooms, presence)
        rooms.listeners += [presence, moderation]
        reminding = _reminders(config, database, presence)
        app.state.services = Services(
            config=config,
            database=database,
            rooms=rooms,
            packs=rooms.packs,
            brought_packs=brought_packs,
            shared_packs=SharedPacks(database, config),
            heavy=heavy,
            passwords=passwords,
            people=People(database, passwords, config.session_days),
            passkeys=Passkeys(database, config.url),
            presence=presence,
            replays=Replays(database, rooms.packs, brought_packs, heavy, rooms.stored_matches),
            reminders=reminding,
            limits=limits,
            connection_limit=sharing.connection_limit,
            moderation=moderation,
            metrics=metrics,
            sampling=sampling,
            response_cache=ResponseCache(),
            client_files=ClientFiles(client),
            front=front,
        )
        await rooms.open()
        await sharing.open()
        presence.open()
        await moderation.open()
        retention = Retention(database, config)
        retention.open()
        await reminding.open()
        sampling.open(rooms.process)
        front.started()
        try:
            yield
        finally:
            await sampling.close()
            await retention.close()
            await reminding.close()
            await moderation.close()
            await heavy.close()
            await presence.close()
            await sharing.close()
            await rooms.close()
            await tracing.stop()

    return Application(
        route_handlers=[handler for subject in SUBJECTS for handler in subject.HANDLERS] + [live],
        lifespan=[running],
        state=AppState(),
        dependencies=DEPENDENCIES,
        exception_handlers=errors.HANDLERS,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,  # whoever runs the application decides: see logs.py
        openapi_config=OpenAPIConfig(
            title="Stormark",
            version=__version__,
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
    )
