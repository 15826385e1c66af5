"""Every field of every row says how sure it is, and nothing is stated without the line of the book that states it.

That line is a row of the ledger: what the book says in our own words, and the heading under which it says so.
"""

from __future__ import annotations

import re

import pytest

from souk.engine.data import ABOUT, STATUSES, Row
from souk.engine.errors import SoukError
from souk.games import LIST
from souk.ledger import RuleRow, rules_in_play

A_BOOK = re.compile(r"\b(EN|FR|MB|components)\b")  # the rulebooks, and the publishers' lists of what is in the box
NOT_THE_BOOK = ("Reconstructed", "Inferred", "Silent:", "Silent.")  # how a ruling begins that the book does not support


def every_row() -> list[tuple[str, Row, dict[str, RuleRow]]]:
    """Each row of each title, with the rules that its fields may cite."""
    return [
        (title.key, row, rules_in_play(title, title.fixed_modules))
        for title in LIST
        for layer in title.rows(title.fixed_modules)
        for of_kind in layer.values()
        for row in of_kind
    ]


def test_everything_said_by_the_book_names_its_line() -> None:
    wrong = []
    for title, row, rules in every_row():
        for field, status in row.status_of.items():
            rule = rules.get(row.cites(field))
            if status not in {"stated", "example"}:
                continue
            if rule is None or not A_BOOK.search(rule.book) or rule.ruling.startswith(NOT_THE_BOOK):
                wrong.append(f"{title} {row.kind} {row.key}.{field}: {status}, by {rule or 'nothing'}")
    assert not wrong, "\n".join(wrong)


def test_no_line_of_the_book_is_claimed_for_what_is_ours() -> None:
    """What was once filed as surer than it is."""
    known = {(title, row.key, name): status for title, row, _ in every_row() for name, status in row.status_of.items()}
    assert known["bazar", "black_market", "value"] == "reconstructed"
    assert known["bazar", "end", "turns"] == known["bazar", "guild", "coins"] == "inferred"
    for card, field in {
        "governors_kindness": "opens",
        "feast_of_the_poor": "special",
        "reorganisation": "effect",
    }.items():
        assert known["bazar", card, field] == "reconstructed" and known["bazar", card, "name"] == "stated"
    for colour in ("red", "yellow", "green", "blue"):
        for card in (f"brown_{colour}", f"good_{colour}"):
            rows = [row for title, row, _ in every_row() if (title, row.kind, row.key) == ("dice", "card", card)]
            assert rows[0].status_of["copies"] == "reconstructed" and rows[0].status_of["others_get"] == "inferred"
    assert known["mocha", "guild_9", "lira"] == "reconstructed" and known["mocha", "guild_9", "effect"] == "example"
    assert known["mocha", "guild_14", "waive"] == "inferred" and known["mocha", "guild_14", "effect"] == "example"


def test_every_field_has_a_status() -> None:
    for _, row, _ in every_row():
        assert {name for name in row.fields if name not in ABOUT} <= row.status_of.keys()
        assert row.status_of and set(row.status_of.values()) <= set(STATUSES)
        if row.status in {"inferred", "reconstructed"}:
            assert row.source().get("note") or row.source()["doc"] == "our reconstruction", f"{row.kind} {row.key}"


@pytest.mark.parametrize("but", [{"pric": "inferred"}, {"price": "sure"}, {"key": "inferred"}])
def test_a_slip_among_the_exceptions_is_named(but: dict[str, str]) -> None:
    source = {"doc": "a book", "where": "a page", "status": "stated"}
    with pytest.raises(SoukError, match=r"toys.toml: card far: but: .* is not a field with a status"):
        Row("card", {"key": "far", "price": 2, "source": source, "but": but}, "toys.toml")


def test_a_row_that_says_nothing_vouches_for_its_effect() -> None:
    source = {"doc": "a book", "where": "a page", "status": "stated"}
    assert Row("card", {"key": "far", "source": source}, "toys.toml").status_of == {"effect": "stated"}
