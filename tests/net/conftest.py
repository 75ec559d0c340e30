"""Tests that are coroutines run in the steady loop, and what they have opened is closed in it."""

import inspect
import os
import socket
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path

import pytest

from tests.support.circle import Circle
from tests.support.party import has_address
from tests.support.processes import Peer
from tests.support.steady import run


@pytest.fixture
def circle(tmp_path: Path) -> Circle:
    return Circle(tmp_path)


@pytest.fixture(scope="session")
def own_address() -> str:
    """A loopback address that no other process of tests uses, so that none takes a port before we do."""
    pid = os.getpid()
    address = f"127.{64 + pid // 65536 % 64}.{pid // 256 % 256}.{pid % 256}"
    return address if has_address(address) else "127.0.0.1"


def free_ports(address: str, count: int) -> list[int]:
    found = [socket.create_server((address, 0)) for _ in range(count)]
    ports = [one.getsockname()[1] for one in found]
    for one in found:
        one.close()
    return ports


@pytest.fixture
def three(tmp_path: Path, own_address: str) -> Iterator[list[Peer]]:
    """Three programs as processes of their own, none of which runs yet; those that run at the end are killed."""
    peers = [Peer(number, tmp_path, own_address, port) for number, port in enumerate(free_ports(own_address, 3))]
    yield peers
    for peer in peers:
        peer.kill()


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    test = pyfuncitem.obj
    if not inspect.iscoroutinefunction(test):
        return None
    wanted = {name: pyfuncitem.funcargs[name] for name in inspect.signature(test).parameters}

    async def whole() -> None:
        async with AsyncExitStack() as stack:
            for value in wanted.values():
                if isinstance(value, AbstractAsyncContextManager):
                    await stack.enter_async_context(value)
            await test(**wanted)

    run(whole)
    return True
