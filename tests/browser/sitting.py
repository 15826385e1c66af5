"""Somebody who sits at a table in the browser."""

from __future__ import annotations

import re
from contextlib import suppress
from random import Random

from playwright.sync_api import Locator, Page, TimeoutError

DECISION = re.compile("^(Decision|Décision)$")
CHOOSABLE = re.compile("can be chosen$|au choix$")
OVER = re.compile(r"wins?\b|gagne|[Vv]ictoire")
PLAY_ON = re.compile("^(Play on from here|Rejouer d’ici)$")
NOTHING = re.compile(
    "^(Add|Remove): |[Ee]nd the turn|^[Kk]eep the dice|^[Pp]ass$|[Nn]othing more|^[Nn]o$|[Nn]o one else"
    "|[Pp]lay no more cards|do not pay|[Ss]top here|[Mm]ove nothing"
)

NAMES = "all => all.map((one) => one.ariaLabel || one.innerText.trim().replace(/\\s+/g, ' '))"
GONE = 1_000  # ms
QUIET = re.compile(r"^\w+ Warehouse(?!.* is there).*you would take")
DO_IT = re.compile("^(Do it|Faire)")

WHERE = "Where does your merchant go?"
PROMISES = {"ruby": 90.0, "a tile": 40.0, "an extension": 35.0, "bonus card": 2.0}


def worth(place: str) -> float:
    """What a place promises, by its name."""
    if "your turn would end" in place or "more than you have" in place:
        return -1.0
    if "you could not use that place" in place:
        return 0.0
    promise = place.partition("you would take")[2]
    told = [value for what, value in PROMISES.items() if what in promise]
    told += [float(n) for n in re.findall(r"(\d+) lira", promise)]
    told += [float(n) * 2 for n in re.findall(r"(\d+) (?:fabric|spice|fruit|jewel|assistants? back)", promise)]
    return 0.5 + sum(told)


class Sitting:
    """By mouse, or by `touch`."""

    def __init__(self, page: Page, seed: int = 1, touch: bool = False) -> None:
        self.page = page
        self.rng = Random(seed)
        self.touch = touch

    def press(self, what: Locator) -> None:
        """Click or tap; unless it is gone, since something else has come."""
        with suppress(TimeoutError):
            if self.touch:
                what.tap(timeout=GONE)
            else:
                what.click(timeout=GONE)

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name=DECISION)

    @property
    def question(self) -> str:
        return self.prompt.get_by_role("heading").inner_text()

    @property
    def answers(self) -> Locator:
        """What may be chosen, without the cards and tiles that may be played besides."""
        return self.prompt.get_by_role("group").first.get_by_role("button", disabled=False)

    @property
    def do_it(self) -> Locator:
        """What carries out the plan on show."""
        return self.prompt.get_by_role("button", name=DO_IT, disabled=False)

    @property
    def spaces(self) -> Locator:
        """What may be chosen on the board alone."""
        return self.page.get_by_role("gridcell").get_by_role("button", name=CHOOSABLE)

    @property
    def end(self) -> Locator:
        return self.page.get_by_role("dialog", name=OVER)

    @property
    def anything(self) -> Locator:
        """Whatever may be chosen now."""
        return self.answers.or_(self.do_it).or_(self.spaces)

    @property
    def arches(self) -> Locator:
        """The seats at the end, best first."""
        return self.end.get_by_role("list", name=re.compile("^(Result|Résultat)$")).get_by_role("button")

    def asked(self) -> bool:
        """Wait until there is something to decide, or it is over."""
        self.anything.or_(self.end).first.wait_for()  # `expect` looks less often
        return not self.end.is_visible()

    def choose_any(self) -> None:
        """Something that does something, if there is such; the plan on show, if there is one."""
        if self.do_it.is_visible():
            self.press(self.do_it)
            return
        found = self.answers if self.answers.count() else self.spaces
        names: list[str] = found.evaluate_all(NAMES)
        busy = [at for at, name in enumerate(names) if not NOTHING.search(name)]
        if names:  # else the line is being mended, or a choice is on its way
            self.press(found.nth(self.rng.choice(busy or range(len(names)))))

    def choose_by_keyboard(self) -> None:
        """Any of the answers."""
        if self.do_it.is_visible():
            self.page.keyboard.press("Enter")  # again: the focus is where that does it
            self.page.wait_for_timeout(300)
            return
        if not self.answers.count():
            if self.spaces.count():
                self.spaces.nth(self.rng.randrange(self.spaces.count())).focus()
                self.page.keyboard.press("Enter")
            return
        self.page.keyboard.press("c")
        for _ in range(self.rng.randrange(self.answers.count())):
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")

    def decide(self) -> None:
        """As somebody who reads what the places promise, and wants rubies."""
        if self.question == WHERE and self.walk():
            return
        self.choose_any()

    def walk(self) -> bool:
        """To the place that promises most."""
        places = self.page.get_by_role("gridcell").get_by_role("button", name=re.compile(r"\bsteps?\b"))
        names = places.all_inner_texts()
        if not names:
            return False
        self.press(places.nth(max(range(len(names)), key=lambda at: worth(names[at]))))
        return True

    @property
    def quiet(self) -> Locator:
        """Places that bring something at the start of a game, where nobody is met and no card helps: a plan goes on to
        the end of the turn."""
        return self.page.get_by_role("gridcell").get_by_role("button", name=QUIET)

    def answer(self, name: str) -> None:
        self.answers.and_(self.page.get_by_role("button", name=name, exact=True)).click()

    @staticmethod
    def name(button: Locator) -> str:
        return button.get_attribute("aria-label") or " ".join(button.inner_text().split())

    def log(self) -> str:
        return self.page.get_by_role("log").inner_text()
