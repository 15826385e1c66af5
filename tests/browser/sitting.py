"""Somebody who sits at a table in the browser."""

from __future__ import annotations

import re
import time
from contextlib import suppress
from dataclasses import dataclass
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

PROMPT = "section:is([aria-label=Decision], [aria-label=Décision])"
ABLE = "button:enabled:not([aria-disabled=true])"
# All that there is to choose, in one look: locators by role and name would ask the browser a dozen times. Each button
# is told by its number among those of its part of the page, and by its name.
LOOK = """() => {
  const name = (one) => one.ariaLabel || one.innerText.trim().replace(/\\s+/g, ' ');
  const told = (all, fits) => [...all ?? []].map((one, at) => [at, one])
    .filter(([, one]) => one.checkVisibility() && one.matches('ABLE'))
    .map(([at, one]) => [at, name(one)]).filter(([, said]) => fits.test(said));
  const prompt = document.querySelector('PROMPT');
  const cells = document.querySelectorAll('[role=gridcell] button');
  return {
    question: prompt?.querySelector('h2').innerText ?? '',
    answers: told(prompt?.querySelector('[role=group]')?.querySelectorAll('button'), /./),
    do_it: told(prompt?.querySelectorAll('button'), /^(Do it|Faire)/),
    spaces: told(cells, /can be chosen$|au choix$/),
    walks: told(cells, /\\bsteps?\\b/),
  };
}""".replace("PROMPT", PROMPT).replace("ABLE", ABLE)
# Whether there is anything, or it is over: no layout is needed for that, so the page does not wait for the looks.
READY = (
    """() => {
  const dialog = document.querySelector('dialog[open]');
  const title = dialog && document.getElementById(dialog.getAttribute('aria-labelledby'));
  if (/OVER/.test(title?.textContent ?? '')) return 'over';
  const prompt = document.querySelector('PROMPT');
  const found = prompt?.querySelector('[role=group]')?.querySelector('ABLE')
    ?? [...prompt?.querySelectorAll('ABLE') ?? []].find((one) => /^\\s*(Do it|Faire)/.test(one.textContent))
    ?? [...document.querySelectorAll('[role=gridcell] button')].find((one) => CHOOSABLE.test(one.textContent));
  return found && 'asked';
}""".replace("OVER", OVER.pattern)
    .replace("PROMPT", PROMPT)
    .replace("CHOOSABLE", "/can be chosen|au choix/")
    .replace("ABLE", ABLE)
)
FOCUSED = """() => [
  [...document.querySelectorAll('[role=gridcell] button')].indexOf(document.activeElement),
  document.querySelector('[role=row]').querySelectorAll('[role=gridcell]').length,
]"""  # which place, and how many there are in a row
LOOKING = 25  # ms between looks
GONE = 1_000  # ms
SOON = 0.5  # seconds within which an answer shows
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


@dataclass(frozen=True)
class Seen:
    """What may be chosen at one moment: numbers and names of buttons."""

    question: str
    answers: list[tuple[int, str]]
    do_it: list[tuple[int, str]]
    spaces: list[tuple[int, str]]
    walks: list[tuple[int, str]]

    @property
    def anything(self) -> bool:
        return bool(self.answers or self.do_it or self.spaces)


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
    def in_prompt(self) -> Locator:
        """The buttons that `look` numbers: of the prompt, of its first group, and of the board."""
        return self.page.locator(PROMPT).locator("button")

    @property
    def in_group(self) -> Locator:
        return self.page.locator(PROMPT).locator("[role=group]").first.locator("button")

    @property
    def on_board(self) -> Locator:
        return self.page.locator("[role=gridcell] button")

    @property
    def end(self) -> Locator:
        return self.page.get_by_role("dialog", name=OVER)

    @property
    def arches(self) -> Locator:
        """The seats at the end, best first."""
        return self.end.get_by_role("list", name=re.compile("^(Result|Résultat)$")).get_by_role("button")

    def look(self) -> Seen:
        """What may be chosen now."""
        return Seen(**self.page.evaluate(LOOK))

    def asked(self) -> bool:
        """Wait until there is something to decide, or it is over."""
        return bool(self.page.wait_for_function(READY, polling=LOOKING).json_value() == "asked")

    def choose_any(self) -> None:
        """Something that does something, if there is such; the plan on show, if there is one."""
        self.choose_among(self.look())

    def choose_among(self, seen: Seen) -> None:
        if seen.do_it:
            self.press(self.in_prompt.nth(seen.do_it[0][0]))
        elif seen.anything:  # else the line is being mended, or a choice is on its way
            self.press(self.any_of(seen))

    def any_of(self, seen: Seen) -> Locator:
        """Any of the answers, or of the spaces: one that does something, if there is such."""
        found = seen.answers or seen.spaces
        busy = [one for one in found if not NOTHING.search(one[1])]
        return (self.in_group if seen.answers else self.on_board).nth(self.rng.choice(busy or found)[0])

    def choose_by_keyboard(self) -> None:
        """Any of the answers."""
        seen, keyboard = self.look(), self.page.keyboard
        if seen.do_it:
            keyboard.press("Enter")  # again: the focus is where that does it
            if not self.changes_from(seen):
                keyboard.press("c")  # else it has been lost
        elif seen.answers:
            keyboard.press("c")
            for _ in range(self.rng.randrange(len(seen.answers))):
                keyboard.press("Tab")
            keyboard.press("Enter")
            self.changes_from(seen)
        elif seen.spaces:
            self.on_board.nth(self.rng.choice(seen.spaces)[0]).focus()
            keyboard.press("Enter")
            self.changes_from(seen)

    def changes_from(self, seen: Seen) -> bool:
        """Whether something else is on show soon: keys that come earlier would be for what was there before."""
        until = time.monotonic() + SOON
        while time.monotonic() < until:
            if self.look() != seen:
                return True
            self.page.wait_for_timeout(LOOKING)
        return False

    def decide(self) -> None:
        """As somebody who reads what the places promise, and wants rubies."""
        seen = self.look()
        if seen.question == WHERE and seen.walks:
            self.press(self.on_board.nth(max(seen.walks, key=lambda one: worth(one[1]))[0]))
        else:
            self.choose_among(seen)

    def decide_by_keyboard(self) -> None:
        """Decide as `decide` does, walking to the best place with the arrow keys."""
        seen, keyboard = self.look(), self.page.keyboard
        if seen.question != WHERE or not seen.walks:
            self.choose_by_keyboard()
            return
        there = max(seen.walks, key=lambda one: worth(one[1]))[0]
        keyboard.press("b")
        here, columns = self.page.evaluate(FOCUSED)
        down, right = there // columns - here // columns, there % columns - here % columns
        for _ in range(abs(down)):
            keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
        for _ in range(abs(right)):
            keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")
        keyboard.press("Enter")

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
