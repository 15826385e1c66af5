"""Those who listen to a table, and what they are told."""

from __future__ import annotations

import time
from collections import defaultdict
from typing import Any

from souk.server.chronicle import Chronicle
from souk.server.feed import Item, Viewer
from souk.server.listener import ENCODER, Listener
from souk.server.telling import Telling
from souk.server.wire.shared import Person, TableInfo
from souk.server.wire.tells import People, Update, Welcome

LOG: int = 200  # entries that a welcome has at most


class Audience:
    def __init__(self, chronicle: Chronicle) -> None:
        self.chronicle = chronicle
        self.listeners: set[Listener] = set()
        self.tellings: dict[str, Telling] = {}
        self.left = {seat: time.monotonic() for seat in range(len(chronicle.sitters))}  # when each was last here

    def hear(self, chronicle: Chronicle) -> None:
        """The same table, read anew."""
        self.chronicle = chronicle
        self.forget_names()

    def telling(self, lang: str) -> Telling:
        if lang not in self.tellings:
            self.tellings[lang] = Telling(self.chronicle.game, lang)
            self.tellings[lang].call([sitter.name for sitter in self.chronicle.sitters])
        return self.tellings[lang]

    def forget_names(self) -> None:
        """What was told has to be told with other names."""
        for telling in self.tellings.values():
            telling.call([sitter.name for sitter in self.chronicle.sitters])
        for feed in self.chronicle.feeds.values():
            for item in feed.items:
                item.told.clear()

    # Coming and going -----------------------------------------------------------------------------------------------

    def add(self, listener: Listener) -> None:
        self.listeners.add(listener)
        if listener.viewer is not None:
            self.people()

    def remove(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        if listener.viewer is not None:
            self.left[listener.viewer] = time.monotonic()
            self.people()

    def here(self, seat: int) -> bool:
        return any(listener.viewer == seat for listener in self.listeners)

    def away(self, seat: int) -> float:
        """For how many seconds."""
        return 0.0 if self.here(seat) else time.monotonic() - self.left[seat]

    # Telling --------------------------------------------------------------------------------------------------------

    def info(self, viewer: Viewer) -> TableInfo:
        chronicle = self.chronicle
        founding = chronicle.founding
        return TableInfo(
            table=founding.table,
            setting=founding.setting,
            viewer=viewer,
            to_act=chronicle.to_act,
            over=chronicle.over,
            archived=founding.archived,
            stopped=chronicle.stopped,
            created=founding.created,
            touched=chronicle.touched,
            people=[
                Person(seat, one.kind, one.name, one.bot, one.kind == "bot" or self.here(seat))  # type: ignore[arg-type]
                for seat, one in enumerate(chronicle.sitters)
            ],
            seal="" if founding.archived else chronicle.seal,
            secret=founding.secret.hex() if chronicle.over and not founding.archived else "",
            next=chronicle.next,
            origin=founding.origin,
        )

    def welcome(self, listener: Listener, have: int) -> None:
        viewer, lang = listener.viewer, listener.lang
        missed = self.chronicle.feeds[viewer].items[have:]
        log = [self.telling(lang).entry(item, viewer) for item in missed[-LOG:]]
        now = self.now(viewer, lang)
        listener.tell(Welcome(**now, viewer=viewer, info=self.info(viewer), log=log, more=len(missed) > LOG))

    def welcome_again(self, seat: int) -> None:
        for listener in self.listeners:
            if listener.viewer == seat:
                self.welcome(listener, self.chronicle.feeds[seat].version)

    def now(self, viewer: Viewer, lang: str) -> dict[str, Any]:
        chronicle, telling = self.chronicle, self.telling(lang)
        table, feed, to_act = chronicle.match.table, chronicle.feeds[viewer], chronicle.to_act
        asked = viewer is not None and to_act == viewer and not chronicle.sitters[viewer].bot
        return {
            "version": feed.version,
            "view": chronicle.game.view(table, viewer),
            "to_act": to_act,
            "decision": telling.decision(table, feed.asked) if asked else None,
            "can_undo": chronicle.can_undo(viewer),
            "outcome": telling.outcome(table, viewer),
        }

    def publish(self, items: dict[Viewer, Item]) -> None:
        """One thing that has happened, to each as they may know it. What is the same is made once."""
        alike: dict[tuple[Viewer, str], list[Listener]] = defaultdict(list)
        for listener in self.listeners:
            if listener.viewer in items:
                alike[listener.viewer, listener.lang].append(listener)
        for (viewer, lang), listeners in alike.items():
            item = items[viewer]
            now = self.now(viewer, lang) | {"version": item.version}
            entry = self.telling(lang).entry(item, viewer)
            update = Update(**now, seat=item.seat, said=entry.said, events=entry.events, undo=item.undo)
            encoded = ENCODER.encode(update)
            for listener in listeners:
                listener.hand(encoded)

    def people(self) -> None:
        """Who sits where."""
        infos = {listener.viewer: self.info(listener.viewer) for listener in self.listeners}
        for listener in self.listeners:
            listener.tell(People(info=infos[listener.viewer]))
