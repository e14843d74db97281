"""A client of the table server: open a table, sit down, play, watch (docs/library.md)."""

from stormark.client.connection import Connection
from stormark.client.errors import ConnectionEnded, RequestRefused
from stormark.client.http import OpenedTable, Server
from stormark.client.known import KnownTable
from stormark.client.sync import SyncConnection

__all__ = [
    "Connection",
    "ConnectionEnded",
    "KnownTable",
    "OpenedTable",
    "RequestRefused",
    "Server",
    "SyncConnection",
]
