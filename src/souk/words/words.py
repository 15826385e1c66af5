"""Sentences for one game in one language. They mention units in grammatical forms: $card, $card_the, $card_some …"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final
from unicodedata import normalize

from souk.engine.data import ABOUT, Row
from souk.engine.domain import Counts
from souk.engine.event import HIDDEN, Event, Happening
from souk.engine.game import Decision, Game, Outcome
from souk.engine.odds import Aim
from souk.words.catalogue import REMEMBERED, catalogue, language
from souk.words.families import manner
from souk.words.fluent import fluent_number
from souk.words.gist import TurnLine, gist_of
from souk.words.known import SpokenUnit, known
from souk.words.numbers import numbers
from souk.words.origin import Origin, origin, sign
from souk.words.story import Sentence, capital

VOWELS: Final = "aeiouœæøı"  # after accents are taken off
SHORT: Final = 6  # events of a turn: longer ones are seldom alike

Args = dict[str, Any]


@cache
def arguments(event: Event) -> list[tuple[str, str]]:
    """The arguments of an event and their kinds: numbers first, since the forms of units may mention them."""
    pairs = zip(event.names, event.kinds, strict=True)
    return sorted(pairs, key=lambda pair: pair[1] != "number")


class Words:
    """`people` are the names of the players; without them, seats are named after the five motifs."""

    def __init__(self, lang: str = "", game: Game | None = None, people: list[str] | None = None) -> None:
        self.lang = language(lang)
        self.game = game
        family, modules = belonging(game) if game else ("", ())
        self.catalogue = catalogue(self.lang, family, modules)
        self.manner = manner(self, family)
        self.numbers = numbers(game) if game else None
        self.known = known(self.lang, game)
        self.call(people or [self.say(f"seat-{seat}") for seat in range(int(game.book.seats) if game else 0)])

    def call(self, people: list[str]) -> None:
        """Call the players by these names."""
        self.people = people
        self.seen: dict[int | None, list[tuple[str, bool]]] = {}  # see `seen_by`

    # Anything -------------------------------------------------------------------------------------------------------

    def say(self, key: str, **args: Any) -> str:
        return self.catalogue.text(key, args)

    def listed(self, texts: list[str]) -> str:
        """Texts as a list in words: "a, b and c"."""
        if len(texts) < 2:
            return "".join(texts)
        return self.say("list-and", first=", ".join(texts[:-1]), last=texts[-1])

    # Units ----------------------------------------------------------------------------------------------------------

    def unit(self, kind: str, key: str) -> str:
        """The message of a unit. It may be that of another kind (see `Manner.stand_ins`), or one for its whole kind."""
        own = f"{kind}-{key}"
        if self.catalogue.has(own):
            return own
        if kind in self.manner.stand_ins:
            return f"{self.manner.stand_ins[kind]}-{key}"
        return kind if self.catalogue.has(kind) else own

    def name(self, kind: str, key: str) -> str:
        return self.form(kind, key, "")

    def about(self, kind: str, key: str) -> str:
        """One or two sentences that explain a unit; "" if there is nothing to explain."""
        if (kind, key) not in self.known.abouts:
            rows = self.numbers.rows if self.numbers else {}
            found = [rows.get(f"{one}-{key}") for one in (kind, self.manner.stand_ins.get(kind, kind))]
            row = found[0] or found[1]
            said = self.described(row) if row else ""
            if not said and "about" in self.catalogue.forms(self.unit(kind, key)):
                said = self.form(kind, key, "about")
            self.known.abouts[kind, key] = said
        return self.known.abouts[kind, key]

    def described(self, row: Row) -> str:
        """What a row says of a unit: its owner's own sentence, or one made from its fields; "" if there is none."""
        return str(row.fields.get("text", {}).get(self.lang, "")) or self.manner.described(row)

    def origin(self, kind: str, key: str) -> Origin:
        """Where a unit comes from: by the book, inferred, reconstructed, or from an owner's box."""
        if (kind, key) not in self.known.origins:
            self.known.origins[kind, key] = origin(self, kind, key)
        return self.known.origins[kind, key]

    def marked(self, kind: str, key: str, form: str = "") -> str:
        """A form of a unit's name, with a sign if something of the unit is reconstructed."""
        return f"{self.form(kind, key, form)}{sign(self, (kind, key))}"

    def form(self, kind: str, key: str, form: str, **args: Any) -> str:
        """A form of a unit's name, such as "letter" or "short", or another attribute of its message."""
        return self.spoken(kind, key).form(form, args)

    def spoken(self, kind: str, key: str) -> SpokenUnit:
        if (kind, key) not in self.known.units:
            message = self.unit(kind, key)
            self.known.units[kind, key] = SpokenUnit(self.catalogue, message, key, self.amounts(message))
        return self.known.units[kind, key]

    def amounts(self, unit: str = "") -> Mapping[str, Any]:
        """The numbers of the data; those of one unit ("card-far") also under their plain names. They are many, and
        shared: never copied or changed."""
        amounts = self.numbers.of(unit) if self.numbers else {}
        phrases = self.manner.phrases(unit)
        return ChainMap(phrases, amounts) if phrases else amounts

    def data(self, kind: str, key: str) -> dict[str, Any]:
        """The fields of a unit's row that concern the game."""
        row = self.numbers.rows.get(f"{kind}-{key}") if self.numbers else None
        return {name: value for name, value in row.fields.items() if name not in ABOUT} if row else {}

    def items(self, kind: str, counts: Mapping[str, int], form: str = "some") -> list[str]:
        """Numbers of units in words: "2 jewels", "1 coffee"."""
        return [self.form(kind, key, form, count=n) for key, n in counts.items() if n]

    def put(self, args: Args, name: str, kind: str, key: str) -> None:
        """Add a unit to the variables of a sentence, in all its forms."""
        if key == HIDDEN:
            args |= {name: HIDDEN, f"{name}_key": "hidden"}
        else:
            args |= self.spoken(kind, key).variables(name, args)

    # Events ---------------------------------------------------------------------------------------------------------

    def person(self, seat: int, viewer: int | None, form: str = "") -> str:
        """The name of a seat, or "You" for the person who reads; form "inside" where a sentence has begun."""
        return self.catalogue.text("you", {}, form) if seat == viewer else self.people[seat]

    def seen_by(self, viewer: int | None) -> list[tuple[str, bool]]:
        """The people as words depend on them: what each is called, and whether that is the person who reads."""
        seen = self.seen.get(viewer)
        if seen is None:
            seen = self.seen[viewer] = [(name, seat == viewer) for seat, name in enumerate(self.people)]
        return seen

    def event(self, happening: Happening, viewer: int | None = None) -> str:
        """An event as a sentence."""
        return self.story([happening], viewer)

    def story(self, happenings: Iterable[Happening], viewer: int | None = None) -> str:
        """Events as text: what one person does in a row is one sentence."""
        return " ".join(one.text for one in self.sentences(happenings, viewer))

    def sentences(self, happenings: Iterable[Happening], viewer: int | None = None) -> list[Sentence]:
        """Events as sentences, each with the person it is about. They are put together once for all tables at which
        people of these names did this."""
        scrubbed, people = [one.scrubbed(viewer) for one in happenings], self.seen_by(viewer)
        asked = tuple([one.told(people) for one in scrubbed])
        said = self.known.sentences.get(asked)
        if said is None:
            story = self.manner.story(viewer)
            for one in scrubbed:
                story.add(one)
            story.end()
            said = self.known.sentences[asked] = story.sentences
        return said

    def gist(self, turn: Sequence[Happening], viewer: int | None = None) -> tuple[TurnLine | None, str]:
        """A turn, from its beginning, in one line; and what came after it that belongs to no turn. Short turns are
        often alike but for the round; of others only the phrases are kept."""
        scrubbed, people = [one.scrubbed(viewer) for one in turn], self.seen_by(viewer)
        if not scrubbed or len(scrubbed) > SHORT:
            return gist_of(self, scrubbed, viewer)
        first = scrubbed[0]
        asked = (first.key, first.seat, people[first.seat], *[one.told(people) for one in scrubbed[1:]])
        said = self.known.turns.get(asked)
        if said is None:
            said = self.known.turns[asked] = gist_of(self, scrubbed, viewer)
        return said

    def outlook(self, events: Iterable[Happening], seat: int) -> TurnLine:
        """What a seat may expect of the rest of its turn, in one line."""
        gist = self.manner.gist(seat, seat)
        for one in events:
            gist.add(one)
        return gist.line()

    def phrase(self, message: str, one: Happening, viewer: int | None) -> str:
        """A message about an event. Few turns are alike, but most of what happens in them has happened before."""
        asked = (message, one.told(self.seen_by(viewer)))
        said = self.known.phrases.get(asked)
        if said is None:
            said = self.known.phrases[asked] = self.catalogue.text(message, self.event_args(one, viewer))
        return said

    def phrases_of(self, key: str) -> tuple[str, str]:
        """The messages that tell of an event in the line of a turn: where it went, and what was done; "" for none."""
        found = self.known.messages.get(key)
        if found is None:
            head, deed = [name if self.catalogue.has(name) else "" for name in (f"head-{key}", f"deed-{key}")]
            found = self.known.messages[key] = head, deed
        return found

    def amount(self, what: str, unit: str, count: int) -> str:
        """So many of something, as a `Booking` names it: "2 lira"."""
        said = self.known.amounts.get((what, unit, count))
        if said is None:
            if unit:
                said = self.form(what, unit, "some", count=count)
            else:
                said = self.say(what, **{what.removeprefix("n-"): count})
            self.known.amounts[what, unit, count] = said
        return said

    def event_args(self, happening: Happening, viewer: int | None) -> dict[str, Any]:
        args: dict[str, Any] = {"you": yes(happening.seat == viewer), "who": self.people[happening.seat], "count": 1}
        for name, kind in arguments(happening.event):
            value = happening.args[name]
            if kind == "seat":
                self.put_person(args, name, int(value), viewer)
            elif isinstance(value, int):
                args[name] = value
            else:
                self.put(args, name, kind, value)
        return args

    def put_person(self, args: Args, name: str, seat: int, viewer: int | None) -> None:
        person = self.people[seat]
        args[name] = person
        args[f"{name}_you"] = yes(seat == viewer)
        args[f"{name}_of"] = self.say("of-seat", name=person, vowel=yes(begins_with_vowel(person)))

    # Decisions ------------------------------------------------------------------------------------------------------

    def prompt(self, decision: Decision, view: dict[str, Any]) -> str:
        """The question, for the seat whose decision and view these are."""
        return self.prompt_and_help(decision, view)[0]

    def help(self, decision: Decision, view: dict[str, Any]) -> str:
        """An explanation of the question."""
        return self.prompt_and_help(decision, view)[1]

    def prompt_and_help(self, decision: Decision, view: dict[str, Any]) -> tuple[str, str]:
        message, own = f"ask-{dashed(decision.key)}", f"{decision.key}:"
        options = sum([text.startswith(own) for text in decision.choices])  # without cards
        names, situation = self.mentioned(message), self.manner.situation
        values = [situation[name](self, decision.seat, view) for name in names]
        asked = (message, options, *values)
        said = self.known.questions.get(asked)
        if said is None:
            args, usual = self.circumstances(options, names, values), self.amounts()
            said = self.catalogue.text(message, args, "", usual), self.catalogue.text(message, args, "about", usual)
            self.known.questions[asked] = said
        return said

    def circumstances(self, options: int, names: list[str], values: list[Any]) -> Args:
        """The variables of a question: how many answers there are, and what else it mentions."""
        args: Args = {"options": options}
        for name, value in zip(names, values, strict=True):
            if isinstance(value, tuple):
                self.put(args, name, *value)
            else:
                args[name] = value
        return args

    def mentioned(self, message: str) -> list[str]:
        """The variables for questions that this one mentions: a unit also by its forms, as in $place_at."""
        found = self.known.mentioned.get(message)
        if found is None:
            forms = [self.catalogue.pattern(message, form) for form in ("", "about")]
            names = {name for pattern in forms if pattern for name in pattern.variables}
            found = [one for one in self.manner.situation if any(f"{name}_".startswith(f"{one}_") for name in names)]
            self.known.mentioned[message] = found
        return found

    def choice(self, text: str) -> str:
        """The label of a choice that is written as in a record: "move:walk>tea_house"."""
        key, _, spelling = text.partition(":")
        assert self.game is not None
        usual = f"choice-{dashed(key)}"
        made_of = self.game.book.parts(text)
        own = [f"{usual}-{dashed(spelling)}", *(f"{usual}-{name}" for name in made_of)]
        message = next((one for one in own if self.catalogue.has(one)), usual)
        return self.catalogue.text(message, self.parts(text), usual=self.amounts())

    def together(self, answer: str) -> str:
        """The label of a choice that is made together with this answer to the question that it raises."""
        key, _, spelling = answer.partition(":")
        usual, own = f"together-{dashed(key)}", f"together-{dashed(key)}-{dashed(spelling)}"
        return self.catalogue.text(own if self.catalogue.has(own) else usual, {"answer": self.choice(answer)})

    def later(self, key: str) -> str:
        """A question that is asked before the chance step that it follows."""
        return self.catalogue.text(f"later-{dashed(key)}", {})

    def fate(self, text: str) -> str:
        """An outcome of chance that is written as in a record: "roll:2+5"."""
        return self.catalogue.text(f"fate-{dashed(text.partition(':')[0])}", self.parts(text))

    def chance(self, key: str) -> str:
        """The announcement that this step of chance comes next."""
        return self.catalogue.text(f"chance-{dashed(key)}", {})

    def aim(self, aim: Aim) -> str:
        """What a roll is expected to bring, and what it brings if the dice are changed to that end."""
        args: Args = {"changed": yes(aim.best > aim.kept)}
        for name, expected in (("kept", float(aim.kept)), ("best", float(aim.best))):
            args[name] = fluent_number(expected, maximumFractionDigits=1)
            args[f"{name}_chance"] = fluent_number(expected, style="percent", maximumFractionDigits=0)
        return self.catalogue.text(f"aim-{dashed(aim.key)}", args)

    def parts(self, text: str) -> Args:
        """The parts of a choice or of an outcome of chance, as the variables of a sentence."""
        assert self.game is not None
        args: Args = {"count": 1}
        for name, value in self.game.book.parts(text).items():
            kind, dot, unit = value.partition(".")
            if not dot:
                args[name] = int(value)
            elif kind != "word":
                self.put(args, name, kind, unit)
        return {**self.manner.answer(text), **args}

    def counted(self, text: str) -> list[str]:
        """The things that a choice counts, in words: ["2 jewels", "1 coffee"]; empty for choices of another kind."""
        assert self.game is not None
        book = self.game.book
        domain = book.steps[text.partition(":")[0]].domain
        if not isinstance(domain, Counts):
            return []
        counts = {name: int(n) for name, n in book.parts(text).items() if n.isdigit()}  # "play:…" is no count
        return self.items(domain.kind, counts)

    def figure(self, name: str) -> str:
        """The name of something that a title counts in its games: see `Title.figures`."""
        message, _, unit = name.partition(":")
        args: Args = {}
        if unit:
            kind, _, key = unit.partition(":")
            self.put(args, "unit", kind, key)
        return self.catalogue.text(f"report-{message}", args)

    # Rules and results ----------------------------------------------------------------------------------------------

    def rule(self, rule: str) -> str:
        """Why something is refused, and what would help."""
        return self.catalogue.text(f"rule-{rule}", self.amounts())

    def short_rule(self, rule: str, **args: Any) -> str:
        """Why something is refused, in two or three words if the catalogue has a short form."""
        key = f"rule-{rule}"
        form = "short" if "short" in self.catalogue.forms(key) else ""
        return self.catalogue.text(key, args, form, self.amounts())

    def outcome(self, outcome: Outcome, viewer: int | None = None) -> list[str]:
        """Who has won, the ranking, and what decided the game."""
        assert self.game is not None
        names = self.game.book.title.ranked_by
        winners = [self.person(seat, viewer, "inside") for seat in outcome.winners]
        key = "outcome-win" if len(winners) == 1 else "outcome-shared"
        lines = [capital(self.say(key, who=self.listed(winners), you=yes(outcome.winners == [viewer])))]
        for seat in sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat]):
            score = self.say("score", **dict(zip(names, outcome.scores[seat], strict=True)))
            person = self.person(seat, viewer)
            lines.append(self.say("outcome-rank", rank=outcome.ranks[seat], who=person, score=score))
        if outcome.decided_by >= 0:
            lines.append(self.say(f"decided-{outcome.decided_by}"))
        return lines


def belonging(game: Game) -> tuple[str, tuple[str, ...]]:
    """The family and the modules whose catalogues a game uses."""
    return game.book.title.package.rpartition(".")[2], tuple(game.book.modules)


@lru_cache(REMEMBERED)
def dashed(key: str) -> str:
    """A key as part of the key of a message, where Fluent allows no dots or pluses."""
    return key.replace(".", "-").replace("+", "-")


def begins_with_vowel(name: str) -> bool:
    """Whether French elides before it: d’Orhan, d’Élise, d’Yves, but de Yasmine and de Hilal."""
    letters = normalize("NFD", f"{name.lower()} ")
    return letters[0] in VOWELS or (letters[0] == "y" and letters[1] not in VOWELS)


def yes(is_so: bool) -> str:
    return "yes" if is_so else "no"
