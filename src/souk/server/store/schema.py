"""The tables of the database, for the queries; migrations/ creates them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, Integer, LargeBinary, MetaData, String, Table, Text

METADATA = MetaData()

GAMES = Table(
    "games",
    METADATA,
    Column("table", String(32), primary_key=True),
    Column("founding", LargeBinary, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # when somebody last came
    Column("ended", BigInteger, nullable=False, index=True),  # 0 while it runs
    Column("mover", String(32), nullable=False),  # the server that moves its bots
)
LINES = Table(
    "lines",
    METADATA,
    Column("table", String(32), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("more", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
SERVERS = Table(
    "servers",
    METADATA,
    Column("server", String(32), primary_key=True),
    Column("until", Float, nullable=False),  # it is alive if this is in the future
)
AGES = Table(  # old games, and for how long they have been seen as old
    "ages",
    METADATA,
    Column("table", String(32), primary_key=True),
    Column("looked", BigInteger, nullable=False),  # when a server last looked …
    Column("seconds", BigInteger, nullable=False),  # … and how long servers have been running between such looks
)
