"""Makes failures inside the helpers as talkative as those in the tests."""

import pytest

pytest.register_assert_rewrite("tests.engine.positions")
