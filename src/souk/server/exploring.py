"""Exploring positions, in processes of their own:  python -m souk.server.exploring

Whoever explores may have written anything. One process looks, plays and edits; another judges, which takes longer.
The server keeps nothing: each question brings its position as text.
"""

from __future__ import annotations

import secrets
from functools import partial
from typing import Final

import msgspec

from souk.engine.errors import Refused, SoukError
from souk.engine.event import Happening
from souk.engine.game import Game
from souk.engine.record import UNDO
from souk.engine.table import Table
from souk.explore.editing import edited, fields_of
from souk.explore.field import EditField, Unfit
from souk.explore.judging import judged
from souk.explore.playing import AwaitedLot, checked_viewer, decision_for, played, view_for
from souk.explore.source import game_in, table_in
from souk.server.clerk import Clerk, Reply, work
from souk.server.composition import game_of, with_defaults
from souk.server.faults import Fault
from souk.server.limits import LINES, UNDOS
from souk.server.telling import Telling, event_infos
from souk.server.thinking import Thinking
from souk.server.wire.exploring import (
    ChanceInfo,
    EditWanted,
    Explored,
    FieldInfo,
    Glance,
    Judged,
    JudgeWanted,
    LookWanted,
    LotInfo,
    PlayWanted,
    RefusalInfo,
    Worth,
)
from souk.server.wire.shared import SettingInfo


class ExploreQuestion(msgspec.Struct):
    """Exactly one of these."""

    look: LookWanted | None = None
    play: PlayWanted | None = None
    edit: EditWanted | None = None
    judge: JudgeWanted | None = None


class ExploreReply(Reply):
    explored: Explored | None = None
    judged: Judged | None = None


QUESTION: Final = msgspec.json.Decoder(ExploreQuestion)
WHAT: Final = "this position"


class Exploring:
    def __init__(self, thinking: Thinking) -> None:
        clerk = partial(Clerk, "souk.server.exploring", ExploreReply, WHAT, thinking.environment)
        self.looking = clerk(kindness=0)  # somebody waits for it
        self.judging = clerk()

    async def explored(self, question: ExploreQuestion) -> Explored:
        reply = await self.looking.ask(question)
        assert reply.explored is not None
        return reply.explored

    async def judged(self, wanted: JudgeWanted) -> Judged:
        reply = await self.judging.ask(ExploreQuestion(judge=wanted))
        assert reply.judged is not None
        return reply.judged

    async def close(self) -> None:
        await self.looking.close()
        await self.judging.close()


# In the process -------------------------------------------------------------------------------------------------------


class Exploration:
    """A position as some eyes see it, in one language."""

    def __init__(self, game: Game, s: Table, asked: Glance) -> None:
        self.game, self.table = game, s
        self.viewer = checked_viewer(game, asked.through)
        self.telling = Telling(game, asked.lang)

    def look(
        self,
        s: Table | None = None,
        *,
        chance: ChanceInfo | None = None,
        events: list[Happening] | None = None,
        lots: list[str] | None = None,
        refusal: RefusalInfo | None = None,
    ) -> Explored:
        """The position, or the one that followed. While chance waits, the text is still that of the position before."""
        game, viewer, s = self.game, self.viewer, s or self.table
        decision = None if chance else decision_for(game, s, viewer)
        told = [one.opened() if viewer is None else one.scrubbed(viewer) for one in events or []]
        told_to = int(self.table.seat) if viewer is None else viewer
        return Explored(
            text=game.position(self.table if chance else s),
            through="open" if viewer is None else str(viewer),
            setting=setting_of(game),
            view=view_for(game, s, viewer),
            to_act=int(s.seat) if decision or chance else None,
            decision=self.telling.decision(decision, game.view(s, decision.seat), 0) if decision else None,
            outcome=None if chance else self.telling.outcome(game.outcome(s), viewer),
            chance=chance,
            fields=[] if chance else [field_info(one) for one in fields_of(game, s)],
            said=self.telling.story(told, told_to),
            events=event_infos(told),
            lots=lots or [],
            refusal=refusal,
        )

    def play(self, wanted: PlayWanted) -> Explored:
        try:
            after = played(self.game, self.table, wanted.choice, wanted.lots, wanted.rolled)
        except Refused as refused:
            return self.look(refusal=self.refusal(refused.rule))
        lots = [lot.text for lot in after.lots]
        chance = self.chance(after.chance, wanted.choice, lots) if after.chance else None
        return self.look(after.table, chance=chance, events=after.events, lots=lots)

    def chance(self, chance: AwaitedLot, choice: str, lots: list[str]) -> ChanceInfo:
        words = self.telling.words
        outcomes = [LotInfo(lot, words.fate(lot), weight) for lot, weight in chance.outcomes.items()]
        return ChanceInfo(chance.key, words.chance(chance.key), choice, lots, outcomes)

    def edit(self, wanted: EditWanted) -> Explored:
        changes = [(one.field, one.value) for one in wanted.changes]
        try:
            return self.look(edited(self.game, self.table, changes, secrets.randbits(32)))
        except Unfit as unfit:
            return self.look(refusal=self.refusal(unfit.rule, unfit.field.key, unfit.value))

    def refusal(self, rule: str, field: str = "", value: int | str = "") -> RefusalInfo:
        text, row = self.telling.rule(rule)
        return RefusalInfo(field, value, rule, text if not field else "", row)

    def judge(self, wanted: JudgeWanted) -> Judged:
        found = judged(self.game, self.table, self.viewer, wanted.level, wanted.rollouts, wanted.seed)
        return Judged(
            found.to_act,
            [Worth(mean, se, found.afresh) for mean, se in zip(found.chances, found.se, strict=True)],
            {one.choice: Worth(one.mean, one.se, one.rollouts) for one in found.choices},
            found.rollouts,
        )


def setting_of(game: Game) -> SettingInfo:
    book = game.book
    return SettingInfo(book.title.key, int(book.seats), tuple(book.modules), dict(book.options))


def field_info(field: EditField) -> FieldInfo:
    value, options = field.value, list(field.options)
    names = (field.key, field.seat, field.group, field.name, field.unit)
    return FieldInfo(*names, value, field.low, field.high, options, field.rule)


def exploration(asked: Glance) -> Exploration:
    """Read the text of a question."""
    if isinstance(asked, LookWanted) and not asked.text:
        if asked.setting is None:
            raise SoukError("a text or a setting must say what to look at")
        game = game_of(with_defaults(asked.setting))
        return Exploration(game, game.start(secrets.randbits(32)), asked)
    game, record = game_in(asked.text)
    if record and (len(record.lines) > LINES or sum(line.text == UNDO for line in record.lines) > UNDOS):
        raise Fault("too_large", f"a record may have at most {LINES} lines, and {UNDOS} choices taken back")
    step = asked.step if isinstance(asked, LookWanted) else None
    return Exploration(game, table_in(game, asked.text, record, step, secrets.randbits(32)), asked)


def answer_to(question: ExploreQuestion) -> ExploreReply:
    if question.judge:
        return ExploreReply(judged=exploration(question.judge).judge(question.judge))
    if question.play:
        return ExploreReply(explored=exploration(question.play).play(question.play))
    if question.edit:
        return ExploreReply(explored=exploration(question.edit).edit(question.edit))
    assert question.look is not None
    return ExploreReply(explored=exploration(question.look).look())


if __name__ == "__main__":
    work(lambda line: answer_to(QUESTION.decode(line)), ExploreReply, WHAT)
