"""Tests that are coroutines run in the steady loop."""

import inspect

import pytest

from tests.support.steady import run


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    test = pyfuncitem.obj
    if not inspect.iscoroutinefunction(test):
        return None
    wanted = {name: pyfuncitem.funcargs[name] for name in inspect.signature(test).parameters}
    run(lambda: test(**wanted))
    return True
