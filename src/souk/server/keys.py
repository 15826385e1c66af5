"""Ids, keys and invitations: unguessable, and kept only as hashes."""

from __future__ import annotations

import hashlib
import secrets


def new_id() -> str:
    """Of a table: 96 bits."""
    return secrets.token_urlsafe(12)


def new_key() -> str:
    return secrets.token_urlsafe(32)


def hashed(key: str) -> str:
    """Keys are random and long: no salt and no slowness would make them harder to find."""
    return hashlib.sha256(key.encode()).hexdigest()


def same(key: str, kept: str) -> bool:
    return bool(key) and bool(kept) and secrets.compare_digest(hashed(key), kept)
