"""Programs that play. A bot is given a Sight, never the table, and names its choice."""

from souk.bots.base import Bot
from souk.bots.registry import bot, known

__all__ = ["Bot", "bot", "known"]
