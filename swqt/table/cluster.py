"""Hands the jobs of a tournament to a Dask cluster.

Needs the extra ``cluster``, imported only when a cluster is opened. If a worker dies, Dask gives its job to another
one, and each future has exactly one result, so no game is lost or counted twice.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

import swqt
from swqt.home import resource_folder
from swqt.table.tournament import WINDOW, Workers
from swqt.version import engine_digest, program_version

_P = ParamSpec("_P")
_R = TypeVar("_R")

CONNECT: Final = 5.0
"""Seconds to wait for the scheduler."""

REMEDY: Final = "install the same program on all machines and start the workers anew"

_one_game = Lock()
"""Held while a game is played: the threads of a worker would otherwise play several games with the same Rules."""


class ClusterError(Exception):
    """The cluster cannot be used; the message says why."""


class Program(NamedTuple):
    """Everything except its job that determines the result of a game between bots."""

    version: str
    rules: str
    bots: str


@cache
def program() -> Program:
    """Return the version of this program, and digests of its rules and bots."""
    package = Path(swqt.__file__).resolve().parent
    bots = sha256()
    for folder, pattern in (package / "ai", "*.py"), (package / "table", "*.py"), (resource_folder() / "ai", "*.json"):
        for path in sorted(folder.glob(pattern)):
            bots.update(path.name.encode() + sha256(path.read_bytes().replace(b"\r\n", b"\n")).digest())
    return Program(program_version(), engine_digest().hex()[:16], bots.hexdigest()[:16])


@contextmanager
def dask_workers(address: str) -> Iterator[Workers]:
    """Connect to the Dask scheduler at *address*; ClusterError if that fails or the cluster fails later."""
    try:
        from distributed import Client, KilledWorker
        from distributed.comm import CommClosedError
    except ImportError as error:
        raise ClusterError(f"a cluster needs swqt's extra 'cluster': pip install distributed ({error})") from error
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)    # the errors below are enough
    try:
        asyncio.run(_knock(address))
        client = Client(address, timeout=CONNECT, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise ClusterError(f"no Dask scheduler answers at {address!r}: {str(error) or 'it says nothing'}") from error
    with client:
        count = len(client.nthreads())
        if not count:
            start = f"dask worker {client.scheduler.address} --nworkers -1 --nthreads 1"
            raise ClusterError(f"the scheduler at {address} has no workers; start some with: {start}")
        try:
            yield Workers(_DaskExecutor(client), WINDOW * count)
        except ModuleNotFoundError as error:
            raise ClusterError(f"a worker has no such program as this one: {error}; {REMEDY}") from error
        except KilledWorker as error:
            raise ClusterError(f"too many workers have died: {error}") from error
        except (CancelledError, CommClosedError) as error:
            raise ClusterError(f"the connection to the scheduler at {address} is lost") from error


async def _knock(address: str) -> None:
    """Raise an error if nothing at *address* speaks Dask's protocol: a Client would then wait forever."""
    from distributed import Security
    from distributed.comm import connect

    link = connect(address, timeout=CONNECT, **Security().get_connection_args("client"))
    comm = await asyncio.wait_for(link, 2 * CONNECT)
    await comm.close()


class _DaskExecutor(Executor):
    """An executor that sends each call to a worker, together with the Program that it is meant for.

    Returns Dask's own futures: its bridge to those of the standard library fails on cancelled ones.
    """

    def __init__(self, client: Any) -> None:
        self._client = client

    def submit(self, work: Callable[_P, _R], /, *args: _P.args, **kwargs: _P.kwargs) -> Any:
        # Pass only bytes to Dask: it would inspect the arguments, and a worker without swqt would crash on a task that
        # it cannot unpickle.
        call = pickle.dumps(_SentCall(program(), pickle.dumps((work, args, kwargs))))
        return self._client.submit(pickle.loads, call, pure=False)


class _SentCall(NamedTuple):
    """The arguments of ``run_job``, which runs when this is unpickled."""

    wanted: Program
    call: bytes

    def __reduce__(self) -> tuple[Any, ...]:
        return run_job, tuple(self)


def run_job(wanted: Program, call: bytes) -> Any:
    """Execute a pickled call on a worker of a cluster; ClusterError if its program is not the *wanted* one."""
    own = program()
    for part, there, here in zip(Program._fields, own, wanted, strict=True):
        if there != here:
            from distributed import get_worker

            raise ClusterError(
                f"the worker {get_worker().address} has swqt with {part} {there}, this program has {part} {here}; "
                + REMEDY
            )
    with _one_game:
        work, args, kwargs = pickle.loads(call)
        return work(*args, **kwargs)
