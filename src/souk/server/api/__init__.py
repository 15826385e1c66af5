"""Plain requests, by subject."""

from __future__ import annotations

from typing import Annotated

from litestar.params import Parameter

from souk.server.faults import Fault
from souk.server.wire.shared import LANGUAGE

Lang = Annotated[str, Parameter(pattern=LANGUAGE)]
Bearer = Annotated[str, Parameter(header="authorization", default="", max_length=200)]


def key_of(bearer: str) -> str:
    """The key in `Authorization: Bearer KEY`; "" for a spectator."""
    if not bearer:
        return ""
    scheme, _, key = bearer.partition(" ")
    if scheme.lower() != "bearer" or not key.strip():
        raise Fault("wrong_key", "send a key as: Bearer KEY")
    return key.strip()
