"""The languages have the same messages, and commands use the language that was asked for."""

from __future__ import annotations

import pytest
from fluent.syntax import ast, parse

from souk.cli.commands import COMMANDS
from souk.words import LANGUAGES
from souk.words.catalogue import LOCALES, catalogue
from tests.cli.calls import call


def messages(language: str) -> dict[str, list[str]]:
    """The messages of the commands, with their variables."""
    resource = parse((LOCALES / language / "cli.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in found}) == len(found), "a message is defined twice"
    return {message.id.name: sorted(variables(message)) for message in found}


def variables(node: object) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return set().union(*map(variables, node))
    return set().union(*map(variables, vars(node).values())) if isinstance(node, ast.BaseNode) else set()


def test_the_languages_have_the_same_messages_with_the_same_variables() -> None:
    english, french = (messages(language) for language in ("en", "fr"))
    assert english == french


def test_help_on_keeping_is_that_of_the_command() -> None:
    assert "results" in option_help("arena", "--keep")
    assert "days" in option_help("serve", "--keep")


def option_help(command: str, option: str) -> str:
    return " ".join(call(command, "--help").out.partition(f" {option} ")[2].split()[:20])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_help_text_is_there(language: str, command: str) -> None:
    ran = call("--lang", language, *command.split(), "--help")
    assert ran.code == 0
    assert "cli-" not in ran.out
    assert not catalogue(language, "").faults


def test_which_language(monkeypatch: pytest.MonkeyPatch) -> None:
    from souk.cli import main

    assert "parties" in call("sim", "istanbul", "--games", "1", "--limit", "5", "--lang=fr").out
    monkeypatch.setenv("SOUK_LANG", "fr")
    assert "games" in call("sim", "istanbul", "--games", "1", "--limit", "5").out
    with pytest.MonkeyPatch.context() as patch:
        said: list[str] = []
        patch.setattr("builtins.print", lambda *args, **kwargs: said.append(str(args[0])))
        main(["rules", "istanbul", "IST-M3"])
    assert said[0].startswith("numéro\u00a0: IST-M3")


def test_numbers_are_written_as_the_language_has_them() -> None:
    ran = call("perft", "istanbul", "--depth", "5", "--lang", "fr")
    assert "3 310" in ran.out.replace("\u202f", " ").replace("\xa0", " ")
