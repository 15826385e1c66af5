"""What happens at a table and what is asked there, in one language and for one viewer."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from souk.engine.errors import Refused, SoukError
from souk.engine.event import Happening, read_happening
from souk.engine.game import Decision, Game, Outcome
from souk.engine.odds import aim, odds
from souk.engine.table import Table
from souk.ledger import RuleRow, is_reconstructed, rule_row, rules_in_play
from souk.plan import plan, together
from souk.server.viewer_log import Item, Viewer
from souk.server.wire.shared import (
    AimInfo,
    Choice,
    DecisionInfo,
    EventInfo,
    IdeaInfo,
    OutcomeInfo,
    ProspectInfo,
    RuleInfo,
    SentenceInfo,
    TurnInfo,
    View,
)
from souk.server.wire.tells import (
    ForkInfo,
    HintedChoice,
    HintInfo,
    LegInfo,
    LogEntry,
    PlanInfo,
    PreviewInfo,
    WhyInfo,
)
from souk.words import Words
from souk.words.catalogue import Remembered
from souk.words.numbers import GAMES
from souk.words.origin import BY_THE_BOOK
from souk.words.story import GAME_ENDS, TURN_BEGINS, by_turn

CLEAR: Final = 2  # points of winning: less is about equal


@lru_cache(GAMES)
def offered(game: Game, lang: str) -> Remembered[tuple[str, str], Choice]:
    """The choices of a game that have been offered in a language, by question and choice."""
    return Remembered()


class Telling:
    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.words = Words(lang, game)
        self.usual = self.words.people
        self.offered = offered(game, lang)

    def set_names(self, names: list[str]) -> None:
        """Use these names for the players. Anyone without one is called by the motif of the seat."""
        self.words.call([name or usual for name, usual in zip(names, self.usual, strict=True)])

    # What happened --------------------------------------------------------------------------------------------------

    def log(self, item: Item, viewer: Viewer) -> list[SentenceInfo]:
        """An item in sentences. The beginning of a turn, and the end of the game, have no words of their own: they
        carry the turn before in one line."""
        lines, turn = [], list(item.before)
        for events in by_turn(item.events):
            if events[0].key == TURN_BEGINS:
                lines.append(self.turned(turn, viewer, int(events[0].args["round"])))
                turn = []
            turn = [*turn, *events]
            lines += self.sentences(events, viewer)
        if turn and turn[-1].key == GAME_ENDS:
            lines.append(self.turned(turn, viewer, 0))
        return lines

    def turned(self, turn: list[Happening], viewer: Viewer, next_round: int) -> SentenceInfo:
        """What stands in the log between two turns: the one that is over, in one line."""
        line, between = self.words.gist(turn, viewer)
        return SentenceInfo(None, "", next_round, TurnInfo(*line) if line else None, between)

    def sentences(self, events: list[Happening], viewer: Viewer) -> list[SentenceInfo]:
        """Events of one turn in sentences."""
        told = [one for one in events if one.key != TURN_BEGINS]
        return [SentenceInfo(*one, round=0) for one in self.words.sentences(told, viewer)]

    def story(self, events: list[Happening], viewer: Viewer) -> str:
        return " ".join(one.text for turn in by_turn(events) for one in self.sentences(turn, viewer))

    def entry(self, item: Item, viewer: Viewer) -> LogEntry:
        """An item in words."""
        return LogEntry(item.version, item.seat, self.log(item, viewer), event_infos(item.events), item.undo)

    # What is to be decided ------------------------------------------------------------------------------------------

    def decision(self, decision: Decision, view: View, at: int, s: Table | None = None) -> DecisionInfo:
        """A decision for the seat that has to make it, and whose view this is. With the table, also what may be
        answered together."""
        prompt, about = self.words.prompt_and_help(decision, view)
        return DecisionInfo(
            at=at,
            key=decision.key,
            path=list(decision.path),
            prompt=prompt,
            help=about,
            rule=self.game.book.steps[decision.key].rule,
            choices=self.choices(decision),
            together=[self.together(*both) for both in together(self.game, s, decision)] if s else [],
        )

    def choices(self, decision: Decision) -> list[Choice]:
        key, offered = decision.key, self.offered
        return [offered.get((key, text)) or self.choice(key, text) for text in decision.choices]

    def choice(self, key: str, text: str) -> Choice:
        """A choice in words, which are kept for all tables: they mention no names."""
        book = self.game.book
        step = book.steps[key]
        made = self.offered[key, text] = Choice(
            choice=text,
            label=self.words.choice(text),
            parts=book.parts(text),
            idle=step.idle >= 0 and text == book.spelled[int(step.id)][step.idle],
            aside=text.partition(":")[0] != key,
        )
        return made

    def together(self, choice: str, answer: str) -> Choice:
        """A choice with the answer to the question that it raises, in words."""
        label, parts = self.words.together(answer), self.game.book.parts(answer)
        return Choice(choice=choice, label=label, parts=parts, idle=False, aside=False, then=[answer])

    def preview(self, s: Table, seat: int, choice: str, number: int) -> PreviewInfo:
        """What a choice would do, what chance follows, and what may come of that."""
        ahead = self.game.preview(s, seat, choice)
        best = odds(self.game, s, seat, choice) if ahead.open else []
        aimed = aim(best, odds(self.game, s, seat, choice, steered=False)) if best else None
        return PreviewInfo(
            id=number,
            choice=choice,
            text=self.story(ahead.events, seat),
            events=event_infos(ahead.events),
            open=ahead.open,
            then=self.words.chance(ahead.open) if ahead.open else "",
            odds=[
                ProspectInfo(one.weight, one.of, self.story(one.events, seat), event_infos(one.events), one.fates)
                for one in best
            ],
            aim=AimInfo(aimed.key, float(aimed.kept), float(aimed.best), self.words.aim(aimed)) if aimed else None,
        )

    def hint(self, ideas: list[IdeaInfo], seat: int, number: int, at: int) -> HintInfo:
        """The best choices in words."""
        choices = [self.hinted(one, seat) for one in ideas]
        return HintInfo(id=number, at=at, choices=choices, text=self.reason(choices, ideas[1].behind))

    def hinted(self, idea: IdeaInfo, seat: int) -> HintedChoice:
        line = self.words.outlook([read_happening(one) for one in idea.events], seat)
        label = self.words.choice(idea.choice)
        return HintedChoice(idea.choice, label, idea.chance, idea.error, line.head, line.result)

    def reason(self, choices: list[HintedChoice], is_clear: bool) -> str:
        """One sentence: how much better the first choice is than the second, and what it brings."""
        first, second = choices[0], choices[1]
        points = round(100 * (first.chance - second.chance))
        message = "hint-better" if is_clear and points >= CLEAR else "hint-equal"
        return self.words.say(message, points=points, result=first.result or first.head or "none")

    def plan(self, s: Table, seat: int, choices: list[str], at: int, number: int) -> PlanInfo:
        """What follows from choices, in words."""
        ahead = plan(self.game, s, seat, choices)
        view = ahead.table.view()
        book = self.game.book
        return PlanInfo(
            id=number,
            legs=[
                LegInfo(
                    key=leg.key,
                    choice=leg.choice,
                    label=self.words.choice(leg.choice),
                    parts=book.parts(leg.choice),
                    text=self.story(leg.events, seat),
                    events=event_infos(leg.events),
                )
                for leg in ahead.legs
            ],
            given=ahead.given,
            forks=[ForkInfo(fork, self.words.choice(fork[-1])) for fork in ahead.forks],
            text=self.story([event for leg in ahead.legs for event in leg.events], seat),
            view=view,
            decision=self.decision(ahead.decision, view, at, ahead.table) if ahead.decision else None,
            open=ahead.open,
            then=self.words.chance(ahead.open) if ahead.open else "",
            later=self.later(ahead.later, view, at) if ahead.later else None,
        )

    def later(self, decision: Decision, view: View, at: int) -> DecisionInfo:
        """A question that is asked before the chance step that it follows."""
        asked = self.decision(decision, view, at)
        asked.prompt = self.words.later(decision.key)
        return asked

    # Rules and results ----------------------------------------------------------------------------------------------

    def rule(self, rule: str) -> tuple[str, RuleInfo | None]:
        """The reason for a refusal in words, and the row of the ledger."""
        text = self.words.rule(rule)
        book = self.game.book
        try:
            row = rule_row(book.title, book.modules, rule, self.lang)
        except SoukError:
            return text, None
        return text, rule_info(row)

    def why(self, s: Table, choice: str, number: int) -> WhyInfo:
        """Whether a choice is allowed, and if not, why."""
        rule, text, row = "", "", None
        try:
            self.game.checked(s, choice)
        except Refused as refusal:
            rule = refusal.rule
            text, row = self.rule(rule)
        return WhyInfo(id=number, choice=choice, allowed=not rule, rule=rule, text=text, row=row)

    def rules(self, *wanted: str) -> list[RuleInfo]:
        """The wanted rows of the ledger, or all of them."""
        book = self.game.book
        rows = rules_in_play(book.title, book.modules, self.lang)
        found = [rows[rule] for rule in wanted] or rows.values()
        return [rule_info(row) for row in found]

    def outcome(self, outcome: Outcome | None, viewer: Viewer) -> OutcomeInfo | None:
        if outcome is None:
            return None
        return OutcomeInfo(
            ranks=outcome.ranks,
            scores=outcome.scores,
            names=self.game.book.title.ranked_by,
            winners=outcome.winners,
            decided_by=outcome.decided_by,
            text=self.words.outcome(outcome, viewer),
        )


def rule_info(row: RuleRow) -> RuleInfo:
    mark = "reconstructed" if is_reconstructed(row.id) else BY_THE_BOOK
    return RuleInfo(row.id, row.rule, row.book, row.ruling, row.section, mark)


def event_infos(events: list[Happening]) -> list[EventInfo]:
    return [one.json() for one in events]
