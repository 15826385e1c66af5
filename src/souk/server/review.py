"""A game looked back on, in words: its steps and its record, as plain requests return them."""

from __future__ import annotations

from souk.engine.event import drain_events
from souk.engine.record import Record
from souk.server.chronicle import Chronicle
from souk.server.faults import Fault
from souk.server.past import Eyes, Past, PastStep
from souk.server.telling import Telling, event_infos
from souk.server.wire.rest import StepBrief, StepInfo


def in_brief(steps: list[PastStep], eyes: Eyes, telling: Telling) -> list[StepBrief]:
    return [brief_of(number, step, eyes, telling) for number, step in enumerate(steps)]


def brief_of(number: int, step: PastStep, eyes: Eyes, telling: Telling) -> StepBrief:
    seat, choice = (step.line.seat, step.line.text) if step.line else (None, "")
    text = telling.story(step.events, eyes.viewer) or (telling.words.choice(choice) if choice else "")
    return StepBrief(number, seat, choice, text, step.turn, step.round)


def step_info(past: Past, steps: list[PastStep], number: int, eyes: Eyes, telling: Telling) -> StepInfo:
    step, game = chosen(steps, number), telling.game
    s = past.table(step.at)
    decision, outcome = game.decision(s), game.outcome(s)
    brief = brief_of(number, step, eyes, telling)
    asked = decision is not None and (eyes.open or decision.seat == eyes.viewer)
    return StepInfo(
        step=number,
        last=len(steps) - 1,
        seat=brief.seat,
        choice=brief.choice,
        text=brief.text,
        turn=brief.turn,
        events=event_infos(step.events),
        fates=step.fates,
        view=s.clone().view() if eyes.open else game.view(s, eyes.viewer),
        to_act=None if decision is None else decision.seat,
        decision=telling.decision(decision, game.view(s, decision.seat), number) if decision and asked else None,
        outcome=telling.outcome(outcome, eyes.viewer),
    )


def chosen(steps: list[PastStep], number: int) -> PastStep:
    if number >= len(steps):
        raise Fault("unknown_step", f"there are {len(steps)} steps, counted from 0")
    return steps[number]


def line_infos(
    past: Past, steps: list[PastStep], number: int, line: list[str], eyes: Eyes, telling: Telling
) -> list[StepInfo]:
    """A line that was not played, choice by choice, from the table before a step: as far as the seat could know it."""
    game = telling.game
    s = past.table(chosen(steps, number - 1).at).clone()
    infos: list[StepInfo] = []
    for choice in line:
        decision = game.decision(s)
        assert decision is not None
        s, _ = game.ahead(s, decision.seat, choice)
        events = drain_events(s)
        infos.append(
            StepInfo(
                step=number,
                last=len(steps) - 1,
                seat=decision.seat,
                choice=choice,
                text=telling.story(events, eyes.viewer) or telling.words.choice(choice),
                turn=steps[number].turn,
                events=event_infos(events),
                fates=[],
                view=s.clone().view(),
                to_act=decision.seat,
                decision=None,
                outcome=None,
            )
        )
    return infos


def told_record(chronicle: Chronicle, eyes: Eyes) -> str:
    """The record as far as these eyes have been shown the game, hidden cards and all: for the server's own use."""
    record = chronicle.match.record
    lines = None if eyes.open else chronicle.logs[eyes.viewer].lines_told
    return Record(record.header, record.effective()[:lines], record.position).spelled()


def record_text(chronicle: Chronicle, eyes: Eyes) -> str:
    if not eyes.open:
        return chronicle.record_for(eyes.viewer).scrubbed(eyes.viewer)
    record, drawn = chronicle.match.record, 0
    record.sealing = [*chronicle.founding.sealing, *chronicle.sealing.spelled()]
    for line in record.lines:
        chronicle.urn.number(line.lots, drawn)
        drawn += len(line.lots)
    return with_hints(record.spelled(), len(record.lines), chronicle.hints)


def with_hints(text: str, lines: int, hints: list[tuple[int, int]]) -> str:
    """A record with a note above each decision for which a seat had a hint."""
    spelled = text.splitlines()
    first = len(spelled) - lines
    for at, seat in reversed(hints):
        spelled.insert(first + at, f"# hint {seat}")
    return "\n".join([*spelled, ""])
