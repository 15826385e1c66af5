"""The same work on a dask cluster. A worker that dies loses nothing: what it had not handed in is played by another."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from threading import Lock
from typing import Any

from souk import __version__
from souk.arena.extras import extra
from souk.arena.pool import Answer, Part, Result, Whole, tried, unwrapped
from souk.engine.errors import SoukError

WAIT = 10  # seconds for a scheduler that answers, and for a first worker
ONE_AT_A_TIME = Lock()  # a worker may have several threads; then time for a decision would be that of all of them


def on_cluster(
    address: str, do: Callable[[Whole, Part], Result], whole: Whole, parts: Sequence[Part]
) -> Iterator[Result]:
    """do(whole, part) for each part, in no order."""
    with extra("cluster"):
        import distributed

        dask: Any = distributed  # it has types for some of its functions only

    for name in ("distributed", "distributed.client"):  # they tell of every worker that goes
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        client = dask.Client(address, timeout=WAIT)
    except (OSError, ValueError) as error:
        raise SoukError(f"--cluster {address}: {error}") from error
    with client:
        try:
            client.wait_for_workers(1, timeout=WAIT)
        except TimeoutError:
            raise SoukError(f"--cluster {address}: no worker has joined it within {WAIT} seconds") from None
        futures = client.map(partial(on_worker, __version__, do, whole), parts, pure=False)
        try:
            for future in dask.as_completed(futures):
                fault = future.exception()
                if fault is not None:
                    raise SoukError(f"--cluster {address}: {type(fault).__name__}: {fault}") from fault
                yield unwrapped(future.result())
        finally:  # Ctrl-C too: nobody waits for games that nobody wants
            client.cancel(futures)


def on_worker(version: str, do: Callable[[Whole, Part], Result], whole: Whole, part: Part) -> Answer[Result]:
    if version != __version__:
        return None, f"a worker of the cluster has souk {__version__}, not {version}"
    with ONE_AT_A_TIME:
        return tried(do, whole, part)
