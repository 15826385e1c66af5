"""The JSON Schema of every message, from which a client's types can be made:  python -m souk.server.schema"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from souk.server.wire import asks, rest, shared, tells

REST = [
    rest.Fault,
    rest.Health,
    rest.Title,
    rest.BotKind,
    rest.Sample,
    rest.Unit,
    rest.TableWanted,
    rest.TableMade,
    rest.SeatClaim,
    rest.SeatTaken,
    rest.Steps,
    rest.Step,
    rest.Fork,
    rest.Archived,
    rest.LessonSaid,
    rest.LessonStep,
    shared.RuleRow,
]


def schema() -> dict[str, Any]:
    """`Asked` and `Told` are all that may be said over the feed; the rest is what plain requests speak of."""
    unions = {"Asked": asks.Hello | asks.Asked, "Told": tells.Told}
    schemas, parts = msgspec.json.schema_components([*unions.values(), *REST], ref_template="#/$defs/{name}")
    named = dict(zip(unions, schemas, strict=False))
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Souk", "$defs": {**parts, **named}}


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2))
