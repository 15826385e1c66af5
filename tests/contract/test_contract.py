"""The contracts, at seeded decisions of seeded games, for every setting of every title."""

from __future__ import annotations

import os
from typing import cast

import pytest
from librt.vecs import vec

import souk
import souk.engine.run
from souk.engine.errors import SoukError
from souk.engine.event import HIDDEN
from souk.engine.fate import Keyed
from souk.engine.match import Match
from souk.engine.pack import digest
from souk.engine.policy import UNIFORM, Policy, audited, playout
from souk.engine.record import read_record
from souk.engine.rng import seeded
from souk.games.istanbul.state import State
from souk.ledger import rules_in_play
from souk.setting import Setting
from tests.contract import checks
from tests.contract.games import SETTINGS

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


def test_it_is_the_build_that_was_meant() -> None:
    compiled = not str(souk.engine.run.__file__).endswith(".py")
    assert os.environ.get("SOUK_BUILD", "compiled" if compiled else "pure") == ("compiled" if compiled else "pure")


@every_setting
def test_every_contract_holds_at_any_decision(setting: Setting) -> None:
    game, rng = setting.game(), seeded(11)
    rows = set(rules_in_play(game.book.title, game.book.modules))
    for seed in range(2):
        for s in checks.at_random_decisions(game, seed, 12):
            checks.check_all(game, s, rng, rows)


@every_setting
def test_nothing_is_lost_and_every_game_ends(setting: Setting) -> None:
    game = setting.game()
    for seed in range(3):
        s = game.start(seed)
        assert audited(s, checks.eager(setting.seats), seeded(seed), 50_000) == ""
        outcome = game.outcome(s)
        assert outcome is not None and 1 in outcome.ranks


@every_setting
def test_uniform_games_end_too(setting: Setting) -> None:
    game = setting.game()
    policies: list[Policy] = [UNIFORM] * setting.seats
    s = game.start(5)
    assert playout(s, vec[Policy](policies), seeded(6), 60_000) < 60_000
    assert s.audit() == ""


@every_setting
def test_a_record_gives_the_same_game_again(setting: Setting) -> None:
    """By seed and answers alone; and by its recorded fates alone, without a seed."""
    match = played(setting, seed=3)
    text = match.record.spelled()
    game = setting.game()
    assert digest(game.replay(text)) == digest(match.table)
    answers_only = "\n".join(line.split(" | ")[0] for line in text.splitlines())
    assert digest(game.replay(answers_only)) == digest(match.table)
    without_seed = text.replace(" · seed 3", "")
    assert unseeded(game.replay(without_seed)) == unseeded(match.table)


def played(setting: Setting, seed: int, limit: int = 400) -> Match:
    match, dice = Match(setting.game(), seed), seeded(seed)
    while (decision := match.decision) is not None and len(match.record.lines) < limit:
        match.play(decision.seat, decision.choices[int(dice.below(len(decision.choices)))])
    return match


def unfinished(setting: Setting, seed: int, limit: int) -> Match:
    """So far, or half of a game that is shorter."""
    match = played(setting, seed, limit)
    return match if match.decision is not None else played(setting, seed, len(match.record.lines) // 2)


def unseeded(s: souk.engine.table.Table) -> dict[str, object]:
    packed = s.pack()
    del packed["rng"]
    return packed


@every_setting
def test_the_table_may_roll_by_a_secret_that_is_checked_later(setting: Setting) -> None:
    """The same secret gives the same game, another one another; the record replays without it."""
    first, second, other = (Match(setting.game(), fate=Keyed(key)) for key in (b"one", b"one", b"two"))
    for match in (first, second, other):
        for _ in range(30):
            decision = match.decision
            assert decision is not None
            match.play(decision.seat, decision.choices[-1])
    assert first.record.spelled() == second.record.spelled()
    assert first.record.lines[0].spelled() != other.record.lines[0].spelled()
    assert "seed" not in first.record.spelled()
    assert unseeded(setting.game().replay(first.record.spelled())) == unseeded(first.table)


@every_setting
def test_a_running_record_tells_a_seat_only_its_own(setting: Setting) -> None:
    match = played(setting, seed=4, limit=150)
    drawn = [lot for line in match.record.lines for lot in line.lots if lot.owner >= 0]
    assert {lot.owner for lot in drawn} == {int(zone.owner) for zone in match.table.zones() if zone.owner >= 0}
    for viewer in [*range(setting.seats), None]:
        text = match.record.scrubbed(viewer)
        assert "seed" not in text
        others = sum(lot.owner != viewer for lot in drawn)
        assert text.count(f":{HIDDEN}") == others
        private = [line for line in match.record.lines if not line.public and line.seat != viewer]
        assert text.count("\n") == 1 + len(match.record.lines) - len(private)
        for events in match.events:
            for event in events:
                if event.event.secret and event.seat != viewer:
                    assert event.scrubbed(viewer).args[event.event.secret] == HIDDEN


def test_undo_goes_back_to_the_last_die_and_no_further() -> None:
    match = Match(souk.game("istanbul", seats=3), seed=1)
    before = digest(match.table)
    with pytest.raises(SoukError, match="nothing to undo"):
        match.undo(0)
    match.play(0, "move:walk>tea_house")
    match.play(0, "assistant:leave")
    assert match.undoable
    with pytest.raises(SoukError, match="nothing to undo"):
        match.undo(1)
    match.undo(0)
    match.undo(0)
    assert digest(match.table) == before
    match.play(0, "move:walk>tea_house")
    match.play(0, "assistant:leave")
    match.play(0, "visit:yes")
    match.play(0, "tea_house.bid:7")
    assert not match.undoable
    again = match.game.replay(match.record.spelled())
    assert digest(again) == digest(match.table)
    assert match.record.spelled().count("undo") == 2


def test_an_undo_in_a_record_must_have_something_to_undo() -> None:
    with pytest.raises(SoukError, match="line 2: there is nothing for seat 0 to undo"):
        read_record("souk 1 · istanbul · seats 3\n0 undo\n").effective()


def test_a_record_cannot_take_a_roll_back() -> None:
    match = Match(souk.game("istanbul", seats=3), seed=1)
    for choice in ("move:walk>tea_house", "assistant:leave", "visit:yes", "tea_house.bid:12"):
        match.play(0, choice)
    forged = match.record.spelled() + "0 undo\n0 tea_house.bid:3\n"
    with pytest.raises(SoukError, match="line 6: it cannot be undone"):
        match.game.replay(forged)
    with pytest.raises(SoukError, match="line 7: seat 0 has nothing to undo"):
        Match.resume(match.game, read_record(forged))


@every_setting
def test_a_match_goes_on_from_its_log_as_if_nothing_had_been(setting: Setting) -> None:
    """After a restart it is the same in all that matters: table, events, what each may know, what may be undone."""
    match = unfinished(setting, seed=8, limit=120)
    again = Match.resume(setting.game(), read_record(match.record.spelled()))
    assert digest(again.table) == digest(match.table)
    assert again.record.spelled() == match.record.spelled()
    assert again.undoable == match.undoable
    for viewer in [*range(setting.seats), None]:
        assert again.record.scrubbed(viewer) == match.record.scrubbed(viewer)
    for one in (match, again):
        decision = one.decision
        assert decision is not None
        one.play(decision.seat, decision.choices[-1])
    assert digest(again.table) == digest(match.table)


def test_a_secret_match_goes_on_with_its_secret_only() -> None:
    game = souk.game("istanbul", seats=2)
    match = Match(game, fate=Keyed(b"key"))
    for choice in ("move:walk>tea_house", "assistant:leave", "visit:yes", "tea_house.bid:5"):
        match.play(0, choice)
    log = match.record.spelled()
    forgetful = Match.resume(game, read_record(log))
    knowing = Match.resume(game, read_record(log), Keyed(b"key"))
    for one in (match, knowing):
        one.play(1, "move:walk>caravansary")
        one.play(1, "assistant:leave")
        one.play(1, "visit:yes")
    assert unseeded(knowing.table) == unseeded(match.table)
    assert knowing.record.spelled() == match.record.spelled()
    forgetful.play(1, "move:walk>caravansary")
    forgetful.play(1, "assistant:leave")
    with pytest.raises(SoukError, match="nobody knows how its dice go on"):
        forgetful.play(1, "visit:yes")


def test_a_record_from_a_file_shows_nothing_before_it_has_been_played_again() -> None:
    record = read_record(played(Setting("istanbul", 3), seed=4, limit=30).record.spelled())
    with pytest.raises(SoukError, match="played again"):
        record.scrubbed(0)


@pytest.mark.parametrize(
    ("holds", "play"),
    [
        ("return_assistant", ["move:walk>tea_house", "assistant:leave", "last_call:go_on", "visit:no"]),
        ("mail_again", ["move:walk>post_office", "assistant:leave", "visit:yes", "again:no"]),
        ("five_lira", ["move:walk>caravansary", "assistant:leave", "visit:yes", "caravansary.take:pile"]),
    ],
)
def test_two_truths_that_a_seat_cannot_tell_apart_look_the_same_to_it(holds: str, play: list[str]) -> None:
    """Seat 0 holds that card, or another of which nobody is asked: seat 1 is shown and told the same."""
    shown = []
    for card in (holds, "far"):
        match = Match(souk.game("istanbul", seats=3), seed=3)
        table = cast(State, match.table)
        give(table, card)
        assert match.decision is not None
        for choice in play:
            decision = match.decision
            assert decision is not None
            if choice in decision.choices:
                match.play(0, choice)
            views = [match.game.view(match.table, seat) for seat in (1, None)]
            steps = [match.sight(1).imagine(seeded(1)).pack()["stack"]]
        told = [event.json() for events in match.events for event in (one.scrubbed(1) for one in events)]
        shown.append((match.record.scrubbed(1), views, steps, told))
    assert shown[0] == shown[1]


def test_what_another_seat_owes_is_not_forgotten_because_its_cards_are_hidden() -> None:
    match = Match(souk.game("istanbul", seats=2), seed=3)
    for choice in ("move:walk>caravansary", "assistant:leave", "visit:yes"):
        match.play(0, choice)
    while (decision := match.decision) is not None and decision.key != "discard":
        match.play(0, decision.choices[0])
    assert match.sight(1).imagine(seeded(1)).pack()["stack"][-1].startswith("discard 0")


def give(s: State, key: str) -> None:
    """Seat 0's only card is this one; what it had goes back to the pile."""
    player = s.players[0]
    for card in range(len(player.hand)):
        s.deck[card] += player.hand[card]
        player.hand[card] = 0
    card = int(s.rules.card(key))
    s.deck[card] -= 1
    player.hand[card] = 1


def test_a_preview_is_for_who_decides_and_ends_where_another_does() -> None:
    game = souk.game("istanbul", seats=2)
    s = game.start(1)
    with pytest.raises(SoukError, match="seat 0 is to act, not seat 1"):
        game.preview(s, 1, "move:walk>tea_house")
    game.play(s, "move:walk>tea_house")
    told = game.preview(s, 0, "assistant:stop").events
    assert {event.seat for event in told} == {0}


def test_flat_actions_keep_their_ids() -> None:
    """An action's id is its place in the list; the list is the same whatever the seats and options."""
    actions = souk.game("istanbul", seats=2).actions
    assert actions == souk.game("istanbul", seats=5, layout="random", return_card="any_time").actions
    assert len(set(actions)) == len(actions)
    assert actions[:3] == ["again:no", "again:yes", "assistant:stop"]
