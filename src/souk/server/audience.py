"""The sockets that follow a table, and what is sent to them."""

from __future__ import annotations

import time
from collections import defaultdict
from itertools import chain
from typing import Any, Final

from souk.engine.table import Table
from souk.server.chronicle import Chronicle, News
from souk.server.composition import box_of, told
from souk.server.gathering import attempt_infos, uploaded_seal
from souk.server.listener import Listener, framed
from souk.server.sitters import people_infos
from souk.server.telling import Telling, event_infos
from souk.server.viewer_log import Viewer
from souk.server.wire.shared import TableInfo
from souk.server.wire.tells import People, Update, Waiting, Welcome

LOG: Final = 200  # entries in a welcome, at most


class Audience:
    def __init__(self, chronicle: Chronicle) -> None:
        self.chronicle = chronicle
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, frozenset[int]] = {}  # the seats that have a socket at another server, by server
        self.tellings: dict[str, Telling] = {}
        self.left = {seat: time.monotonic() for seat in range(len(chronicle.sitters))}  # when each was last seen

    def follow(self, chronicle: Chronicle) -> None:
        """Turn to another chronicle of the same table, read again from the disk."""
        self.chronicle = chronicle
        self.learn_names()

    def telling(self, lang: str) -> Telling:
        if lang not in self.tellings:
            self.tellings[lang] = Telling(self.chronicle.game, lang)
            self.tellings[lang].set_names([sitter.name for sitter in self.chronicle.sitters])
        return self.tellings[lang]

    def learn_names(self) -> None:
        """Call everybody by their present name."""
        for telling in self.tellings.values():
            telling.set_names([sitter.name for sitter in self.chronicle.sitters])

    # Coming and going -----------------------------------------------------------------------------------------------

    def add(self, listener: Listener) -> None:
        self.listeners.add(listener)
        if listener.viewer is not None:
            self.publish_people()

    def remove(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        if listener.viewer is not None:
            self.left[listener.viewer] = time.monotonic()
            self.publish_people()

    def seats_here(self) -> list[int]:
        """The seats that have a socket at this server."""
        return sorted({listener.viewer for listener in self.listeners if listener.viewer is not None})

    def set_elsewhere(self, server: str, seats: frozenset[int]) -> None:
        """Note which seats have a socket at another server."""
        before = self.elsewhere.pop(server, frozenset())
        if seats:
            self.elsewhere[server] = seats
        if seats != before:
            self.left.update(dict.fromkeys(before - seats, time.monotonic()))
            self.publish_people()

    def is_here(self, seat: int) -> bool:
        return seat in chain.from_iterable(self.elsewhere.values()) or any(one.viewer == seat for one in self.listeners)

    def away(self, seat: int) -> float:
        """For how many seconds this seat has had no socket."""
        return 0.0 if self.is_here(seat) else time.monotonic() - self.left[seat]

    # Telling --------------------------------------------------------------------------------------------------------

    def info(self, viewer: Viewer) -> TableInfo:
        """The table's particulars. What changes with a move is as this viewer was told."""
        chronicle = self.chronicle
        founding, log = chronicle.founding, chronicle.logs[viewer]
        over = log.to_act is None
        last = chronicle.sealing.attempts[-1] if chronicle.sealing.attempts else None
        return TableInfo(
            table=founding.table,
            setting=told(founding.setting),
            box=box_of(founding.setting),
            viewer=viewer,
            to_act=log.to_act,
            over=over,
            archived=founding.archived,
            stopped=chronicle.stopped,
            created=founding.created,
            touched=log.touched,
            people=people_infos(chronicle.sitters, self.is_here),
            seal=last.seal if last else uploaded_seal(founding),
            secret=last.secret if last and over else "",
            next=chronicle.next,
            origin=founding.origin,
            begun=True,
            asked=list(founding.asked),
            owner=founding.owner if founding.owner >= 0 else None,
            winners=chronicle.match.outcome.winners if over and chronicle.match.outcome else [],
            hints=founding.hints,
            hinted=chronicle.hinted(viewer),
            attempts=attempt_infos(chronicle.sealing, over),
        )

    def welcome(self, listener: Listener, have: int) -> None:
        viewer, lang = listener.viewer, listener.lang
        missed = self.chronicle.logs[viewer].items[have:]
        log = [self.telling(lang).entry(item, viewer) for item in missed[-LOG:]]
        standing = self.standing(viewer, lang)
        listener.send(Welcome(**standing, viewer=viewer, info=self.info(viewer), log=log, more=len(missed) > LOG))

    def welcome_again(self, seat: int) -> None:
        for listener in self.listeners:
            if listener.viewer == seat:
                self.welcome(listener, self.chronicle.logs[seat].version)

    def standing(self, viewer: Viewer, lang: str, table: Table | None = None) -> dict[str, Any]:
        """How things stand for a viewer; with the view of an earlier table, if one is given."""
        chronicle, telling, log = self.chronicle, self.telling(lang), self.chronicle.logs[viewer]
        view = chronicle.game.view(table or chronicle.table_for(viewer), viewer)
        decision = chronicle.match.decision
        is_asked = decision and decision.seat == viewer and not chronicle.sitters[decision.seat].bot
        return {
            "version": log.version,
            "view": view,
            "to_act": log.to_act,
            "decision": telling.decision(decision, view, log.version, chronicle.match.table)
            if decision and is_asked
            else None,
            "can_undo": chronicle.can_undo(viewer),
            "outcome": telling.outcome(chronicle.match.outcome, viewer) if decision is None else None,
        }

    def publish(self, news: News) -> None:
        """Send news to everybody whom they concern. What is the same for several is made once."""
        alike: dict[tuple[Viewer, str], list[Listener]] = defaultdict(list)
        for listener in self.listeners:
            if listener.viewer in news.items:
                alike[listener.viewer, listener.lang].append(listener)
        for (viewer, lang), listeners in alike.items():
            item, telling = news.items[viewer], self.telling(lang)
            standing = self.standing(viewer, lang, news.table)
            standing["version"] = item.version
            said, events = telling.log(item, viewer), event_infos(item.events)
            frame = framed(Update(**standing, seat=item.seat, said=said, events=events, undo=item.undo))
            for listener in listeners:
                listener.send_frame(frame)

    def publish_waiting(self) -> None:
        """Tell everybody that the table waits for its storage."""
        for listener in self.listeners:
            listener.send(Waiting())

    def publish_people_to(self, seat: int) -> None:
        """Send one seat how things stand around the table."""
        for listener in self.listeners:
            if listener.viewer == seat:
                listener.send(People(info=self.info(seat)))

    def publish_people(self) -> None:
        """Send everybody who sits where."""
        infos = {listener.viewer: self.info(listener.viewer) for listener in self.listeners}
        for listener in self.listeners:
            listener.send(People(info=infos[listener.viewer]))
