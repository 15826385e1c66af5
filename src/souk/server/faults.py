"""Requests that cannot be carried out, each with its code in the protocol."""

from __future__ import annotations

from souk.engine.errors import SoukError

STATUS = {
    "wrong_key": 401,
    "wrong_origin": 403,
    "hidden": 403,
    "unknown_table": 404,
    "unknown_step": 404,
    "not_found": 404,
    "taken": 409,
    "over": 409,
    "not_over": 409,
    "not_begun": 409,
    "too_large": 413,
    "too_fast": 429,
    "full": 503,
    "gone": 503,
}


class Fault(SoukError):
    """A request that cannot be carried out. `error` is for programs, the message for people."""

    def __init__(self, error: str, text: str) -> None:
        super().__init__(text)
        self.error = error

    @property
    def status(self) -> int:
        return STATUS.get(self.error, 400)


def unknown_table(table: str) -> Fault:
    return Fault("unknown_table", f"there is no table {table}")
