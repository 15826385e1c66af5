"""Why a box is refused, as people read it: nothing that rules can say is left in English, or by keys."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from souk.box.details import checked, listed
from souk.box.refusals import OF_A_BOX, OF_A_ROW, cause_in_words, in_words, told_by
from souk.engine.errors import SoukError
from souk.games import title_of
from souk.setting import Setting
from souk.words import LANGUAGES, Words

SOURCES = Path(__file__).resolve().parents[2] / "src" / "souk"
REFUSING = ["engine/data.py", "engine/form.py", "engine/unit.py", "games"]
COMPOSING = ["engine/data.py", "games/istanbul/rules.py", "games/bazar/rules.py"]
OF_SETTINGS = re.compile(r"IST-L7|cannot be read")  # what is said of other things than boxes


def files(paths: list[str]) -> Iterator[ast.AST]:
    for path in paths:
        where = SOURCES / path
        for file in [where] if where.is_file() else sorted(where.rglob("*.py")):
            yield ast.parse(file.read_text(encoding="utf-8"))


def spelled(text: ast.expr) -> str:
    """A text as it might come out: wherever something is filled in, 7."""
    if isinstance(text, ast.Constant):
        return str(text.value)
    if isinstance(text, ast.BinOp):
        return spelled(text.left) + spelled(text.right)
    if isinstance(text, ast.JoinedStr):
        return "".join(spelled(part) if isinstance(part, ast.Constant) else "7" for part in text.values)
    return "7"


def said_by(name: str, paths: list[str]) -> list[str]:
    """The texts that calls of a function are given."""
    calls = [node for tree in files(paths) for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [spelled(call.args[0]) for call in calls if called(call.func) == name and call.args]


def called(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def faults_of_forms() -> list[str]:
    """What the forms say of a value: all texts that their functions return."""
    [tree] = files(["engine/form.py"])
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.endswith("_fault")]
    texts = [node for function in functions for node in ast.walk(function) if isinstance(node, ast.JoinedStr)]
    return [spelled(text) for text in texts if " " in spelled(text)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_rules_say_of_a_row_is_told_in_words(lang: str) -> None:
    words = Words(lang, Setting("mocha").game())
    causes = [cause for cause in said_by("wrong", REFUSING) if cause != "7"] + faults_of_forms()
    assert len(causes) > 50
    assert [cause for cause in causes if not cause_in_words(words, "place", cause)] == []
    assert words.catalogue.faults == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_is_said_of_a_whole_box_is_told_in_words(lang: str) -> None:
    words = Words(lang, Setting("bazar").game())
    texts = [text.partition(": ")[2] or text for text in said_by("SoukError", COMPOSING)]
    texts = [text for text in texts if not OF_SETTINGS.search(text) and text not in {"7", "7 7: 7"}]
    assert len(texts) >= 8
    assert [text for text in texts if not told_by(words, OF_A_BOX, text, "")] == []


def test_every_way_to_refuse_has_its_words() -> None:
    for lang in LANGUAGES:
        words = Words(lang, Setting("mocha").game())
        assert all(words.catalogue.has(f"refusal-{one}") for one in [*OF_A_ROW.values(), *OF_A_BOX.values()])


REFUSED = {
    '[[place]]\nkey = "gemstone_dealer"\nlast_price = 99': (
        "Gemstone Dealer: highest price must be from 12 to 40, not 99.",
        "Marchand de gemmes : prix le plus haut va de 12 à 40 ; 99 ne va pas.",
    ),
    '[[opening]]\nkey = "guild_10"\nplace = "moon"': (
        "Guild card 10 “Best price at the Large Market”: place: moon is none of",
        "Au choix : aucun",
    ),
    '[[opening]]\nkey = "guild_4"\ndiscount = 3': (
        "discount has no meaning with place: Fruit Warehouse.",
        "remise n’a pas de sens avec quartier : Entrepôt de fruits.",
    ),
    '[[bonus]]\nkey = "low"\nhigh = 6': (
        "there must be exactly one bonus for a total of 5.",
        "il faut un seul bonus pour un total de 5.",
    ),
    '[[place]]\nkey = "tavern"\nsides = ["fruit", "wine"]': (
        "Tavern: both sides of the Baksheesh tile: wine must be made of fabric,",
        "Taverne : les deux faces de la tuile Bakchich : wine doit être composé de : tissu,",
    ),
    '[[opening]]\nkey = "guild_99"': ("There is no guild_99 in this box", "Il n’y a pas de guild_99 dans cette boîte"),
    "[[place]": ("The file cannot be read: ", "Le fichier est illisible : "),
}


@pytest.mark.parametrize(("lang", "at"), [("en", 0), ("fr", 1)])
@pytest.mark.parametrize("text", REFUSED)
def test_a_refusal_names_thing_and_field(text: str, lang: str, at: int, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(f'[[box]]\ntitle = "mocha"\n{text}\n', encoding="utf-8")
    with pytest.raises(SoukError) as refusal:
        checked(path)
    title = title_of("mocha")
    words = Words(lang, Setting("mocha").game())
    assert REFUSED[text][at] in in_words(words, listed(title), str(refusal.value)).replace("\u00a0", " ")


def test_another_titles_box_is_refused_by_name() -> None:
    words = Words("fr", Setting("mocha").game())
    said = in_words(words, [], "box: this is a box of bazar, not mocha")
    assert said.replace("\u00a0", " ") == "C’est une boîte de Bazar, et non de Istanbul : Moka & Bakchich."


def test_what_nobody_has_thought_of_stays_as_it_is() -> None:
    assert in_words(Words("fr", Setting("dice").game()), [], "box: something else") == "box: something else"
