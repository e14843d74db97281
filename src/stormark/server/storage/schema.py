"""The tables of the database; migrations bring older databases to this form."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

# Constraints have names, so that migrations can find them on every database.
metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_N_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID: Final = String(24)
HASH: Final = String(64)  # SHA-256 in hexadecimal; what it was made of is stored nowhere


def _owner(name: str, column: str, *, null: bool = False, gone: str = "CASCADE") -> Column[str]:
    target = ForeignKey(column, ondelete=gone)
    return Column(name, ID, target, nullable=null)


people: Final = Table(
    "people",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False, unique=True),
    Column("folded", String(80), nullable=False, unique=True),  # the name as it is looked for
    Column("looks", String(200), nullable=False, unique=True),  # the name to the eye: names.looks
    Column("password", Text, nullable=False),  # Argon2
    Column("created_at", BigInteger, nullable=False),  # milliseconds since 1970, like all times
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("token", HASH, primary_key=True),
    _owner("person", "people.id"),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False, server_default="0"),  # within some minutes
    Column("agent", String(200), nullable=False, server_default=""),  # the browser, in its words
    Index("ix_sessions_person", "person"),
)

known_places: Final = Table(
    "known_places",
    metadata,
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("place", HASH, primary_key=True),  # a browser or an address: see accounts/places.py
    Column("seen_at", BigInteger, nullable=False),
)

recovery_codes: Final = Table(
    "recovery_codes",
    metadata,
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("code", HASH, primary_key=True),
    Column("made_at", BigInteger, nullable=False),
)

packs: Final = Table(
    "packs",
    metadata,
    Column("hash", HASH, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("text", Text, nullable=False),
)

pack_owners: Final = Table(
    "pack_owners",
    metadata,
    Column("pack", HASH, ForeignKey("packs.hash", ondelete="CASCADE"), primary_key=True),
    Column("owner", HASH, primary_key=True),  # of an account or an address, hashed
    Column("brought_at", BigInteger, nullable=False),
    Index("ix_pack_owners_owner", "owner"),
)

shared_packs: Final = Table(  # what everybody may see who has its link
    "shared_packs",
    metadata,
    Column("pack", HASH, ForeignKey("packs.hash", ondelete="CASCADE"), primary_key=True),
    Column("owner", HASH, primary_key=True),  # of an account, or of a guest's token, hashed
    Column("address", HASH, nullable=False),
    Column("shared_at", BigInteger, nullable=False),
    Index("ix_shared_packs_address", "address"),
)

withdrawn_packs: Final = Table(  # by operators; a pack may be brought again, so it is not named
    "withdrawn_packs",
    metadata,
    Column("pack", HASH, primary_key=True),
    Column("withdrawn_at", BigInteger, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),  # complete, as in the setup of the match
    Column("pack", HASH, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("status", String(12), nullable=False),  # open, running, finished
    Column("settings", JSON, nullable=False),  # public, spectators, clock, replay: TableSettings
    Column("password", Text),  # Argon2; None: whoever has the link may join
    Column("host_token", HASH, nullable=False, unique=True),
    Column("seed", LargeBinary, nullable=False),  # secret until the match is over
    Column("result", JSON),  # a share of the victory per seat
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("origin", JSON),  # rematch of a table, or fork of a position: {"table", "entry"?}
    Column("rematch", ID),  # the table at which the same players play again
    Column("position", JSON(none_as_null=True)),  # secret: what a fork begins with
    Column("changes", JSON(none_as_null=True)),  # what the host changed after somebody sat down
    Column("sides", JSON),  # the seats that win together, known when the match begins
    Column("due_at", BigInteger),  # when the server itself has to act: bots, clocks
    Column("damaged", JSON(none_as_null=True)),  # records that were seen and are not there
    Index("ix_tables_status_changed_at", "status", "changed_at"),
    Index("ix_tables_due_at", "due_at"),
    Index("ix_tables_pack", "pack"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, person, bot
    Column("name", String(40), nullable=False),
    Column("bot", String(20)),  # level of a bot
    _owner("person", "people.id", null=True, gone="SET NULL"),
    Column("token", HASH, unique=True),
    Column("standing", JSON, nullable=False),  # answers given in advance
    Column("notes", Text, nullable=False),
    Column("muted", JSON, nullable=False),  # names this seat does not want to read
    Column("seen_at", BigInteger, nullable=False, server_default="0"),  # when it was last connected
    Column("agreed", Boolean),  # to what the host changed; None: nobody of their own to ask
    Column("known", JSON(none_as_null=True)),  # the table as they agreed to it: lobby/consent.py
    Column("device", HASH),  # from where the seat was taken, until the match begins
    Column("address", HASH),
    Index("ix_seats_person", "person"),
)

sent_away: Final = Table(
    "sent_away",
    metadata,
    Column("id", ID, primary_key=True),
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("name", String(40), nullable=False),
    _owner("person", "people.id", null=True, gone="CASCADE"),
    Column("device", HASH),
    Column("address", HASH),
    Index("ix_sent_away_table", "table"),
)

log: Final = Table(
    "log",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),  # who asked for it; None: the server itself
    Column("request", String(64)),  # the client's name for it: repeating it is harmless
    Column("body", JSON, nullable=False),
    Column("chain", HASH, nullable=False),  # of this record and all before it
    UniqueConstraint("table", "seat", "request"),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("body", JSON, nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),  # None: a spectator
    Column("name", String(40), nullable=False),
    _owner("person", "people.id", null=True, gone="SET NULL"),
    Column("text", String(500), nullable=False),
    Index("ix_chat_table_id", "table", "id"),
)

processes: Final = Table(
    "processes",
    metadata,
    Column("id", ID, primary_key=True),
    Column("seen_at", BigInteger, nullable=False),  # a sign of life every few seconds
    Column("numbers", Text),  # its metrics as of then
)

shared_rates: Final = Table(  # of processes that share limits: see processes/shares.py
    "shared_rates",
    metadata,
    Column("name", ID, primary_key=True),  # a hash of the kind of limit and whom it is for
    Column("remaining", Float, nullable=False),
    Column("per_second", Float, nullable=False),
    Column("burst", Float, nullable=False),
    Column("at", Float, nullable=False),  # seconds since 1970, by the clock of the database
)

shared_connections: Final = Table(
    "shared_connections",
    metadata,
    Column("process", ID, primary_key=True),
    Column("name", ID, primary_key=True),
    Column("connections", Integer, nullable=False),
    Column("seen_at", Float, nullable=False),
    Index("ix_shared_connections_name", "name"),
)

history: Final = Table(
    "history",
    metadata,
    Column("id", ID, primary_key=True),  # one row; another one when a backup is restored
    Column("secret", LargeBinary, nullable=False),  # what `table.heads` signs with
    Column("beat", BigInteger, nullable=False),  # counts on with the signs of life
    Column("filler", LargeBinary),  # for a moment, to see whether there is room
)

presence: Final = Table(
    "presence",
    metadata,
    Column("session", ID, primary_key=True),
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer),  # None: a spectator
    Column("seen_at", BigInteger, nullable=False),
    Index("ix_presence_table", "table"),
)

# The rest of the tables: whoever knows `metadata` knows them as well.
import stormark.server.storage.moderation_schema  # noqa: E402
import stormark.server.storage.passkey_schema  # noqa: E402
import stormark.server.storage.reminder_schema  # noqa: E402, F401
