"""The tools of `souk mcp`. One client, one table at a time; nothing but standard input and output."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Final, ParamSpec

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import souk
from souk.bots import known
from souk.cli.guest.guest import Guest
from souk.engine.errors import SoukError
from souk.games import TITLES
from souk.setting import Setting
from souk.words import LANGUAGES

P = ParamSpec("P")

INSTRUCTIONS: Final = """Play a seat in a board game of the bazaar, or teach somebody to. Open a table, then answer each
question with one of the choices listed, spelled exactly as between the backquotes. You see what a player in your seat
may see. `why` explains a choice, allowed or not; `odds` says what may come of it; `rules` quotes the rules."""


def explained(tool: Callable[P, str]) -> Callable[P, str]:
    """A tool whose refusals are told to the client as such, not as faults of the server."""

    @wraps(tool)
    def told(*args: P.args, **kwargs: P.kwargs) -> str:
        try:
            return tool(*args, **kwargs)
        except SoukError as error:
            raise ToolError(str(error)) from error

    return told


class Tools:
    """What a client can call. Docstrings are what the client is told of each tool."""

    def __init__(self) -> None:
        self.table: Guest | None = None

    @property
    def guest(self) -> Guest:
        if self.table is None:
            raise SoukError("there is no table yet: call open_table first")
        return self.table

    def titles(self) -> str:
        """List the games, how many can play, their options with the default first, the bots and the languages."""
        lines = []
        for title in TITLES.values():
            lines.append(f"- {title.key}: {title.low} to {title.high} seats")
            for option in title.options_for(title.fixed_modules):
                values = [option.default, *[value for value in option.values if value != option.default]]
                lines.append(f"  - {option.key}: {', '.join(values)}")
        return "\n".join([*lines, f"bots: {', '.join(known())}, ismcts:2000", f"languages: {', '.join(LANGUAGES)}"])

    def open_table(
        self,
        title: str,
        seats: int = 3,
        bots: list[str] | None = None,
        options: dict[str, str] | None = None,
        seat: int = 0,
        seed: int | None = None,
        language: str = "",
    ) -> str:
        """Set up a table and sit down at it; a table that is open is left. Bots sit on the other seats: name one for
        each, or fewer, and the last one named takes all seats that are left. Seat 0 plays first. The same seed gives
        the same dice. Returns what has happened so far and the first question."""
        if language and language not in LANGUAGES:
            raise SoukError(f"there is no language {language!r}; known: {', '.join(LANGUAGES)}")
        self.table = Guest(Setting(title, seats, options or {}), bots or [], seat, seed, language)
        return "\n\n".join([self.table.news(), self.table.question()])

    def look(self) -> str:
        """Draw the table as your seat sees it: the board, the players, your own hand."""
        return self.guest.look()

    def choices(self) -> str:
        """Repeat the question that you are asked, with every choice; or tell the result, if the game is over."""
        return self.guest.question()

    def why(self, choice: str) -> str:
        """Explain a choice: what it is certain to do and which rule it follows, or why it is not allowed now."""
        return self.guest.why(choice)

    def odds(self, choice: str) -> str:
        """List what may come of a choice that leads to dice or cards, likeliest first."""
        return self.guest.odds(choice)

    def rules(self, search: str) -> str:
        """Quote the rule with an id such as IST-P9a, or all rules that contain these words."""
        return self.guest.rules(search)

    def choose(self, choice: str) -> str:
        """Answer the question. Returns what has happened up to your next question, and that question; or the result."""
        return self.guest.choose(choice)


def made() -> MCPServer[None]:
    server: MCPServer[None] = MCPServer(
        "souk", instructions=INSTRUCTIONS, version=souk.__version__, log_level="WARNING"
    )
    tools = Tools()
    for tool in (
        tools.titles,
        tools.open_table,
        tools.look,
        tools.choices,
        tools.why,
        tools.odds,
        tools.rules,
        tools.choose,
    ):
        server.tool(structured_output=False)(explained(tool))
    return server
