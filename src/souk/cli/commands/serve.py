"""souk serve: tables for people and bots, played in the browser."""

from __future__ import annotations

import ipaddress
import os
import sys
import threading
import webbrowser
from typing import Annotated, Literal

import typer

from souk.cli.commands.options import listed
from souk.cli.speech import say
from souk.engine.errors import SoukError

Host = Annotated[str, typer.Option(metavar="ADDRESS", help="opt-host")]
Port = Annotated[int, typer.Option(min=0, max=65535, metavar="N", help="opt-port")]
Database = Annotated[
    str,
    typer.Option(
        metavar="FILE|URL", help="opt-database", envvar="SOUK_DATABASE", show_default=False, show_envvar=False
    ),
]
Hosts = Annotated[str, typer.Option(metavar="NAME,…", help="opt-hosts", show_default=False)]
Proxy = Annotated[str, typer.Option(metavar="ADDRESS,…", help="opt-proxy", show_default=False)]
Open = Annotated[bool, typer.Option("--open", help="opt-open")]
Keep = Annotated[int, typer.Option(min=1, metavar="DAYS", help="opt-keep-days")]
Processes = Annotated[int, typer.Option(min=1, max=64, metavar="N", help="opt-processes")]
Metrics = Annotated[str, typer.Option(metavar="[ADDRESS:]PORT", help="opt-metrics", show_default=False)]
Log = Annotated[Literal["plain", "events", "json"], typer.Option(metavar="plain|events|json", help="opt-log")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8778,
    database: Database = "",
    hosts: Hosts = "",
    proxy: Proxy = "",
    keep: Keep = 30,
    processes: Processes = 1,
    metrics: Metrics = "",
    log: Log = "plain",
    open_page: Open = False,
) -> None:
    from souk.server.serve import serve as run
    from souk.server.settings import DAY, LOOPBACK, Settings

    settings = Settings(
        host=host,
        port=port,
        database=database,
        hosts=tuple(listed(hosts)),
        proxies=tuple(checked_proxy(one) for one in listed(proxy)),
        keep=keep * DAY,
        processes=processes,
        metrics=metrics,
        log=log,
        building=os.environ.get("SOUK_BUILDING", ""),  # set by the launcher, which builds them
    )

    def ready(address: str) -> None:
        print(say("serve-ready", address=address), flush=True)
        if host not in LOOPBACK:
            print(say("serve-open", host=host), file=sys.stderr, flush=True)
        if open_page:
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()  # opening may block

    run(settings, ready)


def checked_proxy(address: str) -> str:
    try:
        ipaddress.ip_network(address, strict=False)
    except ValueError as error:
        raise SoukError(f"--proxy {address}: it must be an IP address or a network such as 10.0.0.0/8") from error
    return address
