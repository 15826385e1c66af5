"""Boxes as the forms of a title can make them, and values that they cannot."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from souk.engine.book import Title
from souk.engine.data import Row
from souk.engine.form import Form, FormField, Forms

Rows = list[tuple[str, str, dict[str, Any]]]  # kind, key, and what is said

# Fields that must fit to those of other rows: the lines of the dice card, the spaces of the city, the supply.
TOGETHER = {
    ("bonus", "low"),
    ("bonus", "high"),
    ("board", "map"),
    ("district", "full"),
    ("amount", "crystal"),
    ("amount", "lira"),
}


def values(one: FormField) -> st.SearchStrategy[Any]:
    """All values that a field can have."""
    if one.type == "number":
        return st.integers(one.low, one.high)
    if one.type == "flag":
        return st.booleans()
    if one.type == "choice":
        return st.sampled_from(one.words)
    if one.type == "words":
        return st.lists(st.sampled_from(one.words), min_size=one.low, max_size=one.high).map(" ".join)
    if one.type == "text":
        return st.sampled_from(["A sentence.", "Une phrase."])
    assert one.each is not None
    if one.type == "list":
        return st.lists(values(one.each), min_size=one.low, max_size=one.high)
    if one.whole:
        return st.fixed_dictionaries({word: values(one.each) for word in one.words})
    words = st.sampled_from([[w for w in one.words if w not in group] for group in one.apart] or [list(one.words)])
    entry = values(one.each)
    return words.flatmap(lambda known: st.dictionaries(st.sampled_from(known), entry, max_size=3))


@st.composite
def said(draw: st.DrawFn, row: Row, form: Form) -> dict[str, Any]:
    """What a form says of a row: some of its fields, each with a meaning beside the others."""
    fields = dict(row.fields)
    told: dict[str, Any] = {}
    for name, one in form.fields.items():  # a field comes after those that give it a meaning, except for `others_cost`
        if (row.kind, name) not in TOGETHER and draw(st.booleans()):
            told[name] = fields[name] = draw(values(one))
    for name in list(told):
        if form.fields[name].meant(fields, form):
            told[name] = form.fields[name].default
            if told[name] is None:
                del told[name]
    return told


@st.composite
def boxes(draw: st.DrawFn, title: Title, most: int = 6) -> Rows:
    """What the forms of a title can say of a few rows."""
    forms: Forms = title.forms(title.fixed_modules)
    rows = [row for of_kind in forms.rows.values() for row in of_kind if forms.of(row).fields]
    some = draw(st.lists(st.sampled_from(rows), min_size=1, max_size=most, unique_by=lambda row: (row.kind, row.key)))
    return [(row.kind, row.key, draw(said(row, forms.of(row)))) for row in some]


def beyond(one: FormField) -> list[Any]:
    """Values that a field cannot have."""
    wrong: dict[str, list[Any]] = {
        "number": [one.low - 1, one.high + 1, "many", True],
        "flag": [1, "yes"],
        "choice": ["wine", 99],
        "words": ["wine", 3],
        "list": [3, [one.each and "wine"] * (one.high + 1)],
        "table": [3, {"wine": 1}],
        "text": [3, ""],
    }
    return wrong[one.type]
