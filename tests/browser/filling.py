"""Fill in the forms of a box by clicks, as its owner would: whatever a row of a file says is entered field by field."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from playwright.sync_api import Locator, Page

Said = dict[str, Any]  # what a file says of a row, or what the server says of one
AGREE = {"en": "My card says this", "fr": "Ma carte dit cela"}
CHECKED = {"en": "Checked.$", "fr": "Vérifié.*$"}


def exactly(text: str, after: str = "$") -> re.Pattern[str]:
    """A text from its beginning, with any blanks: those that do not break are read as others."""
    return re.compile(r"^" + r"\s".join(map(re.escape, text.split())) + after)


def spaced(text: str) -> str:
    """With blanks of one sort."""
    return text.replace("\u00a0", " ")


def labels_of(buttons: Locator) -> list[str]:
    """What each of them is called, asked for at once."""
    labels = buttons.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    return [spaced(one) for one in labels]


def times(button: Locator, many: int) -> None:
    """Click as often as that, as fast as a finger that does not leave the button."""
    if many:
        button.click(click_count=many)


def middles(plan: Locator) -> list[tuple[float, float]]:
    """The middle of each button, once it is in sight: there are many, and none moves while others are clicked."""
    plan.scroll_into_view_if_needed()
    places = (
        "all => all.map((one) => one.getBoundingClientRect()).map((at) => [at.x + at.width / 2, at.y + at.height / 2])"
    )
    return [(x, y) for x, y in plan.get_by_role("button").evaluate_all(places)]


class Filling:
    """Somebody at the page of a box, who knows what each thing and each field is called there."""

    def __init__(self, page: Page, title: str, lang: str) -> None:
        self.page, self.lang, self.kind = page, lang, ""
        info = page.request.post(f"/api/boxes?lang={lang}", data={"title": title}).json()
        self.words: dict[str, str] = info["words"]
        self.kinds = {kind["kind"]: kind for kind in info["kinds"]}
        self.rows = {(row["kind"], row["key"]): row for kind in info["kinds"] for row in kind["rows"]}
        districts = self.kinds.get("district", {"rows": []})["rows"]
        letters = {
            field["value"]: row["name"] for row in districts for field in row["fields"] if field["field"] == "letter"
        }
        self.letters: dict[str, str] = letters

    def shows(self, kind: str) -> Locator:
        """The things of a kind."""
        name = self.kinds[kind]["name"]
        if kind != self.kind:
            self.page.get_by_role("button", name=exactly(name, r"\s\d+$")).click()
            self.kind = kind
        return self.page.get_by_role("group", name=name, exact=True)

    def says(self, kind: str, said: Said) -> None:
        """Open a thing, enter what it says, and agree. Nobody waits for the answer."""
        row = self.rows[kind, said["key"]]
        self.shows(kind).get_by_role("button", name=exactly(row["name"], r"\.\s")).click()
        form = self.page.get_by_role("region", name=row["name"], exact=True).locator(".form")
        for field in row["fields"]:
            if field["field"] in said and said[field["field"]] != field["value"]:
                self.enter(form, field["form"], field["label"], (field["value"], said[field["field"]]))
        form.get_by_role("button", name=AGREE[self.lang]).click()

    def checked(self, kind: str) -> set[str]:
        """The names of the things of a kind that are shown as checked."""
        rows = [row for of, row in self.rows.items() if of[0] == kind]
        labels = labels_of(self.shows(kind).get_by_role("button"))
        assert len(labels) == len(rows)
        done = [one for one in labels if re.search(CHECKED[self.lang], one)]
        return {row["key"] for row in rows if any(one.startswith(f"{spaced(row['name'])}. ") for one in done)}

    def enter(self, around: Locator, form: Said, label: str, change: tuple[Any, Any]) -> None:
        """Change one field, from what it shows to what it is to say. `around` is what directly holds it."""
        if form["type"] in {"list", "words", "table"}:
            legend = self.page.locator("legend", has_text=exactly(label))
            self.enter_several(around.locator(":scope > fieldset", has=legend), form, label, change)
            return
        spot = around.locator(":scope > .line, :scope > .tall").filter(
            has=self.page.locator("span", has_text=exactly(label))
        )
        self.enter_one(spot.first, form, change)

    def enter_one(self, spot: Locator, form: Said, change: tuple[Any, Any]) -> None:
        now, wanted = change
        if form["type"] == "number":
            if now is None:  # there was none: the first click brings the least
                spot.get_by_role("button").last.click()
                now = form["low"]
            times(spot.get_by_role("button").nth(int(wanted > now)), abs(wanted - now))
        elif form["type"] == "flag":
            spot.get_by_role("checkbox").click()
        elif form["type"] == "choice":
            spot.get_by_role("combobox").select_option(str(wanted))
        else:
            spot.get_by_role("textbox").fill(wanted)
            spot.get_by_role("textbox").blur()

    def enter_several(self, group: Locator, form: Said, label: str, change: tuple[Any, Any]) -> None:
        now, wanted = change
        if form["type"] == "table":
            for word in form["words"]:
                before, after = now.get(word), wanted.get(word)
                if before != after:
                    none = 0 if form["each"]["type"] == "number" else ""
                    self.enter(group, form["each"], self.words.get(word, word), (before or none, after or none))
            return
        if form["type"] == "words":
            form = {**form, "each": {"type": "choice"}}
            now, wanted = now.split(), wanted.split()
        if form["each"].get("of") and form["each"]["type"] == "text":
            self.draw(group, now, wanted)
            return
        for _ in range(len(now), len(wanted)):
            group.locator(":scope > .ends").get_by_role("button").last.click()
            now = [*now, None]
        for _ in range(len(wanted), len(now)):
            group.locator(":scope > .ends").get_by_role("button").first.click()
        entries = group.locator(":scope > :not(legend, .ends)")
        for at, (before, after) in enumerate(zip(now, wanted, strict=False)):
            if before != after:
                self.enter_entry(entries.nth(at), form["each"], label, (before, after))

    def enter_entry(self, spot: Locator, each: Said, label: str, change: tuple[Any, Any]) -> None:
        before, after = change
        if each["type"] in {"list", "words"}:
            self.enter_several(spot, each, label, (before or "", after))
        elif each["type"] == "number" and before is None:
            self.enter_one(spot, each, (max(each["low"], each["default"] or 0), after))
        else:
            self.enter_one(spot, each, change)

    def draw(self, group: Locator, now: list[str], wanted: list[str]) -> None:
        """A plan: first its size, then all spaces of a district, then its picture."""
        sizes = group.locator(".ends > span")
        for nth, (many, to) in enumerate([(len(now), len(wanted)), (len(now[0]), len(wanted[0]))]):
            times(sizes.nth(nth).get_by_role("button").nth(int(to > many)), abs(to - many))
        width = len(wanted[0])
        shown = [line[:width].ljust(width, ".") for line in [*now, *["." * width] * len(wanted)][: len(wanted)]]
        spaces = middles(group.locator(".plan"))
        signs = sorted({sign for line in wanted for sign in line}, key=lambda sign: (sign.islower(), sign))
        for sign in signs:
            if sign.islower() and not group.get_by_role("checkbox").is_checked():
                group.get_by_role("checkbox").click()
            pen = self.letters.get(sign.upper(), {"en": "nothing", "fr": "rien"}[self.lang])
            group.locator(".pens").get_by_role("button", name=re.compile(rf"{re.escape(pen)}$")).click()
            for y, line in enumerate(wanted):
                for x, letter in enumerate(line):
                    if letter == sign and shown[y][x] != sign:
                        self.page.mouse.click(*spaces[y * width + x])


def tables_of(text: str) -> dict[str, list[Said]]:
    """What a file says, by kind and key in order."""
    found: dict[str, list[Said]] = tomllib.loads(text)
    return {kind: sorted(rows, key=lambda row: str(row.get("key"))) for kind, rows in sorted(found.items())}
