"""Boxes in words, for the page that shows and changes them, and for those who sit at a table with one."""

from __future__ import annotations

from typing import Any, Final

from souk.box import details, key_of, label
from souk.box.details import NOT_IN_THE_BOX, Tables, details_of, file_text, listed
from souk.box.names import kind_name, named, row_name, spelled
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
NOTHING: Final[Detail] = {"value": None, "status": "", "source": "", "note": ""}


def box_info(wanted: BoxWanted, lang: str) -> BoxInfo:
    """A title's box with what its owner says of it; an error if the rules cannot carry that out."""
    title = title_of(wanted.title)
    text = file_text({HEADING: [{"title": title.key}], **wanted.tables}) if wanted.tables else wanted.text
    words = Words(lang, game_with(title.key, text, unfinished=bool(wanted.tables)))
    usual = {key_of(one): one for one in details(title)}
    rows = sorted(listed(title, text), key=lambda row: -STATUSES.index(row.status))
    now = {key_of(one): one for one in details_of(title, rows)}
    forms = title.forms(title.fixed_modules)
    kinds: dict[str, KindInfo] = {}
    for row in rows:
        if row.kind != NOT_IN_THE_BOX:
            of_kind = kinds.setdefault(row.kind, KindInfo(row.kind, kind_name(words, row.kind), []))
            of_kind.rows.append(row_info(forms.of(row), row, words, usual, now))
    names = {word: named(words, word) for word in asked_for(list(kinds.values()))}
    said: Tables = parse(text) if text else {}
    name = heading(text)["name"] if text else ""
    return BoxInfo(title.key, name, digest_of(text), text, said, list(kinds.values()), names)


def game_with(title: str, text: str, unfinished: bool) -> Game:
    """A game with this box. While it is being written, its parts may not fit together yet: then the usual one."""
    try:
        return Setting(title, data=text).game()
    except SoukError:
        if not unfinished:
            raise
        return Setting(title).game()


def row_info(form: Form, row: Row, words: Words, usual: dict[str, Detail], now: dict[str, Detail]) -> RowInfo:
    names = dict.fromkeys([*(name for name in row.status_of if name not in ASPECTS), *form.fields])
    mark, origin = told(words, [(row, row.status_of)])
    fields = []
    for field in names:
        key, one = f"{row.kind}.{row.key}.{field}", form.fields.get(field)
        here = now.get(key, NOTHING)
        value = here["value"] if here["value"] is not None or one is None else one.default
        fields.append(
            DetailInfo(
                field=field,
                label=label(words, row.kind, field),
                value=value,
                text=spelled(words, value),
                usual=usual.get(key, NOTHING)["value"] if key in usual or one is None else one.default,
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
    usual = {key_of(one): one["value"] for one in details(title)}
    differences = []
    for row in listed(title, setting.box):
        for field in row.status_of if row.kind != NOT_IN_THE_BOX else ():
            before, after = usual.get(f"{row.kind}.{row.key}.{field}"), row.fields.get(field)
            if before != after:
                named_so = (row_name(words, row), label(words, row.kind, field))
                told_so = (spelled(words, before), spelled(words, after))
                differences.append(DifferenceInfo(row.kind, row.key, field, *named_so, *told_so))
    return TableBox(heading(setting.box)["name"], digest_of(setting.box), setting.box, differences)
