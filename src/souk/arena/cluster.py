"""Work shared out on a dask cluster. If a worker dies, another one plays the games it had not handed in."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from threading import Lock
from typing import Any

from souk import __version__
from souk.arena.extras import extra
from souk.arena.pool import Answer, Part, Result, Whole, attempt, unwrapped
from souk.engine.errors import SoukError

WAIT = 10  # seconds for the scheduler to answer, and for a first worker
ONE_AT_A_TIME = Lock()  # several threads of a worker would disturb each other's times per decision


def share_out_on_cluster(
    address: str, do: Callable[[Whole, Part], Result], whole: Whole, parts: Sequence[Part]
) -> Iterator[Result]:
    """Yield do(whole, part) for every part, in any order."""
    with extra("cluster"):
        import distributed

        dask: Any = distributed  # only some of its functions are typed

    for name in ("distributed", "distributed.client"):  # they would report every worker that leaves
        logging.getLogger(name).setLevel(logging.CRITICAL)
    with connected(dask, address) as client:
        futures = client.map(partial(on_worker, __version__, do, whole), parts, pure=False)
        try:
            for future in dask.as_completed(futures):
                fault = future.exception()
                if fault is not None:
                    raise SoukError(f"--cluster {address}: {type(fault).__name__}: {fault}") from fault
                yield unwrapped(future.result())
        finally:  # after Ctrl-C too: no worker plays on for nobody
            client.cancel(futures)


def connected(dask: Any, address: str) -> Any:
    """A client of a cluster that has at least one worker."""
    try:
        client = dask.Client(address, timeout=WAIT)
    except (OSError, ValueError) as error:
        raise SoukError(f"--cluster {address}: {error}") from error
    try:
        client.wait_for_workers(1, timeout=WAIT)
    except TimeoutError:
        client.close()
        raise SoukError(f"--cluster {address}: no worker has joined it within {WAIT} seconds") from None
    return client


def on_worker(version: str, do: Callable[[Whole, Part], Result], whole: Whole, part: Part) -> Answer[Result]:
    if version != __version__:
        return None, f"a worker of the cluster has souk {__version__}, not {version}"
    with ONE_AT_A_TIME:
        return attempt(do, whole, part)
