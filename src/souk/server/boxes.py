"""Boxes in words, for the page that shows and changes them, and for those who sit at a table with one."""

from __future__ import annotations

from typing import Any, Final

from souk.box import key_of, label
from souk.box.details import NOT_IN_THE_BOX, Tables, details_of, file_text, listed
from souk.box.names import kind_name, named, row_name, spelled
from souk.box.refusals import in_words
from souk.engine.book import digest_of
from souk.engine.data import ASPECTS, HEADING, STATUSES, Row, heading, parse
from souk.engine.errors import SoukError
from souk.engine.form import Form
from souk.engine.game import Game
from souk.games import title_of
from souk.server.wire.rest import BoxInfo, BoxWanted, DetailInfo, DifferenceInfo, KindInfo, RowInfo, TableBox
from souk.server.wire.shared import SettingInfo
from souk.setting import Setting
from souk.words import Words
from souk.words.origin import told

Detail = dict[str, Any]
READ_BY: Final = "is"  # the field that says which class reads a row, and so what its effect is
EFFECT: Final = "effect"
DOUBTFUL: Final = "reconstructed"
NOTHING: Final[Detail] = {"value": None, "status": "", "source": "", "note": ""}


def box_info(wanted: BoxWanted, lang: str) -> BoxInfo:
    """A title's box with what its owner says of it; an error if the rules cannot carry that out."""
    title = title_of(wanted.title)
    text = file_text({HEADING: [{"title": title.key}], **wanted.tables}) if wanted.tables else wanted.text
    game, unfit = game_with(title.key, text, unfinished=bool(wanted.tables))
    words = Words(lang, game)
    usual = {(row.kind, row.key): row for row in listed(title)}
    rows = sorted(listed(title, text), key=lambda row: -STATUSES.index(row.status))
    now = {key_of(one): one for one in details_of(title, rows)}
    forms = title.forms(title.fixed_modules)
    kinds: dict[str, KindInfo] = {}
    for row in rows:
        if row.kind != NOT_IN_THE_BOX:
            of_kind = kinds.setdefault(row.kind, KindInfo(row.kind, kind_name(words, row.kind), []))
            of_kind.rows.append(row_info(forms.of(row), row, usual[row.kind, row.key], words, now))
    names = {word: named(words, word) for word in asked_for(list(kinds.values()))}
    said: Tables = parse(text) if text else {}
    name = heading(text)["name"] if text else ""
    in_doubt = sorted(kinds.values(), key=lambda of_kind: -len([row for row in of_kind.rows if row.mark == DOUBTFUL]))
    why = in_words(words, rows, unfit) if unfit else ""
    return BoxInfo(title.key, name, digest_of(text), text, said, in_doubt, names, why)


def game_with(title: str, text: str, unfinished: bool) -> tuple[Game, str]:
    """A game with this box. While it is being written, its parts may not fit together yet: then the usual one, and the
    reason why."""
    try:
        return Setting(title, data=text).game(), ""
    except SoukError as error:
        if not unfinished:
            raise
        return Setting(title).game(), str(error)


def refused(wanted: BoxWanted, lang: str, error: SoukError) -> str:
    """Why a box is refused, in words."""
    title = title_of(wanted.title)
    return in_words(Words(lang, Setting(title.key).game()), listed(title), str(error))


def value_of(row: Row, field: str) -> Any:
    """What a row says of a field. Which class reads a row is a field of some forms, and always there."""
    return row.what if field == READ_BY else row.fields.get(field)


def row_info(form: Form, row: Row, before: Row, words: Words, now: dict[str, Detail]) -> RowInfo:
    names = dict.fromkeys([*form.fields, *(name for name in row.status_of if name not in ASPECTS)])
    mark, origin = told(words, [(row, row.status_of)])
    fields = []
    for field in names:
        one = form.fields.get(field)
        here = now.get(f"{row.kind}.{row.key}.{EFFECT if field == READ_BY else field}", NOTHING)
        value, usual = [
            one.default if one and said is None else said for said in (value_of(row, field), value_of(before, field))
        ]
        fields.append(
            DetailInfo(
                field=field,
                label=label(words, row.kind, field),
                value=value,
                text=spelled(words, value, field),
                usual=usual,
                status=here["status"],
                source=here["source"],
                note=here["note"],
                said=here["status"] == "owner",
                form=one.plain() if one else None,
            )
        )
    return RowInfo(row.kind, row.key, row_name(words, row), words.described(row), mark, origin, fields)


def asked_for(kinds: list[KindInfo]) -> set[str]:
    """The words that forms may ask for."""
    forms = [field.form for kind in kinds for row in kind.rows for field in row.fields if field.form]
    parts = [*forms, *(form["each"] for form in forms if "each" in form)]
    return {word for form in parts for word in form.get("words", ())}


def table_box(setting: SettingInfo, lang: str) -> TableBox:
    """The box of a table, and in what it differs from the usual one."""
    title = title_of(setting.title)
    words = Words(lang, Setting(title.key, data=setting.box).game())
    usual = {(row.kind, row.key): row for row in listed(title)}
    differences = []
    for row in listed(title, setting.box):
        for field in (READ_BY, *row.status_of) if row.kind != NOT_IN_THE_BOX else ():
            before, after = value_of(usual[row.kind, row.key], field), value_of(row, field)
            if before != after:
                named_so = (row_name(words, row), label(words, row.kind, field))
                told_so = (spelled(words, before, field), spelled(words, after, field))
                differences.append(DifferenceInfo(row.kind, row.key, field, *named_so, *told_so))
    return TableBox(heading(setting.box)["name"], digest_of(setting.box), setting.box, differences)
