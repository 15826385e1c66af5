"""Sentences for one game in one language. A unit stands in them in one of its forms: $place, $place_to, $place_at …"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from fluent.runtime.types import fluent_number

from souk.engine.data import ABOUT
from souk.engine.domain import Counts
from souk.engine.event import HIDDEN, Happening
from souk.engine.game import Decision, Game, Outcome
from souk.engine.odds import Aim
from souk.words.catalogue import catalogue, language
from souk.words.families import manner
from souk.words.numbers import Numbers
from souk.words.story import Sentence

NOT_FORMS: Final = ("about", "state", "brief", "letter")  # attributes that do not stand in a sentence
VOWELS: Final = "aeiouyàâäéèêëîïôöùûüœæ"

Args = dict[str, Any]


class Words:
    """`people` are the names of the seats; without them they bear the names of the five motifs."""

    def __init__(self, lang: str = "", game: Game | None = None, people: list[str] | None = None) -> None:
        self.lang = language(lang)
        self.game = game
        family, modules = belonging(game) if game else ("", ())
        self.catalogue = catalogue(self.lang, family, modules)
        self.manner = manner(self, family)
        self.numbers = Numbers(game) if game else None
        self.people = people or [self.say(f"seat-{seat}") for seat in range(int(game.book.seats) if game else 0)]

    # Anything -------------------------------------------------------------------------------------------------------

    def say(self, key: str, **args: Any) -> str:
        return self.catalogue.text(key, args)

    def listed(self, texts: list[str]) -> str:
        """ "a, b and c"."""
        if len(texts) < 2:
            return "".join(texts)
        return self.say("list-and", first=", ".join(texts[:-1]), last=texts[-1])

    # Units ----------------------------------------------------------------------------------------------------------

    def unit(self, kind: str, key: str) -> str:
        """The message of a unit. What is played is mostly a card, and speaks as one; a kind of units that have nothing
        but their key may have one message for all."""
        own = f"{kind}-{key}"
        if kind == "play" and not self.catalogue.has(own):
            return f"card-{key}"
        return own if self.catalogue.has(own) or not self.catalogue.has(kind) else kind

    def name(self, kind: str, key: str) -> str:
        return self.form(kind, key, "")

    def about(self, kind: str, key: str) -> str:
        """One or two sentences that explain it."""
        return self.form(kind, key, "about")

    def form(self, kind: str, key: str, form: str, **args: Any) -> str:
        """Another form of its name: "letter", "short", "to" …; or "state", what a place shows."""
        unit = self.unit(kind, key)
        return self.catalogue.text(unit, {**self.amounts(unit), "key": key, **args}, form)

    def amounts(self, unit: str = "") -> Args:
        """The numbers of the data, and those of one unit ("card-far") by their plain names."""
        return {**self.numbers.of(unit), **self.manner.phrases(unit)} if self.numbers else {}

    def data(self, kind: str, key: str) -> dict[str, Any]:
        """What its row says of the game."""
        row = self.numbers.rows.get(f"{kind}-{key}") if self.numbers else None
        return {name: value for name, value in row.fields.items() if name not in ABOUT} if row else {}

    def items(self, kind: str, counts: Mapping[str, int], form: str = "some") -> list[str]:
        """So many of each: "2 jewels", "1 coffee"."""
        return [self.form(kind, key, form, count=n) for key, n in counts.items() if n]

    def put(self, args: Args, name: str, kind: str, key: str) -> None:
        """Make a unit ready for a sentence, in all its forms."""
        message = self.unit(kind, key)
        args[f"{name}_key"] = "hidden" if key == HIDDEN else key
        if key == HIDDEN:
            args[name] = HIDDEN
            return
        known = {**self.amounts(message), **args, "key": key}
        args[name] = self.catalogue.text(message, known)
        for form in self.catalogue.forms(message):
            if form not in NOT_FORMS:
                args[f"{name}_{form}"] = self.catalogue.text(message, known, form)

    # Events ---------------------------------------------------------------------------------------------------------

    def person(self, seat: int, viewer: int | None) -> str:
        return self.say("you") if seat == viewer else self.people[seat]

    def event(self, happening: Happening, viewer: int | None = None) -> str:
        """What has happened, as a sentence."""
        return self.story([happening], viewer)

    def story(self, happenings: Iterable[Happening], viewer: int | None = None) -> str:
        """The same for several: what one person does in a row is one sentence, and names each place once."""
        return " ".join(one.text for one in self.sentences(happenings, viewer))

    def sentences(self, happenings: Iterable[Happening], viewer: int | None = None) -> list[Sentence]:
        """And who each of them is about."""
        story = self.manner.story(viewer)
        for one in happenings:
            story.add(one)
        story.end()
        return story.told

    def event_args(self, happening: Happening, viewer: int | None) -> Args:
        args: Args = {"you": yes(happening.seat == viewer), "who": self.people[happening.seat], "count": 1}
        kinds = dict(zip(happening.event.names, happening.event.kinds, strict=True))
        for name in sorted(kinds, key=lambda name: kinds[name] != "number"):  # numbers first: forms may count
            value = happening.args[name]
            if kinds[name] == "seat":
                self.put_person(args, name, int(value), viewer)
            elif isinstance(value, int):
                args[name] = value
            else:
                self.put(args, name, kinds[name], value)
        return args

    def put_person(self, args: Args, name: str, seat: int, viewer: int | None) -> None:
        person = self.people[seat]
        args[name] = person
        args[f"{name}_you"] = yes(seat == viewer)
        args[f"{name}_of"] = self.say("of-seat", name=person, vowel=yes(person[:1].lower() in VOWELS))

    # Decisions ------------------------------------------------------------------------------------------------------

    def prompt(self, decision: Decision, view: dict[str, Any]) -> str:
        """The question, for the seat whose decision and view these are."""
        return self.catalogue.text(f"ask-{dashed(decision.key)}", self.asked(decision, view))

    def help(self, decision: Decision, view: dict[str, Any]) -> str:
        """What the question is about."""
        return self.catalogue.text(f"ask-{dashed(decision.key)}", self.asked(decision, view), "about")

    def asked(self, decision: Decision, view: dict[str, Any]) -> Args:
        args = self.amounts()
        args["options"] = sum(text.partition(":")[0] == decision.key for text in decision.choices)  # without cards
        for name, value in self.manner.situation(decision.seat, view).items():
            if isinstance(value, tuple):
                self.put(args, name, *value)
            else:
                args[name] = value
        return args

    def choice(self, text: str) -> str:
        """A label for an answer, given as in a record: "move:walk>tea_house"."""
        key, _, spelling = text.partition(":")
        assert self.game is not None
        usual = f"choice-{dashed(key)}"
        made_of = self.game.book.parts(text)
        own = [f"{usual}-{dashed(spelling)}", *(f"{usual}-{name}" for name in made_of)]
        message = next((one for one in own if self.catalogue.has(one)), usual)
        return self.catalogue.text(message, {**self.amounts(), **self.parts(text)})

    def fate(self, text: str) -> str:
        """An outcome of chance, given as in a record: "roll:2+5"."""
        return self.catalogue.text(f"fate-{dashed(text.partition(':')[0])}", self.parts(text))

    def chance(self, key: str) -> str:
        """That this step of chance comes next."""
        return self.catalogue.text(f"chance-{dashed(key)}", {})

    def aim(self, aim: Aim) -> str:
        """How much of what a roll is for is to be expected, and how much if the dice are changed for it."""
        args: Args = {"changed": yes(aim.best > aim.kept)}
        for name, expected in (("kept", float(aim.kept)), ("best", float(aim.best))):
            args[name] = fluent_number(expected, maximumFractionDigits=1)
            args[f"{name}_chance"] = fluent_number(expected, style="percent", maximumFractionDigits=0)
        return self.catalogue.text(f"aim-{dashed(aim.key)}", args)

    def parts(self, text: str) -> Args:
        """What an answer is made of, ready for a sentence."""
        assert self.game is not None
        args: Args = {"count": 1}
        counts: dict[str, int] = {}
        for name, value in self.game.book.parts(text).items():
            kind, dot, unit = value.partition(".")
            if not dot:
                args[name] = counts[name] = int(value)
            elif kind == "word":
                args |= dice(unit)
            else:
                self.put(args, name, kind, unit)
                args[f"{name}_power"] = yes(kind == "play" and unit not in self.game.book.names.get("card", []))
        domain = self.game.book.steps[text.partition(":")[0]].domain
        items = self.items(domain.kind, counts) if isinstance(domain, Counts) else []
        args["basket"] = self.listed(items)
        args["goods"] = len(items)  # kinds of them; none where a card stands instead
        args.setdefault("card", "")
        return args

    def figure(self, name: str) -> str:
        """What a title counts in its games: see `Title.figures`."""
        message, _, unit = name.partition(":")
        args: Args = {}
        if unit:
            kind, _, key = unit.partition(":")
            self.put(args, "unit", kind, key)
        return self.catalogue.text(f"report-{message}", args)

    # Rules and results ----------------------------------------------------------------------------------------------

    def rule(self, rule: str) -> str:
        """Why something is refused, and what helps."""
        return self.catalogue.text(f"rule-{rule}", self.amounts())

    def short_rule(self, rule: str, price: Any = None) -> str:
        """The same in two or three words, where there are such."""
        key = f"rule-{rule}"
        form = "short" if "short" in self.catalogue.forms(key) else ""
        return self.catalogue.text(key, {**self.amounts(), "price": price}, form)

    def outcome(self, outcome: Outcome, viewer: int | None = None) -> list[str]:
        """Who has won, the ranking, and what decided."""
        assert self.game is not None
        names = self.game.book.title.ranked_by
        winners = [self.person(seat, viewer) for seat in outcome.winners]
        key = "outcome-win" if len(winners) == 1 else "outcome-shared"
        lines = [self.say(key, who=self.listed(winners), you=yes(outcome.winners == [viewer]))]
        for seat in sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat]):
            score = self.say("score", **dict(zip(names, outcome.scores[seat], strict=True)))
            person = self.person(seat, viewer)
            lines.append(self.say("outcome-rank", rank=outcome.ranks[seat], who=person, score=score))
        if outcome.decided_by >= 0:
            lines.append(self.say(f"decided-{outcome.decided_by}"))
        return lines


def belonging(game: Game) -> tuple[str, tuple[str, ...]]:
    """The family of titles and the modules that a game's words belong to."""
    return game.book.title.package.rpartition(".")[2], tuple(game.book.modules)


def dashed(key: str) -> str:
    """A step's key or a spelling as a part of a message's: Fluent knows no dots there."""
    return key.replace(".", "-").replace("+", "-")


def yes(is_so: bool) -> str:
    return "yes" if is_so else "no"


def dice(spelling: str) -> Args:
    """ "2+5" as two dice and their total; other words have no parts."""
    first, _, second = spelling.partition("+")
    if not (first.isdigit() and second.isdigit()):
        return {}
    return {"first": int(first), "second": int(second), "total": int(first) + int(second)}
