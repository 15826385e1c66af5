"""What very many running tables would need, reckoned from measured figures:  python tools/scale.py [--write]

`docs/scale.toml` has the figures, as `python3 dev.py strain figures` prints them; what nobody can measure is assumed
below. With --write, the result replaces the tables in docs/scale.md.
"""

from __future__ import annotations

import argparse
import math
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
FIGURES = ROOT / "docs" / "scale.toml"
PAGE = ROOT / "docs" / "scale.md"
SIZES = (10**4, 10**5, 10**6)


@dataclass(frozen=True)
class Assumed:
    rate: float = (
        0.75  # lines a second at a table: a round of 12 moves every 16 seconds, 15 of them one person's thought
    )
    by_bots: float = 0.75  # share of these lines
    viewers: float = 2.0  # sockets at a table
    strengths: tuple[tuple[str, float], ...] = (("easy", 0.3), ("medium", 0.5), ("hard", 0.2))  # of the bots
    busy: float = 0.6  # share of its capacity that anything may use: above that, people begin to wait
    cores: int = 16  # of a machine
    connections: int = 17  # to the database, of a process: a writer, a bell, and up to 15 readers
    most_connections: int = 500  # that a PostgreSQL takes without a pooler


@dataclass(frozen=True)
class Model:
    """Processes on one PostgreSQL. Times are in microseconds."""

    measured: dict[str, Any]
    assumed: Assumed = Assumed()

    def line(self, processes: int, viewers: float, by_bots: float, lines: float, routed: bool = False) -> float:
        """Processor time of all processes for one line, of so many a second. Viewers are at any of the processes; or,
        if connections are routed by table, all at one, and nobody else needs to hear of it. Lines that come to a
        process within one window are written together; if there is only one, it is written at once."""
        server = self.measured["server"]
        together = max(1.0, lines / processes * float(server["window"]))
        spent = float(server["line"] + viewers * server["told"] + by_bots * server["asked"])
        spent += float(server["batch"]) / together
        if routed:
            return spent
        places = places_of(viewers, processes)
        return float(spent + (places - 1) * server["followed"] + (processes - places) * server["heard"])

    def processes(self, tables: int, routed: bool) -> int | None:
        """How many processes it takes; None if no number is enough."""
        lines, a = tables * self.assumed.rate, self.assumed
        for power in range(0, 400):
            processes = math.ceil(1.05**power)
            if lines * self.line(processes, a.viewers, a.by_bots, lines, routed) <= processes * a.busy * 1e6:
                return processes
        return None

    def most_lines(self, processes: int) -> float:
        """How many lines a second so many processes take: more lines make each cheaper, so this is found by trying."""
        a, lines = self.assumed, 1.0
        while lines * self.line(processes, a.viewers, a.by_bots, lines) <= processes * a.busy * 1e6:
            lines *= 1.01
        return lines

    def bot_cores(self, tables: int) -> float:
        millis = sum(share * float(self.measured["bots"][name]) for name, share in self.assumed.strengths)
        return tables * self.assumed.rate * self.assumed.by_bots * millis / 1e3 / self.assumed.busy

    def memory(self, tables: int, processes: int, routed: bool) -> float:
        """Bytes. A table takes its memory at each process where somebody looks at it."""
        server, places = self.measured["server"], 1.0 if routed else places_of(self.assumed.viewers, processes)
        return float(processes * server["memory_process"] + tables * places * server["memory_table"])

    def limits(self) -> dict[str, float]:
        """With how many tables each part of one such server gives out."""
        a, server = self.assumed, self.measured["server"]
        most_lines = max(float(self.measured["database"][name]) for name in ("lines_1", "lines_2"))
        most_processes = a.most_connections // a.connections
        return {
            "one process": self.most_lines(1) / a.rate,
            "what one PostgreSQL writes": most_lines * a.busy / a.rate,
            "connections to it": self.most_lines(most_processes) / a.rate,
            "every process hears of every line": a.busy * 1e6 / server["heard"] / a.rate,
        }

    def cell(self) -> int:
        """How many tables one PostgreSQL with its processes takes if connections are routed by table, so that only
        writing is limited."""
        return int(self.limits()["what one PostgreSQL writes"])


def places_of(viewers: float, processes: int) -> float:
    """At how many of the processes the viewers of a table are, on average."""
    return float(processes * (1 - (1 - 1 / processes) ** viewers))


# On paper ------------------------------------------------------------------------------------------------------------


def page(model: Model) -> str:
    return "\n\n".join([limits_table(model), sizes_table(model), check_table(model)])


def limits_table(model: Model) -> str:
    rows = sorted(model.limits().items(), key=lambda one: one[1])
    return markdown(["what gives out", "with tables"], [[name, rounded(tables)] for name, tables in rows])


def sizes_table(model: Model) -> str:
    heading = [
        "running tables",
        "lines a second",
        "as it is",
        "in cells",
        "processes",
        "machines",
        "memory",
        "for bots",
    ]
    return markdown([*heading, "disk a day"], [size_row(model, tables) for tables in SIZES])


def size_row(model: Model, tables: int) -> list[str]:
    a, cells = model.assumed, math.ceil(tables / model.cell())
    alone = model.processes(tables, routed=False) if tables <= model.limits()["what one PostgreSQL writes"] else None
    in_cells = cells * (model.processes(math.ceil(tables / cells), routed=True) or 0)
    bots = model.bot_cores(tables)
    disk = tables * a.rate * model.measured["database"]["bytes"] * 86_400
    return [
        rounded(tables),
        rounded(tables * a.rate),
        f"{alone} processes" if alone else "no",
        rounded(cells),
        rounded(in_cells),
        rounded(math.ceil((in_cells + bots) / a.cores)),
        f"{rounded(model.memory(tables, in_cells, routed=True) / 1e9)} GB",
        f"{rounded(bots)} cores",
        f"{rounded(disk / 1e9)} GB",
    ]


def check_table(model: Model) -> str:
    heading = ["processes", "load", "lines a second", "reckoned, µs a line", "measured", "off by"]
    return markdown(heading, [check_row(model, number, load) for load in ("people", "bots") for number in (1, 2)])


def check_row(model: Model, processes: int, load: str) -> list[str]:
    viewers, by_bots, lines, name = {
        "people": (2, 0.0, "people_lines", "two people, no thought"),
        "bots": (1, model.assumed.by_bots, "lines", "one person against three bots"),
    }[load]
    check = model.measured["check"][str(processes)]
    reckoned, measured = model.line(processes, viewers, by_bots, check[lines]), check[load]
    return [
        str(processes),
        name,
        f"{check[lines]:.0f}",
        f"{reckoned:.0f}",
        f"{measured:.0f}",
        f"{reckoned / measured - 1:+.0%}",
    ]


def markdown(heading: list[str], rows: list[list[str]]) -> str:
    return "\n".join("| " + " | ".join(row) + " |" for row in [heading, ["---"] * len(heading), *rows])


def rounded(number: float) -> str:
    """To two digits, as far as it is a guess."""
    if number < 1:
        return f"{number:.1g}"
    digits = 1 - math.floor(math.log10(number))
    return f"{round(number, digits):,.0f}" if digits <= 0 else f"{number:.2g}"


BETWEEN = re.compile(r"(<!-- tools/scale.py -->\n).*?(<!-- end -->)", re.DOTALL)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="put the result into docs/scale.md")
    args = parser.parse_args()
    result = page(Model(tomllib.loads(FIGURES.read_text(encoding="utf-8"))))
    if args.write:
        text = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(BETWEEN.sub(lambda found: f"{found[1]}{result}\n{found[2]}", text), encoding="utf-8")
    else:
        print(result)


if __name__ == "__main__":
    main()
