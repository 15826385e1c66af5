"""What is stored: the founding of each table and its lines. Everything else follows from these."""

from souk.server.store.kept import Founding, Kept, Seat
from souk.server.store.store import Store

__all__ = ["Founding", "Kept", "Seat", "Store"]
