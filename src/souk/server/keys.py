"""Ids, keys and invitations: unguessable. Keys and invitations are stored only as hashes."""

from __future__ import annotations

import hashlib
import secrets


def new_id() -> str:
    """A table id of 96 bits."""
    return secrets.token_urlsafe(12)


def new_key() -> str:
    return secrets.token_urlsafe(32)


def hashed(key: str) -> str:
    """The hash of a key. Keys are random and long, so neither salt nor a slow hash would make them safer."""
    return hashlib.sha256(key.encode()).hexdigest()


def same(key: str, kept: str) -> bool:
    return bool(key) and bool(kept) and secrets.compare_digest(hashed(key), kept)
