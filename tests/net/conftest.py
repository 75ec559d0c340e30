"""Tests that are coroutines run in the steady loop, and what they have opened is closed in it."""

import inspect
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path

import pytest

from tests.support.circle import Circle
from tests.support.steady import run


@pytest.fixture
def circle(tmp_path: Path) -> Circle:
    return Circle(tmp_path)


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
