"""The JSON Schema of every message, for generating a client's types:  python -m souk.server.schema"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from souk.server.wire import asks, exploring, rest, shared, tells

REST = [
    rest.FaultInfo,
    rest.Health,
    rest.NetworkInfo,
    rest.TitleInfo,
    rest.BotKind,
    rest.Sample,
    rest.UnitInfo,
    rest.TableWanted,
    rest.BoxWanted,
    rest.BoxInfo,
    rest.TableBox,
    rest.BoxedRecord,
    rest.LabWanted,
    rest.LabInfo,
    rest.TableMade,
    rest.SeatClaim,
    rest.SeatOffered,
    rest.SeatTaken,
    rest.Steps,
    rest.StepInfo,
    rest.Fork,
    rest.Archived,
    rest.GuideInfo,
    rest.StudyInfo,
    exploring.LookWanted,
    exploring.PlayWanted,
    exploring.EditWanted,
    exploring.JudgeWanted,
    exploring.TableFrom,
    exploring.PositionInfo,
    exploring.Explored,
    exploring.Judged,
    rest.LessonBrief,
    rest.LessonStepInfo,
    shared.RuleInfo,
]


def schema() -> dict[str, Any]:
    """`AnyRequest` and `AnyMessage` are all that is sent over a feed; the rest are bodies of plain requests."""
    unions = {"AnyRequest": asks.Hello | asks.AnyRequest, "AnyMessage": tells.AnyMessage}
    schemas, parts = msgspec.json.schema_components([*unions.values(), *REST], ref_template="#/$defs/{name}")
    named = dict(zip(unions, schemas, strict=False))
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Souk", "$defs": {**parts, **named}}


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2))
